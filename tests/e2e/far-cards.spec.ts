import { inOneMode } from './spread'
import { expect, type Page, test } from './test-base'

test.use({ viewport: { width: 390, height: 844 } })

/** Fourth card from the end of the results. */
const farCard = (page: Page) => page.locator('ol > [id^=card-]:nth-last-child(4)').last()
const isLaidOut = (page: Page) =>
  farCard(page).evaluate((card) => card.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))

test('a card several screens away is laid out when it comes nearer', inOneMode(), async ({ page }) => {
  await page.goto('/en/s')
  expect(await isLaidOut(page)).toBe(false)
  await farCard(page).scrollIntoViewIfNeeded()
  await expect.poll(() => isLaidOut(page)).toBe(true)
})

test(
  'a link to a card several screens away leads to it, and the view does not move afterwards',
  inOneMode(),
  async ({ page }) => {
    await page.goto('/en/s')
    const id = await farCard(page).evaluate((card) => card.id)
    await page.goto(`/en/s#${id}`)
    const top = () => farCard(page).evaluate((card) => card.getBoundingClientRect().top)
    await expect.poll(() => isLaidOut(page)).toBe(true)
    expect(await top()).toBeLessThan(844)
    const before = await top()
    await page.mouse.move(195, 400)
    for (const step of [1, 2, 3]) {
      await page.mouse.wheel(0, -300)
      // Each step lays out one card at most, and the browser moves the view by whole pixels.
      const getShift = async () => Math.abs((await top()) - before - 300 * step)
      await expect.poll(getShift, `after ${step} steps back`).toBeLessThan(step)
    }
  },
)

test('the content after the cards stays in place when a jump leads there', inOneMode(), async ({ page }) => {
  await page.goto('/ru/s')
  const next = page.locator('a[rel=next]')
  const before = await next.evaluate((link) => {
    link.scrollIntoView({ block: 'center' })
    return link.getBoundingClientRect().top
  })
  // A screenshot needs a frame, which lays out cards that have come nearer.
  await page.screenshot()
  const after = await next.evaluate((link) => link.getBoundingClientRect().top)
  expect(Math.abs(after - before)).toBeLessThan(2)
})
