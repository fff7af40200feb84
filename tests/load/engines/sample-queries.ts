import { parseQueryString, type QueryParams } from '~backend/platform/http/query'
import type { ParseSearchText } from '~backend/search/search-text'
import { type SampleSearch, sampleMapQueries, sampleSearches, sampleTextSearches } from '../sample-searches'

/** Queries of one kind; their texts are parsed once for all engines. */
export type SampleQueries = { kind: string; queries: QueryParams[] }

export async function listSampleQueries(parseText: ParseSearchText): Promise<SampleQueries[]> {
  const parse = (queries: readonly string[]) =>
    Promise.all(queries.map((query) => parseText(parseQueryString(query))))
  return [
    { kind: 'filters', queries: await parse(sampleSearches('engines', 200).map(toQuery)) },
    { kind: 'text', queries: await parse(sampleTextSearches(60).map(toQuery)) },
    { kind: 'part of the map', queries: await parse(sampleMapQueries('engines', 60)) },
  ]
}

/** Lists other queries of the same kinds, run before the timed ones. */
export async function listWarmUpQueries(parseText: ParseSearchText, count: number): Promise<QueryParams[]> {
  const queries = [
    ...sampleSearches('engines warm-up', Math.ceil(count * 0.7)).map(toQuery),
    ...sampleTextSearches(60 + Math.ceil(count * 0.15))
      .slice(60)
      .map(toQuery),
    ...sampleMapQueries('engines warm-up', Math.ceil(count * 0.15)),
  ]
  return Promise.all(queries.map((query) => parseText(parseQueryString(query))))
}

function toQuery({ filters, order, page }: SampleSearch): string {
  return `${filters}&${order}&page=${page}`
}
