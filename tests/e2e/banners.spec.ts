import { expectAccessible } from './accessibility'
import { expect, test } from './story'
import { addressIn, languages, word } from './words'

for (const language of languages) {
  const t = word(language)

  test(`in ${language} a banner that was closed stays closed, and the others stand where they stood`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(addressIn('/s?deal_types=2', language))
    const banner = page.locator('.banner.footer')
    await expect(banner.getByRole('link')).toBeVisible()
    await expectAccessible(page)
    await banner.getByRole('button', { name: t('banner.close') }).click()
    await expect(page).toHaveURL(/deal_types=2/)
    await expect(page.locator('.banner.footer')).toHaveCount(0)
    await page.goto(addressIn('/', language))
    await expect(page.locator('.banner.footer')).toHaveCount(0)
    await expect(page.locator('.banner.header')).toBeVisible()
  })
}
