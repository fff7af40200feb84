import { expect, test } from '@playwright/test'
import { isFullRun } from '../full-run'
import { findCanaries } from './canaries'
import { checkForgedForms } from './csrf-matrix'
import { scanFailures, scanHeaders } from './header-scan'
import { MAX_SCORE } from './observatory'
import { type SecuritySite, startSecuritySite } from './security-site'

let site: SecuritySite

// The full run sends some ten thousand requests.
test.describe.configure({ mode: 'default', timeout: isFullRun ? 900_000 : 90_000 })
test.skip(
  ({ javaScriptEnabled }) => javaScriptEnabled === true,
  'what the server answers does not depend on script',
)
test.beforeAll(async () => {
  site = await startSecuritySite()
})
test.afterAll(() => site.stop())

test('forms of other sites change nothing, and all of our own forms are accepted', async () => {
  const { cells, problems } = await checkForgedForms(site)
  expect(problems).toEqual([])
  console.log(`forged forms: ${cells} cells`)
})

test('tokens, numbers and messages of a user are not found anywhere else', async () => {
  const { cells, problems } = await findCanaries(site)
  expect(problems).toEqual([])
  console.log(`canaries: ${cells} answers`)
})

test('every response has protective headers', async () => {
  const { cells, problems, scores, routes } = await scanHeaders(site)
  expect(problems).toEqual([])
  const lines = [...scores].sort().map(([score, count]) => `  ${count} × ${score}`)
  console.log(`headers: ${cells} answers, of ${MAX_SCORE} points\n${lines.join('\n')}`)
  if (isFullRun) console.log(routes.sort().join('\n'))
})

test('pages that fail have protective headers and reveal no internals', async () => {
  await site.stopDatabase()
  const { problems } = await scanFailures(site)
  expect(problems).toEqual([])
})
