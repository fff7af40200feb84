// Times the most frequent journeys on a phone of 390 px and a slow line, at human speed: taps and seconds,
// with and without script.
import { chromium } from '@playwright/test'
import { ensureBrowser, findBrowser } from './browser.mjs'
import { startSite } from './lighthouse/site.mjs'
import { prepare } from './prepare.mjs'
import { putUpFlat } from './put-up-flat.mjs'
import { stopWithNpm } from './stop-with-npm.mjs'

/** Time to find a target and tap it, in ms. */
const PAUSE_MS = 1_500
/** Chromium's "Fast 4G". */
const LINE = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000, offline: false }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Excludes the hidden button that the Enter key submits. */
const SHOWN_NEXT = 'button[value=next]:not([aria-hidden])'

/** @typedef {(target: import('@playwright/test').Locator) => Promise<void>} Tap */
/**
 * @typedef {(page: import('@playwright/test').Page, tap: Tap, isScriptOn: boolean) => Promise<string | void>}
 * Journey
 */

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
    await tap(page.locator('#login a').first())
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

/** Journeys of signed-in users that pay or commit to something. @type {Record<string, Journey>} */
const ownJourneys = {
  async 'payments to a topped-up balance'(page, tap) {
    await page.goto('/en/account/payments')
    await tap(page.locator('main a[href*="fill_balance=1"]:visible').first())
    await tap(page.locator('dialog .ways a').first())
    await tap(page.locator('dialog [data-amount]').first())
    await tap(page.locator('dialog [data-pay]'))
    await tap(page.locator('button[value=approve]'))
    await page.locator('.pay-result').waitFor()
  },
  async 'VIP packages to a promoted statement'(page, tap) {
    await page.goto('/en/vip')
    await tap(page.locator('#packages a').first())
    await tap(page.locator('[name=statement_id]').first())
    await tap(page.locator(SHOWN_NEXT))
    await tap(page.locator('[name=card_id][value=balance]'))
    await tap(page.locator('button[value=pay]'))
    await page.locator('.pay-result').waitFor()
  },
  async 'public registry to a booked time'(page, tap) {
    await page.goto('/en/booking-service')
    await tap(page.locator('#packages a').first())
    await tap(page.locator('[name=service][value=extract]'))
    await tap(page.locator(SHOWN_NEXT))
    await page.locator('select[name=branch]').selectOption('1')
    await tap(page.locator('button[value=find]'))
    await tap(page.locator('.times [name=slot]').first())
    await tap(page.locator(SHOWN_NEXT))
    await page.locator('[name=personal_number]').fill('01001012345')
    await tap(page.locator(SHOWN_NEXT))
    await tap(page.locator('[name=card_id][value=balance]'))
    await tap(page.locator('button[value=pay]'))
    await page.locator('.pay-result').waitFor()
  },
  async 'loan calculator to a sent request'(page, tap) {
    await page.goto('/en/s?cities=1&take_loan=true&isntStatement=true&loan_price=100000&loan_currency=2')
    await tap(page.locator('dialog input[name=loan_bank]').first())
    const recalculate = page.getByRole('button', { name: 'Recalculate' })
    if (await recalculate.isVisible()) await tap(recalculate)
    await tap(page.locator('dialog button[name=loan_step][value=form]'))
    await page.locator('[name=monthly_income]').fill('3000')
    await tap(page.locator('dialog input[type=checkbox][name=terms]'))
    await tap(page.locator('dialog button[value=send]:not([aria-hidden])'))
    await page.locator('dialog .outcome').waitFor()
  },
  'an empty form to a published flat with photos': putUpFlat,
}

/** Prefix of the journeys to run: `npm run journeys -- home`. */
const beginning = process.argv[2] ?? ''

stopWithNpm()
await prepare()
await ensureBrowser()
const site = await startSite()
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
try {
  for (const javaScriptEnabled of [true, false])
    for (const [name, follow] of Object.entries({ ...journeys, ...ownJourneys })) {
      if (!name.startsWith(beginning)) continue
      const context = await browser.newContext({ ...PHONE, javaScriptEnabled, baseURL: site.origin })
      const page = await context.newPage()
      if (name in ownJourneys) {
        await page.goto('/en/auth?Continue=%2Fen')
        await page.locator('button[value="broker@demo.test"]').click()
        await page.waitForURL('**/en')
      }
      const devTools = await context.newCDPSession(page)
      await devTools.send('Network.emulateNetworkConditions', LINE)
      const started = performance.now()
      let taps = 0
      if (name in journeys) await page.goto('/')
      const tap = async (/** @type {import('@playwright/test').Locator} */ target) => {
        taps += 1
        await page.waitForTimeout(PAUSE_MS)
        await target.tap()
      }
      const fields = (await follow(page, tap, javaScriptEnabled)) ?? ''
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      const script = javaScriptEnabled ? 'script on' : 'script off'
      process.stdout.write(`${name}, ${script}: ${taps} taps${fields}, ${seconds} s\n`)
      await context.close()
    }
} finally {
  await browser.close()
  await site.close()
}
