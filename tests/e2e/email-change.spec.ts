import { expectAccessible } from './accessibility'
import { codeFor, freshPhone } from './phone-code'
import { receiveLink } from './received-link'
import { spread } from './spread'
import { expect, type Page, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

const PASSWORD = 'three blue doors'

for (const language of languages) {
  const t = createTranslator(language)
  const localize = (path: string) => toLocalizedPath(path, language)
  const fill = (page: Page, label: string, text: string) =>
    page.getByLabel(t(label), { exact: true }).fill(text)
  const press = (page: Page, name: string) => page.getByRole('button', { name: t(name), exact: true }).click()

  test(
    ...spread(
      language,
      `a user changes the email, and the old address takes the account back, in ${language}`,
    ),
    async ({ page }) => {
      test.slow()
      const email = `${crypto.randomUUID()}@journey.test`
      const newEmail = `${crypto.randomUUID()}@journey.test`
      await register(page, email)
      await page.goto(localize('/account/safety'))
      await page.getByRole('link', { name: t('identity.titles.email'), exact: true }).click()
      await expectAccessible(page)
      await fill(page, 'identity.email_page.new_email', newEmail)
      await fill(page, 'identity.current_password', 'not the one')
      await press(page, 'identity.email_page.send')
      await expect(page.getByLabel(t('identity.email_page.new_email'), { exact: true })).toHaveValue(newEmail)
      await fill(page, 'identity.current_password', PASSWORD)
      await press(page, 'identity.email_page.send')
      await expect(page.getByRole('status').filter({ hasText: t('flash.email_change_sent') })).toBeVisible()

      await page.goto(await receiveLink(page, newEmail, 'id/confirm-email'))
      await expectAccessible(page)
      await fill(page, 'identity.current_password', PASSWORD)
      await press(page, 'identity.confirm_email.send')
      await expect(page.getByRole('status').filter({ hasText: t('flash.email_changed') })).toBeVisible()
      await expect(page.locator('#main')).toContainText(newEmail)

      await page.goto(await receiveLink(page, email, 'id/undo-email'))
      await expectAccessible(page)
      await press(page, 'identity.undo_email.send')
      await fill(page, 'identity.new_password', 'four green doors')
      await press(page, 'identity.save_password')
      await fill(page, 'identity.email', email)
      await fill(page, 'identity.password', 'four green doors')
      await press(page, 'identity.sign_in.send')
      await page.goto(localize('/account/safety'))
      await expect(page.locator('#main')).toContainText(email)
    },
  )

  test(
    ...spread(
      language,
      `a guest asks for a recovery by phone, whose answer is the same for an unknown account, in ${language}`,
    ),
    async ({ page }) => {
      const phone = freshPhone()
      await page.goto(localize('/id/forgot'))
      await page.getByRole('link', { name: t('identity.forgot.lost_mailbox'), exact: true }).click()
      await expectAccessible(page)
      await fill(page, 'identity.recover.email', 'unknown@journey.test')
      await fill(page, 'forms.phone.number', phone)
      await press(page, 'forms.phone.send_code')
      const code = page.getByLabel(t('forms.phone.code'), { exact: true })
      await expect(code).toBeVisible()
      await code.fill(await codeFor(page.request, phone))
      await press(page, 'forms.phone.confirm_code')
      await expect(page.locator('#main')).toContainText(t('forms.phone.confirmed'))
      await expect(page.getByLabel(t('identity.recover.email'), { exact: true })).toHaveValue(
        'unknown@journey.test',
      )
      await fill(page, 'identity.recover.new_email', 'unknown@journey.test')
      await press(page, 'identity.recover.send')
      await expect(page.locator('#main')).toContainText(t('forms.errors.email_same'))
      await fill(page, 'identity.recover.new_email', `${crypto.randomUUID()}@journey.test`)
      await press(page, 'identity.recover.send')
      await expect(page.getByRole('heading', { name: t('identity.titles.email_sent') })).toBeVisible()
      for (const name of ['confirm', 'stop']) {
        await page.goto(localize(`/id/${name}-recovery?code=unknown`))
        await expect(page.getByRole('heading', { name: t('identity.titles.link_gone') })).toBeVisible()
      }
    },
  )

  async function register(page: Page, email: string): Promise<void> {
    await page.goto(localize('/id/register'))
    await page.locator('[name="type"][value="physical"]').check()
    await fill(page, 'identity.register.first_name', 'Nino')
    await fill(page, 'identity.register.last_name', 'Beridze')
    await fill(page, 'identity.email', email)
    await fill(page, 'identity.password', PASSWORD)
    await press(page, 'identity.register.send')
    await page.goto(await receiveLink(page, email, 'id/verify'))
    await fill(page, 'identity.password', PASSWORD)
    await press(page, 'identity.verify.send')
    await expect(page).not.toHaveURL(/\/id\/verify/)
  }
}
