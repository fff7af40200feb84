import { expectAccessible } from './accessibility'
import { expectCount, getResultCount } from './count'
import { listedCards, mapRows, pageLinks, showResults } from './locators'
import {
  clickAndWait,
  expectAllMarked,
  expectListInView,
  getBounds,
  largestCluster,
  TBILISI_MAP,
  waitForLiveMap,
} from './map-page'
import { inFullRun, spread } from './spread'
import { expect, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

for (const language of languages) {
  const t = createTranslator(language)

  const journey = spread(
    language,
    `a visitor goes from the list to the map, into a cluster, out to the whole city and back, in ${language}`,
    'script-off',
  )
  test(...journey, async ({ page, javaScriptEnabled }) => {
    await page.goto(toLocalizedPath('/s?deal_types=1', language))
    const all = await getResultCount(page)
    await page.getByRole('link', { name: t('map.show_map'), exact: true }).click()
    await expect(page).toHaveURL(/\/s\/map\?.*deal_types=1/)
    // The list shows what is on the map from the first moment.
    await expect.poll(() => getResultCount(page)).toBeLessThan(all)
    const countInFrame = await getResultCount(page)
    await expectAllMarked(page)
    await expectListInView(page)

    await clickAndWait(page, page.getByRole('link', { name: t('map.whole_city') }))
    await expect.poll(() => getResultCount(page)).toBeGreaterThan(countInFrame)
    const whole = await getResultCount(page)
    await expectAllMarked(page)
    const city = page.url()

    if (javaScriptEnabled !== false) await waitForLiveMap(page)
    await clickAndWait(page, largestCluster(page))
    await expect.poll(() => getResultCount(page)).toBeLessThan(whole)
    const narrowed = await getResultCount(page)
    await expectAllMarked(page)
    await expect(mapRows(page)).toHaveCount(Math.min(narrowed, 20))
    await expectListInView(page)
    await expectAccessible(page)

    await page.goBack()
    await expect(page).toHaveURL(city)
    await expect(page.locator('output[name=count]')).toHaveAttribute('data-value', String(whole))
    await page.getByRole('link', { name: t('map.show_list'), exact: true }).click()
    await expect(listedCards(page).first()).toBeVisible()
    await expectCount(page, whole)
  })
}

// Specification 1.1.5
test(
  'filters, order and pages keep the map and its bounds',
  inFullRun(),
  async ({ page, javaScriptEnabled }) => {
    await page.goto(TBILISI_MAP)
    // The movable map adds statements in the wider area of its window.
    if (javaScriptEnabled !== false) {
      await waitForLiveMap(page)
      await expect.poll(() => getBounds(page).north).toBeGreaterThan(41.77)
    }
    const bounds = getBounds(page)
    const isMapInUrl = async () => {
      await expect(largestCluster(page)).toBeVisible()
      expect(getBounds(page)).toEqual(bounds)
    }
    await clickAndWait(page, showResults(page))
    await isMapInUrl()
    await page.locator('select[name=order_by]').selectOption('price_asc')
    await clickAndWait(page, page.getByRole('button', { name: createTranslator('ka')('search.sort') }))
    await isMapInUrl()
    await clickAndWait(page, pageLinks(page).last())
    await isMapInUrl()
  },
)
