import { type Language, toLocalizedPath } from '~/i18n/languages'

/** Without a language. */
export function orderPagePath(id: number): string {
  return `/account/orders/${id}`
}

export function orderCalendarHref(id: number, language: Language): string {
  return toLocalizedPath(`${orderPagePath(id)}/calendar.ics`, language)
}
