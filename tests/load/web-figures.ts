import { once } from 'node:events'
import { createRequire } from 'node:module'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Data, startServer } from './child'
import { pageFigures } from './page-figures'
import { questions } from './questions'
import { table } from './table'

const CONNECTIONS = 20
const SECONDS = 10
const WARM_UP_SECONDS = 4
const PATIENCE_MS = 60_000

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
  const env = { PORT: `${port}`, HOST: '127.0.0.1', LOG_LEVEL: 'silent' }
  const { stop } = startServer('build/server.js', data, env)
  try {
    await opened(url)
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

async function opened(url: string) {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    if (Date.now() > deadline) throw new Error(`${url} does not open`)
    await sleep(100)
  }
}
