import { type Language, toLocalizedPath } from '~/i18n/languages'

/** Returns the URL of an order's file: a report or a drawing. */
export function orderDocumentHref(orderId: number, language: Language): string {
  return toLocalizedPath(`/account/orders/${orderId}/document`, language)
}
