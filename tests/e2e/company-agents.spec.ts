import { expectAccessible } from './accessibility'
import { spread } from './spread'
import { expect, type Page, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

for (const language of languages) {
  const t = createTranslator(language)
  const href = (path: string) => toLocalizedPath(path, language)

  test(
    ...spread(
      language,
      `a broker edits an agent's statement and buys VIP for it in ${language}`,
      'script-on',
    ),
    async ({ page }) => {
      await signIn(page, href('/account/statements?agent=all&status=active'), 'broker@demo.test')
      const row = page
        .locator('main')
        .getByRole('listitem')
        .filter({ hasText: /№|No\./ })
        .first()
      await expectAccessible(page)
      await row.getByRole('link', { name: t('own-statements.actions.edit') }).click()
      const [, id] = /statements\/(\d+)\/edit/.exec(page.url()) ?? []
      const text = `The company wrote this ${Date.now()}`
      await page.goto(href(`/account/statements/${id}/edit?step=words`))
      await page.locator(`[name=comment_${language}]`).fill(text)
      await page.getByRole('button', { name: t('statement-drafts.next') }).click()
      await expect(
        page.getByLabel(t('statement-drafts.fields.phone_number')).locator('option'),
      ).not.toHaveCount(0)
      await expectAccessible(page)
      await page.goto(href(`/account/statements/${id}/edit?step=check`))
      await page.getByRole('button', { name: t('statement-drafts.publish_changes') }).click()
      await expect(page.locator('main')).toContainText(text)

      await page.goto(href(`/account/vipService/vipView?statement_id=${id}`))
      await page.locator('[name=package]').first().check()
      for (const step of ['package', 'statements']) {
        await expect(page.locator('main'), step).toContainText(id ?? '')
        await page.locator('button[name=intent][value=next]').click()
      }
      await page.locator('[name=card_id][value=balance]').check()
      await page.locator('button[value=pay]').click()
      await expect(page).toHaveURL(/payment-result/)
      await page.goto(href(`/account/statements/${id}/statistics`))
      await expect(
        page.getByRole('heading', { name: t('own-statements.statistics.acts.title') }),
      ).toBeVisible()
      await expectAccessible(page)
    },
  )

  test(
    ...spread(language, `a person without an account joins a company by its invitation in ${language}`),
    async ({ page }) => {
      const number = `5990${String(Date.now()).slice(-5)}`
      const agentsPath = href('/account/agents')
      await signIn(page, agentsPath, 'broker@demo.test')
      await page.getByLabel(t('agents.invite.contacts')).fill(number)
      await page.getByRole('button', { name: t('agents.invite.send') }).click()
      await expect(page).toHaveURL(/status=invited/)
      await page.context().clearCookies()
      await page.goto('/sandbox/sms')
      await page.locator('li').filter({ hasText: number }).getByRole('link').first().click()
      await expect(page).toHaveURL(new RegExp(`${href('/invitation')}$`))
      await expectAccessible(page)
      await page.getByRole('link', { name: t('agents.invitation.sign_in') }).click()
      await page.goto(`/sandbox/auth/register?Continue=${encodeURIComponent(href('/invitation'))}`)
      await register(page, `invited.${number}@journey.test`)
      await page.getByRole('button', { name: t('agents.invitation.accept') }).click()
      await expect(page.getByRole('status').filter({ hasText: t('flash.invitation_accepted') })).toBeVisible()
      await page.goto(href('/invitation'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('agents.invitation.missing_title'))
      await expectAccessible(page)
      await signIn(page, `${agentsPath}?q=invited.${number}`, 'broker@demo.test')
      const email = `invited.${number}@journey.test`
      await expect(page.locator('main').getByRole('listitem').filter({ hasText: email })).toBeVisible()
    },
  )
}

async function register(page: Page, email: string) {
  await page.locator('input[name=firstName]').fill('Ana')
  await page.locator('input[name=lastName]').fill('New')
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill('a long password')
  await page.locator('input[name=type][value=agent]').check()
  await page.locator('form:has(input[name=password]) button').first().click()
  await expect(page).not.toHaveURL(/sandbox/)
}

async function signIn(page: Page, path: string, email: string) {
  await page.context().clearCookies()
  await page.goto(`/sandbox/auth?Continue=${encodeURIComponent(path)}`)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill('demo-ezo')
  await page.locator('form:has(input[name=password]) button').first().click()
  await expect(page).not.toHaveURL(/sandbox/)
}
