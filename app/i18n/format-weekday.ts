import { toGeorgianDate } from '~contract/values/georgian-time'
import { formatDay } from './format'
import { formatTime } from './format-date-time'
import type { Language } from './languages'

/** Short names of the days from Sunday on. */
const WEEKDAYS: Readonly<Record<Language, readonly string[]>> = {
  ka: ['კვ', 'ორშ', 'სამ', 'ოთხ', 'ხუთ', 'პარ', 'შაბ'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  ru: ['вс', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб'],
}

/** Formats a day in Georgia with its weekday: "Sat, 5 December". */
export function formatWeekday(moment: Date, language: Language): string {
  const weekday = new Date(`${toGeorgianDate(moment)}T00:00:00Z`).getUTCDay()
  return `${WEEKDAYS[language][weekday]}, ${formatDay(moment, language)}`
}

/** Formats hours and minutes in Georgia: "12:00". */
export function formatHour(moment: Date): string {
  return formatTime(moment).slice(0, 5)
}

/** Formats a moment in Georgia with its weekday: "Sat, 5 December, 12:00". */
export function formatWeekdayTime(moment: Date, language: Language): string {
  return `${formatWeekday(moment, language)}, ${formatHour(moment)}`
}
