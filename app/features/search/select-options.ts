import { formatNumber } from '~/i18n/format'
import type { Language } from '~/i18n/languages'
import type { CountedEntry } from './filter-options'

/** Entries of a dictionary as options of a field. */
export function toOptions(entries: CountedEntry[]) {
  return entries.map(({ id, name }) => ({ value: id, label: name }))
}

/** The same with how many statements each would find. */
export function toCountedOptions(entries: CountedEntry[], language: Language) {
  return entries.map(({ id, name, count }) => ({
    value: id,
    label: name,
    ...(count !== undefined && { count: formatNumber(count, language) }),
  }))
}
