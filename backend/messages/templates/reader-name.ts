import { forEachLocale, type Locale } from '~backend/platform/localized-text'
import { toReaderName } from '~contract/values/reader-name'

/** Transliterates the name to the reader's alphabet. */
export function withReaderName<Facts extends { name: string }, Content>(
  template: Readonly<Record<Locale, (facts: Facts) => Content>>,
): Readonly<Record<Locale, (facts: Facts) => Content>> {
  return forEachLocale(
    (locale) => (facts: Facts) => template[locale]({ ...facts, name: toReaderName(facts.name, locale) }),
  )
}
