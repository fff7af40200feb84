/** A language of the data: of titles, places and dictionaries. */
export const LOCALES = ['ka', 'en', 'ru'] as const
export type Locale = (typeof LOCALES)[number]

export type Words = Record<Locale, string>

/** A value for each language. */
export function inEach<Value>(make: (locale: Locale) => Value): Record<Locale, Value> {
  return { ka: make('ka'), en: make('en'), ru: make('ru') }
}

/** A row of a dictionary: the public id and what it is called. */
export type Entry = Words & { id: number }

/** A row as the API answers it, in one language. */
export type NamedRow = { id: number; display_name: string }

export function named(entries: readonly Entry[], locale: Locale): NamedRow[] {
  return entries.map((entry) => ({ id: entry.id, display_name: entry[locale] }))
}

/** The name of a dictionary id, or null for an unknown or absent one. */
export function nameOf(entries: readonly Entry[], id: number | null, locale: Locale): string | null {
  return entries.find((entry) => entry.id === id)?.[locale] ?? null
}

/** Numbers are written alike in the three languages. */
export function figures(rows: readonly (readonly [id: number, text: string])[]): Entry[] {
  return rows.map(([id, text]) => ({ id, ka: text, en: text, ru: text }))
}
