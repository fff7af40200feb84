import { expectAccessible } from './accessibility'
import { notices } from './locators'
import { spread } from './spread'
import { expect, type Page, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

for (const language of languages) {
  const t = createTranslator(language)
  const safety = toLocalizedPath('/account/safety', language)

  test.describe(`signed-in devices in ${language}`, () => {
    // Specification 1.2.45
    test(
      ...spread(language, 'a user sees where they are signed in, and signs out everywhere else'),
      async ({ page, browser, baseURL }, { project }) => {
        const email = `devices-${language}-${project.name}@example.ge`
        await register(page, email, safety)
        await expect(page.getByText(t('profile.safety.only_this'))).toBeVisible()
        await expectAccessible(page)

        const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
        const other = await elsewhere.newPage()
        await signIn(other, email, safety)
        await expect(other.getByRole('heading', { name: t('profile.safety.title') })).toBeVisible()

        await page.goto(safety)
        const devices = page.locator('section', {
          has: page.getByRole('heading', { name: t('profile.safety.devices') }),
        })
        await expect(devices.getByRole('listitem')).toHaveCount(2)
        await expect(devices.getByRole('listitem').first()).toContainText(t('profile.safety.this_device'))
        await expectAccessible(page)
        await devices.getByRole('button', { name: t('profile.safety.end_others') }).click()
        await expect(
          page.getByRole('status').filter({ hasText: t('flash.other_sessions_ended') }),
        ).toBeVisible()
        await expect(devices.getByRole('listitem')).toHaveCount(1)

        await other.goto(safety)
        await expect(notices(other)).toBeVisible()
        await expect(other).toHaveURL(toLocalizedPath('/', language))

        await signIn(other, email, safety)
        await page.goto(safety)
        await devices.getByRole('listitem').nth(1).getByRole('button').click()
        await expect(
          page.getByRole('status').filter({ hasText: t('flash.other_session_ended') }),
        ).toBeVisible()
        await expect(devices.getByRole('listitem')).toHaveCount(1)
        await other.goto(safety)
        await expect(other).toHaveURL(toLocalizedPath('/', language))
        await elsewhere.close()
      },
    )
  })
}

async function register(page: Page, email: string, path: string): Promise<void> {
  await page.goto(`/sandbox/auth/register?Continue=${encodeURIComponent(path)}`)
  for (const [name, value] of Object.entries({ firstName: 'Nino', lastName: 'B', email, password: email }))
    await page.locator(`input[name=${name}]`).fill(value)
  await page.locator('form:has([name=password]) button').first().click()
}

async function signIn(page: Page, email: string, path: string): Promise<void> {
  await page.goto(`/sandbox/auth?Continue=${encodeURIComponent(path)}`)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(email)
  await page.locator('form:has(input[name=password]) button').first().click()
}
