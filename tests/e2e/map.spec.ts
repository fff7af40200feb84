import { expectAccessible } from './accessibility'
import { expect, type Locator, type Page, test } from './story'
import { addressIn, languages, word } from './words'

/** Half of Tbilisi. */
const WIDE = '/s?view=map&bounds={"north":41.76,"south":41.68,"east":44.84,"west":44.72}'

for (const language of languages) {
  const t = word(language)
  const step = (page: Page, name: string) =>
    page.getByRole('link', { name: t(`map.steps.${name}`), exact: true })

  test.describe(`in ${language}`, () => {
    test('from the list to the map, into a cluster, out to the whole city and back', async ({ page }) => {
      await page.goto(addressIn('/s?deal_types=1', language))
      const all = await countOf(page)
      await page.getByRole('link', { name: t('map.show_map'), exact: true }).click()
      await expect(page).toHaveURL(/deal_types=1.*view=map/)
      expect(await countOf(page)).toBe(all)
      await expectAccessible(page)

      await page.getByRole('link', { name: t('map.here') }).click()
      const here = await countOf(page)
      expect(here).toBeLessThan(all)
      expect(here).toBe(await figuresOf(page))

      await page.getByRole('link', { name: t('map.whole') }).click()
      const whole = await countOf(page)
      expect(whole).toBeGreaterThan(here)
      expect(whole).toBe(await figuresOf(page))

      await largestCluster(page).click()
      await expect.poll(() => countOf(page)).toBeLessThan(whole)
      const narrowed = await countOf(page)
      expect(narrowed).toBe(await figuresOf(page))
      await expect(page.locator('.map-rows > li')).toHaveCount(Math.min(narrowed, 20))
      await expectAccessible(page)

      await page.goBack()
      expect(await countOf(page)).toBe(whole)
      await page.getByRole('link', { name: t('map.show_list'), exact: true }).click()
      await expect(page.locator('.cards > li').first()).toBeVisible()
      expect(await countOf(page)).toBe(whole)
    })

    test('nearer, farther and to the sides', async ({ page }) => {
      await page.goto(addressIn(WIDE, language))
      const began = await boundsOf(page)
      await step(page, 'nearer').click()
      const nearer = await boundsOf(page)
      expect(nearer.east - nearer.west).toBeLessThan((began.east - began.west) * 0.8)
      await step(page, 'right').click()
      const beside = await boundsOf(page)
      expect(beside.west).toBeCloseTo((nearer.west + nearer.east) / 2, 3)
      await step(page, 'up').click()
      expect((await boundsOf(page)).south).toBeCloseTo((beside.north + beside.south) / 2, 3)
      await step(page, 'farther').click()
      expect(await countOf(page)).toBe(await figuresOf(page))
    })

    test('a price leads to its statement', async ({ page }) => {
      await page.goto(addressIn(WIDE, language))
      const pin = page.locator('.map-svg a:has(.m-p)')
      for (let times = 0; (await pin.count()) === 0; times++) {
        expect(times).toBeLessThan(6)
        await largestCluster(page).click()
        await page.waitForLoadState()
      }
      const name = (await pin.first().getAttribute('aria-label')) ?? ''
      await pin.first().click()
      const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
      expect(name.startsWith(title)).toBe(true)
      await expect(page.locator('.map.place .m-here')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: t('map.similar') }).click()
      expect(await countOf(page)).toBe(await figuresOf(page))
    })

    test('an area is drawn corner by corner, searched and taken off', async ({ page }) => {
      await page.goto(addressIn(WIDE, language))
      const before = await countOf(page)
      await page.getByRole('link', { name: t('map.draw.start') }).click()
      await expect(page.getByRole('link', { name: t('map.draw.close') })).toHaveCount(0)
      await press(page, 0.15, 0.2)
      await press(page, 0.85, 0.25)
      await press(page, 0.7, 0.5)
      await expect(page.locator('.m-corner')).toHaveCount(3)
      await page.getByRole('link', { name: t('map.draw.undo') }).click()
      await expect(page.locator('.m-corner')).toHaveCount(2)
      await press(page, 0.5, 0.8)
      expect(await shareOf(page, page.locator('.m-corner').nth(2))).toEqual([0.5, 0.8])
      await expectAccessible(page)

      await page.getByRole('link', { name: t('map.draw.close') }).click()
      await expect(page.locator('path.m-area')).toBeVisible()
      const inside = await countOf(page)
      expect(inside).toBeGreaterThan(0)
      expect(inside).toBeLessThan(before)
      expect(inside).toBe(await figuresOf(page))
      await expectAccessible(page)

      const chip = page.locator('.chips .chip', { hasText: t('criteria.chip.area_drawn') })
      await chip.click()
      await expect(chip).toHaveCount(0)
      await expect(page).toHaveURL(/view=map/)
      expect(await countOf(page)).toBeGreaterThan(inside)
    })
  })
}

