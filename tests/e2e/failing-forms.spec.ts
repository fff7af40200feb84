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
import { type FilledForm, fillForms } from './filled-forms'
import type { Failing } from './sample-apis'
import { inFullRun } from './spread'

/** Distance between tried cells of the matrix; `npm run bench:failing-pages` tries all. */
const STEP = Number(process.env.FAILURE_STEP ?? 31)

interface Cell extends Failing {
  /** Page that holds the form. */
  path: string
  form: FilledForm
  /** Status of the answer while nothing fails. */
  usualStatus: number
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

function send(form: FilledForm, failing?: Failing): Promise<Answer> {
  const body = form.isMultipart ? new FormData() : new URLSearchParams()
  for (const [name, value] of form.entries) body.append(name, value)
  return site.request(form.action, { body, failing })
}

/** Forms that show less than was typed, by their fields: an invitation that was sent leaves the field. */
const SHOW_LESS: readonly string[] = ['/account/agents']

/** Lists what was typed and is in no field of the page that answers. */
function findLost({ action, typed }: FilledForm, { status, html }: Answer): string[] {
  const [path = ''] = action.split('?')
  return status < 400 || SHOW_LESS.includes(path) ? [] : typed.filter((value) => !html.includes(value))
}

/** Lists what is wrong with the answer to a form one of whose calls failed. */
function findProblems({ form, failure, usualStatus }: Cell, answer: Answer): string[] {
  const { status, html, ms, location } = answer
  // 303 leads back to the page with a message, 422 shows the form again.
  const isDocumented = [usualStatus, STATUS_BY_FAILURE[failure], 303, 422, 502, 503].includes(status)
  const lost = findLost(form, answer)
  return [
    isDocumented ? '' : `status ${status}`,
    ms > MAX_PAGE_MS ? `${Math.round(ms)} ms` : '',
    showsCode(html) ? 'shows its code' : '',
    lost.length === 0 ? '' : `loses ${lost.join(', ')}`,
    location && new URL(location, site.origin).origin !== site.origin ? `leads to ${location}` : '',
  ].filter(Boolean)
}

// The short run leaves it out, because it sends thousands of forms.
test('forms keep what was typed, however one of their calls fails', inFullRun(), async ({ page }) => {
  test.setTimeout(3_600_000)
  const cells: Cell[] = []
  const forms = new Set<string>()
  const sentCalls = new Set<string>()
  for (const path of listPaths()) {
    const { html } = await site.request(path)
    for (const form of await fillForms(page, html, path)) {
      const key = [form.action.split('?')[0], ...form.entries.map(([name]) => name)].join(' ')
      if (forms.has(key)) continue
      forms.add(key)
      const answer = await send(form)
      const { status: usualStatus, calls } = answer
      expect(findLost(form, answer), `${path}, form to ${form.action}`).toEqual([])
      for (const call of calls) if (!call.startsWith('GET ')) sentCalls.add(call)
      for (const call of new Set(calls))
        for (const failure of FAILURES) cells.push({ path, form, call, failure, usualStatus })
    }
  }
  const answers = await tryCells(
    cells.filter((_, at) => at % STEP === 0),
    (cell) => send(cell.form, cell),
  )
  process.stdout.write(`${forms.size} forms with ${sentCalls.size} calls that change something\n`)
  printStatuses(FAILURES, answers)
  const found = answers.flatMap(([cell, answer]) => {
    const problems = answer instanceof Error ? [answer.message] : findProblems(cell, answer)
    return problems.map(
      (problem) => `${cell.path}, form to ${cell.form.action}, ${cell.call}, ${cell.failure}: ${problem}`,
    )
  })
  expect(found).toEqual([])
})
