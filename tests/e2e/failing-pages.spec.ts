import { expect, test } from '@playwright/test'
import { FAILURES } from '../fixtures/failing-answers'
import { listPaths } from '../security/route-list'
import {
  type Answer,
  type FailingSite,
  MAX_PAGE_MS,
  printStatuses,
  STATUS_BY_FAILURE,
  showsCode,
  startFailingSite,
  tryCells,
} from './failing-site'
import type { Failing } from './sample-apis'
import { inFullRun } from './spread'

/** Distance between tried cells of the matrix; `npm run bench:failing-pages` tries all. */
const STEP = Number(process.env.FAILURE_STEP ?? 31)

interface Cell extends Failing {
  path: string
  /** Status of the page while nothing fails. */
  usualStatus: number
  /** Number of these calls while nothing fails. */
  usualCalls: number
  /** False for files and answers for scripts, whose errors are bare. */
  isPage: boolean
}

let site: FailingSite

test.skip(
  ({ javaScriptEnabled }) => javaScriptEnabled === true,
  'what the server answers does not depend on script',
)
test.beforeAll(async () => {
  site = await startFailingSite()
})
test.afterAll(() => site.stop())

/** Lists each call of each page with each failure. */
async function listCells(): Promise<Cell[]> {
  const cells: Cell[] = []
  for (const path of listPaths()) {
    // The first request also makes calls whose answers are cached.
    await site.request(path)
    const { status, calls, html } = await site.request(path)
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
  const lines = site.listLogLines(answer.requestId, call).length
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
    showsCode(html) ? 'shows its code' : '',
    isPage && isErrorPage && !html.includes('<header') ? 'no page' : '',
    // An optional part that needs the same call, and the lookup of the user, have a line of their own.
    isLogged && lines <= Math.max(failed, usualCalls) + 1
      ? ''
      : `${lines} log lines for ${failed} failed calls`,
  ].filter(Boolean)
}

// The short run leaves it out, because it requests thousands of pages.
test(
  'pages answer in time with a documented status, however one of their calls fails',
  inFullRun(),
  async () => {
    test.setTimeout(3_600_000)
    const cells = (await listCells()).filter((_, at) => at % STEP === 0)
    const answers = await tryCells(cells, (cell) => site.request(cell.path, { failing: cell }))
    await site.waitForLog()
    printStatuses(FAILURES, answers)
    const found = answers.flatMap(([cell, answer]) => {
      const problems = answer instanceof Error ? [answer.message] : findProblems(cell, answer)
      return problems.map((problem) => `${cell.path}, ${cell.call}, ${cell.failure}: ${problem}`)
    })
    expect(found).toEqual([])
  },
)
