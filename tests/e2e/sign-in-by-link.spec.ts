import { toReaderLetters } from '~contract/values/georgian-letters'
import { expectAccessible } from './accessibility'
import { spread } from './spread'
import { expect, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

for (const language of languages) {
  const t = createTranslator(language)
  const page2 = toLocalizedPath('/s?page=2', language)

  test.describe(`sign-in by link in ${language}`, () => {
    test(
      ...spread(language, 'a visitor who opens a sign-in link must confirm the account first'),
      async ({ page, request }) => {
        const link = await createLink(page2)
        await page.goto(link)
        const title = t('sign-in.confirm.title').replace('{{name}}', toReaderLetters('ნინო ბერიძე', language))
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        expect(new URL(page.url()).pathname).toBe(toLocalizedPath('/auth/confirm', language))
        await expectAccessible(page)

        await page.getByRole('button', { name: t('sign-in.confirm.not_mine') }).click()
        await expect(page).toHaveURL(page2)
        await expect(page.getByRole('link', { name: t('layout.sign_in') }).first()).toBeVisible()

        await page.goto(link)
        await page.getByRole('button', { name: t('sign-in.confirm.mine') }).click()
        await expect(page).toHaveURL(page2)
        await expect(page.getByRole('status').filter({ hasText: t('flash.signed_in') })).toBeVisible()

        /** Creates a link like those in messages. */
        async function createLink(path: string): Promise<string> {
          const signedIn = await request.post(`/sandbox/auth?Continue=${encodeURIComponent(path)}`, {
            form: { email: 'physical@demo.test', password: 'demo-ezo' },
            maxRedirects: 0,
          })
          const [, token] = /__Host-token=([^;]+)/.exec(signedIn.headers()['set-cookie'] ?? '') ?? []
          return `${path}&access_token=${token}`
        }
      },
    )
  })
}
