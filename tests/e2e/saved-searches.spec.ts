import { expectAccessible } from './accessibility'
import { notices } from './locators'
import { inOneMode, spread } from './spread'
import { expect, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

for (const language of languages) {
  const t = createTranslator(language)
  const listPath = toLocalizedPath('/account/searches', language)

  test(
    ...spread(language, `a guest saves a search, signs in on the way, and deletes it, in ${language}`),
    async ({ page }) => {
      const price = 40_000 + Math.floor(Math.random() * 900_000)
      const search = toLocalizedPath(
        `/s?deal_types=1&real_estate_types=1&price_to=${price}&currency_id=2`,
        language,
      )
      await page.goto(search)
      await page.getByRole('link', { name: t('search.save_search') }).click()
      await expect(page).toHaveURL(new RegExp(`price_to=${price}.*login=1`))
      await page
        .locator('#login')
        .getByRole('link', { name: t('layout.sign_in') })
        .click()
      await page.locator('button[value="agent@demo.test"]').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('saved-searches.new_title'))
      await expectAccessible(page)
      const name = page.getByLabel(t('saved-searches.name'))
      await expect(name).not.toHaveValue('')
      await name.fill(' ')
      await name.evaluate((field: HTMLInputElement) => field.form?.setAttribute('novalidate', ''))
      await page.getByRole('button', { name: t('saved-searches.save') }).click()
      await expect(page.getByRole('alert')).toContainText(t('forms.errors.search_name_missing'))
      const title = `Vake ${price}`
      await name.fill(title)
      await page.getByRole('button', { name: t('saved-searches.save') }).click()

      await expect(page).toHaveURL(listPath)
      await expect(page.getByRole('status').filter({ hasText: t('flash.search_saved') })).toBeVisible()
      await expectAccessible(page)
      const row = page.locator('main').getByRole('listitem').filter({ hasText: title })
      await row.getByRole('button', { name: t('saved-searches.stop_emails') }).click()
      await expect(
        page.getByRole('status').filter({ hasText: t('flash.search_emails_changed') }),
      ).toBeVisible()
      await row.getByRole('button', { name: t('saved-searches.send_emails') }).click()
      await expect(row.getByRole('button', { name: t('saved-searches.stop_emails') })).toBeVisible()

      await row.getByRole('link', { name: title, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`price_to=${price}`))
      await page.getByRole('link', { name: t('search.save_search') }).click()
      await expect(notices(page.locator('main'))).toHaveText(t('saved-searches.saved_before'))
      await expect(name).toHaveValue(title)
      await page.goto(listPath)
      await row.getByRole('link', { name: t('saved-searches.delete') }).click()
      const question = page.getByRole('dialog', { name: t('saved-searches.delete_title') })
      await expect(question).toContainText(title)
      await expectAccessible(page)
      await question.getByRole('button', { name: t('saved-searches.delete') }).click()
      await expect(page.getByRole('status').filter({ hasText: t('flash.search_deleted') })).toBeVisible()
      await expect(row).toHaveCount(0)
    },
  )
}

test(
  'a search that finds nothing offers an email, and one without filters cannot be saved',
  inOneMode('script-on'),
  async ({ page }) => {
    const t = createTranslator('en')
    await page.goto('/en/s?price_from=990000000&currency_id=2')
    await expect(page.getByRole('link', { name: t('search.save_empty_search') })).toHaveAttribute(
      'href',
      '/en/account/searches/new?price_from=990000000&currency_id=2',
    )
    await page.goto('/en/s')
    await expect(page.getByRole('link', { name: t('search.save_search') })).toHaveCount(0)
  },
)
