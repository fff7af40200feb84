import { expect, test } from '@playwright/test'
import { FAILURES, type Failure } from '../fixtures/failing-answers'
import { listPaths } from '../security/route-list'
import { type Failing, type SampleApis, startSampleApis } from './sample-apis'
import { inFullRun } from './spread'
import { type StartedSite, startSite } from './start-site'

/** Distance between tried cells of the matrix; `npm run bench:failing-pages` tries all. */
const STEP = Number(process.env.FAILURE_STEP ?? 31)
const CONCURRENCY = 4
/** Timeout of a call in ms. */
const TIMEOUT_MS = 500
/** Longest time in ms in which a page must answer, though one of its calls fails. */
const MAX_PAGE_MS = 3_000
/** Time in ms after which a page counts as hanging. */
const HANGING_MS = 10_000

/** Status of a page that cannot do without the call. */
const STATUS_BY_FAILURE: Readonly<Record<Failure, number>> = {
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

interface Cell extends Failing {
  path: string
  /** Status of the page while nothing fails. */
  usualStatus: number
  /** Number of these calls while nothing fails. */
  usualCalls: number
  /** False for files and answers for scripts, whose errors are bare. */
  isPage: boolean
}

interface Answer {
  status: number
  html: string
  ms: number
  calls: readonly string[]
  requestId: string
}

let apis: SampleApis
let site: StartedSite
let log = ''
let requests = 0

test.skip(
  ({ javaScriptEnabled }) => javaScriptEnabled === true,
  'what the server answers does not depend on script',
)

test.beforeAll(async () => {
  apis = await startSampleApis()
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
  site = await startSite(settings, (text) => {
    log += text
  })
})

test.afterAll(async () => {
  await site.stop()
  await apis.stop()
})

async function request(path: string, failing?: Failing): Promise<Answer> {
  const requestId = `failing-pages-${requests++}`
  const plan = apis.plan(requestId, failing)
  const start = performance.now()
  const response = await fetch(site.origin + path, {
    redirect: 'manual',
    headers: { cookie: '__Host-token=sample-session', 'x-request-id': requestId },
    signal: AbortSignal.timeout(HANGING_MS),
  })
  const html = await response.text()
  return { status: response.status, html, ms: performance.now() - start, calls: plan.calls, requestId }
}

/** Lists each call of each page with each failure. */
async function listCells(): Promise<Cell[]> {
  const cells: Cell[] = []
  for (const path of listPaths()) {
    // The first request also makes calls whose answers are cached.
    await request(path)
    const { status, calls, html } = await request(path)
    expect(status, path).toBeLessThan(500)
    const isPage = html.includes('<header')
    for (const call of new Set(calls)) {
      const usualCalls = calls.filter((each) => each === call).length
      for (const failure of FAILURES)
        cells.push({ path, call, failure, usualStatus: status, usualCalls, isPage })
    }
  }
  return cells
}

/** Lists what is wrong with the answer to a request one of whose calls failed. */
function findProblems(cell: Cell, answer: Answer): string[] {
  const { path, failure, usualStatus, usualCalls, call, isPage } = cell
  const { status, html, ms } = answer
  const failed = answer.calls.filter((each) => each === call).length
  const lines = listLogLines(answer.requestId, call)
  // 503 while the circuit breaker is open; 502 for an address that the API does not know.
  const isLookup = call === 'GET auth/grouped-info'
  const isDocumented = [usualStatus, STATUS_BY_FAILURE[failure], 502, 503].includes(status)
  const isErrorPage = status >= 400 && status !== usualStatus
  // The first two are answers, and pages that read nothing of an answer accept any shape.
  const isFailure = !['status 401', 'status 404', 'JSON of another shape'].includes(failure)
  const isLogged = failed === 0 || lines > 0 || !isFailure
  return [
    // A page for everybody is as for a guest if the lookup of the user fails.
    isDocumented || (isLookup && !path.startsWith('/account') && status < 400) ? '' : `status ${status}`,
    ms > MAX_PAGE_MS ? `${Math.round(ms)} ms` : '',
    /UpstreamError|node_modules|at .*\.js:\d/.test(html) ? 'shows its code' : '',
    isPage && isErrorPage && !html.includes('<header') ? 'no page' : '',
    // An optional part that needs the same call, and the lookup of the user, have a line of their own.
    isLogged && lines <= Math.max(failed, usualCalls) + 1
      ? ''
      : `${lines} log lines for ${failed} failed calls`,
  ].filter(Boolean)
}

/** Counts the lines about a call of a request. Names in the log lack the version of the API. */
function listLogLines(requestId: string, call: string): number {
  const name = call.replace(' v3/', ' ')
  return log.split('\n').filter((line) => line.includes(`"${requestId}"`) && line.includes(`${name}:`)).length
}

// The short run leaves it out, because it requests thousands of pages.
test(
  'pages answer in time with a documented status, however one of their calls fails',
  inFullRun(),
  async () => {
    test.setTimeout(3_600_000)
    const cells = (await listCells()).filter((_, at) => at % STEP === 0)
    const answers: [Cell, Answer | Error][] = []
    let next = 0
    await Promise.all(
      Array.from({ length: CONCURRENCY }, async () => {
        for (let cell = cells[next++]; cell; cell = cells[next++])
          answers.push([cell, await request(cell.path, cell).catch((error: Error) => error)])
      }),
    )
    // The log follows the answers.
    const { requestId: last } = await request('/en/statements/1000001', {
      call: 'GET microservice/statements/{id}',
      failure: 'status 500',
    })
    await expect.poll(() => log).toContain(last)
    printStatuses(answers)
    const found = answers.flatMap(([cell, answer]) => {
      const problems = answer instanceof Error ? [answer.message] : findProblems(cell, answer)
      return problems.map((problem) => `${cell.path}, ${cell.call}, ${cell.failure}: ${problem}`)
    })
    expect(found).toEqual([])
  },
)

function printStatuses(answers: readonly [Cell, Answer | Error][]): void {
  const lines = FAILURES.map((failure) => {
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
