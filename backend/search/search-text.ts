import type { GetGazetteer } from '~backend/locations/gazetteer'
import { createPlaceParser } from '~backend/locations/place-parser/parse-places'
import { getIds, getText, type QueryParams } from '~backend/platform/http/query'
import type { PlaceKind } from '~contract/locations'
import type { SearchTerm } from './memory/predicates'
import { parseStatementNumber, toSearchTerms } from './search-terms'

/** Internal parameters for what a parsed text says beside places; callers cannot set them. */
export const PARSED_TEXT = { terms: 'q_words', number: 'q_number' } as const
export const PARSED_TEXT_PLACES: Readonly<Record<PlaceKind, string>> = {
  city: 'q_cities',
  district: 'q_districts',
  urban: 'q_urbans',
  street: 'q_streets',
}

export type ParseSearchText = (query: QueryParams) => Promise<QueryParams>

/** Every search parses its text once, so that lists, counts, facets and maps agree. */
export function createSearchTextParser(getGazetteer: GetGazetteer): ParseSearchText {
  const parsePlaces = createPlaceParser(getGazetteer)
  return async (query) => {
    const names = ['q', ...Object.values(PARSED_TEXT), ...Object.values(PARSED_TEXT_PLACES)]
    const parsed = new Map([...query].filter(([name]) => !names.includes(name)))
    const text = getText(query, 'q')
    if (!text) return parsed
    const number = parseStatementNumber(text)
    if (number !== undefined)
      return parsed.set(PARSED_TEXT.number, [`${number}`]).set(PARSED_TEXT.terms, [text])
    const { pieces, rest } = await parsePlaces(text, getIds(query, 'cities'))
    for (const { kind, places } of pieces) {
      const name = PARSED_TEXT_PLACES[kind]
      parsed.set(name, [...(parsed.get(name) ?? []), ...places.map(({ id }) => `${id}`)])
    }
    return rest ? parsed.set(PARSED_TEXT.terms, [rest.words]) : parsed
  }
}

export function parseSearchTerms(
  query: QueryParams,
): { terms: SearchTerm[]; id: number | undefined } | undefined {
  const [text, number] = [getText(query, PARSED_TEXT.terms), getText(query, PARSED_TEXT.number)]
  const terms =
    text === undefined
      ? []
      : toSearchTerms(
          text,
          Object.values(PARSED_TEXT_PLACES).some((name) => query.has(name)),
        )
  if (number === undefined && terms.length === 0) return undefined
  return { terms, id: number === undefined ? undefined : Number(number) }
}
