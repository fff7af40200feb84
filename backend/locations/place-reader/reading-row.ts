import type { Locale } from '../../dictionaries/words'
import type { Reading } from './read-places'

/** A reading as it is answered. */
export function readingRow({ pieces, rest }: Reading, locale: Locale) {
  return {
    pieces: pieces.map(({ words, kind, places, without }) => ({
      words,
      kind,
      without,
      places: places.map(({ id, name }) => ({ id, display_name: name[locale] })),
    })),
    rest: rest ?? null,
  }
}
