import { expectAccessible } from './accessibility'
import { findStatementPath } from './find-statement'
import { spread } from './spread'
import { expect, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

for (const language of languages) {
  const t = createTranslator(language)
  const journey = spread(
    language,
    `a visitor reads the passport of a home and what it costs in all, and corrects an assumption, in ${language}`,
  )
  test(...journey, async ({ page }) => {
    const search = toLocalizedPath('/s?deal_types=1&real_estate_types=1&with_picture=1', language)
    await page.goto(await findStatementPath(page.request, search))
    const main = page.locator('main')
    const statement = page.url()
    await main.getByRole('link', { name: t('statement-passport.link'), exact: true }).click()
    await expect(page).toHaveURL(/\/statements\/\d+\/passport$/)
    await expect(page.locator('#availability')).toBeVisible()
    await page.goto(statement)
    await main.getByRole('link', { name: t('home-costs.link') }).click()
    await expect(page).toHaveURL(/\/statements\/\d+\/costs$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home-costs.title.sale'))
    await expect(page.locator('#once')).toContainText(t('home-costs.lines.price'))
    await expect(page.locator('#monthly')).toContainText(t('home-costs.lines.loan_payment'))
    await expectAccessible(page)

    const notary = page.getByLabel(t('home-costs.fields.notary'))
    const recalculate = main.getByRole('button', { name: t('home-costs.recalculate') })
    await notary.fill('two hundred')
    await recalculate.click()
    await expect(main).toContainText(t('home-costs.errors.gel'))
    await expect(notary).toHaveValue('two hundred')
    await expect(page.locator('#once')).toHaveCount(0)
    await expectAccessible(page)
    await notary.fill('200')
    await recalculate.click()
    await expect(page.locator('#once')).toContainText(t('home-costs.lines.notary'))
  })
}
