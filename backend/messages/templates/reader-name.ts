import { forEachLocale } from '~backend/platform/localized-text'
import { toReaderLetters } from '~contract/values/georgian-letters'
import type { EmailTemplate } from '../content'

/** Transliterates the name to the reader's alphabet. */
export function withReaderName<Facts extends { name: string }>(
  template: EmailTemplate<Facts>,
): EmailTemplate<Facts> {
  return forEachLocale(
    (locale) => (facts: Facts) => template[locale]({ ...facts, name: toReaderLetters(facts.name, locale) }),
  )
}
