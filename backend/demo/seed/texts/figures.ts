import type { Locale } from '~backend/platform/localized-text'
import { formatNumber } from '~contract/number-format'

export function russianPlural(count: number, one: string, few: string, many: string) {
  const tens = count % 100
  const last = count % 10
  if (tens > 10 && tens < 20) return many
  if (last === 1) return one
  return last > 1 && last < 5 ? few : many
}

export const englishPlural = (count: number, one: string, many = `${one}s`) => (count === 1 ? one : many)

const ENGLISH_ORDINAL_RULES = new Intl.PluralRules('en', { type: 'ordinal' })
const ENGLISH_ORDINAL_ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
}

/** 4 to 4th. */
export const englishOrdinal = (number: number) =>
  `${number}${ENGLISH_ORDINAL_ENDINGS[ENGLISH_ORDINAL_RULES.select(number)] ?? 'th'}`

/** Formats a figure like the statement page. */
export const formatFigure = (value: number, locale: Locale) => formatNumber(value, locale, 1)
