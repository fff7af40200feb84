// What visitors do most, on a phone of 390 px and a slow line, as a person: taps and seconds, with script and without.
import { chromium } from '@playwright/test'
import { ensureBrowser, findBrowser } from './browser.mjs'
import { startSite } from './lighthouse/site.mjs'
import { prepare } from './prepare.mjs'
import { stopWithNpm } from './stop-with-npm.mjs'

/** Somebody looks where to tap, and taps. */
const PAUSE_MS = 1_500
/** Chromium's "Fast 4G". */
const LINE = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000, offline: false }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** @typedef {(target: import('@playwright/test').Locator) => Promise<void>} Tap */
/** @typedef {(page: import('@playwright/test').Page, tap: Tap) => Promise<void>} Journey */

/** @type {Record<string, Journey>} */
const journeys = {
  async 'home to the number of an owner'(page, tap) {
    await tap(page.locator('main form').getByRole('button').first())
    await tap(page.locator('.cards .name a').nth(4))
    await tap(page.locator('.call-bar button'))
    await page.locator('.call-bar a[href^="tel:"]').waitFor()
  },
  async 'home to a saved search'(page, tap) {
    await page.locator('input[name=q]').first().fill('Vake')
    await tap(page.locator('main form').getByRole('button').first())
    await tap(page.locator('a.save-search'))
    await tap(page.locator('.flash a'))
    await tap(page.locator('button[value="agent@demo.test"]'))
    await tap(page.locator('form.narrow-form button').first())
    await page.locator('.saved-searches > li').first().waitFor()
  },
  async 'home to a compared pair'(page, tap) {
    await tap(page.locator('main form').getByRole('button').first())
    await tap(page.locator('.cards .heart').nth(4))
    await tap(page.locator('.cards .heart').nth(5))
    await tap(page.locator('header a[href$="/favorites"]').first())
    await tap(page.getByRole('checkbox').nth(0))
    await tap(page.getByRole('checkbox').nth(1))
    await tap(page.locator('button[value=compare]'))
    await page.locator('.compared').waitFor()
  },
}

stopWithNpm()
await prepare()
await ensureBrowser()
const site = await startSite()
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
try {
  for (const javaScriptEnabled of [true, false])
    for (const [name, follow] of Object.entries(journeys)) {
      const context = await browser.newContext({ ...PHONE, javaScriptEnabled })
      const page = await context.newPage()
      const devTools = await context.newCDPSession(page)
      await devTools.send('Network.emulateNetworkConditions', LINE)
      const started = performance.now()
      let taps = 0
      await page.goto(`${site.origin}/`)
      await follow(page, async (target) => {
        taps += 1
        await page.waitForTimeout(PAUSE_MS)
        await target.tap()
      })
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      const script = javaScriptEnabled ? 'script on' : 'script off'
      process.stdout.write(`${name}, ${script}: ${taps} taps, ${seconds} s\n`)
      await context.close()
    }
} finally {
  await browser.close()
  await site.close()
}
