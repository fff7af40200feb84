import { test as failing, type Route } from '@playwright/test'
import {
  clusterMarks,
  drawnMap,
  drawnMarks,
  liveMap,
  liveMarks,
  MAP_CANVAS,
  MAP_GROUND,
  mapCanvas,
  mapGround,
  mapLayer,
  mapLayout,
  mapNote,
  mapRows,
  mapView,
  pinMarks,
  pinShape,
  siteHeader,
} from './locators'
import { move, TBILISI_MAP, waitForLiveMap } from './map-page'
import { MOTION } from './motion'
import { inFullRun } from './spread'
import { expect, type Page, test } from './test-base'
import { createTranslator } from './translations'

test.use(MOTION)

const path = '/en/s/map?cities=1'

for (const one of [test, failing])
  one.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, 'without script the drawing is the map')

test('the interactive map replaces the drawn one in the same box and at once, within the content security policy', async ({
  page,
}) => {
  await page.addInitScript(recordDoubleMaps, [MAP_GROUND, MAP_CANVAS])
  await page.goto(path)
  const before = await mapView(page).boundingBox()
  await waitForLiveMap(page)
  expect(await mapView(page).boundingBox()).toEqual(before)
  await expect(drawnMap(page)).toBeHidden()
  // Only one of the maps shows names.
  await expect(mapGround(page)).toBeHidden()
  expect(await page.evaluate(() => (window as unknown as { doubleMaps: number }).doubleMaps)).toBe(0)
  for (const name of ['© OpenMapTiles', '© OpenStreetMap contributors'])
    await expect(mapView(page).getByRole('link', { name })).toBeVisible()
  await expect.poll(() => countMapColours(page)).toBeGreaterThan(100)
  await expect.poll(() => liveMarks(page).count()).toBeGreaterThan(3)
})

test('a map partly covered by the filters is still drawn to its lower edge', async ({ page }) => {
  // The header moves at once, and no frame of its motion repaints the map.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  await waitForLiveMap(page)
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  await expect(siteHeader(page)).toHaveAttribute('data-away')
  const map = await mapLayer(page).boundingBox()
  const bar = await page.locator('#filters > form > details').boundingBox()
  if (!map || !bar) throw new Error('no map')
  const covered = bar.y + bar.height - map.y
  expect(covered).toBeGreaterThan(30)
  // The lower left corner, away from the credits.
  const end = { x: map.x + 4, y: map.y + map.height - 20, width: 100, height: 16 }
  // A screenshot of the lower edge alone would make the browser paint it.
  await expect.poll(async () => countColours(page, await page.screenshot(), end)).toBeGreaterThan(10)
})

test('moving the map updates list, count and URL, and going back undoes it', async ({ page }) => {
  const path = '/en/s/map'
  await page.goto(path)
  await waitForLiveMap(page)
  const count = page.locator('output[name="on_map"]')
  const before = await count.getAttribute('data-value')
  const first = await rows(page)
  await drag(page, 160, 0)
  await expect(page).toHaveURL(/bounds=/)
  await expect(count).not.toHaveAttribute('data-value', before ?? '')
  await expect.poll(() => rows(page)).not.toEqual(first)
  const once = page.url()
  await drag(page, 60, 60)
  await expect(page).not.toHaveURL(once)
  await page.goBack()
  await expect(page).toHaveURL(path)
  await expect(count).toHaveAttribute('data-value', before ?? '')
  await expect.poll(() => rows(page)).toEqual(first)
})

test('a press on a cluster zooms in without a new page, and a press on a pin opens its preview', async ({
  page,
}) => {
  await page.goto(path)
  await waitForLiveMap(page)
  await mark(page)
  const cluster = clusterMarks(liveMarks(page)).first()
  const href = (await cluster.getAttribute('href')) ?? ''
  await move(page, cluster)
  await expect(page).toHaveURL(href)
  expect(await isMarked(page)).toBe(true)
  for (let step = 0; step < 4 && (await pinMarks(liveMarks(page)).count()) === 0; step++) {
    await move(page, page.getByRole('link', { name: createTranslator('en')('map.steps.nearer') }))
  }
  await pinMarks(liveMarks(page)).first().press('Enter')
  await expect(page.getByRole('article').getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/en\/udzravi-qoneba\//,
  )
  expect(await isMarked(page)).toBe(true)
})

