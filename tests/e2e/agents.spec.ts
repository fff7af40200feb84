import { acceptBrokerRequest } from './accept-broker-request'
import { expectAccessible } from './accessibility'
import { spread } from './spread'
import { expect, type Page, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

const PASSWORD = 'a long password'

for (const language of languages) {
  const t = createTranslator(language)
  const agentsPath = toLocalizedPath('/account/agents', language)

  // Specification 1.2.37
  test(...spread(language, `a broker invites an agent, who accepts, in ${language}`), async ({ page }) => {
    const email = `${crypto.randomUUID()}@journey.test`
    await register(page, email)
    await signIn(page, agentsPath, 'broker@demo.test', 'demo-ezo')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('agents.title'))
    await expectAccessible(page)
    const box = page.getByLabel(t('agents.invite.contacts'))
    await box.fill(`${email}\nnobody`)
    await page.getByRole('button', { name: t('agents.invite.send') }).click()
    await expect(box).toHaveValue('nobody')
    await expect(page.locator('#main')).toContainText(t('agents.invitation_errors.wrong'))
    await expectAccessible(page)

    await signIn(page, toLocalizedPath('/account/notifications', language), email, PASSWORD)
    await acceptBrokerRequest(page, t)
    // The list of notifications below repeats the text, so only the flash message is checked.
    await expect(
      page
        .locator('#news')
        .getByRole('status')
        .filter({ hasText: t('flash.notifications_accepted') }),
    ).toBeVisible()

    await signIn(page, agentsPath, 'broker@demo.test', 'demo-ezo')
    const search = page.getByLabel(t('agents.search_label'))
    await search.fill(email)
    await page.getByRole('button', { name: t('agents.search'), exact: true }).click()
    await expect(page).toHaveURL(/q=/)
    expect(page.url()).not.toContain('journey')
    await expect(search).toHaveValue(email)
    const row = page.locator('main').getByRole('listitem').filter({ hasText: email })
    await row.getByRole('link', { name: t('agents.remove_agent') }).click()
    const question = page.getByRole('dialog')
    await expectAccessible(page)
    await question.getByRole('button').click()
    await expect(page.getByRole('dialog', { name: t('agents.removed.title') })).toBeVisible()
    await expect(row).toHaveCount(0)
  })

  test(...spread(language, `an agent leaves a company, in ${language}`), async ({ page }) => {
    const email = `${crypto.randomUUID()}@journey.test`
    await register(page, email)
    await signIn(page, agentsPath, 'broker@demo.test', 'demo-ezo')
    await page.getByLabel(t('agents.invite.contacts')).fill(email)
    await page.getByRole('button', { name: t('agents.invite.send') }).click()
    await signIn(page, toLocalizedPath('/account/notifications', language), email, PASSWORD)
    await acceptBrokerRequest(page, t)

    await page.goto(toLocalizedPath('/account', language))
    await page.getByRole('link', { name: t('agents.company.leave') }).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText(t('agents.company.statements'))
    await expectAccessible(page)
    await question.getByRole('button', { name: t('agents.company.leave') }).click()
    await expect(page.locator('#news')).toContainText(t('flash.company_left'))
    await expect(page.getByRole('link', { name: t('agents.company.leave') })).toHaveCount(0)
    await page.goto(toLocalizedPath('/account?leave', language))
    await expect(question).toHaveCount(0)
  })
}

async function register(page: Page, email: string) {
  await page.goto('/sandbox/auth/register?Continue=%2F')
  await page.locator('input[name=firstName]').fill('Gia')
  await page.locator('input[name=lastName]').fill('Dvali')
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(PASSWORD)
  await page.locator('input[name=type][value=agent]').check()
  await page.locator('form:has(input[name=password]) button').first().click()
  await expect(page).not.toHaveURL(/sandbox/)
}

async function signIn(page: Page, path: string, email: string, password: string) {
  await page.context().clearCookies()
  await page.goto(`/sandbox/auth?Continue=${encodeURIComponent(path)}`)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('form:has(input[name=password]) button').first().click()
  await expect(page).not.toHaveURL(/sandbox/)
}
