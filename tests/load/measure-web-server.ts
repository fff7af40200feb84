import type { ChildProcess } from 'node:child_process'
import { on, once } from 'node:events'
import { createRequire } from 'node:module'
import { type AddressInfo, createServer } from 'node:net'
import type { Readable } from 'node:stream'
import { COLUMN_STORE_READY } from '~backend/api'
import { formatTable } from './format-table'
import { measurePages } from './measure-pages'
import { sampleSearches } from './sample-searches'
import { type BenchData, startServer } from './server-process'

const CONNECTIONS = 20
const SECONDS = 10
const WARM_UP_SECONDS = 4
/** The columns of a million take a minute. */
const START_TIMEOUT_MS = 180_000

type LoadResult = {
  requests: { average: number }
  latency: { p50: number; p99: number }
  non2xx: number
  errors: number
}
// It brings no types.
const autocannon: (options: object) => Promise<LoadResult> = createRequire(import.meta.url)('autocannon')

/** How long the whole server takes for one page, and how many it makes in a second for twenty visitors at once. */
export async function measureWebServer(data: BenchData): Promise<string> {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const { child, stop } = startServer('build/server.js', data, { PORT: `${port}`, HOST: '127.0.0.1' }, 'pipe')
  try {
    await waitForOutput(child, COLUMN_STORE_READY)
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

async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Waits until a server says something; what it says then is not kept. */
async function waitForOutput(child: ChildProcess, text: string) {
  const ended = new AbortController()
  child.once('exit', () => ended.abort(new Error('the server ended')))
  for await (const [chunk] of on(child.stdout as Readable, 'data', {
    signal: AbortSignal.any([ended.signal, AbortSignal.timeout(START_TIMEOUT_MS)]),
  }))
    if (`${chunk}`.includes(text)) break
  child.stdout?.resume()
}
