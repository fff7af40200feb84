import { formatNumber } from '~/i18n/format'
import type { Language } from '~/i18n/languages'
import type { Price } from '~/upstream/statement-fields'
import { CURRENCY_SIGNS, type Currency, withCurrencySign } from '~contract/currencies'

/** Abbreviations of a thousand and a million, as after a number. */
const UNITS: Readonly<Record<Language, readonly [thousand: string, million: string]>> = {
  ka: ['\u00a0ათ.', '\u00a0მლნ'],
  en: ['K', 'M'],
  ru: ['\u00a0тыс.', '\u00a0млн'],
}

/** Formats an abbreviated price such as "$162K" or "$162 тыс."; undefined if it is negotiable. */
export function formatShortPrice(price: Price, chosen: Currency, language: Language): string | undefined {
  const other = chosen === 'usd' ? 'gel' : 'usd'
  for (const currency of [chosen, other] as const) {
    const total = price[currency]?.total
    if (total) return withCurrencySign(formatShortAmount(total, language), CURRENCY_SIGNS[currency])
  }
  return undefined
}

/** Smallest abbreviated price; rents below differ in their last digits. */
const ABBREVIATED_FROM = 10_000

/** Formats at most three digits, rounded before the unit is chosen: 999,700 is 1M. */
function formatShortAmount(amount: number, language: Language): string {
  if (amount < ABBREVIATED_FROM) return formatNumber(amount, language)
  const [thousand, million] = UNITS[language]
  const rounded = Number(amount.toPrecision(3))
  if (rounded >= 1_000_000) return `${formatNumber(rounded / 1_000_000, language, 2)}${million}`
  return `${Math.round(rounded / 1_000)}${thousand}`
}
