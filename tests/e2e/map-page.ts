import { getResultCount } from './count'
import {
  areaCorners,
  clusterMarks,
  drawnMap,
  liveMap,
  mapLayout,
  mapMarks,
  mapRows,
  mapSteps,
  pinMarks,
} from './locators'
import { expect, type Locator, type Page } from './test-base'

/** Map of half of Tbilisi. */
export const TBILISI_MAP = '/s/map?bounds={"north":41.76,"south":41.68,"east":44.84,"west":44.72}'

/** Waits for the movable map, and until the drawing's marks under it are inert. */
export async function waitForLiveMap(page: Page): Promise<void> {
  await expect(liveMap(page)).toBeVisible({ timeout: 20_000 })
  await expect(drawnMap(page)).toBeHidden()
}

/** Clicks and waits for the new page, or for the new URL of the same page. */
export async function clickAndWait(page: Page, link: Locator): Promise<void> {
  const before = page.url()
  await link.click()
  await expect(page).not.toHaveURL(before)
  // A page that is still loading shows only some of its marks.
  await page.waitForLoadState('domcontentloaded')
  await expect(mapLayout(page).and(page.locator('[aria-busy]'))).toHaveCount(0)
}

/**
 * Follows a link to another view and waits for it to be drawn: the router updates the URL before React
 * renders.
 */
export async function move(page: Page, link: Locator): Promise<void> {
  const step = mapSteps(page).first()
  const before = (await step.getAttribute('href')) ?? ''
  await clickAndWait(page, link)
  await expect(step).not.toHaveAttribute('href', before)
}

/** Expects the marks to add up to the page's result count. */
export async function expectAllMarked(page: Page): Promise<void> {
  await expect.poll(async () => (await countMarkedStatements(page)) - (await getResultCount(page))).toBe(0)
}

/** Expects the count and the list next to the map to match its marks. */
export async function expectListInView(page: Page): Promise<void> {
  const marked = page.locator('output[name=on_map]')
  await expect
    .poll(async () => Number(await marked.getAttribute('data-value')) - (await getResultCount(page)))
    .toBe(0)
  const count = await getResultCount(page)
  await expect(mapRows(page)).toHaveCount(Math.min(count, 20))
}

/** Zooms in on clusters until there is a price, on the drawn or the movable map. */
export async function findPin(page: Page): Promise<Locator> {
  const pins = pinMarks(mapMarks(page))
  for (let times = 0; (await pins.count()) === 0; times++) {
    expect(times).toBeLessThan(8)
    await clickAndWait(page, largestCluster(page))
    await expect(mapMarks(page).first()).toBeVisible()
  }
  return pins.first()
}

async function countMarkedStatements(page: Page): Promise<number> {
  const counts = await clusterMarks(mapMarks(page)).allTextContents()
  const pins = await pinMarks(mapMarks(page)).count()
  return counts.reduce((sum, text) => sum + Number(text.replace(/\D/g, '')), pins)
}

/** Returns the largest visible cluster of the drawn or the movable map: they are ordered by size. */
export function largestCluster(page: Page): Locator {
  return clusterMarks(mapMarks(page)).first()
}

/** Returns the map's bounds from the URL. */
export function getBounds(page: Page): { north: number; south: number; east: number; west: number } {
  return JSON.parse(new URL(page.url()).searchParams.get('bounds') ?? '{}')
}

/** Clicks the map at fractions of its width and height. */
export async function clickMap(page: Page, x: number, y: number): Promise<void> {
  const picture = page.locator('input[type=image]:visible')
  await expect(picture).toBeVisible()
  const corners = await areaCorners(page).count()
  // Measured for each try, as a page that has just loaded may still change the map's size.
  await expect(async () => {
    // Waits until it stops moving.
    await picture.click({ trial: true, timeout: 2_000 })
    const box = await picture.boundingBox()
    await picture.click({
      position: { x: (box?.width ?? 0) * x, y: (box?.height ?? 0) * y },
      timeout: 2_000,
    })
  }).toPass()
  await expect(areaCorners(page)).toHaveCount(corners + 1)
}

/** Expects an element's centre at fractions of the map's width and height. */
export async function expectOnMap(element: Locator, x: number, y: number): Promise<void> {
  // Both are measured at once, as a page that has just loaded may still scroll.
  const measure = () =>
    element.evaluate((node) => {
      const box = node.getBoundingClientRect()
      const map = node.closest('svg')?.getBoundingClientRect()
      if (!map) return []
      const share = (at: number, from: number, all: number) => Number(((at - from) / all).toFixed(2))
      return [
        share(box.x + box.width / 2, map.x, map.width),
        share(box.y + box.height / 2, map.y, map.height),
      ]
    })
  await expect.poll(measure).toEqual([x, y])
}
