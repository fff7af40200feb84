import { type OwnLife, ownLives } from '../../upstream/own-statement-states'

export const PATH = '/account/statements'

/** How the list may be ordered: the words of the specification. */
export const orders = ['date_desc', 'date_asc', 'price_asc', 'price_desc', 'created_at_desc'] as const
export type OwnOrder = (typeof orders)[number]

/** What is asked of one's own statements. */
export interface Asked {
  life: OwnLife | undefined
  text: string
  deal: number | undefined
  order: OwnOrder
  page: number
}

export function readAsked(query: URLSearchParams): Asked {
  const life = query.get('status')
  const order = query.get('order_by')
  const deal = query.get('deal_types') ?? ''
  const page = query.get('page') ?? ''
  return {
    life: ownLives.find((one) => one === life),
    text: (query.get('q') ?? '').trim().slice(0, 255),
    deal: /^\d{1,3}$/.test(deal) ? Number(deal) : undefined,
    order: orders.find((one) => one === order) ?? 'date_desc',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

/** The address of a list, without a language. */
export function addressOf({ life, text, deal, order, page }: Asked): string {
  const query = new URLSearchParams()
  if (life) query.set('status', life)
  if (text) query.set('q', text)
  if (deal !== undefined) query.set('deal_types', String(deal))
  if (order !== 'date_desc') query.set('order_by', order)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${PATH}?${query}` : PATH
}

/** The same as the upstream is asked. */
export function upstreamQuery({ life, text, deal, order, page }: Asked): URLSearchParams {
  const [, by = 'date', sequence = 'desc'] = /^(.+)_(asc|desc)$/.exec(order) ?? []
  return new URLSearchParams({
    page: String(page),
    per_page: '20',
    order_by: by,
    sequence,
    ...(life && { status: life }),
    ...(text && { q: text }),
    ...(deal !== undefined && { deal_types: String(deal) }),
  })
}

/** The parameters that open a dialog above the list. */
type DialogName = 'delete' | 'deleted' | 'statistics' | 'profile_services'

/** A list with a dialog above it. */
export function withDialog(address: string, dialog: DialogName, value: string | number): string {
  return `${address}${address.includes('?') ? '&' : '?'}${dialog}=${value}`
}

/** Numbers of statements as addresses and forms have them: `1,2`. */
export function readIds(values: readonly unknown[]): number[] {
  const words = values.flatMap((value) => (typeof value === 'string' ? value.split(',') : []))
  return [...new Set(words.filter((word) => /^[1-9]\d{0,9}$/.test(word)).map(Number))]
}
