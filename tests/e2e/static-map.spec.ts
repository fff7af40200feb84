import config from '../../playwright.config'
import { expectAccessible } from './accessibility'
import { getResultCount } from './count'
import { findStatementOf, findStatementPath } from './find-statement'
import {
  areaCorners,
  drawnArea,
  drawnMap,
  drawnMarks,
  filterChips,
  landOutline,
  listedMarks,
  liveMap,
  mapCredits,
  mapGround,
  mapNote,
  placeHalo,
  placeMark,
  pressAreas,
} from './locators'
import {
  clickAndWait,
  clickMap,
  expectAllMarked,
  expectOnMap,
  findPin,
  getBounds,
  move,
  TBILISI_MAP,
} from './map-page'
import { inOneMode, spread } from './spread'
import { expect, type Page, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

// The drawn map stays without WebGL, with and without script.
const { launchOptions } = config.use ?? {}
test.use({ launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), '--disable-3d-apis'] } })

const t = createTranslator('en')
const step = (page: Page, name: string) =>
  page.getByRole('link', { name: t(`map.steps.${name}`), exact: true })

test(
  'the drawn map zooms and moves, and a price on it leads to its statement',
  inOneMode(),
  async ({ page }) => {
    await page.goto(`/en${TBILISI_MAP}`)
    const began = getBounds(page)
    await move(page, step(page, 'nearer'))
    const nearer = getBounds(page)
    expect(nearer.east - nearer.west).toBeLessThan((began.east - began.west) * 0.8)
    await move(page, step(page, 'right'))
    const beside = getBounds(page)
    expect(beside.west).toBeCloseTo((nearer.west + nearer.east) / 2, 3)
    await move(page, step(page, 'up'))
    expect(getBounds(page).south).toBeCloseTo((beside.north + beside.south) / 2, 3)
    await move(page, step(page, 'farther'))
    await expectAllMarked(page)
    await expect(drawnMap(page)).toBeVisible()
    await expect(liveMap(page)).toHaveCount(0)

    const pin = await findPin(page)
    const name = (await pin.getAttribute('aria-label')) ?? ''
    await pin.click()
    await page.getByRole('article').getByRole('link').first().click()
    // The map has a heading too, so wait for the statement.
    await expect(placeMark(page)).toBeVisible()
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    expect(title).not.toBe('')
    expect(name.startsWith(title)).toBe(true)
    await page.getByRole('link', { name: t('map.larger') }).click()
    await expectAllMarked(page)
  },
)

test('an area is drawn corner by corner, searched and removed', inOneMode(), async ({ page }) => {
  await page.goto(`/en${TBILISI_MAP}`)
  const before = await getResultCount(page)
  await page.getByRole('link', { name: t('map.draw.start') }).click()
  await expect(page.getByRole('link', { name: t('map.draw.close') })).toHaveCount(0)
  await clickMap(page, 0.15, 0.2)
  await clickMap(page, 0.85, 0.25)
  await clickMap(page, 0.7, 0.5)
  await clickAndWait(page, page.getByRole('link', { name: t('map.draw.undo') }))
  await expect(areaCorners(page)).toHaveCount(2)
  await clickMap(page, 0.5, 0.8)
  await expectOnMap(areaCorners(page).nth(2), 0.5, 0.8)
  await page.goBack()
  await expect(areaCorners(page)).toHaveCount(2)
  await clickMap(page, 0.9, 0.6)
  await clickMap(page, 0.5, 0.8)
  await clickMap(page, 0.1, 0.55)
  await expectAccessible(page)

  await page.getByRole('link', { name: t('map.draw.close') }).click()
  await expect(drawnArea(page)).toBeVisible()
  // The same corners, so the same statements, with and without script.
  expect(new URL(page.url()).searchParams.get('area')).toBe(FIVE)
  await expect.poll(() => getResultCount(page)).toBeLessThan(before)
  const inside = await getResultCount(page)
  expect(inside).toBeGreaterThan(0)
  await expectAllMarked(page)

  const chip = filterChips(page).filter({ hasText: t('search-filters.chip.area_drawn') })
  await chip.click()
  await expect(chip).toHaveCount(0)
  await expect(page).toHaveURL(/\/s\/map/)
  // The map has its initial position without the area, and so has the list.
  await expect.poll(() => getResultCount(page)).not.toBe(inside)
  await expectAllMarked(page)
})

/** Coordinates of the five clicks. */
const FIVE = '41.75879,44.7315,41.75233,44.8285,41.70708,44.83543,41.68121,44.78,41.71355,44.72457'

