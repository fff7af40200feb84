import { formatTable } from './format-table'
import { measureEstimates } from './measure-estimates'
import { type SampleSearch, sampleMapQueries, sampleSearches, sampleTextSearches } from './sample-searches'
import { type BenchData, startServer, waitForFirstMessage } from './server-process'
import { percentile, type Times, timeConcurrentClients, timeRequests } from './timing'

const LIST_PATH = '/api/v1/microservice/statements'
const SEARCH_COUNT = 250
/** Enough pages for a stable 95th percentile. */
const PAGE_COUNT = 1_000
/**
 * Number of requests before measuring: the first thousand are slower, as the code is not compiled yet. The
 * first row is measured without.
 */
const WARM_UP = { pages: 2_000, facets: 400, maps: 40 }

const toListPath = ({ filters, order, page }: SampleSearch) => `${LIST_PATH}?${filters}&${order}&page=${page}`
const toCountPath = ({ filters }: SampleSearch) => `${LIST_PATH}/count?${filters}`
const toMapPath = (query: string) => `${LIST_PATH}/map-data?${query}`
const toFacetsPath = ({ filters }: SampleSearch) => `${LIST_PATH}/facets?${filters}`

/** Times the backend's calls for a page of results, one after the other. */
export async function measureBackend(data: BenchData): Promise<string> {
  const { child, stop } = startServer('.cache/bench/backend.js', data)
  try {
    const { origin, peopleOrigin } = await waitForFirstMessage<{ origin: string; peopleOrigin: string }>(
      child,
    )
    const rows: string[][] = []
    const measure = async (name: string, paths: string[][], clients = 1) => {
      const first = await timeConcurrentClients(clients, origin, paths)
      rows.push(
        toTableRow(name, first, await timeConcurrentClients(clients, origin, paths.slice(-SEARCH_COUNT))),
      )
    }
    await measure(
      'a page of 20, just started',
      sampleSearches('start', SEARCH_COUNT).map((question) => [toListPath(question)]),
    )
    await timeRequests(
      origin,
      [
        sampleSearches('warm-up', WARM_UP.pages).map(toListPath),
        sampleSearches('warm-up', WARM_UP.facets).map(toFacetsPath),
        sampleMapQueries('warm-up', WARM_UP.maps).map(toMapPath),
      ].flatMap((paths) => paths.map((path) => [path])),
    )
    await measure(
      'a page of 20',
      sampleSearches('list', PAGE_COUNT).map((question) => [toListPath(question)]),
    )
    await measure(
      'page 500',
      sampleSearches('far', 60).map((question) => [toListPath({ ...question, page: 500 })]),
    )
    await measure(
      'count',
      sampleSearches('count', SEARCH_COUNT).map((question) => [toCountPath(question)]),
    )
    await measure(
      'facets',
      sampleSearches('facets', SEARCH_COUNT).map((question) => [toFacetsPath(question)]),
    )
    await measure(
      'count and facets',
      sampleSearches('both', SEARCH_COUNT).map((question) => [toCountPath(question), toFacetsPath(question)]),
    )
    await measure(
      'a page of 20 by text',
      sampleTextSearches(SEARCH_COUNT).map((question) => [toListPath(question)]),
    )
    await measure(
      'count by text',
      sampleTextSearches(SEARCH_COUNT)
        .slice(0, 100)
        .map((question) => [toCountPath(question)]),
    )
    await measure(
      'the map, 8 clients',
      sampleMapQueries('map', 400).map((query) => [toMapPath(query)]),
      8,
    )
    const estimates = await measureEstimates(origin, peopleOrigin, 200)
    rows.push(toTableRow('an estimate', estimates.slice(0, 100), estimates.slice(100)))
    return formatTable(HEADINGS, rows)
  } finally {
    await stop()
  }
}

const HEADINGS = ['backend, ms', 'p50', 'p95', 'most', 'again p50', 'again p95']

function toTableRow(name: string, first: Times, again: Times): string[] {
  const figures = [50, 95, 100].map((share) => percentile(first, share))
  return [name, ...[...figures, percentile(again, 50), percentile(again, 95)].map((ms) => ms.toFixed(1))]
}
