import { liveMap, mapView } from './locators'
import { expect, test } from './test-base'

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, 'without script no page is hydrated')

test('keys pressed while a page is hydrated do not break the map', async ({ page }) => {
  await page.addInitScript(pressAgainAndAgain)
  await page.goto('/en/s/map')
  await expect(liveMap(page)).toBeVisible()
  // The browser has the icons of hydrated pages only.
  await expect(page.locator('svg path:not([d])')).toHaveCount(0)
})

test('the rest of an aborted response causes no error on the page', async ({ page }) => {
  await page.goto('/en/s/map')
  await expect(liveMap(page)).toBeVisible()
  await page.evaluate(async () => {
    const reported = new Promise((resolve) => addEventListener('unhandledrejection', resolve, { once: true }))
    Promise.reject(new DOMException('aborted', 'AbortError'))
    await reported
  })
  await expect(liveMap(page)).toBeVisible()
})

test('a browser without cascade layers keeps the map page as the server rendered it', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CSSLayerBlockRule'))
  await page.goto('/en/s/map', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(mapView(page).locator('picture')).toBeVisible()
  await expect(liveMap(page)).toHaveCount(0)
})

/** Dispatches a key press in every task while the page starts. */
function pressAgainAndAgain() {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    document.body?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }))
    if (!document.querySelector('[data-live]')) port2.postMessage(undefined)
  }
  port2.postMessage(undefined)
}