test(
  'the drawn map works with the keyboard alone, also for drawing an area',
  inOneMode(),
  async ({ page }) => {
    await page.goto('/en/s/map')
    await drawnMarks(page).first().focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/bounds=/)

    await page.goto(`/en${TBILISI_MAP}&draw=`)
    for (const [index, way] of ['left', 'up', 'right'].entries()) {
      await page.getByRole('button', { name: t('map.draw.corner_at_centre') }).focus()
      await page.keyboard.press('Enter')
      await expect(areaCorners(page)).toHaveCount(index + 1)
      const before = page.url()
      await step(page, way).focus()
      await page.keyboard.press('Enter')
      await expect(page).not.toHaveURL(before)
    }
    await page.getByRole('link', { name: t('map.draw.close') }).focus()
    await page.keyboard.press('Enter')
    await expect(drawnArea(page)).toBeVisible()
    await expectAllMarked(page)
  },
)

test(
  'the drawn map fits a narrow phone, and a press selects the place under the finger',
  inOneMode(),
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of ['/s/map', `${TBILISI_MAP}&draw=41.7,44.8`]) {
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
    }
    await clickMap(page, 0.25, 0.75)
    await expectOnMap(areaCorners(page).nth(1), 0.25, 0.75)
  },
)

test(
  'the list next to the map has a link for every mark, large enough for fingers',
  inOneMode(),
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(TBILISI_MAP)
    const hits = pressAreas(drawnMarks(page))
    await expect(hits).not.toHaveCount(0)
    await expect(listedMarks(page)).toHaveCount(await hits.count())
    for (const hit of await hits.all()) {
      const box = await hit.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(43.9)
    }
    await expect(mapCredits(page).getByRole('link').first()).toHaveAttribute(
      'href',
      'https://openmaptiles.org/',
    )
    await expect(mapCredits(page).getByRole('link').last()).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/copyright',
    )
  },
)

test(
  'a statement shows its place, and the outline of its land if the registry has it',
  inOneMode(),
  async ({ page, request }) => {
    // One in ten lots of land has an outline, but only one in a hundred of all statements.
    const path = await findStatementOf(request, '/en/s?real_estate_types=4', (html) =>
      html.includes('class="m-parcel"'),
    )
    await page.goto(path)
    await expect(placeMark(page)).toBeVisible()
    const [outline, place] = [landOutline(page), placeHalo(page)]
    expect((await outline.boundingBox())?.width).toBeGreaterThan(2)
    await expect(page.getByText(t('map.outline_example'))).toBeVisible()
    const [land, placeBox] = [await outline.boundingBox(), await place.boundingBox()]
    if (!land || !placeBox) throw new Error('not to be seen')
    expect(Math.abs(land.x + land.width / 2 - placeBox.x - placeBox.width / 2)).toBeLessThan(40)
  },
)

/** Waits for the picture under a map's marks; a broken one has no width. */
async function expectGround(page: Page, picture: RegExp): Promise<void> {
  const ground = mapGround(page)
  await ground.scrollIntoViewIfNeeded()
  await expect(ground).toHaveAttribute('src', picture)
  await expect.poll(() => ground.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
}

for (const language of languages) {
  const title = `every map has streets under it, named in the language of the page, and credits, in ${language}`
  test(...spread(language, title, 'script-off'), async ({ page, request }) => {
    const statement = await findStatementPath(request, toLocalizedPath('/s?deal_types=1', language))
    const paths = [
      [toLocalizedPath('/s/map', language), 'search'],
      [statement, 'place'],
      [toLocalizedPath('/contact', language), 'place'],
    ] as const
    for (const [path, name] of paths) {
      await page.goto(path)
      await expectGround(
        page,
        new RegExp(`^/map/drawing/[\\w-]+/${language}/${name}/[\\d.]+/\\d+/\\d+(/\\d+-\\d+)?\\.svg#svgView`),
      )
      await expect(mapCredits(page)).toHaveText('© OpenMapTiles © OpenStreetMap contributors')
    }
  })
}

test(
  'a map without WebGL says that it cannot be dragged, and that it is outside of the country',
  inOneMode(),
  async ({ page, javaScriptEnabled }) => {
    await page.goto('/en/s/map?bounds={"north":48.9,"south":48.8,"east":2.4,"west":2.3}')
    await expect(mapNote(page)).toContainText(t('map.outside'))
    await expectGround(page, /^\/map\/drawing\//)
    if (javaScriptEnabled === false) await expect(mapNote(page)).not.toContainText(t('map.not_movable'))
    else await expect(mapNote(page)).toContainText(t('map.not_movable'))
    await page.goto('/ru/s/map')
    await expect(mapNote(page)).not.toContainText(createTranslator('ru')('map.outside'))
  },
)
