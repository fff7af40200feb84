import type { RequestAndContext } from '~/session/visitor.server'
import { readGuestFavorites } from './guest-favorites-cookie.server'
import { readJustHiddenIds } from './just-hidden-cookie.server'

export interface HiddenFilter {
  /** Filters lists: statements just hidden on this page keep their place once. */
  forList(query: URLSearchParams): URLSearchParams
  /** Filters counts, facets and maps. */
  forCount(query: URLSearchParams): URLSearchParams
}

/**
 * Creates a filter that excludes hidden statements. The upstream knows those of an account; a guest's, and
 * those not merged yet, are listed in the query.
 */
export function createHiddenFilter({ request, context }: RequestAndContext): HiddenFilter {
  const { hidden } = readGuestFavorites(request, context)
  const justHiddenIds = readJustHiddenIds(request, context)
  return {
    forList: (query) =>
      withIdLists(query, {
        exclude_ids: hidden.filter((id) => !justHiddenIds.includes(id)),
        with_hidden_ids: justHiddenIds,
      }),
    forCount: (query) => withIdLists(query, { exclude_ids: hidden }),
  }
}

function withIdLists(query: URLSearchParams, lists: Record<string, number[]>): URLSearchParams {
  const all = new URLSearchParams(query)
  for (const [name, ids] of Object.entries(lists))
    if (ids.length > 0) all.set(name, ids.toSorted((a, b) => a - b).join(','))
  return all
}
