import { randomUUID } from 'node:crypto'
import { OPTIONAL_MESSAGE_KINDS, OPTIONAL_NOTIFICATIONS } from '~contract/messages'
import { expectAccessible } from './accessibility'
import { notices } from './locators'
import { receiveLink } from './received-link'
import { spread } from './spread'
import { expect, type Page, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

const PASSWORD = 'three blue doors'
const NEW_PASSWORD = 'four green doors'

for (const language of languages) {
  const t = createTranslator(language)
  const at = (path: string) => toLocalizedPath(path, language)

  test.describe(`own accounts in ${language}`, () => {
    // Specification 1.2.35
    test(
      ...spread(language, 'a user registers, signs in, resets the password and deletes the account', 'both'),
      async ({ page, browser, baseURL }) => {
        const email = `${randomUUID()}@example.ge`
        await page.goto(at(`/id/register?Continue=${encodeURIComponent(at('/account/safety'))}`))
        await page.getByLabel(t('identity.register.first_name'), { exact: true }).fill('Nino')
        await page.getByLabel(t('identity.register.last_name')).fill('Beridze')
        await page.getByLabel(t('identity.email')).fill(email)
        const password = page.getByLabel(t('identity.password'), { exact: true })
        await expect(password).toHaveAttribute('type', 'password')
        await expect(password).toHaveAttribute('autocomplete', 'new-password')
        await password.fill('qwertyuiop')
        await page.getByRole('button', { name: t('identity.register.send') }).click()
        await expect(page.getByRole('alert')).toContainText(t('forms.errors.password_common'))
        await expect(page.getByLabel(t('identity.password'), { exact: true })).toHaveValue('')
        await expectAccessible(page)
        await page.getByLabel(t('identity.password'), { exact: true }).fill(PASSWORD)
        await page.getByRole('button', { name: t('identity.register.send') }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('identity.titles.email_sent'))
        await expectAccessible(page)

        const link = await receiveLink(page, email, 'id/(?:verify|reset)\\?')
        await page.goto(link)
        await expectAccessible(page)
        await page.getByLabel(t('identity.password'), { exact: true }).fill(NEW_PASSWORD)
        await page.getByRole('button', { name: t('identity.verify.send') }).click()
        await expect(page.getByRole('alert').first()).toContainText(t('forms.errors.password_not_yours'))
        await page.getByLabel(t('identity.password'), { exact: true }).fill(PASSWORD)
        await page.getByRole('button', { name: t('identity.verify.send') }).click()
        await expect(page).toHaveURL(at('/account/safety'))
        await expect(page.getByRole('status').filter({ hasText: t('flash.signed_in') })).toBeVisible()
        await page.goto(link)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('identity.titles.link_gone'))

        const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
        const other = await elsewhere.newPage()
        await other.goto(at('/id/forgot'))
        await other.getByLabel(t('identity.email')).fill(email)
        await other.getByRole('button', { name: t('identity.forgot.send') }).click()
        await expect(other.getByRole('heading', { level: 1 })).toHaveText(t('identity.titles.email_sent'))
        await other.goto(await receiveLink(other, email, 'id/(?:verify|reset)\\?'))
        await expectAccessible(other)
        await other.getByLabel(t('identity.new_password')).fill(NEW_PASSWORD)
        await other.getByRole('button', { name: t('identity.save_password') }).click()
        await expect(other.getByRole('status').filter({ hasText: t('flash.password_changed') })).toBeVisible()
        await elsewhere.close()

        await page.goto(at('/account/safety'))
        await expect(notices(page).first()).toBeVisible()
        await page.goto(at(`/id/sign-in?Continue=${encodeURIComponent(at('/account/safety'))}`))
        await signIn(page, PASSWORD)
        await expect(page.getByRole('alert').first()).toContainText(t('forms.errors.password_wrong'))
        await signIn(page, NEW_PASSWORD)
        await expect(page).toHaveURL(at('/account/safety'))

        await page.goto(at('/account/notifications/settings'))
        const boxes = page.locator('main').getByRole('checkbox')
        await expect(boxes).toHaveCount(OPTIONAL_MESSAGE_KINDS.length + OPTIONAL_NOTIFICATIONS.length)
        for (const box of await boxes.all()) await box.uncheck()
        await page.getByRole('button', { name: t('notifications.settings.save') }).click()
        await expect(
          page.getByRole('status').filter({ hasText: t('flash.message_settings_saved') }),
        ).toBeVisible()
        await expect(boxes.first()).not.toBeChecked()
        await expect(page.getByText(t('notifications.settings.required_text'))).toBeVisible()
        await expectAccessible(page)
        await boxes.first().check()
        await page.getByRole('button', { name: t('notifications.settings.save') }).click()
        await expect(boxes.first()).toBeChecked()
        await expect(boxes.nth(1)).not.toBeChecked()

        await page.goto(at('/account/safety'))
        await page.getByRole('link', { name: t('identity.titles.close_account') }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('identity.titles.close_account'))
        await expectAccessible(page)
        await page.getByRole('link', { name: t('identity.close_account.cancel') }).click()
        await expect(page).toHaveURL(at('/account/safety'))
        await page.goBack()
        await page.getByLabel(t('identity.current_password')).fill(NEW_PASSWORD)
        await page.getByRole('button', { name: t('identity.close_account.send') }).click()
        await expect(page.getByRole('status').filter({ hasText: t('flash.account_closed') })).toBeVisible()

        async function signIn(page: Page, password: string): Promise<void> {
          await page.getByLabel(t('identity.email')).fill(email)
          await page.getByLabel(t('identity.password'), { exact: true }).fill(password)
          await page.getByRole('button', { name: t('identity.sign_in.send'), exact: true }).click()
        }
      },
    )
  })
}

