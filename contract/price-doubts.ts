import { type DraftValues, parseDraftNumber } from './statement-drafts'
import { parseId } from './values/ids'

/** Reasons to question a price: it looks like the owner's phone number, or differs from one of the others. */
export const PRICE_DOUBTS = ['phone', 'former', 'estimate', 'similar'] as const
export type PriceDoubtReason = (typeof PRICE_DOUBTS)[number]

/** Joins a price and its currency in a key, to confirm exactly this price. Empty without a price. */
export function toPriceKey(values: Pick<DraftValues, 'price' | 'currency_id'>): string {
  const price = parseDraftNumber('price', values.price)
  const currency = parseId(values.currency_id)
  return price === undefined || currency === undefined ? '' : `${price}/${currency}`
}

/** Parses a key; returns undefined for any other text. */
export function parsePriceKey(key: string): { price: string; currency_id: string } | undefined {
  const [price = '', currency_id = ''] = key.split('/')
  return key !== '' && toPriceKey({ price, currency_id }) === key ? { price, currency_id } : undefined
}
