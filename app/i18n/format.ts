import { GEORGIAN_TIME_ZONE, toGeorgianDate } from '~contract/values/georgian-time'
import type { Language } from './languages'

export { formatNumber } from '~contract/number-format'

/** Georgian months, which Chromium lacks. */
export const GEORGIAN_MONTHS =
  'იანვარი თებერვალი მარტი აპრილი მაისი ივნისი ივლისი აგვისტო სექტემბერი ოქტომბერი ნოემბერი დეკემბერი'.split(
    ' ',
  )

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

const dayFormats = new Map<Language, Intl.DateTimeFormat>()

function getDayFormat(language: Language): Intl.DateTimeFormat {
  const known = dayFormats.get(language)
  if (known) return known
  // British English, as in emails.
  const locale = language === 'en' ? 'en-GB' : language
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: GEORGIAN_TIME_ZONE,
    day: 'numeric',
    month: 'long',
  })
  dayFormats.set(language, format)
  return format
}
