import { type Language, toLocalizedPath } from '~/i18n/languages'

/** Returns the path without a language. */
export function orderPagePath(id: number): string {
  return `/account/orders/${id}`
}

const MOVE_PARAM = 'move'

/** Returns the page of an order with the free times for moving the visit. */
export function moveVisitHref(id: number, language: Language): string {
  return `${toLocalizedPath(orderPagePath(id), language)}?${MOVE_PARAM}=1`
}

export function isMoving(searchParams: URLSearchParams): boolean {
  return searchParams.has(MOVE_PARAM)
}

export function orderCalendarHref(id: number, language: Language): string {
  return toLocalizedPath(`${orderPagePath(id)}/calendar.ics`, language)
}
