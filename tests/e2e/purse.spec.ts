import { expectAccessible } from './accessibility'
import { statementCards } from './locators'
import { spread } from './spread'
import { expect, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

for (const language of languages) {
  const t = createTranslator(language)
  const journey = spread(
    language,
    `a guest types a purse, sees on cards which homes fit, and deletes it, in ${language}`,
  )
  test(...journey, async ({ page }) => {
    const path = toLocalizedPath('/purse', language)
    const search = toLocalizedPath('/s?deal_types=1&real_estate_types=1', language)
    const levels = (['comfortable', 'stretch', 'over'] as const).map((level) =>
      t(`statement.purse_levels.${level}`),
    )
    await page.goto(search)
    for (const level of levels) await expect(statementCards(page).getByText(level)).toHaveCount(0)

    await page.goto(path)
    const income = page.getByLabel(t('purse.income'))
    const save = page.getByRole('button', { name: t('purse.save') })
    await income.fill('much')
    await save.click()
    await expect(page.locator('main')).toContainText(t('forms.errors.income_invalid'))
    await expect(income).toHaveValue('much')
    await expectAccessible(page)
    await income.fill('4 000')
    await page.getByLabel(t('purse.savings')).fill('60000')
    await save.click()
    await expect(page.locator('#limits')).toBeVisible()
    await expect(page).toHaveURL(path)
    await expectAccessible(page)

    await page
      .locator('#limits')
      .getByRole('link', { name: t('purse.limits.show'), exact: true })
      .click()
    await expect(page).toHaveURL(/price_to=\d+000\b/)
    await expect(statementCards(page).first()).toContainText(t('statement.purse_levels.comfortable'))
    await expectAccessible(page)

    await page.goto(path)
    await page.getByRole('button', { name: t('purse.delete') }).click()
    await expect(page.locator('#limits')).toHaveCount(0)
    await expect(income).toHaveValue('')
    await page.goto(search)
    for (const level of levels) await expect(statementCards(page).getByText(level)).toHaveCount(0)
  })
}
