import { expectAccessible } from './accessibility'
import { deskRows, notices, pageLinks } from './locators'
import { openSignedIn } from './sign-in'
import { spread } from './spread'
import { expect, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

for (const language of languages) {
  const t = createTranslator(language)

  test(
    ...spread(
      language,
      `an operator takes a paid order and delivers it, and the customer sees it, in ${language}`,
    ),
    async ({ page, browser, baseURL }) => {
      await page.goto(toLocalizedPath('/account/facebookService/facebookView?package=21', language))
      await notices(page).getByRole('link').click()
      await page.locator('button[value="broker@demo.test"]').click()
      await page.locator('[name="statement_id"]').last().check()
      await page.getByRole('button', { name: t('services.next') }).click()
      await page.locator('[name="card_id"][value="balance"]').check()
      await page.locator('button[value="pay"]').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('payments.result.paid'))
      // The link on the result page, as others may order meanwhile.
      await page.locator('#main a[href*="/orders/"]').first().click()
      await expect(page.locator('#main')).toContainText(t('services.own.next.boost_waits'))
      const [, id = ''] = /orders\/(\d+)/.exec(page.url()) ?? []

      const context = await browser.newContext({ ...test.info().project.use, baseURL })
      const operator = await context.newPage()
      await openSignedIn(operator, 'operator', toLocalizedPath('/desk/orders', language))
      await expect(deskRows(operator).first()).toBeVisible()
      await expectAccessible(operator)
      const entry = operator.locator(`a[href$="/desk/orders/${id}"]`)
      // The list starts with the longest waiting.
      if (!(await entry.isVisible())) await pageLinks(operator).last().click()
      await entry.click()
      await operator.getByRole('button', { name: t('desk.order.take') }).click()
      await expect(operator.getByRole('status').filter({ hasText: t('flash.order_changed') })).toBeVisible()
      await expectAccessible(operator)
      await page.reload()
      await expect(page.locator('#main')).toContainText(t('services.own.next.taken'))

      await operator.locator('summary', { hasText: t('desk.order.boost') }).click()
      const first = operator.getByLabel(t('desk.order.first_day'))
      await first.fill((await first.getAttribute('min')) ?? '')
      await operator.getByRole('button', { name: t('desk.order.boost') }).click()
      await expect(operator.locator('#main')).toContainText(t('desk.order.past_acts.boost'))
      await context.close()
      await page.reload()
      await expect(page.locator('#main')).toContainText(t('services.own.next.active'))
    },
  )
}
