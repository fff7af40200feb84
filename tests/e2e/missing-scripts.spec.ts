import { expect, test } from '@playwright/test'
import { cardLinks, hearts, listedCards } from './locators'

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, 'without script there is no bundle to lose')

const EVERY_SCRIPT = '**/assets/*.js'

test.beforeEach(async ({ page }) => {
  await page.route(EVERY_SCRIPT, (route) => route.fulfill({ status: 404, body: 'not found' }))
})

// Specification 2.8.5
test('a visitor can use the search though every script responds 404', async ({ page }) => {
  await page.goto('/en')
  await page
    .locator('form', { has: page.locator('#finder-q') })
    .getByRole('button', { name: 'Search' })
    .click()
  await expect(page).toHaveURL(/\/en\/s\?/)
  await cardLinks(listedCards(page)).first().click()
  await expect(page).toHaveURL(/udzravi-qoneba/)
  await page.getByRole('button', { name: 'Show the number' }).first().click()
  await expect(page.locator('#phone a').first()).toBeVisible()
})

test('the close link of a dialog works without scripts', async ({ page }) => {
  await page.goto('/en/s?deal_types=2&login=1')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('link', { name: 'Close' }).click()
  await expect(page).toHaveURL('/en/s?deal_types=2')
  await expect(dialog).toHaveCount(0)
})

// Specification 1.8.14 with a plain document
// Specification 1.8.14 with a hydrated page
for (const [title, path, files] of [
  ['a plain document', '/en/s?take_loan=true&isntStatement=true', '**/assets/part-*.js'],
  ['a hydrated page', '/en/s/map', '**/assets/live-map-*.js'],
] as const)
  test(`${title} with a missing script file reloads itself, once a minute`, async ({ page }) => {
    await page.unroute(EVERY_SCRIPT)
    await page.route(files, (route) => route.fulfill({ status: 404, body: 'not found' }))
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1
    })
    // A page that reloads itself may do so before it is complete, which would abort a wait for that.
    const open = () => page.goto(path, { waitUntil: 'commit' })
    await open()
    await expect.poll(() => loads).toBe(2)
    // The requested document replaces the first one a moment later.
    await page.waitForFunction(() => {
      const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return load?.type === 'reload'
    })
    await page.waitForLoadState('networkidle')
    expect(loads).toBe(2)
    await page.evaluate(() => sessionStorage.setItem('reloaded-at', String(Date.now() - 60_000)))
    await open()
    await expect.poll(() => loads).toBe(4)
  })

test('a page is not loaded again because a module of it throws an error', async ({ page }) => {
  await page.unroute(EVERY_SCRIPT)
  const body = 'throw new Error("a module of the site fails")'
  await page.route('**/assets/part-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }))
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto('/en/s?take_loan=true&isntStatement=true')
  await expect.poll(() => errors).toContain('a module of the site fails')
  const load = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().type)
  expect(load).toBe('navigate')
})

test('the heart of a card works as a form without scripts', async ({ page }) => {
  await page.goto('/en/s?deal_types=2')
  await hearts(page).first().click()
  await expect(page).toHaveURL(/#card-\d+$/)
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true')
})
