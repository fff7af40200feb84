import type { Locale } from '~backend/platform/localized-text'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { QueryInterpretation } from '~contract/schemas/locations'
import type { ParsedPlaces } from './parse-places'

export function toParsedPlacesRow(
  { pieces, rest }: ParsedPlaces,
  locale: Locale,
): AnswerOf<typeof QueryInterpretation> {
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
