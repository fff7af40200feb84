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

test('no form of another site changes anything, and every form of ours is taken', async () => {
  const { cells, problems } = await checkForgedForms(site)
  expect(problems).toEqual([])
  console.log(`forged forms: ${cells} cells`)
})

test('tokens, numbers and messages of a person are seen nowhere else', async () => {
  const { cells, problems } = await findCanaries(site)
  expect(problems).toEqual([])
  console.log(`canaries: ${cells} answers`)
})

test('every answer is protected by its headers', async () => {
  const { cells, problems, scores, routes } = await scanHeaders(site)
  expect(problems).toEqual([])
  const lines = [...scores].sort().map(([score, count]) => `  ${count} × ${score}`)
  console.log(`headers: ${cells} answers, of ${MAX_SCORE} points\n${lines.join('\n')}`)
  if (isFullRun) console.log(routes.sort().join('\n'))
})

test('pages that fail are protected by their headers, and tell nothing of the inside', async () => {
  await site.stopDatabase()
  const { problems } = await scanFailures(site)
  expect(problems).toEqual([])
})
