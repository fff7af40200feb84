import { findStatementPath } from './find-statement'
import { contentColumn, ownActions, ownPrices, supportLauncher } from './locators'
import { openSignedIn } from './sign-in'
import { inFullRun, inOneMode } from './spread'
import { expect, type Page, test } from './test-base'

const WIDTHS = [390, 1000, 1280]
/** Width in px; narrower windows have the launcher in the footer. */
const FLOATS_FROM = 1200
/** Height of a button in px. */
const TARGET = 44

/** Returns the titles of controls whose centre the launcher covers, at any scroll position. */
async function findCoveredControls(page: Page): Promise<string[]> {
  const covered: string[] = []
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 400) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
    covered.push(
      ...(await supportLauncher(page).evaluate((support) => {
        const launcher = support.querySelector('summary')?.getBoundingClientRect()
        if (!launcher) return ['no launcher']
        return [...document.querySelectorAll<HTMLElement>('main :is(a, button, input, summary)')]
          .filter((control) => {
            const { left, right, top, bottom } = control.getBoundingClientRect()
            const x = (left + right) / 2
            const y = (top + bottom) / 2
            const isInside =
              x > launcher.left && x < launcher.right && y > launcher.top && y < launcher.bottom
            return isInside && support.contains(document.elementFromPoint(x, y))
          })
          .map((control) => control.outerHTML.slice(0, 120))
      })),
    )
  }
  return covered
}

// Specification 1.2.104 with 390
for (const width of WIDTHS)
  test(
    `the launcher of the chat covers no control at ${width} px`,
    inOneMode('script-on'),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      for (const path of ['/s?cities=1', await findStatementPath(page.request)]) {
        await page.goto(path)
        await expect(supportLauncher(page).locator('summary')).toHaveCount(1)
        expect(await findCoveredControls(page), path).toEqual([])
      }
      if (width < FLOATS_FROM) return
      const launcher = await supportLauncher(page).locator('summary').boundingBox()
      const content = await contentColumn(page).first().boundingBox()
      expect((content?.x ?? width) + (content?.width ?? 0)).toBeLessThanOrEqual(launcher?.x ?? 0)
    },
  )

test(
  'the launcher in the account is beside the rows, whose actions share a line',
  inFullRun(),
  async ({ page }) => {
    await openSignedIn(page, 'broker', '/account/statements')
    for (const width of [1200, 1280, 1350, 1440, 1600]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/account/statements')
      const launcher = await supportLauncher(page).locator('summary').boundingBox()
      const price = await ownPrices(page).first().boundingBox()
      expect((price?.x ?? width) + (price?.width ?? 0), `at ${width} px`).toBeLessThanOrEqual(
        launcher?.x ?? 0,
      )
      const actions = await ownActions(page).first().boundingBox()
      expect(actions?.height, `actions at ${width} px`).toBeLessThan(2 * TARGET)
    }
  },
)

test('the launcher stays round with text twice as large', inOneMode('script-on'), async ({ page }) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/s?cities=1')
    await page.locator('html').evaluate((root) => root.style.setProperty('font-size', '200%'))
    const box = await supportLauncher(page).locator('summary').boundingBox()
    expect(box?.height, `at ${width} px`).toBe(box?.width)
  }
})
