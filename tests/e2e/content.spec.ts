import { expectAccessible } from './accessibility'
import { cardLinks, hearts, notices, statementCards } from './locators'
import { openSignedIn } from './sign-in'
import { spread } from './spread'
import { expect, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

for (const language of languages) {
  const t = createTranslator(language)

  const read = spread(
    language,
    `a reader goes from the first page to an article and likes it, in ${language}`,
    'script-off',
  )
  // Specification 1.2.18
  test(...read, async ({ page }) => {
    await page.goto(toLocalizedPath('/', language))
    const latest = page.locator('section', { has: page.getByRole('heading', { name: t('articles.latest') }) })
    const first = latest.getByRole('link').nth(1)
    const title = (await first.textContent()) ?? ''
    await first.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${toLocalizedPath('/blog/', language)}[a-z-]+$`),
    )
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\.jpg$/)
    await page.getByText(t('statement-actions.share'), { exact: true }).click()
    await expect(page.getByLabel(t('articles.share_link'))).toHaveValue(page.url())
    await expect(
      page.locator('section', { hasText: t('articles.others') }).getByRole('listitem'),
    ).toHaveCount(3)
    // Scrolled into view, as an advertisement outside of the window would be audited by its hidden parts.
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
    await expect(page.locator('[data-near]')).toHaveCount(0)
    await expectAccessible(page)

    await page.getByRole('link', { name: t('articles.back') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('articles.title'))
    await expectAccessible(page)
  })

  const typed = spread(
    language,
    `a form defined by the upstream and a questionnaire keep typed values, in ${language}`,
  )
  // Specification 1.2.22
  test(...typed, async ({ page }) => {
    await page.goto(toLocalizedPath('/dynamic-forms/1', language))
    for (const [name, offered] of Object.entries({ name: 'name', email: 'email', phone: 'tel' }))
      await expect(page.locator(`#dynamic-form-${name}`)).toHaveAttribute('autocomplete', offered)
    await page.locator('#dynamic-form-name').fill('ნინო')
    await page.locator('#dynamic-form-about').fill('12 ფოტო')
    await page.getByRole('button', { name: t('dynamic-forms.send') }).click()
    await expect(page.locator('#dynamic-form-email-error')).toBeVisible()
    await expect(page.locator('#dynamic-form-name')).toHaveValue('ნინო')
    await expectAccessible(page)
    await page.locator('#dynamic-form-email').fill('nino@example.ge')
    await page.locator('[name=trade]').first().check()
    await page.locator('#dynamic-form-city').selectOption('batumi')
    await page.locator('#dynamic-form-years').fill('4')
    await page.locator('#dynamic-form-consent').check()
    await page.getByRole('button', { name: t('dynamic-forms.send') }).click()
    await expect(page).toHaveURL(/sent=1$/)
    await expect(notices(page.locator('main'))).toBeVisible()

    await openSignedIn(page, 'physical', toLocalizedPath('/account/notifications', language))
    await page.locator('main a[href*="/account/notifications/"]').first().waitFor()
    const links = await page.locator('main a[href*="/account/notifications/"]').all()
    for (const href of await Promise.all(links.map((link) => link.getAttribute('href')))) {
      await page.goto(href ?? '')
      if (await page.locator('main a[href*="/evaluation/questionnaire/"]').count()) break
    }
    await page.locator('main a[href*="/evaluation/questionnaire/"]').click()
    await page.locator('#questionnaire-kind').selectOption('flat')
    await page.locator('#questionnaire-area').fill('64')
    await page.locator('[name=rebuilt][value=no]').check()
    await expectAccessible(page)
    await page.getByRole('button', { name: t('dynamic-forms.questionnaire.next') }).click()
    await expect(page).toHaveURL(/group=2$/)
    await page.getByRole('button', { name: t('dynamic-forms.questionnaire.back') }).click()
    await expect(page).toHaveURL(/group=1$/)
    await expect(page.locator('#questionnaire-area')).toHaveValue('64')
  })
}

test.describe('offline pages', () => {
  test.use({ serviceWorkers: 'allow' })
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, 'a worker is script')

  // Specification 1.9.38
  test('a statement opened before is shown offline, and any other page lists what can be read', async ({
    page,
    context,
  }) => {
    await page.goto('/en/s')
    await cardLinks(statementCards(page)).first().click()
    await expect(page).toHaveURL(/-\d+$/)
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    const { pathname } = new URL(page.url())
    await expect
      .poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), pathname))
      .toBe(true)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await page.goto('/en/blog')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(createTranslator('en')('offline.title'))
    await expect(page.locator('main li').getByRole('link').first()).toHaveAttribute('href', pathname)
  })

  test('a favourite is shown offline though it was never opened before', async ({ page, context }) => {
    await page.goto('/en/s')
    const card = statementCards(page).nth(3)
    const link = cardLinks(card)
    const title = (await link.textContent()) ?? ''
    const path = (await link.getAttribute('href')) ?? ''
    await hearts(card).click()
    await expect(hearts(card)).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => page.evaluate(async (at) => Boolean(await caches.match(at)), path)).toBe(true)
    await context.setOffline(true)
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })
})
