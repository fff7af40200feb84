import { formatMoney } from '~/features/statements'
import type { Language } from '~/i18n/languages'
import { CURRENCIES_BY_ID, CURRENCY_IDS, type CurrencyId } from '~contract/currencies'
import { convertSum } from '~contract/values/money'

/** Formats an amount in the currency of the stay, in which it is exact. */
export function formatStayMoney(amount: number, currencyId: CurrencyId, language: Language): string {
  return formatMoney(amount, CURRENCIES_BY_ID[currencyId], language)
}

/**
 * Formats an amount in the other currency, rounded to whole units.
 * @returns undefined without an exchange rate
 */
export function formatOtherCurrency(
  amount: number,
  currencyId: CurrencyId,
  { rate, language }: { rate: number | undefined; language: Language },
): string | undefined {
  const other = CURRENCIES_BY_ID[currencyId] === 'gel' ? 'usd' : 'gel'
  const converted = convertSum(amount, currencyId, CURRENCY_IDS[other], rate)
  return converted === undefined ? undefined : `≈\u00a0${formatMoney(converted, other, language)}`
}
