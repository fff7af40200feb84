import { type Language, localizedPath } from '../../../i18n/languages'

/** The file of an order: a report or a drawing. */
export function documentAddress(orderId: number, language: Language): string {
  return localizedPath(`/account/orders/${orderId}/document`, language)
}
