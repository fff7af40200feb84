import { findStatementPath } from './find-statement'
import { liveMap, mapView, viewSwitch } from './locators'
import { expect, test } from './own-site'
import { inOneMode } from './spread'

test.describe.configure({ mode: 'default' })
test.use({ siteSettings: { PLAIN_RENDERING: '1' } })

/** Placeholders of cached markup: app/page/speed/cached-markup.server.ts. */
const PLACEHOLDER = /[\uE000-\uE003]/

test(
  'every kind of page is complete with PLAIN_RENDERING=1',
  inOneMode('script-off'),
  async ({ page, request }) => {
    const statement = await findStatementPath(request, '/en/s?deal_types=1&with_picture=1')
    const paths = ['/', '/en/s', '/ru/s/map', '/en/brokerebi', '/en/blog', '/en/s?login=1', statement]
    for (const path of paths) {
      const answer = await page.goto(path)
      expect(answer?.status(), path).toBe(200)
      expect(await answer?.text(), path).not.toMatch(PLACEHOLDER)
      await expect(page.locator('#footer'), path).toBeVisible()
    }
    const missing = await page.goto('/en/no/such/page/at/all')
    expect(missing?.status()).toBe(404)
    const options = await request.fetch('/en/s', { method: 'OPTIONS' })
    expect(options.headers().allow).toBe('GET, HEAD, OPTIONS, POST')
  },
)

test(
  'a visitor filters the list, opens the map of the results, and gets a page for a wrong address with PLAIN_RENDERING=1',
  inOneMode('script-on'),
  async ({ page, javaScriptEnabled }) => {
    await page.goto('/en/s?deal_types=1&price_to=100000&currency_id=2')
    const count = await page.locator('output[name=count]').getAttribute('data-value')
    expect(Number(count)).toBeGreaterThan(0)
    await viewSwitch(page).click()
    await expect(page).toHaveURL(/\/en\/s\/map\?.*price_to=100000/)
    if (javaScriptEnabled === false) await expect(mapView(page).locator('picture')).toBeVisible()
    else await expect(liveMap(page)).toBeVisible()
    expect((await page.goto('/en/no/such/page/at/all'))?.status()).toBe(404)
    await expect(page.locator('#footer')).toBeVisible()
  },
)
