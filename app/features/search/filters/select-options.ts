import type { CountedEntry } from './filter-options'

export function toOptions(entries: CountedEntry[]) {
  return entries.map(({ id, name, ...counted }) => ({ value: id, label: name, ...counted }))
}
