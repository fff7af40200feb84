import { randomUUID } from 'node:crypto'
import { expectAccessible } from './accessibility'
import { deskRows, notices } from './locators'
import { spread } from './spread'
import { expect, type Page, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

const PASSWORD = 'a long walnut password'

for (const language of languages) {
  const t = createTranslator(language)

  test(
    ...spread(
      language,
      `an operator finds a user, blocks them with a reason, and unblocks them, in ${language}`,
      'script-on',
    ),
    async ({ page, browser, baseURL }) => {
      const email = `${randomUUID()}@example.ge`
      await register(page, email)

      const context = await browser.newContext({ ...test.info().project.use, baseURL })
      const operator = await context.newPage()
      await operator.goto(toLocalizedPath('/desk/users', language))
      await notices(operator).getByRole('link').click()
      await operator.locator('button[value="operator@demo.test"]').click()
      await expect(deskRows(operator).first()).toBeVisible()
      await expectAccessible(operator)
      await operator.getByLabel(t('desk.users.find')).fill(email.slice(0, 20))
      await operator.getByRole('button', { name: t('desk.users.search'), exact: true }).click()
      await expect(deskRows(operator)).toHaveCount(1)
      expect(operator.url()).not.toContain(email.slice(0, 8))
      await expectAccessible(operator)
      await deskRows(operator).getByRole('link').click()
      await expect(operator.locator('#main')).toContainText(email)
      await expectAccessible(operator)
      const user = operator.url()
      await operator.getByRole('link', { name: t('desk.timeline.see') }).click()
      await expect(operator).toHaveURL(/\/timeline$/)
      await expectAccessible(operator)
      await operator.goto(user)

      await operator.locator('summary', { hasText: t('desk.users.acts.block') }).click()
      await operator.getByRole('button', { name: t('desk.users.acts.block') }).click()
      await expect(operator.locator('#main')).toContainText(t('forms.errors.block_reason_missing'))
      await operator.getByLabel(t('desk.users.block_reason')).fill('Sells what is not theirs')
      await operator.getByRole('button', { name: t('desk.users.acts.block') }).click()
      await expect(operator.getByRole('status').filter({ hasText: t('flash.user_changed') })).toBeVisible()
      await expect(operator.locator('#main')).toContainText('Sells what is not theirs')

      await page.goto(toLocalizedPath('/account', language))
      await expect(page.getByRole('status').filter({ hasText: t('flash.sign_in_required') })).toBeVisible()
      await signIn(page, email)
      await expect(page).toHaveURL(/sandbox/)

      await operator.getByRole('button', { name: t('desk.users.acts.unblock') }).click()
      await expect(operator.locator('#main')).toContainText(t('desk.users.past_acts.unblock'))
      await context.close()
      await signIn(page, email)
      await expect(page).not.toHaveURL(/sandbox/)
    },
  )

  async function register(page: Page, email: string): Promise<void> {
    await page.goto('/sandbox/auth/register?Continue=%2F')
    await page.locator('[name=firstName]').fill('Nino')
    await page.locator('[name=lastName]').fill('Beridze')
    await page.locator('[name=email]').fill(email)
    await page.locator('[name=password]').fill(PASSWORD)
    await page.locator('form:has([name=password]) button').first().click()
    await expect(page).not.toHaveURL(/sandbox/)
  }

  async function signIn(page: Page, email: string): Promise<void> {
    await page.goto('/sandbox/auth?Continue=%2F')
    await page.locator('[name=email]').fill(email)
    await page.locator('[name=password]').fill(PASSWORD)
    await page.locator('form:has([name=password]) button').first().click()
  }
}
