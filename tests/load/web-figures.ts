import type { ChildProcess } from 'node:child_process'
import { on, once } from 'node:events'
import { createRequire } from 'node:module'
import { type AddressInfo, createServer } from 'node:net'
import type { Readable } from 'node:stream'
import { COLUMNS_READ } from '../../backend/api'
import { type Data, startServer } from './child'
import { pageFigures } from './page-figures'
import { questions } from './questions'
import { table } from './table'

const CONNECTIONS = 20
const SECONDS = 10
const WARM_UP_SECONDS = 4
/** The columns of a million take a minute. */
const PATIENCE_MS = 180_000

type Result = {
  requests: { average: number }
  latency: { p50: number; p99: number }
  non2xx: number
  errors: number
}
// It brings no types.
const autocannon: (options: object) => Promise<Result> = createRequire(import.meta.url)('autocannon')

/** How long the whole server takes for one page, and how many it makes in a second for twenty visitors at once. */
export async function webFigures(data: Data): Promise<string> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const { child, stop } = startServer('build/server.js', data, { PORT: `${port}`, HOST: '127.0.0.1' }, 'pipe')
  try {
    await said(child, COLUMNS_READ)
    const pages = await pageFigures(url)
    const searches = questions('web', 400).map(
      ({ filters, order, page }) => `/s?${filters}&${order}&page=${page}`,
    )
    await fire(url, ['/s', ...searches.slice(200)], WARM_UP_SECONDS)
    const same = await fire(url, ['/s'], SECONDS)
    const varied = await fire(url, searches, SECONDS)
    const health = await fire(url, ['/healthz'], SECONDS / 2)
    const together = table(
      ['web, 20 connections', 'a second', 'p50 ms', 'p99 ms', 'failed', 'to health'],
      [rowOf('/s', same, health), rowOf('/s, searches', varied, health), rowOf('/healthz', health, health)],
    )
    return `${pages}${together}`
  } finally {
    await stop()
  }
}

function fire(url: string, paths: string[], seconds: number) {
  const requests = paths.map((path) => ({ path }))
  return autocannon({ url, requests, connections: CONNECTIONS, duration: seconds })
}

function rowOf(name: string, { requests, latency, non2xx, errors }: Result, measure: Result): string[] {
  return [
    name,
    requests.average.toFixed(0),
    `${latency.p50}`,
    `${latency.p99}`,
    `${non2xx + errors}`,
    `1:${(measure.requests.average / requests.average).toFixed(1)}`,
  ]
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Waits until a server says something; what it says then is not kept. */
async function said(child: ChildProcess, words: string) {
  const ended = new AbortController()
  child.once('exit', () => ended.abort(new Error('the server ended')))
  for await (const [chunk] of on(child.stdout as Readable, 'data', {
    signal: AbortSignal.any([ended.signal, AbortSignal.timeout(PATIENCE_MS)]),
  }))
    if (`${chunk}`.includes(words)) break
  child.stdout?.resume()
}
