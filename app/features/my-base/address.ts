export const PATH = '/account/my-base'

export const tabs = ['clients', 'matchings'] as const
export type BaseTab = (typeof tabs)[number]

/** What may be asked of a list, by the names of its form; all are whole numbers. */
export const filters = [
  'deal_types',
  'real_estate_types',
  'cities',
  'price_from',
  'price_to',
  'area_from',
  'area_to',
] as const
export type FilterName = (typeof filters)[number]

/** What is asked of the base. */
export interface Asked {
  tab: BaseTab
  filter: Partial<Record<FilterName, number>>
  page: number
}

export function readAsked(query: URLSearchParams): Asked {
  const tab = query.get('tab')
  const filter: Asked['filter'] = {}
  for (const name of filters) {
    const figure = (query.get(name) ?? '').replace(/[\s.,_]/g, '')
    if (/^[1-9]\d{0,8}$/.test(figure)) filter[name] = Number(figure)
  }
  const page = query.get('page') ?? ''
  return {
    tab: tabs.find((one) => one === tab) ?? 'clients',
    filter,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

/** The same as the upstream is asked. */
export function upstreamQuery({ filter, page }: Omit<Asked, 'tab'>): URLSearchParams {
  const asked = filters.flatMap((name) => (filter[name] === undefined ? [] : [[name, String(filter[name])]]))
  return new URLSearchParams([...asked, ['page', String(page)], ['per_page', '20']])
}

/** The address of a list, without a language. */
export function addressOf({ tab, filter, page }: Asked): string {
  const query = upstreamQuery({ filter, page })
  query.delete('per_page')
  if (page === 1) query.delete('page')
  if (tab !== 'clients') query.set('tab', tab)
  return query.size > 0 ? `${PATH}?${query}` : PATH
}

/** A list with the question above it whether to pay for somebody's number. */
export function withQuestion(address: string, clientId: number): string {
  return `${address}${address.includes('?') ? '&' : '?'}ask=${clientId}`
}
