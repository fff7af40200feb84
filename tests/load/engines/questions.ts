import { parseQueryString, type QueryParams } from '~backend/platform/http/query'
import type { ParseSearchText } from '~backend/search/search-text'
import { type SampleSearch, sampleMapQueries, sampleSearches, sampleTextSearches } from '../sample-searches'

/** A kind of question, and some of it as an engine is asked them: texts are read before, once for all engines. */
export type Question = { kind: string; queries: QueryParams[] }

/** The questions of the other benches. */
export async function listQuestions(readText: ParseSearchText): Promise<Question[]> {
  const read = (texts: readonly string[]) =>
    Promise.all(texts.map((text) => readText(parseQueryString(text))))
  return [
    { kind: 'filters', queries: await read(sampleSearches('engines', 200).map(searchOf)) },
    { kind: 'text', queries: await read(sampleTextSearches(60).map(searchOf)) },
    { kind: 'part of the map', queries: await read(sampleMapQueries('engines', 60)) },
  ]
}

/** Others of the same kinds, to be asked before anything is timed. */
export async function warmUpQuestions(readText: ParseSearchText, count: number): Promise<QueryParams[]> {
  const texts = [
    ...sampleSearches('engines warm-up', Math.ceil(count * 0.7)).map(searchOf),
    ...sampleTextSearches(60 + Math.ceil(count * 0.15))
      .slice(60)
      .map(searchOf),
    ...sampleMapQueries('engines warm-up', Math.ceil(count * 0.15)),
  ]
  return Promise.all(texts.map((text) => readText(parseQueryString(text))))
}

function searchOf({ filters, order, page }: SampleSearch): string {
  return `${filters}&${order}&page=${page}`
}
