import { type Language, toLocalizedPath } from '~/i18n/languages'

/** The file of an order: a report or a drawing. */
export function orderDocumentHref(orderId: number, language: Language): string {
  return toLocalizedPath(`/account/orders/${orderId}/document`, language)
}
