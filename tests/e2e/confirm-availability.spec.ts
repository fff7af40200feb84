import { expectAccessible } from './accessibility'
import { openSignedIn } from './sign-in'
import { spread } from './spread'
import { expect, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

for (const language of languages) {
  const t = createTranslator(language)
  const href = (path: string) => toLocalizedPath(path, language)

  test(
    ...spread(language, `an owner confirms in ${language} that a home is still available`, 'script-off'),
    async ({ page }) => {
      await openSignedIn(page, 'agent', href('/account/statements?status=active'))
      const name = t('own-statements.actions.confirm')
      const row = page
        .locator('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name }) })
        .first()
      const number =
        (await row
          .getByText(/№|No\./)
          .last()
          .textContent()) ?? ''
      const [id = ''] = /\d{5,}/.exec(number) ?? []
      await row.getByRole('button', { name }).click()
      await expect(page.getByRole('status').filter({ hasText: t('flash.statements_confirm') })).toBeVisible()
      const confirmed = page.locator('main').getByRole('listitem').filter({ hasText: id })
      await expect(confirmed).toContainText(
        t('statement.confirmed_available').replace('{{when}}', t('statement.today')),
      )
      await expect(confirmed.getByRole('button', { name })).toHaveCount(0)
      await page.goto(href(`/statements/${id}`))
      const confirmation = t('statement-passport.availability.confirmed')
      await expect(page.locator('main')).toContainText(confirmation.replace('{{when}}', t('statement.today')))
      await page
        .locator('main')
        .getByRole('link', { name: t('statement-passport.link'), exact: true })
        .click()
      await expect(page).toHaveURL(href(`/statements/${id}/passport`))
      await expect(page.locator('#availability')).toContainText(
        t('statement-passport.found.availability.confirmed').replace('{{when}}', t('statement.today')),
      )
      await expectAccessible(page)
    },
  )

  test(
    ...spread(
      language,
      `an expired link of an email in ${language} leads to the statements or to the settings`,
    ),
    async ({ page }) => {
      await page.goto(href('/still-available?code=expired'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t('own-statements.confirmation.missing_title'),
      )
      await expectAccessible(page)
      await expect(
        page.locator('main').getByRole('link', { name: t('own-statements.title') }),
      ).toHaveAttribute('href', href('/account/statements'))

      await page.goto(href('/unsubscribe?token=abc'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t('notifications.unsubscribe.broken_title'),
      )
      await expectAccessible(page)
    },
  )
}
