import { expectAccessible } from './accessibility'
import { adBanner, mobileMenu } from './locators'
import { MOTION } from './motion'
import { inOneMode, spread } from './spread'
import { expect, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

test.use(MOTION)

for (const language of languages) {
  const t = createTranslator(language)

  const journey = spread(
    language,
    `a closed banner stays closed, the others stay in place, and the header opens the list of companies, in ${language}`,
    'script-on',
  )
  // Specification 1.2.76, 1.2.107, 1.4.5
  test(...journey, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(toLocalizedPath('/s?deal_types=2', language))
    const banner = adBanner(page, 'footer')
    await expect(banner.getByRole('link')).toBeVisible()
    await expectAccessible(page)
    await banner.getByRole('button', { name: t('banners.close') }).click()
    await expect(page).toHaveURL(/deal_types=2/)
    await expect(adBanner(page, 'footer')).toHaveCount(0)
    await page.goto(toLocalizedPath('/', language))
    await expect(adBanner(page, 'footer')).toHaveCount(0)
    await expect(adBanner(page, 'header')).toBeVisible()

    await page.getByRole('link', { name: t('navigation.sister_sites') }).click()
    const companies = page.getByRole('dialog', { name: t('navigation.sister_sites') })
    await expect(companies.getByRole('link')).toHaveCount(10)
    await expect(companies.getByRole('listitem').first().getByRole('link')).toHaveAttribute(
      'target',
      '_blank',
    )
    await expectAccessible(page)
    await companies.getByRole('link', { name: t('ui.close') }).click()
    await expect(page).toHaveURL((url) => !url.search)
  })
}

test('a header banner has one row, however long its text is', inOneMode(), async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  const banner = adBanner(page, 'header')
  const heightWith = (words: number) =>
    banner.evaluate((element, words) => {
      const text = element.querySelector('span')
      if (text) text.textContent = 'სიტყვა '.repeat(words)
      return element.getBoundingClientRect().height
    }, words)
  expect(await heightWith(14)).toBe(await heightWith(3))
})

test(
  'long words in a banner are not cut off on a small phone with text twice as large',
  inOneMode(),
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/ru/s')
    const hidden = await adBanner(page, 'footer').evaluate((element) => {
      document.documentElement.style.fontSize = '200%'
      for (const link of element.querySelectorAll('b')) link.textContent = 'Проверить недвижимость'
      return element.scrollWidth - element.clientWidth
    })
    expect(hidden).toBe(0)
  },
)

test('closing a list that the phone menu opened returns the focus to the menu', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, 'the focus is left to the browser')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en')
  const menu = mobileMenu(page)
  await menu.locator('> summary').click()
  await menu.getByRole('link', { name: 'Our companies' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(menu.locator(':focus')).toHaveCount(1)
})
