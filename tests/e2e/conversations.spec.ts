import { expectAccessible } from './accessibility'
import { conversationMessages } from './locators'
import { receiveLink } from './received-link'
import { expect, type Page, test } from './second-site'
import { openSignedIn } from './sign-in'
import { spread } from './spread'
import { createTranslator, languages, toLocalizedPath } from './translations'

test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 390, height: 844 } })

for (const language of languages) {
  const t = createTranslator(language)
  const localize = (path: string) => toLocalizedPath(path, language)
  const flash = (page: Page, name: string) => page.getByRole('status').filter({ hasText: t(`flash.${name}`) })
  const press = (page: Page, name: string) => page.getByRole('button', { name: t(name), exact: true }).click()
  const fill = (page: Page, label: string, text: string) =>
    page.getByLabel(t(label), { exact: true }).fill(text)

  test(
    ...spread(language, `a guest writes, the owner answers and later blocks the guest, in ${language}`),
    async ({ page, browser, baseURL }) => {
      test.slow()
      const email = `${crypto.randomUUID()}@journey.test`
      const name = `Nino ${email.slice(0, 8)}`
      const context = await browser.newContext({ ...test.info().project.use, baseURL })
      const owner = await context.newPage()
      await openSignedIn(owner, 'physical', localize('/account/statements?status=active'))
      const statement = await owner.locator('main a[href*="/udzravi-qoneba/"]').first().getAttribute('href')

      await page.goto(statement ?? '')
      await page.locator('#write > summary').click()
      await fill(page, 'statement-actions.name', name)
      await fill(page, 'statement-actions.message', '<b>Is it free?</b>')
      await page.locator('#write').getByRole('button').click()
      await expect(page.getByRole('alert').getByRole('link')).toHaveText(
        t('forms.errors.email_or_phone_missing'),
      )
      await fill(page, 'statement-actions.email_of_guest', email)
      await page.locator('#write').getByRole('button').click()
      await expect(flash(page, 'message_sent')).toBeVisible()

      await owner.goto(localize('/account/messages'))
      const row = owner.getByRole('listitem').filter({ hasText: name })
      await expect(row).toContainText('<b>Is it free?</b>')
      await expectAccessible(owner)
      await row.getByRole('link').click()
      await expect(conversationMessages(owner)).toHaveCount(1)
      await expect(owner.locator('#main')).not.toContainText(email)
      await expectAccessible(owner)
      await fill(owner, 'conversations.reply', ' ')
      await press(owner, 'conversations.send')
      await expect(owner.getByRole('alert').getByRole('link')).toHaveText(t('forms.errors.message_missing'))
      await fill(owner, 'conversations.reply', 'Yes.\nCome on Saturday!')
      await press(owner, 'conversations.send')
      await expect(flash(owner, 'reply_sent')).toBeVisible()
      await expect(conversationMessages(owner)).toHaveCount(2)

      const link = await receiveLink(page, email, 'conversation/')
      expect(link).toContain('?key=')
      const forged = new URL(link)
      forged.searchParams.set('key', crypto.randomUUID())
      await page.goto(forged.href)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('conversations.broken_link.title'))
      await expectAccessible(page)
      await page.goto(link)
      await expect(page).toHaveURL(link.split('?')[0] ?? '')
      await expect(conversationMessages(page)).toHaveCount(2)
      await expectAccessible(page)
      await press(page, 'conversations.ready.seeker.saturday')
      await expect(flash(page, 'reply_sent')).toBeVisible()
      await fill(page, 'conversations.reply', 'And the price?')
      await press(page, 'conversations.send')
      await expect(conversationMessages(page)).toHaveCount(4)
      await press(page, 'conversations.acts.share_contact')
      await expect(flash(page, 'contact_shared')).toBeVisible()

      await owner.reload()
      await expect(conversationMessages(owner).last()).toContainText('And the price?')
      await expect(owner.getByRole('link', { name: email })).toBeVisible()
      await press(owner, 'conversations.ready.owner.when')
      await expect(flash(owner, 'reply_sent')).toBeVisible()
      await owner.locator('summary', { hasText: t('conversations.report') }).click()
      await fill(owner, 'conversations.report_comment', 'Asks too much')
      await press(owner, 'conversations.send_report')
      await expect(flash(owner, 'report_sent')).toBeVisible()
      await press(owner, 'conversations.acts.block')
      await expect(owner.locator('#main')).toContainText(t('conversations.states.blocked'))
      await expectAccessible(owner)

      await fill(page, 'conversations.reply', 'Hello?')
      await press(page, 'conversations.send')
      await expect(page.getByRole('alert')).toContainText(t('forms.errors.conversation_ended'))
      await expect(page.getByLabel(t('conversations.reply'), { exact: true })).toHaveValue('Hello?')
      await page.locator('summary', { hasText: t('conversations.report') }).click()
      await fill(page, 'conversations.report_comment', 'Why?')
      await press(page, 'conversations.send_report')
      await expect(flash(page, 'report_sent')).toBeVisible()
      await context.close()
    },
  )
}
