import type { Locale } from '~backend/platform/localized-text'

/** Joins street and number. Russian addresses separate them by a comma. */
export function joinAddress(street: string, number: string, locale: Locale): string {
  return [street, number].filter(Boolean).join(locale === 'ru' ? ', ' : ' ')
}
