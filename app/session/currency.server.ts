import type { Currency } from '~/upstream/currencies'
import { readCookie } from './cookies.server'

/** The currency that the visitor has chosen; undefined until then, and when the cookie says anything else. */
export function readCurrency(request: Request): Currency | undefined {
  return parseCurrency(readCookie(request.headers.get('cookie'), 'currency'))
}

/** A currency of ours, or undefined. */
export function parseCurrency(value: unknown): Currency | undefined {
  return value === 'gel' || value === 'usd' ? value : undefined
}
