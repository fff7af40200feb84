import { formatNumber } from '../../i18n/format'
import type { Language } from '../../i18n/languages'
import type { Counted } from './form-options'

/** Entries of a dictionary as options of a field. */
export function options(entries: Counted[]) {
  return entries.map(({ id, name }) => ({ value: id, label: name }))
}

/** The same with how many statements each would find. */
export function countedOptions(entries: Counted[], language: Language) {
  return entries.map(({ id, name, count }) => ({
    value: id,
    label: name,
    ...(count !== undefined && { count: formatNumber(count, language) }),
  }))
}
