import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility'
import { notices } from './locators'
import { expect, test } from './second-site'
import { spread } from './spread'
import { createTranslator, languages, toLocalizedPath } from './translations'

for (const language of languages) {
  const t = createTranslator(language)

  test(
    ...spread(
      language,
      `an operator previews and saves a change of the menu, which appears on the site, in ${language}`,
    ),
    async ({ page, javaScriptEnabled }) => {
      const mark = javaScriptEnabled === false ? 'a' : 'b'
      const localTitle = `${{ ka: 'ახალი ამბები', en: 'What is new', ru: 'Что нового' }[language]} ${mark}`
      await page.goto(toLocalizedPath('/desk/content', language))
      await notices(page).getByRole('link').click()
      await page.locator('button[value="operator@demo.test"]').click()
      await page.getByRole('link', { name: t('desk.tables.names.menu'), exact: true }).click()
      await page.getByRole('link', { name: t('desk.tables.add'), exact: true }).click()
      await page.getByRole('button', { name: t('desk.tables.show_preview') }).click()
      await expect(page.locator('#main')).toContainText(t('forms.errors.value_missing'))
      await expectAccessible(page)

      for (const name of ['title_ka', 'title_en', 'title_ru'])
        await page.locator(`[name=${name}]`).fill(`News ${mark}`)
      await page.locator('[name=url]').fill('javascript:alert(1)')
      await page.locator('[name=key]').fill(`news${mark}`)
      await page.locator('[name=position]').fill('90')
      await page.locator('[name=is_shown]').check()
      await page.getByRole('button', { name: t('desk.tables.show_preview') }).click()
      await expect(page.locator('#main')).toContainText(t('forms.errors.value_invalid'))
      await page.locator('[name=url]').fill('/blog')
      await page.locator(`[name=title_${language}]`).fill(localTitle)
      await page.getByRole('button', { name: t('desk.tables.show_preview') }).click()
      await expect(page.locator('ins', { hasText: localTitle })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: t('desk.tables.publish') }).click()
      await expect(page.getByRole('status').filter({ hasText: t('flash.row_published') })).toBeVisible()
      await expect(page.locator('#main')).toContainText(t('desk.tables.past_acts.add'))
      await expectAccessible(page)

      const publishPosition = async (tab: Page, position: string) => {
        await tab.locator('[name=position]').fill(position)
        await tab.getByRole('button', { name: t('desk.tables.show_preview') }).click()
        await tab.getByRole('button', { name: t('desk.tables.publish') }).click()
      }
      const otherTab = await page.context().newPage()
      await otherTab.goto(page.url())
      await publishPosition(otherTab, '91')
      await expect(otherTab.getByRole('status').filter({ hasText: t('flash.row_published') })).toBeVisible()
      // The change of the other tab is not overwritten, however often the save is repeated.
      for (const _ of [1, 2]) {
        await publishPosition(page, '92')
        await expect(page.locator('#main')).toContainText(t('forms.errors.row_changed'))
      }
      await page.goto(otherTab.url())
      await expect(page.locator('[name=position]')).toHaveValue('91')
      await otherTab.close()

      await page.goto(toLocalizedPath('/', language))
      await expect(page.locator('header').getByText(localTitle).first()).toBeAttached()

      await page.goBack()
      await page.locator('summary', { hasText: t('desk.tables.remove') }).click()
      await page.getByRole('button', { name: t('desk.tables.remove') }).click()
      await expect(page.getByRole('status').filter({ hasText: t('flash.row_published') })).toBeVisible()
      await page.goto(toLocalizedPath('/', language))
      await expect(page.locator('header').getByText(localTitle)).toHaveCount(0)
    },
  )

  test(
    ...spread(
      language,
      `an operator creates a questionnaire with a question, which opens by its link, in ${language}`,
    ),
    async ({ page, javaScriptEnabled }) => {
      const subject = `Flat ${language} ${javaScriptEnabled === false ? 'a' : 'b'}`
      await page.goto(toLocalizedPath('/desk/questionnaires', language))
      await notices(page).getByRole('link').click()
      await page.locator('button[value="operator@demo.test"]').click()
      await page.locator('summary', { hasText: t('desk.questionnaires.new') }).click()
      await page.locator('[name=email]').fill('nobody@demo.test')
      for (const name of ['subject_ka', 'subject_en', 'subject_ru'])
        await page.locator(`[name=${name}]`).fill(subject)
      await page.getByRole('button', { name: t('desk.questionnaires.make') }).click()
      await expect(page.locator('#main')).toContainText(t('forms.errors.account_unknown'))
      await expectAccessible(page)
      await page.locator('[name=email]').fill('physical@demo.test')
      await page.getByRole('button', { name: t('desk.questionnaires.make') }).click()
      await expect(page.getByRole('status').filter({ hasText: t('flash.questionnaire_made') })).toBeVisible()
      await expect(page.locator('h1')).toHaveText(subject)
      await expectAccessible(page)

      await page.getByRole('link', { name: t('desk.questionnaires.add_question'), exact: true }).click()
      for (const name of ['title_ka', 'title_en', 'title_ru'])
        await page.locator(`[name=${name}]`).fill('Is there a lift?')
      await page.locator('[name=key]').fill('lift')
      await page.getByRole('button', { name: t('desk.tables.show_preview') }).click()
      await expect(page.locator('ins', { hasText: 'Is there a lift?' }).first()).toBeVisible()
      await page.getByRole('button', { name: t('desk.tables.publish') }).click()
      await page.getByRole('link', { name: t('desk.questionnaires.see_all') }).click()
      await expect(page.getByRole('link', { name: 'Is there a lift?' })).toBeVisible()
      await page.getByRole('link', { name: t('desk.questionnaires.see') }).click()
      await expect(page.locator('h1')).toHaveText(subject)
      await expect(page.locator('#questionnaire-kind')).toBeVisible()
    },
  )
}
