import type { z } from 'zod'
import { CURRENCIES, CURRENCY_IDS, type CurrencyId } from '~contract/currencies'
import type * as wire from '~contract/schemas/price-doubts'

/** Why a price is questioned, and what was probably meant. */
export function toPriceDoubt({ currency_id, expected, meant, ...doubt }: z.output<typeof wire.PriceDoubt>) {
  return {
    ...doubt,
    currency: toCurrency(currency_id),
    expected: expected
      ? { low: expected.low, high: expected.high, currency: toCurrency(expected.currency_id) }
      : undefined,
    meant: meant ? { price: meant.price, currency: toCurrency(meant.currency_id) } : undefined,
  }
}

export type PriceDoubt = ReturnType<typeof toPriceDoubt>

function toCurrency(id: CurrencyId) {
  const currency = CURRENCIES.find((one) => CURRENCY_IDS[one] === id)
  if (!currency) throw new Error(`no currency has the id ${id}`)
  return currency
}
