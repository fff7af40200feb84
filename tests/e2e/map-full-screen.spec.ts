import { expectAccessible } from './accessibility'
import {
  drawForm,
  drawnMap,
  listedCards,
  mapActions,
  mapControls,
  mapGround,
  mapLayout,
  mapPreview,
  mapRows,
  mapSteps,
  mapView,
  openSheetLink,
  resultsIntro,
  showResults,
  supportLauncher,
  viewSwitch,
} from './locators'
import { expectListInView, findPin, TBILISI_MAP, waitForLiveMap } from './map-page'
import { inOneMode, spread } from './spread'
import { expect, type Locator, type Page, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

for (const language of languages) {
  const t = createTranslator(language)

  test(
    ...spread(
      language,
      `the map fills the screen of a phone below a sheet with the list, in ${language}`,
      'script-off',
    ),
    async ({ page, javaScriptEnabled }) => {
      const phone = { width: 390, height: 844 }
      await page.setViewportSize(phone)
      await page.goto(toLocalizedPath('/s?deal_types=1', language))
      await viewSwitch(page).click()
      await expect(page).toHaveURL(/\/s\/map/)
      const map = mapView(page)
      await expect.poll(() => map.boundingBox()).toEqual({ x: 0, y: 0, ...phone })
      if (javaScriptEnabled !== false) {
        await waitForLiveMap(page)
        // The screen is higher than the drawing: all of it is searched.
        await expect(page).toHaveURL(/bounds=/)
      }
      await expect.poll(() => map.boundingBox()).toEqual({ x: 0, y: 0, ...phone })
      await expect(mapLayout(page)).not.toHaveAttribute('aria-busy')
      await expectListInView(page)
      // A mark may be below a button on the movable map until the map is moved.
      if (javaScriptEnabled === false) await expectAccessible(page)

      await page.mouse.move(200, 500)
      await page.keyboard.press('End')
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await expectReachable(page)

      await page.locator('#filters summary').first().click()
      const show = showResults(page)
      await show.scrollIntoViewIfNeeded()
      await expect(show).toBeInViewport()
      await page.locator('#filters summary').first().click()

      // The keys have opened the sheet.
      const listed = mapRows(page).first()
      await page.getByRole('link', { name: t('map.show_map'), exact: true }).click()
      await expect(listed).not.toBeInViewport()
      await openSheetLink(page).click()
      await expect(listed).toBeInViewport({ ratio: 1 })
      await page.getByRole('link', { name: t('map.show_list'), exact: true }).click()
      await expect(listedCards(page).first()).toBeVisible()
      await expect(page).toHaveURL(/deal_types=1/)
    },
  )

  test(
    ...spread(language, `all parts of the map fit the narrowest phone, in ${language}`, 'script-on'),
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 568 })
      for (const path of ['/s/map', `${TBILISI_MAP}&draw=41.7,44.8`]) {
        await page.goto(toLocalizedPath(path, language))
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
        expect(await listOverlaps(page)).toEqual([])
      }
      await page.goto(toLocalizedPath('/s?deal_types=1', language))
      await expect(page.locator('select[name=order_by]')).toBeVisible()
      expect(await listCut(page)).toEqual([])
    },
  )
}

test(
  'the map with its marks is on the first screen of a desktop',
  inOneMode(),
  async ({ page, javaScriptEnabled }) => {
    for (const viewport of [
      { width: 1280, height: 900 },
      { width: 1366, height: 768 },
      { width: 1920, height: 1080 },
    ]) {
      await page.setViewportSize(viewport)
      await page.goto('/en/s/map')
      await expect(mapView(page)).toBeInViewport({ ratio: 1 })
      const { x = 0, width = 0, height = 1 } = (await mapView(page).boundingBox()) ?? {}
      if (viewport.width < 1366) expect(width / height).toBeCloseTo(0.8, 2)
      else expect([x + width, x < viewport.width / 2]).toEqual([viewport.width, true])
      await expect(
        page.getByRole('navigation', { name: createTranslator('en')('map.controls') }),
      ).toBeInViewport({ ratio: 1 })
    }
    if (javaScriptEnabled !== false) await waitForLiveMap(page)
    await expect(mapView(page)).toBeInViewport({ ratio: 1 })
  },
)

