import { expect, test } from '@playwright/test'

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, 'without script there is no bundle to lose')

test.beforeEach(async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: 'not found' }))
})

test('a visitor finds a home though every script answers 404', async ({ page }) => {
  await page.goto('/en')
  await page.locator('form.home-search').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/en\/s\?/)
  await page.locator('.cards .name a').first().click()
  await expect(page).toHaveURL(/udzravi-qoneba/)
  await page.getByRole('button', { name: 'Show the number' }).click()
  await expect(page.locator('a#phone')).toBeVisible()
})

test('the close link of a dialog works without scripts', async ({ page }) => {
  await page.goto('/en/s?deal_types=2&login=1')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('link', { name: 'Close' }).click()
  await expect(page).toHaveURL('/en/s?deal_types=2')
  await expect(dialog).toHaveCount(0)
})

test('the heart of a card works as a form without scripts', async ({ page }) => {
  await page.goto('/en/s?deal_types=2')
  await page.locator('.heart').first().click()
  await expect(page).toHaveURL(/#card-\d+$/)
  await expect(page.locator('.heart').first()).toHaveAttribute('aria-pressed', 'true')
})
