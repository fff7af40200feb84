import { inOneMode } from './spread'
import { expect, type Page, test } from './test-base'

test.use({ viewport: { width: 390, height: 844 } })

const LAST = '.list ~ .list > .cards > .card:last-child'
const isLaidOut = (page: Page) =>
  page
    .locator(LAST)
    .evaluate((card) => card.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))

test('a card that is screens away is laid out when it comes nearer', inOneMode(), async ({ page }) => {
  await page.goto('/en/s')
  expect(await isLaidOut(page)).toBe(false)
  await page.locator(LAST).scrollIntoViewIfNeeded()
  await expect.poll(() => isLaidOut(page)).toBe(true)
})

test(
  'a link to a card that is screens away leads to it, and the view stays',
  inOneMode(),
  async ({ page }) => {
    await page.goto('/en/s')
    const id = await page.locator(LAST).evaluate((card) => card.id)
    await page.goto(`/en/s#${id}`)
    const top = () => page.locator(LAST).evaluate((card) => card.getBoundingClientRect().top)
    await expect.poll(() => isLaidOut(page)).toBe(true)
    expect(await top()).toBeLessThan(844)
    const before = await top()
    await page.mouse.move(195, 400)
    for (const step of [1, 2, 3]) {
      await page.mouse.wheel(0, -300)
      await expect.poll(top, `after ${step} steps back`).toBeCloseTo(before + 300 * step, 0)
    }
  },
)
