import type { AppLoadContext } from '@remix-run/node'
import { readGuestFavorites } from './guest-favorites-cookie.server'
import { readJustHiddenIds } from './just-hidden-cookie.server'

export interface HiddenFilter {
  /** For a list: what was hidden on this very page keeps its place once more. */
  forList(query: URLSearchParams): URLSearchParams
  /** For counts, facets and maps: nothing hidden is counted. */
  forCount(query: URLSearchParams): URLSearchParams
}

/**
 * Takes what this visitor has hidden out of queries for statements. The upstream knows what an account has hidden; what
 * a guest has, and what a fresh sign-in has not moved yet, is named in the query.
 */
export function createHiddenFilter({
  request,
  context,
}: {
  request: Request
  context: AppLoadContext
}): HiddenFilter {
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
