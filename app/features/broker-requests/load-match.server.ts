import { toUndefinedIfMissing } from '~/page/missing-data.server'
import type { Visitor } from '~/session/visitor.server'
import { searchRequestById } from '~/upstream/broker-requests.server'
import { loadRequestNames } from './load-request-names.server'

/** Loads the search request of a match with the names of its ids; nothing once it has ended. */
export async function loadMatch(visitor: Visitor, searchRequestId: number) {
  const [found, names] = await Promise.all([
    visitor.call(searchRequestById(searchRequestId)).catch(toUndefinedIfMissing),
    loadRequestNames(visitor),
  ])
  return found && { ...found, ...names }
}

export type Match = NonNullable<Awaited<ReturnType<typeof loadMatch>>>
