import { getResultCount } from './count'
import { drawForm, drawnArea, drawnStroke, liveMap, mapCanvas, mapView } from './locators'
import { expectListInView, TBILISI_MAP, waitForLiveMap } from './map-page'
import { inFullRun } from './spread'
import { expect, type Page, test } from './test-base'
import { createTranslator } from './translations'

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, 'static-map.spec.ts draws without script')
test.use({ hasTouch: true })

const t = createTranslator('en')
const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 900 }

type Trace = (page: Page, points: [number, number][]) => Promise<void>

const mouse: Trace = async (page, [first = [0, 0], ...rest]) => {
  await page.mouse.move(...first)
  await page.mouse.down()
  for (const point of rest) await page.mouse.move(...point)
  await page.mouse.up()
}

const finger: Trace = async (page, points) => {
  const devtools = await page.context().newCDPSession(page)
  for (const [index, [x, y]] of points.entries())
    await devtools.send('Input.dispatchTouchEvent', {
      type: index === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ x, y }],
    })
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

for (const [name, viewport, trace] of [
  ['a mouse', desk, mouse],
  ['a finger', phone, finger],
] as const) {
  test(
    `${name} draws an area in one stroke on the movable map, which stays`,
    name === 'a finger' ? inFullRun() : {},
    async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto('/en/s/map')
      await waitForLiveMap(page)
      const before = await getResultCount(page)
      await markDocument(page)
      await page.getByRole('link', { name: t('map.draw.start') }).click()
      await expect(page.locator('#draw-area[data-pen]')).toBeVisible()
      await expect(liveMap(page)).toBeVisible()
      await trace(page, await circle(page))
      await expect(page).toHaveURL(/area=/)
      await expect(drawForm(page)).toHaveCount(0)
      expect(await isSameDocument(page)).toBe(true)
      await expectFewer(page, before)
    },
  )

  test(`${name} draws an area in one stroke on the drawn map`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto(`/en${TBILISI_MAP}&draw=`)
    await expect(page.locator('#draw-area[data-pen]')).toBeVisible()
    await expect(liveMap(page)).toHaveCount(0)
    const before = await getResultCount(page)
    await trace(page, await circle(page))
    await expect(page).toHaveURL(/area=/)
    await expect(drawnArea(page)).toBeAttached()
    await expectFewer(page, before)
  })
}

test(
  'strokes that enclose nothing leave the movable map unchanged, while presses and keys set corners',
  inFullRun(),
  async ({ page }) => {
    await page.goto('/en/s/map')
    await waitForLiveMap(page)
    await test.step('a stroke that encloses nothing, and one that is broken off', async () => {
      await page.getByRole('link', { name: t('map.draw.start') }).click()
      await expect(page.locator('#draw-area[data-pen]')).toBeVisible()
      const url = page.url()
      const [from = [0, 0], to = [0, 0]] = await circle(page)
      await mouse(page, [from, [from[0] + 30, from[1]], [from[0] + 60, from[1]]])
      await finger(page, [from, to])
      await expect(drawnStroke(page)).toHaveCount(0)
      expect(new URL(page.url()).searchParams.has('area')).toBe(false)
      await page.getByRole('link', { name: t('map.draw.stop') }).click()
      await expect(page).not.toHaveURL(url)
      await expect(drawForm(page)).toHaveCount(0)
    })

    const before = await getResultCount(page)
    await markDocument(page)
    await page.getByRole('link', { name: t('map.draw.start') }).press('Enter')
    await expect(page.locator('#draw-area[data-pen]')).toBeVisible()
    const [first] = await circle(page)
    await page.mouse.click(...(first ?? [0, 0]))
    await expectCorners(page, 1)

    const canvas = mapCanvas(page)
    for (const [index, key] of ['ArrowLeft', 'ArrowUp', 'ArrowRight'].entries()) {
      const url = page.url()
      await canvas.press(key)
      await expect(page).not.toHaveURL(url)
      await canvas.press('Enter')
      await expectCorners(page, index + 2)
    }
    await page.getByRole('link', { name: t('map.draw.undo') }).press('Enter')
    await expectCorners(page, 3)
    await page.getByRole('link', { name: t('map.draw.close') }).press('Enter')
    await expect(page).toHaveURL(/area=/)
    expect(await isSameDocument(page)).toBe(true)
    await expectListInView(page)
    expect(await getResultCount(page)).toBeLessThan(before)
  },
)

const expectCorners = (page: Page, count: number) =>
  expect(drawForm(page).getByRole('status')).toContainText(count === 1 ? '1 point' : `${count} points`)

async function expectFewer(page: Page, before: number): Promise<void> {
  await expect.poll(() => getResultCount(page)).toBeLessThan(before)
  expect(await getResultCount(page)).toBeGreaterThan(0)
  await expectListInView(page)
}

/** Returns a circle around the centre of the map. */
async function circle(page: Page): Promise<[number, number][]> {
  const map = mapView(page)
  await map.evaluate((element) => element.scrollIntoView({ block: 'nearest' }))
  const box = await map.boundingBox()
  if (!box) throw new Error('nothing to draw on')
  return Array.from({ length: 32 }, (_, step) => [
    box.x + box.width * (0.5 + 0.3 * Math.cos(step / 5)),
    box.y + box.height * (0.42 + 0.2 * Math.sin(step / 5)),
  ])
}

const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
const isSameDocument = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-same'))
