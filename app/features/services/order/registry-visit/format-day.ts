import { formatDay } from '~/i18n/format'
import type { Language } from '~/i18n/languages'

export function formatSlotDay(date: string, language: Language): string {
  return formatDay(new Date(`${date}T12:00:00+04:00`), language)
}
