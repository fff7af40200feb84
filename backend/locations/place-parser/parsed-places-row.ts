import type { Locale } from '~backend/dictionaries/localized'
import type { ParsedPlaces } from './parse-places'

export function toParsedPlacesRow({ pieces, rest }: ParsedPlaces, locale: Locale) {
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
