import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../../../scripts/browser.mjs'
import { formatTable } from '../format-table'
import { findStatementIds, startSite } from '../pages/servers'
import { percentile } from '../timing'
import { readMainThread } from './main-thread'

const ROUNDS = Number(process.env.ROUNDS ?? 5)
const PHONE = { width: 390, height: 844 }
/** Time in ms after which a loaded page has finished its work. */
const SETTLE_MS = 400

/** Markup added to the head of a page: none, or a style that lays out cards outside the window at once. */
const VARIANTS = {
  'as served': '',
  'all laid out': '<style>.card { content-visibility: visible !important }</style>',
}

const ACTIVITIES = {
  layout: ['Layout'],
  style: ['UpdateLayoutTree', 'ParseAuthorStyleSheet'],
  paint: ['Paint', 'PrePaint', 'Layerize'],
  parsing: ['ParseHTML'],
}

const site = await startSite({})
const executablePath = findBrowser()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  // Demo pictures are drawn on the first request, which would be measured.
  args: ['--no-sandbox', '--disable-gpu', '--blink-settings=imagesEnabled=false'],
})
try {
  const statement = (await findStatementIds(site.origin, { firstPage: 40, pages: 1 })).at(-1)
  const pages = { home: '/en', '/s': '/en/s', statement: `/en/statements/${statement}` }
  const rows: string[][] = []
  for (const [name, path] of Object.entries(pages)) rows.push(...(await measurePage(name, path)))
  process.stdout.write(formatTable(['main thread, ms', 'all', ...Object.keys(ACTIVITIES)], rows))
} finally {
  await browser.close()
  await site.stop()
}
process.exit()

/** Alternates between the variants, so that other load on the machine affects both. */
async function measurePage(name: string, path: string): Promise<string[][]> {
  const measured = Object.keys(VARIANTS).map(() => [] as Map<string, number>[])
  // The first round warms up.
  for (let round = -1; round < ROUNDS; round++)
    for (const [index, head] of Object.values(VARIANTS).entries()) {
      const times = readMainThread(await tracePage(browser, site.origin + path, head))
      if (round >= 0) measured[index]?.push(times)
    }
  return Object.keys(VARIANTS).map((variant, index) => [
    `${name}, ${variant}`,
    ...toFigures(measured[index] ?? []),
  ])
}

function toFigures(rounds: Map<string, number>[]): string[] {
  const median = (toMs: (times: Map<string, number>) => number) => percentile(rounds.map(toMs), 50).toFixed(0)
  const sum = (values: Iterable<number>) => [...values].reduce((all, value) => all + value, 0)
  return [
    median((times) => sum(times.values())),
    ...Object.values(ACTIVITIES).map((events) =>
      median((times) => sum(events.map((event) => times.get(event) ?? 0))),
    ),
  ]
}

/** Traces a first visit, without script, in a phone's window. */
async function tracePage(browser: Browser, url: string, head: string): Promise<Buffer> {
  const context = await browser.newContext({ javaScriptEnabled: false, bypassCSP: true, viewport: PHONE })
  const page = await context.newPage()
  await page.route(url, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('</head>', `${head}</head>`) })
  })
  await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel'] })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(SETTLE_MS)
  const trace = await browser.stopTracing()
  await context.close()
  return trace
}
