import type { Price } from '~/upstream/statement-fields'
import { CURRENCY_SIGNS, type Currency, withCurrencySign } from '~contract/currencies'

/** Formats an abbreviated price such as "$162K"; undefined if it is negotiable. */
export function formatShortPrice(price: Price, chosen: Currency): string | undefined {
  const other = chosen === 'usd' ? 'gel' : 'usd'
  for (const currency of [chosen, other] as const) {
    const total = price[currency]?.total
    if (total) return withCurrencySign(formatShortAmount(total), CURRENCY_SIGNS[currency])
  }
  return undefined
}

/** Formats at most three digits, rounded before the unit is chosen: 999,700 is 1M. */
function formatShortAmount(amount: number): string {
  const rounded = Number(amount.toPrecision(3))
  if (rounded >= 1_000_000) return `${rounded / 1_000_000}M`
  if (rounded >= 10_000) return `${Math.round(rounded / 1_000)}K`
  return rounded >= 1_000 ? `${rounded / 1_000}K` : String(rounded)
}
