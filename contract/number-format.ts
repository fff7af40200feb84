import type { Language } from './languages'

/**
 * Number locale by language. Georgian numbers follow Russian: Chromium lacks the Georgian rules, and server
 * and browser must format alike.
 */
const NUMBER_LOCALES: Record<Language, string> = { ka: 'ru', en: 'en', ru: 'ru' }

const formats = new Map<string, Intl.NumberFormat>()

/** Formats a number, with no-break spaces between thousands in Georgian and Russian, commas in English. */
export function formatNumber(value: number, language: Language, maxDecimals = 0, minDecimals = 0): string {
  const key = `${language} ${maxDecimals} ${minDecimals}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(NUMBER_LOCALES[language], {
      minimumFractionDigits: minDecimals,
      maximumFractionDigits: maxDecimals,
      useGrouping: 'always',
    } as Intl.NumberFormatOptions)
    formats.set(key, format)
  }
  return format.format(value)
}
