import { expectAccessible } from './accessibility'
import { findStatementPath } from './find-statement'
import { deskRows } from './locators'
import { openSignedIn } from './sign-in'
import { spread } from './spread'
import { expect, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

/**
 * Deals in which each journey has a statement of its own, as a visitor's second report on a statement does
 * not count.
 */
const DEALS = { ka: 2, en: 3, ru: 7 }

for (const language of languages) {
  const t = createTranslator(language)
  const at = (path: string) => toLocalizedPath(path, language)

  test(
    ...spread(
      language,
      `an operator finds a reported statement and decides on it, in ${language}`,
      'script-off',
    ),
    async ({ page, browser, baseURL, request, javaScriptEnabled }) => {
      const search = `/s?deal_types=${DEALS[language]}&room_types=${javaScriptEnabled === false ? 2 : 3}&with_picture=1`
      const path = await findStatementPath(request, at(search))
      const id = /\d+$/.exec(path)?.[0] ?? ''
      await page.goto(path)
      await page.locator('summary', { hasText: t('statement-actions.report') }).click()
      await page.locator('#report').getByLabel(t('statement-actions.reasons.wrong_price')).check()
      await page.locator('#report').getByRole('button').click()
      await expect(page.getByRole('status').filter({ hasText: t('flash.report_sent') })).toBeVisible()

      const context = await browser.newContext({ ...test.info().project.use, baseURL })
      const operator = await context.newPage()
      await openSignedIn(operator, 'operator', at('/desk/leads'))
      const ofDesk = operator.getByRole('navigation', { name: t('account.nav') })
      await expect(ofDesk.locator(`a[href="${at('/desk/reports')}"]`)).toHaveCount(1)
      await operator
        .locator('#main')
        .getByRole('link', { name: t('desk.kinds.statement_report') })
        .click()
      await expect(operator).toHaveURL(at('/desk/reports'))
      await expect(operator.getByRole('heading', { level: 1 })).toHaveText(t('desk.reports.title'))
      await expectAccessible(operator)
      const row = deskRows(operator).filter({ has: operator.locator(`a[href$="/desk/reports/${id}"]`) })
      await expect(row).toContainText(t('desk.reasons.wrong_price'))
      await row.getByRole('link').click()
      await operator.getByRole('button', { name: t('desk.statements.acts.close_reports') }).click()
      await expect(
        operator.getByRole('status').filter({ hasText: t('flash.statement_changed') }),
      ).toBeVisible()

      await operator
        .getByRole('link', { name: t('desk.reports.title') })
        .last()
        .click()
      await expect(row).toHaveCount(0)
      await operator.goto(at('/desk/reports?list=closed'))
      await expect(row).toHaveCount(1)
      await expectAccessible(operator)

      const former = await operator.request.get(at(`/desk/reported-statements/${id}`), { maxRedirects: 0 })
      expect([former.status(), former.headers().location]).toEqual([301, at(`/desk/reports/${id}`)])
      await context.close()
    },
  )
}
