import type { Dictionary, Entry } from './dictionaries.server'

/** Entries that apply to any of the types, without duplicates; all entries when no type is chosen. */
export function filterEntriesByType(dictionary: Dictionary, typeIds: readonly number[]): Entry[] {
  if (typeIds.length === 0) return dictionary.all
  const fitting = typeIds.flatMap((id) => dictionary.byType[id] ?? dictionary.all)
  return [...new Map(fitting.map((entry) => [entry.id, entry])).values()]
}
