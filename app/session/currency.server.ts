import type { Currency } from '~contract/currencies'
import { readCookie } from './cookies.server'

export function readCurrency(request: Request): Currency | undefined {
  return parseCurrency(readCookie(request.headers.get('cookie'), 'currency'))
}

export function parseCurrency(value: unknown): Currency | undefined {
  return value === 'gel' || value === 'usd' ? value : undefined
}
