import { type DraftValues, parseDraftNumber } from './statement-drafts'
import { parseId } from './values/ids'

/** Why a price is questioned: it looks like the owner's phone number, or is far from one of these. */
export const PRICE_DOUBTS = ['phone', 'former', 'estimate', 'similar'] as const
export type PriceDoubtReason = (typeof PRICE_DOUBTS)[number]

/** A price and its currency as one text, so that confirming a price confirms no other; empty without a price. */
export function toPriceKey(values: Pick<DraftValues, 'price' | 'currency_id'>): string {
  const price = parseDraftNumber('price', values.price)
  const currency = parseId(values.currency_id)
  return price === undefined || currency === undefined ? '' : `${price}/${currency}`
}

/** The price that a key names; nothing for any other text. */
export function parsePriceKey(key: string): { price: string; currency_id: string } | undefined {
  const [price = '', currency_id = ''] = key.split('/')
  return key !== '' && toPriceKey({ price, currency_id }) === key ? { price, currency_id } : undefined
}
