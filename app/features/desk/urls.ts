import { toPageParam, withParams } from '~/http/with-params'
import type { LeadQuery } from '~/upstream/leads.server'
import { LEAD_KINDS, LEAD_LISTS, LEAD_TEXT_FILTERS } from '~contract/leads'
import { parsePageNumber } from '~contract/values/page-number'

export const DESK_PATH = '/desk'
export const LEADS_PATH = '/desk/leads'
export const LEADS_CSV_PATH = '/desk/leads.csv'

export function parseLeadQuery(query: URLSearchParams): LeadQuery {
  return {
    list: LEAD_LISTS.find((list) => list === query.get('list')) ?? 'open',
    kind: LEAD_KINDS.find((kind) => kind === query.get('kind')),
    text: LEAD_TEXT_FILTERS.find((filter) => filter === query.get('text')),
    search: query.get('q') || undefined,
    page: parsePageNumber(query.get('page')),
  }
}

/** @param path path of the list or of its file */
export function leadListPath(
  { list, kind, text, search, page }: LeadQuery,
  path: string = LEADS_PATH,
): string {
  return withParams(path, {
    list: list === 'open' ? undefined : list,
    kind,
    text,
    q: search,
    page: toPageParam(page),
  })
}

export const leadPath = (id: number) => `${LEADS_PATH}/${id}`
