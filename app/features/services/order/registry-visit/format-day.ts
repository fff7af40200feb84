import { formatDay } from '~/i18n/format'
import type { Language } from '~/i18n/languages'

/** A day such as `2026-12-01` in words. */
export function formatSlotDay(date: string, language: Language): string {
  return formatDay(new Date(`${date}T12:00:00+04:00`), language)
}
