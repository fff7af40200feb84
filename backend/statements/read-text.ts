import { idsOf, type Query, textOf } from '../http/query'
import type { ReadGazetteer } from '../locations/gazetteer'
import type { PlaceKind } from '../locations/place-reader/known-names'
import { readPlaces } from '../locations/place-reader/read-places'
import { numberIn, type SearchWord, searchWords } from './search-words'

/**
 * What the text of a query, `q`, was read as: parameters of the same query that no caller can set. Of each kind of place
 * the ids that it names, one of which is enough; the words that are left; the number that a statement may have.
 */
export const READ = { words: 'q_words', number: 'q_number' } as const
export const READ_PLACES: Readonly<Record<PlaceKind, string>> = {
  city: 'q_cities',
  district: 'q_districts',
  urban: 'q_urbans',
  street: 'q_streets',
}

/** Puts what the text of a query means in the place of the text. */
export type ReadText = (query: Query) => Promise<Query>

/**
 * Every search reads its text here, once: lists, numbers, facets and maps see what it means, and so say the same.
 */
export function textReader(gazetteer: ReadGazetteer): ReadText {
  return async (query) => {
    const names = ['q', ...Object.values(READ), ...Object.values(READ_PLACES)]
    const read = new Map([...query].filter(([name]) => !names.includes(name)))
    const text = textOf(query, 'q')
    if (!text) return read
    const number = numberIn(text)
    if (number !== undefined) return read.set(READ.number, [`${number}`]).set(READ.words, [text])
    const { pieces, rest } = readPlaces(text, await gazetteer(), idsOf(query, 'cities'))
    for (const { kind, places } of pieces) {
      const name = READ_PLACES[kind]
      read.set(name, [...(read.get(name) ?? []), ...places.map(({ id }) => `${id}`)])
    }
    return rest ? read.set(READ.words, [rest.words]) : read
  }
}

/** What a query whose text was read asks for in words; undefined when in none. */
export function wordsAskedBy(query: Query): { words: SearchWord[]; id: number | undefined } | undefined {
  const [text, number] = [textOf(query, READ.words), textOf(query, READ.number)]
  const words =
    text === undefined
      ? []
      : searchWords(
          text,
          Object.values(READ_PLACES).some((name) => query.has(name)),
        )
  if (number === undefined && words.length === 0) return undefined
  return { words, id: number === undefined ? undefined : Number(number) }
}
