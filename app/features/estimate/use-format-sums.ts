import { formatNumber } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { type Currency, currencyIds, currencySigns } from '~/upstream/currencies'

/**
 * Sums of an estimate for people: in the visitor's currency first and then in the other, as far as the rate is known.
 *
 * @param rate lari for one dollar
 */
export function useFormatSums(currencyId: number, rate: number | undefined) {
  const { language, currency: chosen } = usePage()
  const own: Currency = currencyId === currencyIds.gel ? 'gel' : 'usd'
  const other: Currency = own === 'usd' ? 'gel' : 'usd'
  const order = rate === undefined ? [own] : chosen === other ? [other, own] : [own, other]
  const amountIn = (currency: Currency, amount: number) => {
    if (currency === own || rate === undefined) return amount
    return own === 'usd' ? amount * rate : amount / rate
  }
  const text = (currency: Currency, amount: number) =>
    `${amount < 0 ? '−' : ''}${currencySigns[currency]}${formatNumber(Math.abs(Math.round(amount)), language)}`
  return {
    /** The plain number in the currency that is told first. */
    first: (amount: number) => Math.round(amountIn(order[0] ?? own, amount)),
    shown: (amount: number) => order.map((currency) => text(currency, amountIn(currency, amount))),
    /** As the upstream says it: sums that have to add up are not converted. */
    plain: (amount: number) => text(own, amount),
    signed: (amount: number) => `${amount > 0 ? '+' : ''}${text(own, amount)}`,
  }
}
