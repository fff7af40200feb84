import { brotliCompressSync, constants } from 'node:zlib'
import { expect, type Page, type Response, test } from '@playwright/test'
import { MOTION } from './motion'

/** Size limits in bytes after brotli 11, so that server settings do not matter. */
const budgets = {
  script: 10_000,
  hydratedScript: 110_000,
  blocking: 25_000,
  firstView: 150_000,
  elements: 1_200,
}

/** Phone used by the audits. */
const phone = { width: 412, height: 823 }

/** TypeScript's library does not know it yet. */
interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Files of the movable map, which load after everything else. */
const mapFiles = /\/(live-map|maplibre-gl-worker)-[\w-]+\.js$/

interface Weight {
  script: number
  map: number
  blocking: number
  everything: number
  requests: number
  elements: number
  /** Layout shifts without user input. */
  shifts: string[]
}

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, 'the budgets are about what script costs')
test.use({ viewport: phone, ...MOTION })

for (const [name, find] of Object.entries({
  home: async () => '/',
  search: async () => '/s',
  statement: async (page: Page) => {
    const html = await (await page.request.get('/s')).text()
    return /href="(\/udzravi-qoneba\/[^"?]+)"/.exec(html)?.[1] ?? '/statement-not-found'
  },
})) {
  test(`the ${name} page stays within its budgets`, async ({ page }) => {
    const weight = await weigh(page, await find(page))
    report(name, weight)
    expect(weight.script).toBeLessThanOrEqual(budgets.script)
    expect(weight.blocking).toBeLessThanOrEqual(budgets.blocking)
    expect(weight.everything).toBeLessThanOrEqual(budgets.firstView)
    expect(weight.elements).toBeLessThanOrEqual(budgets.elements)
    expect(weight.shifts).toEqual([])
  })
}

test('light mode loads no script', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'save-data': 'on' })
  const weight = await weigh(page, '/s')
  report('search, light mode', weight)
  expect(weight.script).toBe(0)
})

// Specification 2.2.1
test('a page with a dialog stays within the script budget of a page', async ({ page }) => {
  const weight = await weigh(page, '/s?login=1')
  report('search with a dialog', weight)
  expect(weight.script).toBeLessThanOrEqual(budgets.script)
})

for (const width of [390, 1280])
  test.describe(`a window ${width} px wide`, () => {
    // A page that is resized before it leads to the next one can begin the next one in its former width.
    test.use({ viewport: { width, height: 900 } })

    test('the mortgage calculator stays in place when its script comes', async ({ page }) => {
      const weight = await weigh(page, '/s?take_loan=1&isntStatement=1')
      await expect(page.getByRole('slider').first()).toBeVisible()
      expect(weight.shifts).toEqual([])
    })
  })

test('a hydrated page stays within its budget, with the map counted separately', async ({ page }) => {
  const weight = await weigh(page, '/s/map')
  report('search on the map', weight)
  expect(weight.script).toBeGreaterThan(budgets.script)
  expect(weight.script).toBeLessThanOrEqual(budgets.hydratedScript)
  expect(weight.map).toBeGreaterThan(0)
  expect(weight.shifts).toEqual([])
})

test('pages without an interactive map load none of its files', async ({ page }) => {
  // The drawn map does not preload them either.
  for (const path of ['/', '/s', '/account/favorites', '/s/map?draw=']) {
    expect((await weigh(page, path)).map, path).toBe(0)
  }
})

/** Loads a page and waits without interacting, like a visitor who reads. */
async function weigh(page: Page, path: string): Promise<Weight> {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        for (const { node, previousRect, currentRect } of entry.sources) {
          const html = (node as Element | null)?.outerHTML ?? node?.textContent
          const [from, to] = [previousRect, currentRect].map(({ y, height }) => `${y} (${height} high)`)
          shifts.push(`${entry.value}: ${html?.slice(0, 120)} from ${from} to ${to}`)
        }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  const printSheets = await page
    .locator('link[rel="stylesheet"][media="print"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  const weight: Weight = {
    script: 0,
    map: 0,
    blocking: 0,
    everything: 0,
    requests: 0,
    elements: 0,
    shifts: [],
  }
  for (const response of responses) {
    const body = await response.body().catch(() => Buffer.alloc(0))
    const kind = response.request().resourceType()
    const bytes = ['image', 'font'].includes(kind) ? body.length : compressed(body)
    weight.requests += 1
    weight.everything += bytes
    if (mapFiles.test(response.url())) weight.map += bytes
    else if (kind === 'script') weight.script += bytes
    const isBlocking = kind === 'document' || (kind === 'stylesheet' && !printSheets.includes(response.url()))
    if (isBlocking) weight.blocking += bytes
    if (kind === 'document') {
      for (const [, inline] of body
        .toString()
        .matchAll(/<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g)) {
        weight.script += compressed(Buffer.from(inline ?? ''))
      }
    }
  }
  weight.elements = await page.locator('*').count()
  weight.shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
  return weight
}

function compressed(body: Buffer): number {
  if (body.length === 0) return 0
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

function report(
  name: string,
  { script, map, blocking, everything, requests, elements, shifts }: Weight,
): void {
  console.log(
    `budget ${name}: script ${script} B, map ${map} B, html and blocking ${blocking} B, first view ${everything} B in ${requests} requests, ${elements} elements, ${shifts.length} shifts`,
  )
}
