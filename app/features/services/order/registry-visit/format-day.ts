import { formatDay } from '~/i18n/format'
import type { Language } from '~/i18n/languages'
import { toGeorgianNoon } from '~contract/values/georgian-time'

export function formatSlotDay(date: string, language: Language): string {
  return formatDay(toGeorgianNoon(date), language)
}