test('a slow answer shows a notice while the list waits', inFullRun(), async ({ page }) => {
  await page.goto(path)
  await waitForLiveMap(page)
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/s/map.data?*', async (route) => {
    await isAnswered
    await route.continue()
  })
  await drag(page, 120, 40)
  await expect(mapLayout(page)).toHaveAttribute('aria-busy', 'true')
  answer()
  await expect(mapLayout(page)).not.toHaveAttribute('aria-busy')
})

test(
  'a map without a connection shows a notice and works again once the connection is back',
  inFullRun(),
  async ({ page, context }) => {
    await page.goto(path)
    await waitForLiveMap(page)
    const first = await rows(page)
    await context.setOffline(true)
    await drag(page, 160, 0)
    await expect(page.getByText(createTranslator('en')('map.offline'))).toBeVisible()
    expect(await rows(page)).toEqual(first)
    await context.setOffline(false)
    await expect(page).toHaveURL(/bounds=/)
    await expect(page.getByText(createTranslator('en')('map.offline'))).toBeHidden()
  },
)

test(
  'pointing at a row highlights its pin, and pointing at a pin highlights its row',
  inFullRun(),
  async ({ page }) => {
    await page.goto(TBILISI_MAP.replace('/s/map?', '/en/s/map?price_from=150000&currency_id=2&room_types=4&'))
    await waitForLiveMap(page)
    const [pins, rows] = [
      liveMarks(page).and(page.locator('[data-lit]')),
      mapRows(page).locator('[data-lit]'),
    ]
    const pin = pinMarks(liveMarks(page)).first()
    const href = (await pin.getAttribute('href')) ?? ''
    const id = new URL(href, page.url()).searchParams.get('preview')
    await pinShape(pin).hover()
    await expect(rows).toHaveAttribute('href', new RegExp(`-${id}$`))
    await page.getByRole('heading', { level: 1 }).hover()
    await expect(rows).toHaveCount(0)
    await mapRows(page).locator(`a[href$="-${id}"]`).focus()
    await expect(pins).toHaveAttribute('href', new RegExp(`preview=${id}$`))
  },
)

test('the interactive map reads parts of one archive, and a village is drawn from farther tiles', async ({
  page,
}) => {
  const ranges: string[] = []
  page.on('request', (request) => {
    if (/\.pmtiles$/.test(request.url())) ranges.push(request.headers().range ?? 'all of it')
  })
  await page.goto('/en/s/map?bounds={"north":42.005,"south":41.995,"east":44.505,"west":44.495}')
  await waitForLiveMap(page)
  expect(ranges.length).toBeGreaterThan(1)
  for (const range of ranges) expect(range).toMatch(/^bytes=\d+-\d+$/)
  await expect.poll(() => countMapColours(page)).toBeGreaterThan(5)
  await expect(mapNote(page)).toBeHidden()
})

for (const [kind, answer] of Object.entries({
  'fails to send tiles': (route: Route) => route.fulfill({ status: 500 }),
  'is cut short': (route: Route) => route.fulfill({ status: 206, body: 'PMTiles' }),
  'is no archive': (route: Route) => route.fulfill({ status: 200, body: '<html>'.repeat(200) }),
})) {
  const details = kind === 'is cut short' ? {} : inFullRun()
  failing(
    `a map whose archive ${kind} gives way to the drawing, which says so`,
    details,
    async ({ page }) => {
      await page.route(/\.pmtiles$/, answer)
      await page.goto(path)
      await expect(mapNote(page)).toHaveText(createTranslator('en')('map.incomplete'))
      await expect(liveMap(page)).toHaveCount(0)
      await works(page)
    },
  )
}

