import { getResultCount } from './count'
import { expect, type Locator, type Page } from './test-base'

/** Half of Tbilisi. */
export const TBILISI_MAP = '/s?view=map&bounds={"north":41.76,"south":41.68,"east":44.84,"west":44.72}'

/** A map that script draws, once it is over the drawing. */
export const LIVE_MAP = '.map[data-live]'

/** Waits for the map that script draws, and until the marks of the drawing under it can be pressed no more. */
export async function waitForLiveMap(page: Page): Promise<void> {
  await expect(page.locator(LIVE_MAP)).toBeVisible({ timeout: 20_000 })
  await expect(page.locator('.map-svg')).toBeHidden()
}

/** Presses something, and waits for where it leads: a new page, or the same one at another address. */
export async function clickAndWait(page: Page, link: Locator): Promise<void> {
  const before = page.url()
  await link.click()
  await expect(page).not.toHaveURL(before)
  // A page that is still coming shows some of its marks.
  await page.waitForLoadState('domcontentloaded')
  await expect(page.locator('.on-map[aria-busy]')).toHaveCount(0)
}

/**
 * Follows what leads to another frame of the map. The router puts the address up before React draws what is there, and
 * the steps lead on from the frame that is drawn.
 */
export async function move(page: Page, link: Locator): Promise<void> {
  const before = await stepsOn(page)
  await clickAndWait(page, link)
  await expect.poll(() => stepsOn(page)).not.toEqual(before)
}

const stepsOn = (page: Page) =>
  page.locator('nav.map-steps a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))

/** The marks of the picture stand for all that the page says there are. */
export async function expectAllMarked(page: Page): Promise<void> {
  const count = await getResultCount(page)
  await expect.poll(() => countMarkedStatements(page)).toBe(count)
}

/** Every statement that the marks of the picture stand for. */
export async function countMarkedStatements(page: Page): Promise<number> {
  const counts = await page.locator('.map-svg .m-n').allTextContents()
  const pins = await page.locator('.map-svg .m-p').count()
  return counts.reduce((sum, text) => sum + Number(text.replace(/\D/g, '')), pins)
}

/** Of the marks that are seen, on the drawing or on the map over it, the largest: they stand in that order. */
export function largestCluster(page: Page): Locator {
  return page.locator(':is(.map-svg a, .live-mark):visible:has(.m-c)').first()
}

/** The frame of the map that the address tells. */
export function getBounds(page: Page): { north: number; south: number; east: number; west: number } {
  return JSON.parse(new URL(page.url()).searchParams.get('bounds') ?? '{}')
}

/** Presses the map at shares of its width and height. */
export async function clickMap(page: Page, x: number, y: number): Promise<void> {
  const picture = page.locator('input[type=image]:visible')
  const box = await picture.boundingBox()
  const corners = await page.locator('.m-corner').count()
  await picture.click({ position: { x: (box?.width ?? 0) * x, y: (box?.height ?? 0) * y } })
  await expect(page.locator('.m-corner')).toHaveCount(corners + 1)
}

/** Where something stands in the map, in shares of its width and height. */
export async function getRelativePosition(page: Page, locator: Locator): Promise<number[]> {
  const [map, box] = [await page.locator('.map-svg').boundingBox(), await locator.boundingBox()]
  if (!map || !box) throw new Error('not to be seen')
  const share = (at: number, size: number, from: number, all: number) =>
    Number(((at + size / 2 - from) / all).toFixed(2))
  return [share(box.x, box.width, map.x, map.width), share(box.y, box.height, map.y, map.height)]
}
