import { toPageParam, withParams } from '~/http/with-params'
import { NEW_STATEMENT_PATH, OWN_STATEMENTS_PATH } from '~contract/statement-drafts'
import {
  OWN_STATEMENT_STATUSES,
  type OwnStatementStatus,
  STATISTICS_PERIODS,
  type StatisticsPeriod,
} from '~contract/statements'
import { parseId } from '~contract/values/ids'
import { parsePageNumber } from '~contract/values/page-number'

/** Sort orders by the specification's names. */
export const SORTS = ['date_desc', 'date_asc', 'price_asc', 'price_desc', 'created_at_desc'] as const

export type OwnStatementsSort = (typeof SORTS)[number]

export interface OwnStatementsParams {
  state: OwnStatementStatus | undefined
  /** Encrypted text of a search. */
  search: string | undefined
  deal: number | undefined
  kind: number | undefined
  /** Agent of the company, or all of them. */
  agent: number | 'all' | undefined
  sort: OwnStatementsSort
  page: number
}

export function parseOwnStatementsParams(searchParams: URLSearchParams): OwnStatementsParams {
  const status = searchParams.get('status')
  return {
    state: OWN_STATEMENT_STATUSES.find((one) => one === status),
    search: searchParams.get('q') || undefined,
    ...parseOwnFilters({
      deal_types: searchParams.get('deal_types'),
      real_estate_types: searchParams.get('real_estate_types'),
      agent: searchParams.get('agent'),
      order_by: searchParams.get('order_by'),
    }),
    page: parsePageNumber(searchParams.get('page')),
  }
}

type OwnFilterName = 'deal_types' | 'real_estate_types' | 'agent' | 'order_by'

/** Parses the filters of the search form by the names that they have in the URL. */
export function parseOwnFilters(filters: Record<OwnFilterName, string | null>) {
  const { deal_types, real_estate_types, agent, order_by } = filters
  return {
    deal: parseId(deal_types),
    kind: parseId(real_estate_types),
    agent: agent === 'all' ? ('all' as const) : parseId(agent),
    sort: SORTS.find((one) => one === order_by) ?? 'date_desc',
  }
}

export function ownStatementsPath({
  state: status,
  search,
  deal,
  kind,
  agent,
  sort: order,
  page,
}: OwnStatementsParams): string {
  return withParams(OWN_STATEMENTS_PATH, {
    status,
    q: search,
    deal_types: deal,
    real_estate_types: kind,
    agent,
    order_by: order === 'date_desc' ? undefined : order,
    page: toPageParam(page),
  })
}

export function toUpstreamParams(
  { state: status, deal, kind, agent, sort: order, page }: OwnStatementsParams,
  searchText?: string,
): URLSearchParams {
  const [, by = 'date', sequence = 'desc'] = /^(.+)_(asc|desc)$/.exec(order) ?? []
  return new URLSearchParams({
    page: String(page),
    per_page: '20',
    order_by: by,
    sequence,
    ...(status && { status }),
    ...(searchText && { q: searchText }),
    ...(deal !== undefined && { deal_types: String(deal) }),
    ...(kind !== undefined && { real_estate_types: String(kind) }),
    ...(agent !== undefined && { agent: String(agent) }),
  })
}

/** Returns the edit URL, which is below the page for new statements. */
export function editStatementUrl(addStatementUrl: string, id: number): string {
  if (addStatementUrl.endsWith(NEW_STATEMENT_PATH)) return addStatementUrl.replace(/new$/, `${id}/edit`)
  const url = new URL(addStatementUrl)
  url.searchParams.set('statement_id', String(id))
  return url.href
}

export type DialogName =
  | 'price'
  | 'close'
  | 'delete'
  | 'delete_drafts'
  | 'deleted'
  | 'profile_services'
  | 'renew'
  | 'reassign'

export function withDialogParam(path: string, dialog: DialogName, value: string | number): string {
  return `${path}${path.includes('?') ? '&' : '?'}${dialog}=${value}`
}

export function statisticsPath(id: number, period: StatisticsPeriod = STATISTICS_PERIODS[0]): string {
  return withParams(`${OWN_STATEMENTS_PATH}/${id}/statistics`, {
    days: period === STATISTICS_PERIODS[0] ? undefined : period,
  })
}
