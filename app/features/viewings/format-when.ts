import { formatHour, formatWeekdayTime } from '~/i18n/format-weekday'
import type { Language } from '~/i18n/languages'

/** Formats when a viewing takes place: "Sat, 5 December, 12:00–12:30". */
export function formatWhen(
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  language: Language,
): string {
  return `${formatWeekdayTime(startsAt, language)}–${formatHour(endsAt)}`
}