test('a user adds a passkey, signs in with it and removes it', async ({ page }) => {
  test.skip(test.info().project.use.javaScriptEnabled === false, 'browsers make passkeys by script')
  const t = createTranslator('en')
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const email = `${randomUUID()}@example.ge`
  await page.goto('/en/id/register?Continue=%2Fen%2Fid%2Fpasskeys')
  await page.getByLabel(t('identity.register.first_name'), { exact: true }).fill('Nino')
  await page.getByLabel(t('identity.register.last_name')).fill('Beridze')
  await page.getByLabel(t('identity.email')).fill(email)
  await page.getByLabel(t('identity.password'), { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: t('identity.register.send') }).click()
  await page.goto(await receiveLink(page, email, 'id/(?:verify|reset)\\?'))
  await page.getByLabel(t('identity.password'), { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: t('identity.verify.send') }).click()
  await page.getByLabel(t('identity.current_password')).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: t('identity.passkeys.add') }).click()
  await expect(page.getByRole('alert')).toHaveText(t('forms.errors.password_not_yours'))
  expect((await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials).toEqual([])
  await page.getByLabel(t('identity.current_password')).fill(PASSWORD)
  await page.getByRole('button', { name: t('identity.passkeys.add') }).click()
  await expect(page.getByRole('status').filter({ hasText: t('flash.passkey_added') })).toBeVisible()
  await expectAccessible(page)
  const mail = await (await page.request.get('/sandbox/mail')).text()
  expect(mail).toContain('A passkey was added to your account')
  expect(mail).not.toContain('New log-in to your account')

  await page.context().clearCookies()
  await page.goto('/en/id/sign-in?Continue=%2Fen%2Fid%2Fpasskeys')
  await page.getByRole('button', { name: t('identity.sign_in.with_passkey') }).click()
  await expect(page.getByRole('status').filter({ hasText: t('flash.signed_in') })).toBeVisible()
  await expect(page).toHaveURL('/en/id/passkeys')
  await page.getByRole('button', { name: t('identity.passkeys.remove_named').split(':')[0] ?? '' }).click()
  await expect(page.getByRole('status').filter({ hasText: t('flash.passkey_removed') })).toBeVisible()
  await expect(page.getByText(t('identity.passkeys.none'))).toBeVisible()
})
