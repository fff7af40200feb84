import { GEORGIAN_TIME_ZONE, toGeorgianDate } from '~contract/values/georgian-time'
import type { Language } from './languages'

const cache = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>()

function getCachedFormat<Format extends Intl.NumberFormat | Intl.DateTimeFormat>(
  key: string,
  make: () => Format,
) {
  const known = cache.get(key)
  if (known) return known as Format
  const made = make()
  cache.set(key, made)
  return made
}

/**
 * Number locale by language. Chromium lacks Georgian numbers and months, and pages must equal the server's:
 * numbers follow Russian, months are listed here.
 */
const NUMBER_LOCALES: Record<Language, string> = { ka: 'ru', en: 'en', ru: 'ru' }
export const GEORGIAN_MONTHS =
  'იანვარი თებერვალი მარტი აპრილი მაისი ივნისი ივლისი აგვისტო სექტემბერი ოქტომბერი ნოემბერი დეკემბერი'.split(
    ' ',
  )

/** Formats a number, with no-break spaces between thousands in Georgian and Russian, commas in English. */
export function formatNumber(value: number, language: Language, maximumFractionDigits = 0): string {
  const format = getCachedFormat(`number ${language} ${maximumFractionDigits}`, () => {
    const options = { maximumFractionDigits, useGrouping: 'always' } as Intl.NumberFormatOptions
    return new Intl.NumberFormat(NUMBER_LOCALES[language], options)
  })
  return format.format(value)
}

/** Formats a day in Georgian time, with the year unless it is the current one: "21 November". */
export function formatDay(moment: Date, language: Language, today = new Date()): string {
  const [year = '', month, day] = toGeorgianDate(moment).split('-')
  const withYear = year !== toGeorgianDate(today).slice(0, 4)
  const dayAndMonth =
    language === 'ka'
      ? `${Number(day)} ${GEORGIAN_MONTHS[Number(month) - 1]}`
      : getDayFormat(language).format(moment)
  // Intl would end a Russian year with "г.", and a sentence that ends with it would have two full stops.
  return withYear ? `${dayAndMonth}${language === 'ka' ? ',' : ''} ${year}` : dayAndMonth
}

function getDayFormat(language: Language) {
  return getCachedFormat(`day ${language}`, () => {
    // British English, as in emails.
    const locale = language === 'en' ? 'en-GB' : language
    return new Intl.DateTimeFormat(locale, { timeZone: GEORGIAN_TIME_ZONE, day: 'numeric', month: 'long' })
  })
}
