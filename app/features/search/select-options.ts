import { formatNumber } from '~/i18n/format'
import type { Language } from '~/i18n/languages'
import type { CountedEntry } from './filter-options'

export function toOptions(entries: CountedEntry[]) {
  return entries.map(({ id, name }) => ({ value: id, label: name }))
}

export function toCountedOptions(entries: CountedEntry[], language: Language) {
  return entries.map(({ id, name, count }) => ({
    value: id,
    label: name,
    ...(count !== undefined && { count: formatNumber(count, language) }),
  }))
}
