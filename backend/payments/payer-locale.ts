import { LOCALES, type Locale } from '~backend/platform/localized-text'
import { parseUrl } from '~contract/values/url'
import type { Payment } from './store'

/** Returns the language of the page used to pay, because bank callbacks have none. */
export function getPayerLocale({ return_url: url }: Pick<Payment, 'return_url'>): Locale {
  const prefix = url ? parseUrl(url)?.pathname.split('/')[1] : undefined
  return LOCALES.find((locale) => locale === prefix) ?? 'ka'
}
