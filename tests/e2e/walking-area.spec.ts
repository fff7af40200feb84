import { expectAccessible } from './accessibility'
import { getResultCount } from './count'
import { drawForm, filterChips, mapView } from './locators'
import { expectAllMarked, TBILISI_MAP, waitForLiveMap } from './map-page'
import { spread } from './spread'
import { expect, type Page, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

for (const language of languages) {
  const t = createTranslator(language)
  const chipWith = (page: Page, text: string) => filterChips(page).filter({ hasText: text })

  test(
    ...spread(
      language,
      `a visitor searches for homes a few minutes on foot from a place on the map, in ${language}`,
      'script-off',
    ),
    async ({ page, javaScriptEnabled }) => {
      await page.goto(toLocalizedPath(TBILISI_MAP, language))
      if (javaScriptEnabled !== false) await waitForLiveMap(page)
      const before = await getResultCount(page)
      const sizeBefore = await getMapSize(page)
      await page.getByRole('link', { name: t('map.walking_area.start'), exact: true }).click()
      await drawForm(page).locator('label:has([name=walking_area][value="15"])').click()
      // A movable map of another size would show and search other places. The drawn one has a fixed size.
      if (javaScriptEnabled !== false) expect(await getMapSize(page)).toEqual(sizeBefore)
      await expectAccessible(page)
      await pressMap(page)
      await expect(page).toHaveURL(/walking_area=15%2C41\.\d+%2C44\.\d+/)
      await expect(chipWith(page, '15')).toHaveCount(1)
      const within = await getResultCount(page)
      expect(within).toBeLessThan(before)
      expect(within).toBeGreaterThan(0)
      await expectAllMarked(page)

      await addSecondArea(page)
      const addresses = new URL(page.url()).searchParams
      expect(addresses.get('walking_area')).toMatch(/^15,41\./)
      expect(addresses.get('second_walking_area')).toMatch(/^20,41\./)
      await expect(chipWith(page, '20')).toHaveCount(1)
      const either = await getResultCount(page)
      expect(either).toBeGreaterThanOrEqual(within)
      await expectAccessible(page)
      const both = new URL(page.url())
      both.searchParams.delete('areas')
      await page.goto(both.href)
      expect(await getResultCount(page)).toBeLessThanOrEqual(Math.min(within, either))
      await chipWith(page, '20').click()
      await expect(chipWith(page, '20')).toHaveCount(0)
      await expect(chipWith(page, '15')).toHaveCount(1)

      await page.getByRole('link', { name: t('map.walking_area.start'), exact: true }).click()
      await page.getByLabel(t('map.walking_area.station')).selectOption({ index: 5 })
      await page.getByRole('button', { name: t('map.walking_area.show') }).click()
      await expect(chipWith(page, '10')).toHaveCount(1)
      await chipWith(page, '10').click()
      await expect(page).not.toHaveURL(/area/)
    },
  )

  /** Adds an area 20 minutes around a station, after the form was sent without one. */
  async function addSecondArea(page: Page): Promise<void> {
    await page.getByRole('link', { name: t('map.walking_area.start_second') }).click()
    await drawForm(page).locator('label:has([name=second_walking_area][value="20"])').click()
    await drawForm(page).locator('label:has([name=areas][value=either])').click()
    await page.getByRole('button', { name: t('map.walking_area.show') }).click()
    const station = page.getByLabel(t('map.walking_area.station'))
    await expect(station).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText(t('map.walking_area.start_missing'))).toBeVisible()
    await expect(drawForm(page).locator('[name=areas][value=either]')).toBeChecked()
    await station.selectOption({ index: 5 })
    await page.getByRole('button', { name: t('map.walking_area.show') }).click()
    await expect(page).toHaveURL(/second_walking_area=20%2C41/)
  }
}

async function getMapSize(page: Page) {
  const { width, height } = (await mapView(page).boundingBox()) ?? {}
  return { width, height }
}

/** Presses next to the centre of the map, drawn or movable. */
async function pressMap(page: Page): Promise<void> {
  const map = mapView(page)
  await map.scrollIntoViewIfNeeded()
  const box = await map.boundingBox()
  if (!box) throw new Error('no map')
  await page.mouse.click(box.x + box.width * 0.45, box.y + box.height * 0.4)
}
