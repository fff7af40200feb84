import type { z } from 'zod'
import { CURRENCIES_BY_ID } from '~contract/currencies'
import type * as wire from '~contract/schemas/price-doubts'

/** Why a price is questioned, and what was probably meant. */
export function toPriceDoubt({ currency_id, expected, meant, ...doubt }: z.output<typeof wire.PriceDoubt>) {
  return {
    ...doubt,
    currency: CURRENCIES_BY_ID[currency_id],
    expected: expected
      ? { low: expected.low, high: expected.high, currency: CURRENCIES_BY_ID[expected.currency_id] }
      : undefined,
    meant: meant ? { price: meant.price, currency: CURRENCIES_BY_ID[meant.currency_id] } : undefined,
  }
}

export type PriceDoubt = ReturnType<typeof toPriceDoubt>
