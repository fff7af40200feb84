import { siteRoutes } from '../fixtures/site-routes'
import { isFullRun } from '../full-run'
import { expectAccessible, expectContrast, expectFooterUncovered } from './accessibility'
import { findDeveloperPath } from './find-developer'
import { cardLinks, statementCards } from './locators'
import { openSignedIn } from './sign-in'
import { expect, test } from './test-base'

/** Modules that other tests audit in all states. The short run checks dark colours of these alone. */
const AUDITED_ELSEWHERE = new Set([
  'account',
  'account-agents',
  'account-favorites',
  'account-my-base',
  'account-notification',
  'account-notifications',
  'account-payments',
  'account-statements',
  'ai-estimate',
  'article',
  'blog',
  'broker',
  'brokers',
  'client-search',
  'dynamic-form',
  'estimate-accuracy',
  'home',
  'loan',
  'payment-result',
  'project',
  'questionnaire',
  'search',
  'simplified-search',
  'statement',
])

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, 'the audit is script')

const allPages = siteRoutes.filter(({ answer }) => 'hidden' in answer && !answer.alias)
const isForGuests = ({ guest }: (typeof allPages)[number]) => guest === undefined

/** The short run audits one page of each module, for guests and for a broker. */
const pages = allPages.filter(
  (page, index) =>
    isFullRun ||
    index ===
      allPages.findIndex((other) => other.module === page.module && isForGuests(other) === isForGuests(page)),
)

const PAGES_PER_TEST = 10

/** Splits a list into tests of a few pages each, which run in parallel. */
function* split<Item>(items: readonly Item[]) {
  for (let from = 0; from < items.length; from += PAGES_PER_TEST)
    yield [from + 1, items.slice(from, from + PAGES_PER_TEST)] as const
}

// Specification 1.2.20 with a guest | 1
for (const [who, walked] of [
  ['a guest', pages.filter(isForGuests)],
  ['a broker', pages.filter((page) => !isForGuests(page))],
] as const)
  for (const [first, part] of split(walked))
    test(`pages for ${who} pass the accessibility audit, and the contrast check in dark mode, from page ${first} on`, async ({
      page,
    }) => {
      if (who === 'a broker') await openSignedIn(page, 'broker', '/')
      const byNight = new Set<string>()
      const developer = await findDeveloperPath(page.request)
      for (const { path, module } of part) {
        const address = path === '/d/:developer' ? developer : path
        // Paths with a placeholder are audited by the test that finds a real one.
        if (address.includes(':')) continue
        expect((await page.goto(address))?.status(), address).toBe(200)
        if (!AUDITED_ELSEWHERE.has(module)) await expectAccessible(page)
        // Pages of one module have the same colours, and the main pages those of most others.
        if (byNight.has(module) || !(isFullRun || AUDITED_ELSEWHERE.has(module))) continue
        byNight.add(module)
        await page.emulateMedia({ colorScheme: 'dark' })
        await expectContrast(page)
        await page.emulateMedia({ colorScheme: 'light' })
      }
    })

/** Changes of a valid page, by the rule that must find each. */
const CHANGES: Record<string, () => void> = {
  'color-contrast: <h1': () => {
    for (const heading of document.querySelectorAll('h1')) heading.style.color = '#ccc'
  },
  'target-size: <a': () => {
    for (const link of document.querySelectorAll<HTMLElement>('footer a'))
      Object.assign(link.style, {
        display: 'block',
        height: '9px',
        minHeight: '0',
        margin: '0',
        overflow: 'hidden',
      })
  },
}

for (const [problem, cause] of Object.entries(CHANGES))
  test(`the audit finds a page that fails after a change, by ${problem}`, async ({ page }) => {
    await page.goto('/en/s')
    await expectAccessible(page)
    await page.evaluate(cause)
    await expect(expectAccessible(page)).rejects.toThrow(problem)
  })

for (const width of [390, 1280])
  test(`fixed parts do not cover the footer of a page that is ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 })
    await page.goto('/en/s')
    const statement = (await cardLinks(statementCards(page)).first().getAttribute('href')) ?? ''
    for (const address of ['/', '/ru/vip', statement]) {
      await page.goto(address)
      await expectFooterUncovered(page)
    }
  })
