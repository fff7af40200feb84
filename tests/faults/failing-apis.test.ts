import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Call, UpstreamClient } from '~/upstream/upstream-client.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { allEndpoints } from '~contract/endpoints/all-endpoints'
import { type Endpoint, fillPath } from '~contract/endpoints/endpoint'
import { success } from '~contract/schemas/envelope'
import { FAILING_ANSWERS, FAILURES } from '../fixtures/failing-answers'

/** Distance between tried pairs of a call and a failure; `npm run bench:failing-apis` tries all. */
const STEP = Number(process.env.FAILURE_STEP ?? 151)
const CONCURRENCY = 4
const TIMEOUT_MS = 400
/** Longest wait of a page for one call, its repetitions included. */
const MAX_WAIT_MS = 3_000

let server: Server
let origin = ''

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume()
    const failure = FAILURES[Number(/^\/(\d+)\//.exec(request.url ?? '')?.[1])]
    if (failure) FAILING_ANSWERS[failure](response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

function toCall({ api, method, path, body, answer, isBare, mayBeMissing }: Endpoint): Call<unknown> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const params = Object.fromEntries(names.map((name) => [name, 1]))
  return {
    api,
    method,
    path: fillPath(path, params as Parameters<typeof fillPath>[1]),
    alias: path,
    ...(body && { body: body.encoding === 'json' ? {} : new FormData() }),
    ...(mayBeMissing && { mayBeMissing }),
    answer: isBare ? answer : success(answer),
  }
}

interface Outcome {
  failure: string
  call: string
  /** Kind of the error, or `answered`. */
  result: string
  ms: number
}

/** Calls a failing API through a client of its own: no circuit breaker has learned of it yet. */
async function run(endpoint: Endpoint, at: number): Promise<Outcome> {
  const base = `${origin}/${at}`
  const client = new UpstreamClient({
    apiUrls: { main: base, mainV3: base, statements: base, projects: base, express: base },
    websiteKey: 'key',
    timeoutMs: TIMEOUT_MS,
    log: { warn() {} },
  })
  const start = performance.now()
  const result = await client.call({ language: 'en', requestId: 'request' }, toCall(endpoint)).then(
    () => 'answered',
    (error: unknown) => (isUpstreamError(error) ? error.failure : `unexpected: ${error}`),
  )
  return {
    failure: FAILURES[at] ?? '',
    call: `${endpoint.method} ${endpoint.path}`,
    result,
    ms: performance.now() - start,
  }
}

const cells = allEndpoints
  .flatMap((endpoint) => FAILURES.map((_, at) => [endpoint, at] as const))
  .filter((_, index) => index % STEP === 0)

test(`${cells.length} pairs of a call and a failure of its API end with a known error in time`, {
  timeout: 20_000 + cells.length * 200,
}, async () => {
  const outcomes: Outcome[] = []
  let next = 0
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (let cell = cells[next++]; cell; cell = cells[next++]) outcomes.push(await run(...cell))
    }),
  )
  expect(outcomes.filter(({ result }) => result.startsWith('unexpected'))).toEqual([])
  expect(outcomes.filter(({ ms }) => ms > MAX_WAIT_MS)).toEqual([])
  printTable(outcomes)
})

function printTable(outcomes: readonly Outcome[]): void {
  const lines = FAILURES.map((failure) => {
    const own = outcomes.filter((outcome) => outcome.failure === failure)
    const kinds = [...new Set(own.map(({ result }) => result))].map(
      (kind) => `${kind} ${own.filter(({ result }) => result === kind).length}`,
    )
    const slowest = Math.round(Math.max(0, ...own.map(({ ms }) => ms)))
    return `${failure.padEnd(38)} ${String(slowest).padStart(5)} ms  ${kinds.join(', ')}`
  })
  process.stdout.write(`${lines.join('\n')}\n`)
}
