import { expectAccessible } from './accessibility'
import { deskRows } from './locators'
import { openSignedIn } from './sign-in'
import { spread } from './spread'
import { expect, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

for (const language of languages) {
  const t = createTranslator(language)

  test(
    ...spread(
      language,
      `an operator answers a visitor's message and closes it, in ${language}`,
      'script-off',
    ),
    async ({ page, browser, baseURL }) => {
      const message = `desk ${crypto.randomUUID()}`
      await page.goto(toLocalizedPath('/contact', language))
      await page.locator('[name="message"]').fill(message)
      await page.locator('form:has([name="message"]) [name="name"]').fill('Ana')
      await page.locator('form:has([name="message"]) [name="email"]').fill('ana@example.ge')
      await page.locator('form:has([name="message"]) button').last().click()
      await expect(page.getByText(t('contact.sent'))).toBeVisible()

      const context = await browser.newContext({ ...test.info().project.use, baseURL })
      const operator = await context.newPage()
      await openSignedIn(operator, 'operator', toLocalizedPath('/desk', language))
      await expect(operator.getByRole('heading', { level: 1, name: t('desk.overview.title') })).toBeVisible()
      await expectAccessible(operator)
      await operator
        .locator('#main')
        .getByRole('link', { name: t('desk.leads.title'), exact: true })
        .click()
      await expect(operator.getByRole('heading', { level: 1, name: t('desk.leads.title') })).toBeVisible()
      await expectAccessible(operator)
      const kinds = operator.getByRole('navigation', { name: t('desk.leads.kind'), exact: true })
      await kinds.getByRole('link', { name: t('desk.kinds.contact_message') }).click()
      await operator.getByLabel(t('desk.leads.find')).fill(message)
      await operator
        .locator('#main')
        .getByRole('button', { name: t('desk.leads.search') })
        .click()
      await expect(deskRows(operator)).toHaveCount(1)
      await expectAccessible(operator)
      await deskRows(operator).filter({ hasText: message }).getByRole('link').click()
      const lead = new URL(operator.url()).pathname

      await operator.getByRole('button', { name: t('desk.acts.assign') }).click()
      await expect(operator.getByRole('status').filter({ hasText: t('flash.lead_changed') })).toBeVisible()
      await expectAccessible(operator)
      const answer = operator.getByLabel(t('desk.lead.answer'), { exact: true })
      await answer.fill('On Saturday, from ten.')
      await operator.getByLabel(t('desk.lead.template')).selectOption({ index: 1 })
      await operator.getByRole('button', { name: t('desk.lead.insert_template') }).click()
      await expect(answer).toHaveValue(/^On Saturday, from ten\.\n\n.+Ana/)
      await operator.getByRole('button', { name: t('desk.lead.send_and_close') }).click()
      // The next entry, which there always is in the demo, follows at once.
      await expect(operator.getByRole('status')).toContainText(t('flash.lead_answered_closed'))
      await expect(operator).not.toHaveURL(new RegExp(`${lead}$`))
      await operator.goto(lead)
      await expect(operator.getByRole('button', { name: t('desk.acts.reopen') })).toBeVisible()
      const csv = await operator.request.get(toLocalizedPath('/desk/leads.csv?list=closed', language))
      expect(await csv.text()).toContain(`"ana@example.ge","${message}"`)
      await operator.goto(toLocalizedPath('/desk/log?subject=lead', language))
      const ofLead = deskRows(operator).filter({ has: operator.locator(`a[href="${lead}"]`) })
      await expect(ofLead.first()).toContainText(t('desk.past_acts.answer'))
      await expectAccessible(operator)
      await context.close()
    },
  )
}
