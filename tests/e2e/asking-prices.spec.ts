import { expectAccessible } from './accessibility'
import { inOneMode } from './spread'
import { expect, test } from './test-base'
import { createTranslator } from './translations'

const t = createTranslator('en')

test(
  'a visitor chooses a deal, and sees the asking prices of a neighbourhood by month',
  inOneMode(),
  async ({ page }) => {
    await page.goto('/en/trust')
    await page
      .locator('main')
      .getByRole('link', { name: t('asking-prices.link_all') })
      .click()
    await expect(page).toHaveURL('/en/prices')
    await page.getByLabel(t('asking-prices.deal')).selectOption('2')
    await page
      .locator('main')
      .getByRole('button', { name: t('asking-prices.show') })
      .click()
    await expect(page).toHaveURL('/en/prices/for-rent-apartment')
    await page.goto('/en/prices?deal_types=2&real_estate_types=1&urbans=38')
    await expect(page).toHaveURL('/en/prices/for-rent-apartment/tbilisi/vake-saburtalo/vake')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('in Vake')
    await expectAccessible(page)
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      expect(await page.evaluate(overflow), `${width}`).toBeLessThanOrEqual(0)
    }
    await page
      .locator('main')
      .getByRole('link', { name: t('asking-prices.search') })
      .click()
    await expect(page).toHaveURL('/en/s/for-rent-apartment/tbilisi/vake-saburtalo/vake')
  },
)
