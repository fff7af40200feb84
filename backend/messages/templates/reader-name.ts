import { forEachLocale } from '~backend/platform/localized-text'
import { toReaderName } from '~contract/values/reader-name'
import type { EmailTemplate } from '../content'

/** Transliterates the name to the reader's alphabet. */
export function withReaderName<Facts extends { name: string }>(
  template: EmailTemplate<Facts>,
): EmailTemplate<Facts> {
  return forEachLocale(
    (locale) => (facts: Facts) => template[locale]({ ...facts, name: toReaderName(facts.name, locale) }),
  )
}
