import { siteRoutes } from '../fixtures/site-routes'
import { findDeveloperPath } from './find-developer'
import { openSignedIn } from './sign-in'
import { expect, type Page, test } from './test-base'

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === true, 'the audits open every page with script')
test.use({ viewport: { width: 320, height: 640 } })

const pages = siteRoutes.filter(({ answer }) => 'hidden' in answer && !answer.alias)

for (const [who, opened] of [
  ['a guest', pages.filter(({ guest }) => guest === undefined)],
  ['a broker', pages.filter(({ guest }) => guest !== undefined)],
] as const)
  test(`every page for ${who} is complete without script on the narrowest phone`, async ({ page }) => {
    if (who === 'a broker') await openSignedIn(page, 'broker', '/')
    const developer = await findDeveloperPath(page.request)
    for (const { path } of opened) {
      const address = path === '/d/:developer' ? developer : path
      // Journeys open the other pages, which have an id.
      if (address.includes(':')) continue
      expect((await page.goto(address))?.status(), address).toBe(200)
      await expect(page.locator('h1'), address).toHaveCount(1)
      expect(await measureOverflow(page), address).toBe(0)
    }
  })

/** Returns by how many pixels the page is wider than the window. */
const measureOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
