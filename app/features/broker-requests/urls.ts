import { withQuery } from '~/http/with-params'
import { parseId } from '~contract/values/ids'
import { parsePageNumber } from '~contract/values/page-number'
import { parseArea } from '~contract/values/typed-measure'
import { parseSumIn } from '~contract/values/typed-price'

export const BROKER_REQUESTS_PATH = '/account/my-base'

export const tabs = ['clients', 'matchings'] as const
export type BrokerRequestsTab = (typeof tabs)[number]

const idFilterNames = ['deal_types', 'real_estate_types', 'cities'] as const
const amountFilterNames = ['price_from', 'price_to', 'area_from', 'area_to'] as const
export type AmountFilterName = (typeof amountFilterNames)[number]
const MAX_PRICE = 999_999_999.99
const filterNames = [...idFilterNames, ...amountFilterNames]
export type FilterName = (typeof filterNames)[number]
/** Maximum length of a text that is kept, in characters. */
const MAX_UNREAD_LENGTH = 40

export interface BrokerRequestsQuery {
  tab: BrokerRequestsTab
  filter: Partial<Record<FilterName, number>>
  /** Typed texts that are not a number above zero or a price in dollars. */
  unread: Partial<Record<AmountFilterName, string>>
  page: number
}

/** Parses the query; reversed ranges are swapped. */
export function parseBrokerRequestsQuery(searchParams: URLSearchParams): BrokerRequestsQuery {
  const tab = searchParams.get('tab')
  const filter: BrokerRequestsQuery['filter'] = {}
  const unread: BrokerRequestsQuery['unread'] = {}
  for (const name of idFilterNames) {
    const id = parseId(searchParams.get(name))
    if (id) filter[name] = id
  }
  for (const name of amountFilterNames) {
    const text = searchParams.get(name)?.trim() ?? ''
    if (text === '') continue
    const amount = name.startsWith('area') ? parseArea(text) : parseDollars(text)
    if (amount && amount > 0) filter[name] = amount
    else unread[name] = text.slice(0, MAX_UNREAD_LENGTH)
  }
  for (const range of ['price', 'area'] as const) orderRange(filter, `${range}_from`, `${range}_to`)
  return {
    tab: tabs.find((one) => one === tab) ?? 'clients',
    filter,
    unread,
    page: parsePageNumber(searchParams.get('page')),
  }
}

/** Parses a price, which in this filter is in dollars. */
function parseDollars(text: string): number | undefined {
  const sum = parseSumIn(2, text)
  return 'error' in sum || sum.amount > MAX_PRICE ? undefined : sum.amount
}

function orderRange(filter: BrokerRequestsQuery['filter'], from: FilterName, to: FilterName): void {
  const { [from]: first, [to]: last } = filter
  if (first !== undefined && last !== undefined && first > last)
    Object.assign(filter, { [from]: last, [to]: first })
}

export function toUpstreamParams({
  filter,
  page,
}: Pick<BrokerRequestsQuery, 'filter' | 'page'>): URLSearchParams {
  const pairs = filterNames.flatMap((name) =>
    filter[name] === undefined ? [] : [[name, String(filter[name])]],
  )
  return new URLSearchParams([...pairs, ['page', String(page)], ['per_page', '20']])
}

export function brokerRequestsUrl({ tab, filter, page }: Omit<BrokerRequestsQuery, 'unread'>): string {
  const searchParams = toUpstreamParams({ filter, page })
  searchParams.delete('per_page')
  if (page === 1) searchParams.delete('page')
  if (tab !== 'clients') searchParams.set('tab', tab)
  return withQuery(BROKER_REQUESTS_PATH, searchParams)
}

export function requestNumberUrl(listUrl: string, requestId: number): string {
  return `${listUrl}${listUrl.includes('?') ? '&' : '?'}ask=${requestId}`
}