failing(
  'a map whose tiles stall says that some of it is missing, until they come',
  inFullRun(),
  async ({ page }) => {
    await page.goto(path)
    await waitForLiveMap(page)
    const release: (() => void)[] = []
    await page.route(/\.pmtiles$/, async (route) => {
      await new Promise<void>((resolve) => release.push(resolve))
      // Requests that the map has aborted need no response.
      await route.continue().catch(() => undefined)
    })
    await drag(page, 300, 200)
    await drag(page, 300, 200)
    await expect(mapNote(page)).toHaveText(createTranslator('en')('map.incomplete'), {
      timeout: 20_000,
    })
    await expect(liveMap(page)).toHaveCount(1)
    await expect
      .poll(() => {
        for (const go of release.splice(0)) go()
        return mapNote(page).isHidden()
      })
      .toBe(true)
  },
)

failing('a map that is lost gives way to the drawing', async ({ page }) => {
  await page.goto(path)
  await waitForLiveMap(page)
  await mapCanvas(page).evaluate((canvas: HTMLCanvasElement) => {
    canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
  })
  await expect(liveMap(page)).toHaveCount(0)
  await expect(mapNote(page)).toHaveText(createTranslator('en')('map.not_movable'))
  await works(page)
})

failing('a map whose worker does not come gives way to the drawing', async ({ page }) => {
  await page.clock.install()
  await page.route(/maplibre-gl-worker/, (route) => route.fulfill({ status: 404 }))
  const workerRequest = page.waitForRequest(/maplibre-gl-worker/)
  await page.goto(path)
  await workerRequest
  await works(page)
  // The page waits fifteen seconds for the map.
  await page.clock.fastForward(15_000)
  await expect(mapCanvas(page)).toHaveCount(0, { timeout: 30_000 })
  await expect(liveMap(page)).toHaveCount(0)
})

/** Counts the frames in which both maps are visible. */
function recordDoubleMaps(selectors: string[]) {
  const counter = Object.assign(window, { doubleMaps: 0 })
  const look = () => {
    const [ground, canvas] = selectors.map((name) => document.querySelector(name))
    const isSeen = (element: Element | null | undefined) =>
      element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    if (isSeen(ground) && isSeen(canvas)) counter.doubleMaps += 1
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Expects the drawn map to be visible and its links to work. */
async function works(page: Page): Promise<void> {
  await expect(drawnMap(page)).toBeVisible()
  const cluster = clusterMarks(drawnMarks(page)).first()
  const href = (await cluster.getAttribute('href')) ?? ''
  await cluster.click()
  await expect(page).toHaveURL(href)
  await expect(drawnMap(page)).toBeVisible()
}

const rows = (page: Page) =>
  mapRows(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

async function drag(page: Page, x: number, y: number): Promise<void> {
  const box = await mapView(page).boundingBox()
  if (!box) throw new Error('no map')
  const [left, top] = [box.x + box.width * 0.3, box.y + box.height * 0.12]
  await page.mouse.move(left, top)
  await page.mouse.down()
  await page.mouse.move(left + x / 2, top + y / 2, { steps: 4 })
  await page.mouse.move(left + x, top + y, { steps: 4 })
  await page.mouse.up()
}

/** Marks the document: a page load would remove the marker. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-same'))

/** Returns 1 for an empty map, hundreds with roads and labels. */
const countMapColours = async (page: Page) => countColours(page, await mapLayer(page).screenshot())

interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** @param area part of the picture in pixels; default: all of it */
async function countColours(page: Page, picture: Buffer, area?: Area): Promise<number> {
  const count = async ({ base64, area }: { base64: string; area: Area | undefined }) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const { x, y, width, height } = area ?? { x: 0, y: 0, width: bitmap.width, height: bitmap.height }
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    if (!context) return 0
    context.drawImage(bitmap, 0, 0)
    const { data } = context.getImageData(x, y, width, height)
    return new Set(new Uint32Array(data.buffer)).size
  }
  return page.evaluate(count, { base64: picture.toString('base64'), area })
}
