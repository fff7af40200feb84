import type { Locale, LocalizedText } from '~backend/platform/localized-text'

export type DictionaryEntry = LocalizedText & { id: number }

export type DictionaryRow = { id: number; display_name: string }

export function toDictionaryRows(entries: readonly DictionaryEntry[], locale: Locale): DictionaryRow[] {
  return entries.map((entry) => ({ id: entry.id, display_name: entry[locale] }))
}

export function findEntryName(
  entries: readonly DictionaryEntry[],
  id: number | null,
  locale: Locale,
): string | null {
  return entries.find((entry) => entry.id === id)?.[locale] ?? null
}

/** Creates entries whose titles are the same in all languages. */
export function numericEntries(rows: readonly (readonly [id: number, text: string])[]): DictionaryEntry[] {
  return rows.map(([id, text]) => ({ id, ka: text, en: text, ru: text }))
}
