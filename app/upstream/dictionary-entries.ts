import type { Dictionary, Entry } from './dictionaries.server'

/** The entries that fit any of the real-estate types, each once; all of them while none is chosen. */
export function filterEntriesByType(dictionary: Dictionary, typeIds: readonly number[]): Entry[] {
  if (typeIds.length === 0) return dictionary.all
  const fitting = typeIds.flatMap((id) => dictionary.byType[id] ?? dictionary.all)
  return [...new Map(fitting.map((entry) => [entry.id, entry])).values()]
}
