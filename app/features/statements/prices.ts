import { formatNumber } from '../../i18n/format'
import type { Language } from '../../i18n/languages'
import type { Price } from '../../upstream/statement-parts'

export type Currency = 'gel' | 'usd'

const signs: Record<Currency, string> = { gel: '₾', usd: '$' }

/** An amount of money for people, in whole units: "$168 000". */
export function formatMoney(amount: number, currency: Currency, language: Language): string {
  return `${signs[currency]}${formatNumber(amount, language)}`
}

export interface ShownPrice {
  currency: Currency
  total: number
  perSquare?: number | undefined
}

/** A price in the currency to show first, and in the other; a currency that the upstream left out is left out. */
export function shownPrices(price: Price, first: Currency): ShownPrice[] {
  const order: Currency[] = first === 'gel' ? ['gel', 'usd'] : ['usd', 'gel']
  return order.flatMap((currency) => {
    const amount = price[currency]
    return amount?.total ? [{ currency, total: amount.total, perSquare: amount.perSquare }] : []
  })
}
