import { formatNumber } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { CURRENCY_IDS, CURRENCY_SIGNS, type Currency, withCurrencySign } from '~contract/currencies'

/**
 * Formats amounts in the currency of the page, then in the other if the rate (lari per US dollar) is known.
 */
export function useFormatSums(currencyId: number, rate: number | undefined) {
  const { language, currency } = usePage()
  const own: Currency = currencyId === CURRENCY_IDS.gel ? 'gel' : 'usd'
  const other: Currency = own === 'usd' ? 'gel' : 'usd'
  const order = rate === undefined ? [own] : currency === other ? [other, own] : [own, other]
  const amountIn = (currency: Currency, amount: number) => {
    if (currency === own || rate === undefined) return amount
    return own === 'usd' ? amount * rate : amount / rate
  }
  const text = (currency: Currency, amount: number) =>
    (amount < 0 ? '−' : '') +
    withCurrencySign(formatNumber(Math.abs(Math.round(amount)), language), CURRENCY_SIGNS[currency])
  return {
    /** Rounds the amount in the first currency. */
    first: (amount: number) => Math.round(amountIn(order[0] ?? own, amount)),
    shown: (amount: number) => order.map((currency) => text(currency, amountIn(currency, amount))),
    /** Formats the amount unconverted, so that sums still add up. */
    plain: (amount: number) => text(own, amount),
    signed: (amount: number) => `${amount > 0 ? '+' : ''}${text(own, amount)}`,
  }
}
