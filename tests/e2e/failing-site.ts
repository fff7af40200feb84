import type { Failure } from '../fixtures/failing-answers'
import { type Failing, startSampleApis } from './sample-apis'
import { startSite } from './start-site'

/** Timeout of a call in ms. */
const TIMEOUT_MS = 500
/** Longest time in ms in which a page must answer, though one of its calls fails. */
export const MAX_PAGE_MS = 3_000
/** Time in ms after which a page counts as hanging. */
const HANGING_MS = 10_000
const CONCURRENCY = 4

/** Status of a page that cannot do without the call. */
export const STATUS_BY_FAILURE: Readonly<Record<Failure, number>> = {
  'connection closed before the headers': 502,
  'connection closed within the body': 502,
  'no answer': 504,
  'headers without a body': 504,
  'a body of one byte at a time': 504,
  'a body without an end': 504,
  'status 500': 500,
  'status 502': 502,
  'status 503 with Retry-After': 503,
  'status 429': 429,
  // The visitor becomes a guest, on the same page.
  'status 401': 302,
  'status 403': 403,
  'status 404': 404,
  'redirect to another host': 502,
  'empty body': 502,
  'HTML with status 200': 502,
  'JSON of another shape': 502,
  'compressed body that is cut': 502,
}

export interface Answer {
  status: number
  html: string
  location: string | null
  ms: number
  calls: readonly string[]
  requestId: string
}

interface RequestOptions {
  failing?: Failing | undefined
  /** Form that is sent. */
  body?: FormData | URLSearchParams
}

/** Site of an operator whose APIs answer with the samples of the contract, or fail as planned. */
export interface FailingSite {
  origin: string
  request(path: string, options?: RequestOptions): Promise<Answer>
  /** Returns the log lines about a call of a request. */
  listLogLines(requestId: string, call: string): string[]
  /** Waits until the log of earlier requests has come. */
  waitForLog(): Promise<void>
  stop(): Promise<void>
}

export async function startFailingSite(): Promise<FailingSite> {
  const apis = await startSampleApis()
  let log = ''
  let requests = 0
  const settings = {
    ...apis.settings,
    UPSTREAM_TIMEOUT_MS: `${TIMEOUT_MS}`,
    // Cached pages and parts would hide the failure.
    PLAIN_RENDERING: '1',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_POSTS: '100000',
    RATE_LIMIT_QUESTIONS: '100000',
  }
  const site = await startSite(settings, (text) => {
    log += text
  })

  async function request(path: string, { failing, body }: RequestOptions = {}): Promise<Answer> {
    const requestId = `failing-site-${requests++}`
    const plan = apis.plan(requestId, failing)
    const start = performance.now()
    const response = await fetch(site.origin + path, {
      redirect: 'manual',
      headers: {
        cookie: '__Host-token=sample-session',
        'x-request-id': requestId,
        ...(body ? { origin: site.origin } : {}),
      },
      signal: AbortSignal.timeout(HANGING_MS),
      ...(body ? { method: 'POST', body } : {}),
    })
    const html = await response.text()
    return {
      status: response.status,
      html,
      location: response.headers.get('location'),
      ms: performance.now() - start,
      calls: plan.calls,
      requestId,
    }
  }

  // Names in the log lack the version of the API.
  const listLogLines = (requestId: string, call: string) =>
    log
      .split('\n')
      .filter((line) => line.includes(`"${requestId}"`) && line.includes(`${call.replace(' v3/', ' ')}:`))

  return {
    origin: site.origin,
    request,
    listLogLines,
    async waitForLog() {
      const call = 'GET microservice/statements/{id}'
      const { requestId } = await request('/en/statements/1000001', {
        failing: { call, failure: 'status 500' },
      })
      const end = performance.now() + HANGING_MS
      while (!log.includes(requestId)) {
        if (performance.now() > end) throw new Error('the log does not follow the answers')
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    async stop() {
      await site.stop()
      await apis.stop()
    },
  }
}

/**
 * Tries each cell, some at a time.
 * @returns each cell with its answer, or with the error of a request that hangs
 */
export async function tryCells<Cell>(
  cells: readonly Cell[],
  send: (cell: Cell) => Promise<Answer>,
): Promise<[Cell, Answer | Error][]> {
  const answers: [Cell, Answer | Error][] = []
  let next = 0
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (let cell = cells[next++]; cell; cell = cells[next++])
        answers.push([cell, await send(cell).catch((error: Error) => error)])
    }),
  )
  return answers
}

/** Returns true if a page shows messages or places of the code. */
export function showsCode(html: string): boolean {
  return /UpstreamError|node_modules|at .*\.js:\d/.test(html)
}

/** Prints how often each failure leads to each status. */
export function printStatuses<Cell extends { failure: Failure; usualStatus: number }>(
  failures: readonly Failure[],
  answers: readonly [Cell, Answer | Error][],
): void {
  const lines = failures.map((failure) => {
    const statuses = answers
      .filter(([cell]) => cell.failure === failure)
      .map(([{ usualStatus }, answer]) =>
        answer instanceof Error ? 'none' : answer.status === usualStatus ? 'as usual' : `${answer.status}`,
      )
    const counts = [...new Set(statuses)].toSorted().map((status) => {
      return `${status} ${statuses.filter((other) => other === status).length}`
    })
    return `${failure.padEnd(38)} ${counts.join(', ')}`
  })
  process.stdout.write(`${answers.length} cells\n${lines.join('\n')}\n`)
}
