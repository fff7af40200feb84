import { expectAccessible } from './accessibility'
import { countOf, expectCount } from './count'
import { boundsOf, expectAllMarked, follow, largestCluster, untilLive, WIDE } from './map-page'
import { spread } from './spread'
import { expect, test } from './story'
import { addressIn, languages, word } from './words'

for (const language of languages) {
  const t = word(language)

  const story = spread(
    language,
    `from the list to the map, into a cluster, out to the whole city and back, in ${language}`,
  )
  test(...story, async ({ page, javaScriptEnabled }) => {
    await page.goto(addressIn('/s?deal_types=1', language))
    const all = await countOf(page)
    await page.getByRole('link', { name: t('map.show_map'), exact: true }).click()
    await expect(page).toHaveURL(/deal_types=1.*view=map/)
    await expectCount(page, all)

    await follow(page, page.getByRole('link', { name: t('map.here') }))
    // The router puts the new address up before React draws what is there: number and marks at once.
    await expect.poll(() => countOf(page)).toBeLessThan(all)
    const here = await countOf(page)
    await expectAllMarked(page)

    await follow(page, page.getByRole('link', { name: t('map.whole') }))
    await expect.poll(() => countOf(page)).toBeGreaterThan(here)
    const whole = await countOf(page)
    await expectAllMarked(page)
    const city = page.url()

    if (javaScriptEnabled !== false) await untilLive(page)
    await follow(page, largestCluster(page))
    await expect.poll(() => countOf(page)).toBeLessThan(whole)
    const narrowed = await countOf(page)
    await expectAllMarked(page)
    await expect(page.locator('.map-rows > li')).toHaveCount(Math.min(narrowed, 20))
    await expectAccessible(page)

    await page.goBack()
    await expect(page).toHaveURL(city)
    await expect(page.locator('output[name=count]')).toHaveAttribute('data-value', String(whole))
    await page.getByRole('link', { name: t('map.show_list'), exact: true }).click()
    await expect(page.locator('.cards > li').first()).toBeVisible()
    await expectCount(page, whole)
  })
}

test('filters, order and pages keep the map and its frame', async ({ page }) => {
  await page.goto(WIDE)
  const bounds = boundsOf(page)
  const kept = async () => {
    await expect(largestCluster(page)).toBeVisible()
    expect(boundsOf(page)).toEqual(bounds)
  }
  await follow(page, page.locator('#filters .act button'))
  await kept()
  await page.locator('.sort select').selectOption('price_asc')
  await follow(page, page.locator('.sort button'))
  await kept()
  await follow(page, page.locator('.pages a').last())
  await kept()
})
