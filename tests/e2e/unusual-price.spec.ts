import { expectAccessible } from './accessibility'
import { expect, type Page, test } from './second-site'
import { openSignedIn } from './sign-in'
import { spread } from './spread'
import { createTranslator, languages, toLocalizedPath } from './translations'

const isScripted = () => test.info().project.use.javaScriptEnabled !== false

for (const language of languages) {
  const t = createTranslator(language)
  const saveLabel = t('own-statements.price.save')
  const confirm = t('statement-drafts.price_question.confirm')

  test(
    ...spread(language, `a mistyped price is questioned once wherever it is typed, in ${language}`),
    async ({ page }) => {
      test.slow()
      const list = toLocalizedPath('/account/statements?status=active&real_estate_types=1', language)
      await openSignedIn(page, 'broker', list)
      const hrefs = await page
        .locator('a[href$="/edit"]')
        .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ pathname }) => pathname))
      const ids = [
        ...new Set(hrefs.flatMap((href) => /statements\/(\d+)\/edit/.exec(href)?.[1] ?? [])),
      ].sort()
      // Each run has a statement of its own, as runs with script on and off may overlap.
      const id = ids[2 * languages.indexOf(language) + (isScripted() ? 1 : 0)]
      expect(id).toBeDefined()
      const open = (path: string) => page.goto(toLocalizedPath(path, language))
      const price = page.locator('[name=price]')
      const next = page.getByRole('button', { name: t('statement-drafts.next'), exact: true })

      await open(`/account/statements/${id}/edit?step=price`)
      // A negotiable price is not shown, so it is not questioned.
      await page.locator('[name=price_type_id][value="3"]').check()
      // A hundredfold price is far from the market as well, even if the statement's own price is.
      const usual = Number(await price.inputValue())
      const currency = await page.locator('[name=currency_id]:checked').inputValue()
      await price.fill(String(usual * 100))
      await next.click()
      await expectQuestion(page)
      await expect(price).toHaveValue(String(usual * 100))
      await page.locator('[name=meant_price]').click()
      await expect(page).toHaveURL(/step=photos/)
      await open(`/account/statements/${id}/edit?step=price`)
      await expect(price).toHaveValue(String(usual))

      // A price saved on the way back must be confirmed before it is published.
      await price.fill(String(usual * 100))
      await page.getByRole('button', { name: t('statement-drafts.back'), exact: true }).click()
      await expect(page).toHaveURL(/step=home/)
      await open(`/account/statements/${id}/edit?step=check`)
      const change = page.getByRole('link', { name: t('statement-drafts.price_question.change') })
      await expect(change).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: t('statement-drafts.preview.link'), exact: true }).click()
      await expect(page.locator('#main')).toContainText(t('statement-drafts.preview.notice'))
      await page.getByRole('link', { name: t('statement-drafts.preview.back') }).click()
      await change.click()
      await next.click()
      await expectQuestion(page)
      await next.click()
      await expect(page).toHaveURL(/step=photos/)
      await open(`/account/statements/${id}/edit?step=check`)
      await expect(change).toHaveCount(0)
      await open(`/account/statements/${id}/edit?step=price`)
      await price.fill(String(usual))
      await next.click()
      await expect(page).toHaveURL(/step=photos/)

      const dialog = page.getByRole('dialog')
      const save = dialog.getByRole('button', { name: saveLabel })
      await open(`/account/statements?price=${id}`)
      await expect(dialog.locator(`[name=currency_id][value="${currency}"]`)).toBeChecked()
      await dialog.locator('[name=price]').fill('0')
      await save.click()
      await expect(dialog).toContainText(t('forms.errors.price_too_small').replace('{{shown}}', '1'))
      await dialog.locator('[name=price]').fill(String(usual * 80))
      await save.click()
      await expectQuestion(page)
      await dialog.locator('[name=price]').fill(String(usual * 60))
      // Enter sends the typed price, not the offered one.
      await dialog.locator('[name=price]').press('Enter')
      await expectQuestion(page)
      await expect(dialog.locator('[name=price]')).toHaveValue(String(usual * 60))
      await save.click()
      await expect(page.getByRole('status').filter({ hasText: t('flash.statement_price') })).toBeVisible()
    },
  )

  async function expectQuestion(page: Page) {
    await expect(page.locator('[name=price]')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText(confirm)).toBeVisible()
    await expectAccessible(page)
  }
}
