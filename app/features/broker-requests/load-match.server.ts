import { toUndefinedIfMissing } from '~/page/missing-data.server'
import type { Visitor } from '~/session/visitor.server'
import { searchRequestById } from '~/upstream/broker-requests.server'
import { statementParameters } from '~/upstream/dictionaries.server'

/** Loads the search request of a match with the names of its ids; nothing once it has ended. */
export async function loadMatch(visitor: Visitor, searchRequestId: number) {
  const [found, dictionaries] = await Promise.all([
    visitor.call(searchRequestById(searchRequestId)).catch(toUndefinedIfMissing),
    visitor.optional('parameters', visitor.cachedCall(statementParameters)),
  ])
  return (
    found && {
      ...found,
      deals: dictionaries?.deal_types.all ?? [],
      types: dictionaries?.real_estate_types.all ?? [],
      rooms: dictionaries?.room_types.all ?? [],
    }
  )
}

export type Match = NonNullable<Awaited<ReturnType<typeof loadMatch>>>
