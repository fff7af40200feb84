import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { expectAccessible } from './accessibility'
import { notices } from './locators'
import { receiveLink } from './received-link'
import { inOneMode, spread } from './spread'
import { expect, type Page, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

const isScripted = () => test.info().project.use.javaScriptEnabled !== false

/** Lets the browser subscribe to notifications without a push service. */
async function answerPushSubscriptions(page: Page): Promise<void> {
  const keys = createECDH('prime256v1')
  const subscription = {
    endpoint: `https://push.example/${randomUUID()}`,
    keys: { p256dh: keys.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
  }
  await page.addInitScript((answer) => {
    Notification.requestPermission = async () => 'granted'
    Object.defineProperty(navigator.serviceWorker, 'ready', {
      value: Promise.resolve({ pushManager: { subscribe: async () => ({ toJSON: () => answer }) } }),
    })
  }, subscription)
}

for (const language of languages) {
  const t = createTranslator(language)
  const listPath = toLocalizedPath('/account/searches', language)

  test(
    ...spread(language, `a guest saves a search, signs in on the way, and deletes it, in ${language}`),
    async ({ page }) => {
      const price = 40_000 + Math.floor(Math.random() * 900_000)
      const search = toLocalizedPath(
        `/s?deal_types=1&real_estate_types=1&price_to=${price}&currency_id=2`,
        language,
      )
      await page.goto(search)
      await page.getByRole('link', { name: t('search.save_search') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('saved-searches.follow_title'))
      await page.getByRole('link', { name: t('saved-searches.sign_in') }).click()
      await page.locator('button[value="agent@demo.test"]').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('saved-searches.new_title'))
      await expectAccessible(page)
      const name = page.getByLabel(t('saved-searches.name'))
      await expect(name).not.toHaveValue('')
      await name.fill(' ')
      await name.evaluate((field: HTMLInputElement) => field.form?.setAttribute('novalidate', ''))
      await page.getByRole('button', { name: t('saved-searches.save') }).click()
      await expect(page.getByRole('alert')).toContainText(t('forms.errors.search_name_missing'))
      const title = `Vake ${price}`
      await name.fill(title)
      await page.getByRole('button', { name: t('saved-searches.save') }).click()

      await expect(page).toHaveURL(listPath)
      await expect(page.getByRole('status').filter({ hasText: t('flash.search_saved') })).toBeVisible()
      await expectAccessible(page)
      const row = page.locator('main').getByRole('listitem').filter({ hasText: title })
      await row.getByRole('button', { name: t('saved-searches.stop_emails') }).click()
      await expect(
        page.getByRole('status').filter({ hasText: t('flash.search_emails_changed') }),
      ).toBeVisible()
      await row.getByRole('button', { name: t('saved-searches.send_emails') }).click()
      await expect(row.getByRole('button', { name: t('saved-searches.stop_emails') })).toBeVisible()

      await row.getByRole('link', { name: title, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`price_to=${price}`))
      await page.goto(listPath)
      await row.getByRole('link', { name: t('saved-searches.edit') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('saved-searches.edit_title'))
      await expect(notices(page.locator('main'))).toHaveText(t('saved-searches.saved_before'))
      await expect(name).toHaveValue(title)
      await page.goto(listPath)
      await row.getByRole('link', { name: t('saved-searches.delete') }).click()
      const question = page.getByRole('dialog', { name: t('saved-searches.delete_title') })
      await expect(question).toContainText(title)
      await expectAccessible(page)
      await question.getByRole('button', { name: t('saved-searches.delete') }).click()
      await expect(page.getByRole('status').filter({ hasText: t('flash.search_deleted') })).toBeVisible()
      await expect(row).toHaveCount(0)
    },
  )
}

for (const language of languages) {
  const t = createTranslator(language)

  test(
    ...spread(
      language,
      `a guest follows a search by email, confirms it, and ends the emails, in ${language}`,
    ),
    async ({ page }) => {
      await answerPushSubscriptions(page)
      const path = toLocalizedPath('/follow-search?deal_types=1&real_estate_types=1&rooms=2', language)
      await page.goto(path)
      await expectAccessible(page)
      const email = page.getByRole('textbox', { name: t('saved-searches.email') })
      await email.fill('nino@')
      await email.evaluate((field: HTMLInputElement) => field.form?.setAttribute('novalidate', ''))
      await page.getByRole('button', { name: t('saved-searches.follow') }).click()
      await expect(page.getByRole('alert')).toContainText(t('forms.errors.email_invalid'))
      await expect(email).toHaveValue('nino@')
      const address = `${randomUUID()}@example.ge`
      await email.fill(address)
      await page.getByLabel(t('saved-searches.frequency')).selectOption('at_once')
      await page.getByRole('button', { name: t('saved-searches.follow') }).click()
      await expect(
        page.getByRole('status').filter({ hasText: t('saved-searches.confirmation_sent') }),
      ).toBeVisible()

      await page.goto(await receiveLink(page, address, 'search-emails'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('saved-searches.confirm_title'))
      await expect(page.getByLabel(t('saved-searches.frequency'))).toHaveValue('at_once')
      await page.getByRole('button', { name: t('saved-searches.confirm'), exact: true }).click()
      await expect(page.getByRole('status').filter({ hasText: t('flash.search_followed') })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('saved-searches.settings_title'))
      await expectAccessible(page)
      const settings = page.url()
      if (isScripted()) {
        await page.getByRole('button', { name: t('saved-searches.push') }).click()
        await expect(page.getByRole('status').filter({ hasText: t('flash.push_added') })).toBeVisible()
        await expectAccessible(page)
        await page.getByRole('button', { name: t('saved-searches.stop_push') }).click()
        await expect(page.getByRole('status').filter({ hasText: t('flash.push_stopped') })).toBeVisible()
        await expect(page.getByRole('button', { name: t('saved-searches.stop_push') })).toHaveCount(0)
      } else await expect(page.getByRole('button', { name: t('saved-searches.push') })).toHaveCount(0)
      await page.getByRole('button', { name: t('saved-searches.stop'), exact: true }).click()
      await expect(
        page.getByRole('status').filter({ hasText: t('flash.search_emails_stopped') }),
      ).toBeVisible()
      await page.goto(settings)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('saved-searches.gone_title'))
    },
  )
}

test(
  'a search that finds nothing offers an email, and one without filters cannot be saved',
  inOneMode('script-on'),
  async ({ page }) => {
    const t = createTranslator('en')
    await page.goto('/en/s?price_from=990000000&currency_id=2')
    await expect(page.getByRole('link', { name: t('search.save_empty_search') })).toHaveAttribute(
      'href',
      '/en/follow-search?price_from=990000000&currency_id=2',
    )
    await page.goto('/en/s')
    await expect(page.getByRole('link', { name: t('search.save_search') })).toHaveCount(0)
  },
)
