import { CURRENCIES, type Currency } from '~contract/currencies'
import { readCookie } from './cookies.server'

export function readCurrency(request: Request): Currency | undefined {
  const value = readCookie(request.headers.get('cookie'), 'currency')
  return CURRENCIES.find((currency) => currency === value)
}
