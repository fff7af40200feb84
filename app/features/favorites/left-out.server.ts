import type { AppLoadContext } from '@remix-run/node'
import { guestKept } from './guest.server'
import { justHidden } from './just-hidden.server'

export interface LeftOut {
  /** For a list: what was hidden on this very page keeps its place once more. */
  list(query: URLSearchParams): URLSearchParams
  /** For counts, facets and maps: nothing hidden is counted. */
  count(query: URLSearchParams): URLSearchParams
}

/**
 * Takes what this visitor has hidden out of queries for statements. The upstream knows what an account has hidden; what
 * a guest has, and what a fresh sign-in has not moved yet, is named in the query.
 */
export function leftOut({ request, context }: { request: Request; context: AppLoadContext }): LeftOut {
  const { hidden } = guestKept(request, context)
  const stay = justHidden(request, context)
  return {
    list: (query) =>
      withIds(query, { exclude_ids: hidden.filter((id) => !stay.includes(id)), with_hidden_ids: stay }),
    count: (query) => withIds(query, { exclude_ids: hidden }),
  }
}

function withIds(query: URLSearchParams, lists: Record<string, number[]>): URLSearchParams {
  const all = new URLSearchParams(query)
  for (const [name, ids] of Object.entries(lists))
    if (ids.length > 0) all.set(name, ids.toSorted((a, b) => a - b).join(','))
  return all
}
