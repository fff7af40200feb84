import type { Locale } from '~backend/platform/localized-text'

/** Russian addresses separate the number by a comma. */
export function joinAddress(street: string, number: string, locale: Locale): string {
  return [street, number].filter(Boolean).join(locale === 'ru' ? ', ' : ' ')
}
