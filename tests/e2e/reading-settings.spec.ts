import { siteRoutes } from '../fixtures/site-routes'
import { isFullRun } from '../full-run'
import { findDeveloperPath } from './find-developer'
import { findStatementPath } from './find-statement'
import { findCutTexts, findMotion, findVanished, setTextSpacing } from './reading-checks'
import { openSignedIn } from './sign-in'
import { expect, type Page, test } from './test-base'
import { languages, toLocalizedPath } from './translations'

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, 'style sheets are the same in both modes')
/** A window of 1,280 pixels magnified to 400 %. */
test.use({ viewport: { width: 320, height: 640 } })

const STATEMENT = '/statements/:statement'
const LOAN = '/contact?take_loan=true&isntStatement=true&loan_price=100000&loan_currency=2'

/** Pages of the short run, which have most kinds of parts. */
const GUEST_PAGES = [
  '/',
  '/s?deal_types=1',
  '/s/map?deal_types=1',
  STATEMENT,
  LOAN,
  '/gamartivebuli-dzieba?deal=1',
]
const ACCOUNT_PAGES = [
  '/account',
  '/account/statements',
  '/account/payments?fill_balance=1&method=1',
  '/account/vipService/vipView',
]

const allPages = siteRoutes.filter(({ answer }) => 'hidden' in answer && !answer.alias)
const listAll = (isGuest: boolean) =>
  isFullRun ? allPages.filter(({ guest }) => (guest === undefined) === isGuest).map(({ path }) => path) : []

for (const [who, account, paths] of [
  ['a guest', undefined, [...GUEST_PAGES, ...listAll(true)]],
  ['a broker', 'broker', [...ACCOUNT_PAGES, ...listAll(false)]],
] as const)
  test(`pages for ${who} stay whole at 400 %, with wide text spacing, in forced colours and without motion`, async ({
    page,
  }) => {
    if (isFullRun) test.slow()
    if (account) await openSignedIn(page, account, '/')
    const existing: Record<string, string> = {
      '/d/:developer': await findDeveloperPath(page.request),
      [STATEMENT]: await findStatementPath(page.request),
    }
    for (const [row, path] of paths.entries()) {
      const address = existing[path] ?? path
      // Journeys open the other pages, which have an id.
      if (address.includes(':')) continue
      await page.goto(toLocalizedPath(address, languages[row % languages.length] ?? 'ka'))
      expect.soft(await findProblems(page), address).toEqual([])
    }
  })

async function findProblems(page: Page): Promise<string[]> {
  const label = (problems: string[], setting: string) => problems.map((problem) => `${setting}: ${problem}`)
  const found = [
    ...label(await page.evaluate(findMotion), 'reduced motion'),
    ...label(await page.evaluate(findCutTexts), '400 %'),
  ]
  await page.emulateMedia({ forcedColors: 'active' })
  found.push(...label(await page.evaluate(findVanished), 'forced colours'))
  await page.emulateMedia({ forcedColors: 'none' })
  await page.evaluate(setTextSpacing)
  return [...found, ...label(await page.evaluate(findCutTexts), 'text spacing')]
}
