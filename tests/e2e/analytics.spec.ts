import { cardLinks, hearts, listedCards, mapSteps } from './locators'
import { inFullRun } from './spread'
import { type StartedSite, startSite } from './start-site'
import { expect, type Page, test } from './test-base'

/** Site with a data layer and a script that records its events. */
let site: StartedSite
const READER = 'https://tags.test/t.js'

test.describe.configure({ mode: 'default' })
test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, 'only script pushes')
test.beforeAll(async () => {
  site = await startSite({
    ANALYTICS_LAYER: 'analyticsLayer',
    ANALYTICS_SCRIPT_URL: READER,
    SEED_STATEMENTS: '150',
    RATE_LIMIT_POSTS: '1000',
  })
})
test.afterAll(() => site.stop())
test.beforeEach(({ page }) =>
  page.route(READER, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'analyticsLayer.push({ event: "read" })' }),
  ),
)

interface LayerEvent {
  event: string
  value?: number
  ecommerce?: { value?: number; payment_type?: string; items: object[] }
}

/** Returns the events of the current page except the page view. */
async function readEvents(page: Page): Promise<LayerEvent[]> {
  const layer = await page.evaluate(
    () => (window as unknown as { analyticsLayer?: LayerEvent[] }).analyticsLayer ?? [],
  )
  return layer.filter(({ event }) => event && event !== 'page_view' && event !== 'read')
}
const events = async (page: Page) => (await readEvents(page)).map(({ event }) => event)

// Specification 1.7.53
test("a page reports what it shows and the visitor's actions on it, each event only once", async ({
  page,
}) => {
  await page.goto(`${site.origin}/en/s?deal_types=1`)
  await expect.poll(() => events(page)).toEqual(['view_item_list'])
  await expect
    .poll(() =>
      page.evaluate(() => (window as unknown as { analyticsLayer: LayerEvent[] }).analyticsLayer.at(-1)),
    )
    .toEqual({ event: 'read' })
  await hearts(page).first().click()
  await expect.poll(() => events(page)).toEqual(['view_item_list', 'add_to_wishlist'])

  await cardLinks(listedCards(page)).first().click()
  await expect.poll(() => events(page)).toEqual(['view_item'])
  await page.getByRole('button', { name: 'Show the number' }).first().click()
  await expect.poll(() => events(page)).toEqual(['view_item', 'phone_shown'])
  const [, shown] = await readEvents(page)
  expect(JSON.stringify(shown)).not.toMatch(/\b5\d{8}\b/)
  await page.goto(`${site.origin}/en/contact`)
  for (const again of [() => page.goBack(), () => page.reload()]) {
    await again()
    await expect.poll(() => events(page)).toEqual(['view_item'])
  }
})

// Specification 2.9.7
test('the price in the loan calculator is reported once, after the typing ends', async ({ page }) => {
  await page.goto(`${site.origin}/en?take_loan=true&isntStatement=true`)
  const price = page.locator('[name="loan_price"]').first()
  await price.pressSequentially('150000', { delay: 60 })
  const prices = async () => (await readEvents(page)).map(({ event, value }) => [event, value])
  await expect.poll(prices).toEqual([['mortgage_price', 150_000]])
})

test('a purchase is reported once, however often its receipt is opened', async ({ page }) => {
  await page.goto(`${site.origin}/en/vip`)
  await page.locator('#packages').getByRole('link').first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Log in' }).click()
  await page.locator('input[name=email]').fill('broker@demo.test')
  await page.locator('input[name=password]').fill('demo-ezo')
  await page.locator('form:has(input[name=password]) button').first().click()
  await expect.poll(() => events(page)).toContain('login')
  await page.locator('[name="statement_id"]').nth(0).check()
  await page.locator('[name="statement_id"]').nth(1).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => events(page)).toEqual(['begin_checkout'])
  await page.locator('[name="card_id"][value="new"]').check()
  await page.locator('button[value="pay"]').click()
  await page.locator('button[value="approve"]').click()
  await expect.poll(() => events(page)).toEqual(['purchase'])

  const [bought] = await readEvents(page)
  const { value = 0, payment_type, items = [] } = bought?.ecommerce ?? {}
  expect(payment_type).toBe('card')
  // Two statements for five days, priced per day.
  expect(items).toEqual([
    expect.objectContaining({ item_id: '1', item_name: 'vip-service', price: value / 10, quantity: 10 }),
  ])
  await page.reload()
  await expect(page.locator('#payment h1')).toBeVisible()
  expect(await events(page)).toEqual([])
})

test('a moved map reports the list that it now shows', inFullRun(), async ({ page }) => {
  await page.goto(`${site.origin}/en/s/map`)
  await expect.poll(() => events(page)).toEqual(['view_item_list'])
  await page.locator('[data-live]').waitFor({ state: 'attached' })
  await mapSteps(page).first().click()
  await expect.poll(() => events(page)).toEqual(['view_item_list', 'view_item_list'])
})

test('no event is reported for visitors who object to tracking, nor on a site without a data layer', async ({
  page,
  request,
}) => {
  const headers = { 'Sec-GPC': '1' }
  const objected = await (await request.get(`${site.origin}/en/s`, { headers })).text()
  const plain = await (await request.get('/en/s')).text()
  for (const html of [objected, plain]) expect(html).not.toMatch(/data-events|data-layer|\/analytics-/)
  await page.goto('/en/s')
  expect(await events(page)).toEqual([])
})