test('going back takes the last corner away', async ({ page }) => {
  await page.goto(`${WIDE}&draw=`)
  await press(page, 0.3, 0.3)
  await press(page, 0.6, 0.6)
  await expect(page.locator('.m-corner')).toHaveCount(2)
  await page.goBack()
  await expect(page.locator('.m-corner')).toHaveCount(1)
})

test('filters, order and pages keep the map and its bounds', async ({ page }) => {
  await page.goto(WIDE)
  const bounds = await boundsOf(page)
  await page.locator('#filters input[name=q]').fill('1')
  await page.locator('#filters input[name=q]').fill('')
  await page.locator('#filters .act button').click()
  await expect(page.locator('.map-svg')).toBeVisible()
  expect(await boundsOf(page)).toEqual(bounds)
  await page.locator('.sort select').selectOption('price_asc')
  await page.locator('.sort button').click()
  await expect(page.locator('.map-svg')).toBeVisible()
  expect(await boundsOf(page)).toEqual(bounds)
  await page.locator('.pages a').last().click()
  await expect(page.locator('.map-svg')).toBeVisible()
  expect(await boundsOf(page)).toEqual(bounds)
})

test('the map works by the keyboard alone, also to draw', async ({ page }) => {
  await page.goto('/en/s?view=map')
  const mark = page.locator('.map-svg a').first()
  const count = Number(await mark.locator('text').textContent())
  await mark.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/bounds=/)
  if (count) expect(await countOf(page)).toBeGreaterThanOrEqual(count)

  await page.goto(`/en${WIDE}&draw=`)
  for (const way of ['Move left', 'Move up', 'Move right']) {
    await page.getByRole('button', { name: 'Corner at the cross' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(/centre=/)
    await page.getByRole('link', { name: way }).focus()
    await page.keyboard.press('Enter')
    await page.waitForLoadState()
  }
  await page.getByRole('link', { name: 'Close the area' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('path.m-area')).toBeVisible()
  expect(await countOf(page)).toBe(await figuresOf(page))
})

test('a narrow phone shows it all, and is pressed where it is pressed', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/s?view=map', '/ru/s?view=map', `${WIDE}&draw=41.7,44.8`]) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
  }
  await press(page, 0.25, 0.75)
  expect(await shareOf(page, page.locator('.m-corner').nth(1))).toEqual([0.25, 0.75])
})

test('the list in words says every mark, and fingers have room', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(WIDE)
  await expect(page.locator('.map-words li')).toHaveCount(await page.locator('.map-svg a').count())
  for (const hit of await page.locator('.map-svg a .m-hit').all()) {
    const box = await hit.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(43.9)
  }
  await expect(page.locator('.map-by a')).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright')
})

test('pieces of the map are for nobody else to find', async ({ page }) => {
  await page.goto(WIDE)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await page.goto('/s?view=map&deal_types=1')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/s\?deal_types=1$/)
})

async function countOf(page: Page): Promise<number> {
  return Number(await page.locator('output[name=count]').getAttribute('data-value'))
}

/** Every statement that the marks of the picture stand for. */
async function figuresOf(page: Page): Promise<number> {
  const counts = await page.locator('.map-svg .m-n').allTextContents()
  const pins = await page.locator('.map-svg .m-p').count()
  return counts.reduce((sum, text) => sum + Number(text.replace(/\D/g, '')), pins)
}

/** Marks are drawn the largest first. */
function largestCluster(page: Page): Locator {
  return page.locator('.map-svg a:has(.m-c)').first()
}

async function boundsOf(page: Page): Promise<{ north: number; south: number; east: number; west: number }> {
  await page.waitForLoadState()
  return JSON.parse(new URL(page.url()).searchParams.get('bounds') ?? '{}')
}

/** Presses the map at shares of its width and height. */
async function press(page: Page, x: number, y: number): Promise<void> {
  const picture = page.locator('input[type=image]:visible')
  const box = await picture.boundingBox()
  const corners = await page.locator('.m-corner').count()
  await picture.click({ position: { x: (box?.width ?? 0) * x, y: (box?.height ?? 0) * y } })
  await expect(page.locator('.m-corner')).toHaveCount(corners + 1)
}

/** Where something stands in the map, in shares of its width and height. */
async function shareOf(page: Page, what: Locator): Promise<number[]> {
  const [map, box] = [await page.locator('.map-svg').boundingBox(), await what.boundingBox()]
  if (!map || !box) throw new Error('not to be seen')
  const share = (at: number, size: number, from: number, all: number) =>
    Number(((at + size / 2 - from) / all).toFixed(2))
  return [share(box.x, box.width, map.x, map.width), share(box.y, box.height, map.y, map.height)]
}
