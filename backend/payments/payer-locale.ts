import { LOCALES, type Locale } from '~backend/platform/localized-text'
import type { Payment } from './store'

/** Of the page from which it was paid: banks call us back without one. */
export function getPayerLocale({ return_url: url }: Pick<Payment, 'return_url'>): Locale {
  const prefix = url && URL.canParse(url) ? new URL(url).pathname.split('/')[1] : undefined
  return LOCALES.find((locale) => locale === prefix) ?? 'ka'
}
