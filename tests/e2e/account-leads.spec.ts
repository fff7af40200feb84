import { toReaderName } from '~contract/values/reader-name'
import { acceptBrokerRequest } from './accept-broker-request'
import { expectAccessible } from './accessibility'
import { expect, type Page, test } from './own-site'
import { openSignedIn } from './sign-in'
import { spread } from './spread'
import { createTranslator, languages, toLocalizedPath } from './translations'

test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 390, height: 844 } })

for (const language of languages) {
  const t = createTranslator(language)
  const leadsPath = toLocalizedPath('/account/leads', language)
  const flash = (page: Page, name: string) => page.getByRole('status').filter({ hasText: t(`flash.${name}`) })
  const press = (page: Page, name: string) => page.getByRole('button', { name: t(name), exact: true }).click()
  const openFirst = (page: Page) =>
    page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click()

  test(
    ...spread(language, `a broker gives a lead to an agent, who wins it, in ${language}`),
    async ({ page }) => {
      test.slow()
      await openSignedIn(page, 'broker', toLocalizedPath('/account/agents', language))
      const team = page.getByRole('main').getByRole('listitem').filter({ hasText: 'agent@demo.test' })
      if ((await team.count()) === 0) await addDemoAgent(page)

      await openSignedIn(page, 'broker', `${leadsPath}?stage=new`)
      await expectAccessible(page)
      await openFirst(page)
      const path = new URL(page.url()).pathname
      const assignee = page.getByLabel(t('account-leads.assign_form'), { exact: true })
      await assignee.selectOption({ label: toReaderName('გიორგი ლომიძე', language) })
      await press(page, 'account-leads.assign')
      await expect(flash(page, 'lead_given')).toBeVisible()
      await expectAccessible(page)

      await openSignedIn(page, 'agent', path)
      await press(page, 'account-leads.save_note')
      await expect(page.getByRole('alert').getByRole('link')).toHaveText(t('forms.errors.note_missing'))
      await page.getByLabel(t('account-leads.note_form'), { exact: true }).fill('Comes on <b>Saturday</b>')
      await press(page, 'account-leads.save_note')
      await expect(flash(page, 'lead_note_added')).toBeVisible()
      await expect(page.getByRole('main')).toContainText('Comes on <b>Saturday</b>')
      await page.getByLabel(t('account-leads.stage_form'), { exact: true }).selectOption('closed')
      await press(page, 'account-leads.move')
      await expect(flash(page, 'lead_moved')).toBeVisible()

      await openSignedIn(page, 'broker', `${leadsPath}?stage=closed`)
      await expect(page.getByRole('main').locator(`a[href="${path}"]`)).toBeVisible()

      async function addDemoAgent(broker: Page) {
        await broker.getByLabel(t('agents.invite.contacts')).fill('agent@demo.test')
        await broker.getByRole('button', { name: t('agents.invite.send') }).click()
        await openSignedIn(broker, 'agent', toLocalizedPath('/account/notifications', language))
        await acceptBrokerRequest(broker, t)
        await expect(broker.getByRole('button', { name: t('notifications.accept') })).toHaveCount(0)
      }
    },
  )

  test(
    ...spread(language, `a developer answers a request about a project, in ${language}`),
    async ({ page }) => {
      await openSignedIn(page, 'developer', leadsPath)
      await page.getByLabel(t('account-leads.project'), { exact: true }).selectOption({ index: 1 })
      await press(page, 'account-leads.search')
      await openFirst(page)
      await expectAccessible(page)
      const path = new URL(page.url()).pathname
      await page
        .getByRole('link', { name: t('account-leads.open_conversation') })
        .first()
        .click()
      await expect(page.getByRole('main')).toContainText('555 200 101')

      await page.goto(path)
      await page.getByLabel(t('account-leads.stage_form'), { exact: true }).selectOption('talking')
      await press(page, 'account-leads.move')
      await expect(flash(page, 'lead_moved')).toBeVisible()
      await page.getByLabel(t('account-leads.reminder_form'), { exact: true }).fill('2020-01-01')
      await press(page, 'account-leads.save_reminder')
      await expect(page.getByRole('alert').getByRole('link')).toHaveText(
        t('forms.errors.reminder_day_invalid'),
      )
      await page.goto(toLocalizedPath('/account/leads/settings', language))
      await expectAccessible(page)
      await page.getByLabel(t('account-leads.settings.url'), { exact: true }).fill('https://10.0.0.1/leads')
      await press(page, 'account-leads.settings.save_webhook')
      await expect(page.getByRole('alert').getByRole('link')).toHaveText(
        t('forms.errors.webhook_url_invalid'),
      )
    },
  )
}
