import { createRequire } from 'node:module'
import { COLUMN_STORE_READY } from '~backend/api-context'
import { OPEN } from '~server/start-line'
import { formatTable } from './format-table'
import { measurePages } from './measure-pages'
import { sampleSearches } from './sample-searches'
import { type BenchData, findFreePort, startServer, waitForOutput } from './server-process'

const CONNECTIONS = 20
const SECONDS = 10
const WARM_UP_SECONDS = 4

type LoadResult = {
  requests: { average: number }
  latency: { p50: number; p99: number }
  non2xx: number
  errors: number
}
// The package has no types.
const autocannon: (options: object) => Promise<LoadResult> = createRequire(import.meta.url)('autocannon')

/** Measures the server's time for one page and its pages per second for twenty parallel visitors. */
export async function measureWebServer(data: BenchData): Promise<string> {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const { child, stop } = startServer(
    'build/server.js',
    data,
    { PORT: `${port}`, HOST: '127.0.0.1' },
    { output: 'pipe' },
  )
  try {
    await waitForOutput(child, OPEN, COLUMN_STORE_READY)
    const pages = await measurePages(url)
    const searches = sampleSearches('web', 400).map(
      ({ filters, order, page }) => `/s?${filters}&${order}&page=${page}`,
    )
    await runAutocannon(url, ['/s', ...searches.slice(200)], WARM_UP_SECONDS)
    const same = await runAutocannon(url, ['/s'], SECONDS)
    const varied = await runAutocannon(url, searches, SECONDS)
    const health = await runAutocannon(url, ['/healthz'], SECONDS / 2)
    const together = formatTable(
      ['web, 20 connections', 'a second', 'p50 ms', 'p99 ms', 'failed', 'to health'],
      [
        toTableRow('/s', same, health),
        toTableRow('/s, searches', varied, health),
        toTableRow('/healthz', health, health),
      ],
    )
    return `${pages}${together}`
  } finally {
    await stop()
  }
}

function runAutocannon(url: string, paths: string[], seconds: number) {
  const requests = paths.map((path) => ({ path }))
  return autocannon({ url, requests, connections: CONNECTIONS, duration: seconds })
}

function toTableRow(
  name: string,
  { requests, latency, non2xx, errors }: LoadResult,
  baseline: LoadResult,
): string[] {
  return [
    name,
    requests.average.toFixed(0),
    `${latency.p50}`,
    `${latency.p99}`,
    `${non2xx + errors}`,
    `1:${(baseline.requests.average / requests.average).toFixed(1)}`,
  ]
}
