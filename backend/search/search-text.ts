import type { GetGazetteer } from '~backend/locations/gazetteer'
import { createTextInterpreter } from '~backend/locations/text-filters/interpret-text'
import { isFillerWord } from '~backend/locations/text-filters/parse-text-filters'
import type { SearchParameters } from '~backend/locations/text-filters/search-parameters'
import { getIds, getText, type QueryParams } from '~backend/platform/http/query'
import type { PlaceKind } from '~contract/locations'
import { parseStatementNumber } from '~contract/values/statement-number'
import type { SearchTerm } from './memory/predicates'
import { toSearchTerms } from './search-terms'

/** Internal parameters of a parsed text besides places; callers cannot set them. */
export const PARSED_TEXT = { terms: 'q_words', number: 'q_number', house: 'q_house' } as const
export const PARSED_TEXT_PLACES: Readonly<Record<PlaceKind, string>> = {
  city: 'q_cities',
  district: 'q_districts',
  urban: 'q_urbans',
  street: 'q_streets',
  metro: 'q_metro_stations',
}

export type ParseSearchText = (query: QueryParams) => Promise<QueryParams>

/** Creates a parser. Every search parses its text once, so that lists, counts, facets and maps agree. */
export function createSearchTextParser(getGazetteer: GetGazetteer): ParseSearchText {
  const interpretText = createTextInterpreter(getGazetteer)
  return async (query) => {
    const names = ['q', ...Object.values(PARSED_TEXT), ...Object.values(PARSED_TEXT_PLACES)]
    const parsed = new Map([...query].filter(([name]) => !names.includes(name)))
    const text = getText(query, 'q')
    if (!text) return parsed
    const number = parseStatementNumber(text)
    if (number !== undefined)
      return parsed.set(PARSED_TEXT.number, [`${number}`]).set(PARSED_TEXT.terms, [text])
    const { filters, pieces, houseNumber, rest } = await interpretText(
      text,
      getIds(query, 'cities'),
      getIds(query, 'currency_id')[0],
    )
    if (filters) setFilters(parsed, filters.parameters)
    if (houseNumber) parsed.set(PARSED_TEXT.house, [houseNumber.words])
    for (const { kind, places } of pieces) {
      const name = PARSED_TEXT_PLACES[kind]
      parsed.set(name, [...(parsed.get(name) ?? []), ...places.map(({ id }) => `${id}`)])
    }
    return rest ? parsed.set(PARSED_TEXT.terms, [removeFillers(rest.words)]) : parsed
  }
}

/** Removes filler words such as the "or" of "garden or view", which no address contains. */
function removeFillers(words: string): string {
  const saying = words.split(/\s+/).filter((word) => !isFillerWord(word))
  return saying.length > 0 ? saying.join(' ') : words
}

/** Sets the filters of the text, which override selected ones. */
function setFilters(parsed: Map<string, readonly string[]>, parameters: SearchParameters): void {
  const names = Object.keys(parameters)
  for (const [, range] of names.map((name) => /^(.+)_(?:from|to)$/.exec(name) ?? []))
    for (const end of ['from', 'to']) parsed.delete(`${range}_${end}`)
  for (const name of names) parsed.set(name, [parameters[name] as string])
}

export function parseSearchTerms(
  query: QueryParams,
): { terms: SearchTerm[]; id: number | undefined } | undefined {
  const [text, number] = [getText(query, PARSED_TEXT.terms), getText(query, PARSED_TEXT.number)]
  const house = getText(query, PARSED_TEXT.house)
  const terms =
    text === undefined
      ? []
      : toSearchTerms(
          text,
          Object.values(PARSED_TEXT_PLACES).some((name) => query.has(name)),
        )
  if (house) terms.push({ part: house.toLowerCase(), isHouse: true, realEstateTypes: [], dealTypes: [] })
  if (number === undefined && terms.length === 0) return undefined
  return { terms, id: number === undefined ? undefined : Number(number) }
}