test(
  'a drawing on which places are chosen covers its marks exactly',
  inOneMode('script-off'),
  async ({ page, javaScriptEnabled }) => {
    test.skip(javaScriptEnabled !== false, 'The movable map has no drawing.')
    for (const width of [390, 1366]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${TBILISI_MAP}&draw=`)
      expect(await mapGround(page).boundingBox()).toEqual(await drawnMap(page).boundingBox())
    }
    for (const control of await drawForm(page).locator('a, button').all())
      await expect(control).toBeInViewport({ ratio: 1 })
  },
)

test(
  'a drawing reaches every edge of a wide map, and its arrows are wide enough for a finger',
  inOneMode('script-off'),
  async ({ page, javaScriptEnabled }) => {
    test.skip(javaScriptEnabled !== false, 'The movable map has no drawing.')
    for (const viewport of [
      { width: 1366, height: 657 },
      { width: 1440, height: 800 },
      { width: 1920, height: 1000 },
    ]) {
      await page.setViewportSize(viewport)
      await page.goto(TBILISI_MAP)
      const [ground, view] = [await box(mapGround(page)), await box(mapView(page))]
      expect([ground.x <= view.x, ground.y <= view.y], `at ${viewport.width}`).toEqual([true, true])
      expect(ground.x + ground.width).toBeGreaterThanOrEqual(view.x + view.width)
      expect(ground.y + ground.height).toBeGreaterThanOrEqual(view.y + view.height)
      for (const arrow of await mapSteps(page).all())
        expect((await box(arrow)).width).toBeGreaterThanOrEqual(40)
    }
  },
)

test(
  'the long Georgian buttons of the map share a row, next to the launcher of the chat',
  // The launcher is at the end of the page if script is off.
  inOneMode('script-on'),
  async ({ page }) => {
    for (const viewport of [
      { width: 1280, height: 900 },
      { width: 1920, height: 1080 },
    ]) {
      await page.setViewportSize(viewport)
      await page.goto('/s/map')
      const launcher = (await supportLauncher(page).locator('summary').boundingBox()) ?? { x: 0, y: 0 }
      const buttons = await mapActions(page).all()
      const boxes = await Promise.all(buttons.map((button) => button.boundingBox()))
      expect(boxes).toHaveLength(3)
      expect(new Set(boxes.map((box) => box?.y)).size, `at ${viewport.width} × ${viewport.height}`).toBe(1)
      const isAbove = boxes.every((box) => box && box.y + box.height <= launcher.y)
      if (!isAbove)
        for (const box of boxes) expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(launcher.x)
    }
  },
)

test('only the map that cannot be dragged has arrows', inOneMode(), async ({ page, javaScriptEnabled }) => {
  const t = createTranslator('en')
  const isShown = (step: string) =>
    page.getByRole('link', { name: t(`map.steps.${step}`), exact: true }).isVisible()
  await page.goto('/en/s/map')
  if (javaScriptEnabled !== false) await waitForLiveMap(page)
  for (const step of ['nearer', 'farther']) expect(await isShown(step)).toBe(true)
  for (const step of ['left', 'up', 'down', 'right'])
    expect(await isShown(step)).toBe(javaScriptEnabled === false)
  await page.setExtraHTTPHeaders({ 'save-data': 'on' })
  await page.goto('/en/s/map')
  expect(await isShown('left')).toBe(true)
})

test(
  'the preview fits the lowest phone, and its card can be pressed',
  inOneMode(),
  async ({ page, javaScriptEnabled }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto(TBILISI_MAP)
    if (javaScriptEnabled !== false) await waitForLiveMap(page)
    await (await findPin(page)).press('Enter')
    const preview = mapPreview(page)
    await expect(preview).toBeInViewport({ ratio: 1 })
    expect(await listOverlaps(page)).toEqual([])
    // The map pans to show the pin. Leaving the page while it loads would abort its requests.
    await expect(mapLayout(page)).not.toHaveAttribute('aria-busy')
    await preview.getByRole('link').first().click()
    await expect(page).toHaveURL(/udzravi-qoneba/)
  },
)

/** Expects keyboard focus only on elements on the screen. */
async function expectReachable(page: Page): Promise<void> {
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return undefined
      const isAbove = focused.closest('#results, #filters')
      return isAbove ? undefined : focused.outerHTML.slice(0, 200)
    })
    expect(outside).toBeUndefined()
  }
}

/** Lists elements above the map whose centre is covered by something else. */
const listOverlaps = (page: Page) =>
  mapControls(page).evaluateAll((controls) =>
    controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        control.scrollIntoView({ block: 'nearest' })
        const { left, top, right, bottom } = control.getBoundingClientRect()
        return [
          [left + 6, (top + bottom) / 2],
          [right - 6, (top + bottom) / 2],
        ].some(([x = 0, y = 0]) => !control.contains(document.elementFromPoint(x, y)))
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  )

/** Lists texts of the heading that do not fit. */
const listCut = (page: Page) =>
  resultsIntro(page)
    .locator(':is(h1, nav, a, p, form, select)')
    .evaluateAll((parts) =>
      parts
        .filter((part) => {
          const { left, right } = part.getBoundingClientRect()
          return left < 0 || right > innerWidth
        })
        .map((part) => part.outerHTML.slice(0, 120)),
    )

async function box(element: Locator) {
  const found = await element.boundingBox()
  if (!found) throw new Error('the element is not shown')
  return found
}
