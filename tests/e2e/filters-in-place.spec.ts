import { expectCount, getResultCount } from './count'
import { badges, showResults } from './locators'
import { expect, test } from './test-base'

test('filters apply as they are chosen, or wait for the button if they lead to another page', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, 'without script the button applies them')
  await page.goto('/en/s?real_estate_types=1&more=1')
  const all = await getResultCount(page)
  await page.evaluate(() => {
    document.body.dataset.stayed = 'yes'
  })
  const parking = page.locator('#part-parking_types')
  await parking.locator('summary').click()
  const garage = parking.getByRole('checkbox').first()
  await garage.check()
  await expect(page).toHaveURL(/more=1.*parking_types=1|parking_types=1.*more=1/)
  await expect(badges(parking.locator('summary'))).toHaveText('1')
  await expect(garage).toBeChecked()
  await expect(page.locator('#part-more > summary')).toHaveText('More: 1')
  expect(await getResultCount(page)).toBeLessThan(all)

  await page.locator('#part-place > summary').click()
  await page.getByLabel('City', { exact: true }).selectOption('1')
  await expect(page.getByRole('button', { name: 'Update' })).toBeHidden()
  const district = page.getByRole('checkbox', { name: /^Vake-Saburtalo/ })
  await expect(district).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apartments in Tbilisi')
  await expect(page).toHaveTitle(/Apartments in Tbilisi/)
  const inTbilisi = await getResultCount(page)

  await page.route('**/s?*', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }))
  await district.check()
  await expectCount(page, inTbilisi)
  await page.unroute('**/s?*')
  expect(await page.evaluate(() => document.body.dataset.stayed)).toBe('yes')
  await showResults(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apartments in Vake-Saburtalo')
  expect(await getResultCount(page)).toBeLessThan(inTbilisi)
})
