import { formatNumber } from '~/i18n/format'
import type { Language } from '~/i18n/languages'
import type { Price } from '~/upstream/statement-fields'
import { CURRENCY_SIGNS, type Currency } from '~contract/currencies'

/** In whole units: "$168 000". */
export function formatMoney(amount: number, currency: Currency, language: Language): string {
  return `${CURRENCY_SIGNS[currency]}${formatNumber(amount, language)}`
}

export interface ShownPrice {
  currency: Currency
  total: number
  perSquare?: number | undefined
}

/** The price in the visitor's or else the owner's currency, then the other; missing currencies are skipped. */
export function listShownPrices(price: Price, own: Currency, chosen?: Currency): ShownPrice[] {
  const first = chosen ?? own
  const order: Currency[] = first === 'gel' ? ['gel', 'usd'] : ['usd', 'gel']
  return order.flatMap((currency) => {
    const amount = price[currency]
    return amount?.total ? [{ currency, total: amount.total, perSquare: amount.perSquare }] : []
  })
}
