import type { Language } from './languages'

/** Georgia keeps UTC+4 all year. */
const TIME_ZONE = 'Asia/Tbilisi'
const NO_BREAK_SPACE = '\u00a0'

const cache = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>()

function cached<Format extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => Format) {
  const known = cache.get(key)
  if (known) return known as Format
  const made = make()
  cache.set(key, made)
  return made
}

/** A number for people: no-break spaces between thousands in Georgian and Russian, commas in English. */
export function formatNumber(value: number, language: Language, maximumFractionDigits = 0): string {
  const format = cached(`number ${language} ${maximumFractionDigits}`, () => {
    return new Intl.NumberFormat(language, {
      maximumFractionDigits,
      useGrouping: 'always',
    } as Intl.NumberFormatOptions)
  })
  return format.format(value).replaceAll(' ', NO_BREAK_SPACE)
}

/** The day of a moment in Georgia, for example "21 November"; the year is told when it is not this one. */
export function formatDay(moment: Date, language: Language, today = new Date()): string {
  const withYear = yearInGeorgia(moment) !== yearInGeorgia(today)
  const format = cached(`day ${language} ${withYear}`, () => {
    return new Intl.DateTimeFormat(language, {
      timeZone: TIME_ZONE,
      day: 'numeric',
      month: 'long',
      year: withYear ? 'numeric' : undefined,
    })
  })
  return format.format(moment)
}

/** How many midnights in Georgia lie between two moments; 0 is the same day. */
export function daysBetween(earlier: Date, later: Date): number {
  return Math.round((dayNumber(later) - dayNumber(earlier)) / 86_400_000)
}

function yearInGeorgia(moment: Date): string {
  return isoDay(moment).slice(0, 4)
}

function dayNumber(moment: Date): number {
  return Date.parse(isoDay(moment))
}

function isoDay(moment: Date): string {
  const format = cached('iso day', () => new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }))
  return format.format(moment)
}
