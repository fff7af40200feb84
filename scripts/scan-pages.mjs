// Scans every page of money, orders, loan, estimate and account: three languages, two widths, with and
// without script.
import { chromium } from '@playwright/test'
import { ensureBrowser, findBrowser } from './browser.mjs'
import { startSite } from './lighthouse/site.mjs'
import { prepare } from './prepare.mjs'
import { stopWithNpm } from './stop-with-npm.mjs'

const LANGUAGES = { ka: '', en: '/en', ru: '/ru' }
const WIDTHS = [390, 1280]
const HEIGHT = 844
const PAGES = {
  account: '/account',
  payments: '/account/payments',
  'top-up, ways': '/account/payments?fill_balance=1',
  'top-up by card': '/account/payments?fill_balance=1&method=1',
  'promo code': '/account/payments?fill_balance=1&method=3',
  services: '/account/services',
  'ways of notifying': '/account/notifications/settings',
  measurements: '/account/measure',
  VIP: '/vip',
  'order of VIP': '/account/vipService/vipView',
  'order of an advertisement': '/account/facebookService/facebookView',
  'order of photographs': '/account/photoTourService/tourView',
  'order of a tour': '/account/3DTourService/tourView',
  'order of measuring': '/account/measureService/MeasurmentView',
  'order of an appraisal': '/account/ratersService/ratersView',
  'order of a legal check': '/account/checkRealEstate/realEstateView',
  'order of a visit': '/account/bookingService/bookingView',
  'loan calculator': '/account/loanCalculatorService/loanView?loan_price=100000',
  'loan calculator above a list': '/s?take_loan=true&isntStatement=true&loan_price=100000',
  estimate: '/account/aiService/aiView',
  'accuracy of estimates': '/ai-estimate/accuracy',
  'quality of the listings': '/quality',
  'asking prices': '/prices',
  'asking prices of a neighbourhood': '/prices/iyideba-bina/tbilisi/vake-saburtalo/vake',
  'personal information': '/account/personalInformation',
  safety: '/account/safety',
  statements: '/account/statements',
  notifications: '/account/notifications',
  'saved searches': '/account/searches',
  contact: '/contact',
  'page that is missing': '/no-such-page',
}

/** @param {import('@playwright/test').Page} page */
async function findProblems(page) {
  const found = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const text = document.querySelector('main')?.textContent ?? ''
    return {
      wider: scrollWidth - clientWidth,
      headings: document.querySelectorAll('main h1, dialog[open] h1, dialog[open] h2').length,
      rawKey: /\b[a-z_-]+:[a-z_]+\.[a-z_.]+\b/.exec(text)?.[0] ?? /\{\{\w+\}\}/.exec(text)?.[0],
    }
  })
  return [
    found.wider > 0 && `${found.wider} px too wide`,
    found.headings === 0 && 'no heading',
    found.rawKey && `raw text ${found.rawKey}`,
  ].filter(Boolean)
}

stopWithNpm()
if (!process.env.SCAN_ORIGIN) await prepare()
await ensureBrowser()
const site = process.env.SCAN_ORIGIN ? { origin: process.env.SCAN_ORIGIN, close() {} } : await startSite()
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
let failed = 0
try {
  /** @type {Map<string, string[]>} */
  const cells = new Map()
  for (const javaScriptEnabled of [true, false])
    for (const width of WIDTHS) {
      const context = await browser.newContext({
        javaScriptEnabled,
        baseURL: site.origin,
        viewport: { width, height: HEIGHT },
      })
      const page = await context.newPage()
      /** @type {string[]} */
      let errors = []
      page.on('pageerror', ({ message }) => errors.push(message))
      await page.goto('/en/auth?Continue=%2Fen')
      await page.locator('button[value="broker@demo.test"]').click()
      await page.waitForURL('**/en')
      for (const [language, prefix] of Object.entries(LANGUAGES))
        for (const [name, path] of Object.entries(PAGES)) {
          errors = []
          const answer = await page.goto(prefix + path)
          const status = answer?.status() ?? 0
          const expected = path === '/no-such-page' ? 404 : 200
          const problems = [
            status !== expected && `status ${status}`,
            ...(await findProblems(page)),
            ...errors,
          ].filter(Boolean)
          if (problems.length > 0) failed += 1
          const cell = `${language} ${width} ${javaScriptEnabled ? 'on' : 'off'}`
          cells.set(name, [...(cells.get(name) ?? []), problems.length > 0 ? `${cell}: ${problems}` : ''])
        }
      await context.close()
    }
  for (const [name, found] of cells) {
    const wrong = found.filter(Boolean)
    process.stdout.write(`${name}: ${found.length - wrong.length} of ${found.length}\n`)
    for (const one of wrong) process.stdout.write(`  ${one}\n`)
  }
} finally {
  await browser.close()
  await site.close()
}
if (failed > 0) process.exitCode = 1
