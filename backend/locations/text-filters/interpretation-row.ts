import type { Locale } from '~backend/platform/localized-text'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { QueryInterpretation } from '~contract/schemas/locations'
import type { TextInterpretation } from './interpret-text'

export function toInterpretationRow(
  { filters, pieces, houseNumber, rest }: TextInterpretation,
  locale: Locale,
): AnswerOf<typeof QueryInterpretation> {
  return {
    filters: filters ?? null,
    pieces: pieces.map(({ words, kind, places, without }) => ({
      words,
      kind,
      without,
      places: places.map(({ id, name }) => ({ id, display_name: name[locale] })),
    })),
    house_number: houseNumber ?? null,
    rest: rest ?? null,
  }
}
