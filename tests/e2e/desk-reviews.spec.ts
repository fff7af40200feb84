import { expectAccessible } from './accessibility'
import { deskRows, notificationRows } from './locators'
import { expect, test } from './own-site'
import { openSignedIn } from './sign-in'
import { spread } from './spread'
import { createTranslator, languages, toLocalizedPath } from './translations'

test.use({ siteSettings: { REVIEW: 'all' } })
test.describe.configure({ mode: 'default' })

/** The digits of a price in groups of three, whatever stands between them. */
const toPattern = (price: number) => new RegExp(String(price).replace(/\B(?=(\d{3})+$)/g, '.'))

for (const language of languages) {
  const t = createTranslator(language)
  const reason = `${t('statement-drafts.fields.price')}?`

  test(
    ...spread(
      language,
      `an owner corrects a rejected change of a statement, which is then published, in ${language}`,
      'script-off',
    ),
    async ({ page, browser, baseURL }) => {
      test.slow()
      await openSignedIn(page, 'physical', toLocalizedPath('/account/statements', language))
      const edit = await page.locator('a[href*="/edit"]').first().getAttribute('href')
      const [, id = ''] = /statements\/(\d+)\/edit/.exec(edit ?? '') ?? []
      await page.goto(toLocalizedPath(`/account/statements/${id}/edit?step=price`, language))
      const usual = Number(await page.locator('[name=price]').inputValue())
      await send(usual * 10, { isQuestioned: true })
      await expect(page.getByRole('status').filter({ hasText: t('flash.statement_in_review') })).toBeVisible()

      const context = await browser.newContext({ ...test.info().project.use, baseURL })
      const operator = await context.newPage()
      await openSignedIn(operator, 'operator', toLocalizedPath('/desk/statements', language))
      await expectAccessible(operator)
      await openReview()
      await expect(operator.locator('ins')).toHaveText(toPattern(usual * 10))
      await expect(operator.locator('#main')).toContainText(t('desk.reviews.signs.former_price'))
      await expectAccessible(operator)
      await operator.getByLabel(t('desk.reviews.reason')).fill(reason)
      await operator.getByRole('button', { name: t('desk.reviews.refuse') }).click()
      await expect(operator.getByRole('status').filter({ hasText: t('flash.review_refused') })).toBeVisible()

      await page.goto(toLocalizedPath('/account/notifications', language))
      await notificationRows(page).getByRole('heading').getByRole('link').first().click()
      await expect(page.locator('#main blockquote')).toHaveText(reason)
      await expectAccessible(page)
      await page.goto(toLocalizedPath(`/account/statements/${id}/edit`, language))
      await expect(page.locator('#main')).toContainText(reason)
      await send(usual + 1)
      await openReview()
      await expect(operator.locator('#main')).toContainText(reason)
      const late = await context.newPage()
      await late.goto(operator.url())
      await operator.getByRole('button', { name: t('desk.reviews.publish') }).click()
      await expect(
        operator.getByRole('status').filter({ hasText: t('flash.review_published') }),
      ).toBeVisible()
      await late.getByLabel(t('desk.reviews.reason')).fill(reason)
      await late.getByRole('button', { name: t('desk.reviews.refuse') }).click()
      await expect(late.getByRole('status').filter({ hasText: t('flash.review_decided') })).toBeVisible()
      await page.goto(toLocalizedPath(`/statements/${id}`, language))
      await expect(page.locator('#main')).toContainText(toPattern(usual + 1))
      await block()
      await context.close()

      /** Blocks the statement: only its owner still sees it, with the reason. */
      async function block() {
        await operator.goto(toLocalizedPath(`/desk/reports/${id}`, language))
        await expectAccessible(operator)
        await operator.locator('summary', { hasText: t('desk.statements.acts.block') }).click()
        await operator.getByRole('button', { name: t('desk.statements.acts.block') }).click()
        await expect(operator.locator('#main')).toContainText(t('forms.errors.block_reason_missing'))
        await operator.getByLabel(t('desk.users.block_reason')).fill(reason)
        await operator.getByRole('button', { name: t('desk.statements.acts.block') }).click()
        await expect(
          operator.getByRole('status').filter({ hasText: t('flash.statement_changed') }),
        ).toBeVisible()
        await expect(operator.locator('#main')).toContainText(t('desk.statements.blocked'))
        await page.goto(toLocalizedPath('/account/statements', language))
        await expect(page.locator(`#card-${id}`)).toContainText(reason)
        const seen = await operator.goto(toLocalizedPath(`/statements/${id}`, language))
        expect(seen?.status()).toBe(404)
        await operator.goto(toLocalizedPath(`/desk/reports/${id}`, language))
        await operator.getByRole('button', { name: t('desk.statements.acts.unblock') }).click()
        await expect(operator.locator('#main')).toContainText(t('desk.statements.past_acts.unblock'))
        expect((await operator.request.get(`/statements/${id}`)).status()).toBe(200)
      }

      async function send(price: number, { isQuestioned = false } = {}) {
        await page.goto(toLocalizedPath(`/account/statements/${id}/edit?step=price`, language))
        await page.locator('[name=price_type_id][value="3"]').check()
        await page.locator('[name=price]').fill(String(price))
        const next = page.getByRole('button', { name: t('statement-drafts.next'), exact: true })
        await next.click()
        if (isQuestioned) {
          await expect(page.getByText(t('statement-drafts.price_question.confirm'))).toBeVisible()
          await next.click()
        }
        await expect(page).toHaveURL(/step=photos/)
        await page.goto(toLocalizedPath(`/account/statements/${id}/edit?step=check`, language))
        await page.getByRole('button', { name: t('statement-drafts.publish_changes') }).click()
      }

      async function openReview() {
        await operator.goto(toLocalizedPath('/desk/statements', language))
        await deskRows(operator).getByRole('link').first().click()
      }
    },
  )
}
