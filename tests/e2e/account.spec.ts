import { acceptBrokerRequest } from './accept-broker-request'
import { expectAccessible } from './accessibility'
import {
  badges,
  dayRows,
  inAnyLanguage,
  notices,
  notificationRows,
  serviceLinks,
  statementCards,
} from './locators'
import { openSignedIn } from './sign-in'
import { inOneMode, spread } from './spread'
import { expect, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

const isScripted = () => test.info().project.use.javaScriptEnabled !== false

for (const language of languages) {
  const t = createTranslator(language)
  const path = toLocalizedPath('/account/statements', language)

  // Specification 1.1.9
  test(
    ...spread(
      language,
      `an owner hides and unhides a statement, and confirms before deleting it, in ${language}`,
      'script-off',
    ),
    async ({ page }) => {
      await openSignedIn(page, 'broker', path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('own-statements.title'))
      // Each run has a row of its own, as runs with script on and off may overlap; another test deletes the
      // outermost.
      const id = await statementCards(page)
        .nth(2 * languages.indexOf(language) + (isScripted() ? 2 : 1))
        .getAttribute('id')
      const row = page.locator(`#${id}`)
      const title = (await row.locator('h2').textContent()) ?? ''
      await expectAccessible(page)

      const search = page.getByLabel(t('own-statements.search_label_with_client'))
      await search.fill(id?.replace('card-', '') ?? '')
      await page.getByRole('button', { name: t('own-statements.search'), exact: true }).click()
      await expect(page).toHaveURL(/q=/)
      await expect(statementCards(page)).toHaveCount(1)
      await page.goto(path)

      await row.getByRole('link', { name: t('own-statements.statistics.title') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('own-statements.statistics.title'))
      await expect(dayRows(page)).toHaveCount(30)
      await page.locator('a[href$="?days=90"]').click()
      await expect(dayRows(page)).toHaveCount(90)
      await expectAccessible(page)
      await page
        .getByRole('link', { name: t('own-statements.title'), exact: true })
        .last()
        .click()

      await row.getByRole('button', { name: t('own-statements.actions.hide') }).click()
      await expect(page.getByRole('status').filter({ hasText: t('flash.statements_hide') })).toBeVisible()
      await expect(badges(row).first()).toHaveText(t('own-statements.states.hidden'))
      await row.getByRole('button', { name: t('own-statements.actions.show') }).click()
      await expect(badges(row).first()).toHaveText(t('own-statements.states.active'))

      await row.getByText(t('own-statements.actions.more')).click()
      await expectAccessible(page)
      await row.getByRole('link', { name: t('own-statements.actions.delete') }).click()
      const question = page.getByRole('dialog')
      await expect(question.getByRole('listitem')).toContainText(title)
      await expectAccessible(page)
      await question.getByRole('link', { name: t('own-statements.delete.cancel') }).click()
      await expect(row).toBeVisible()
    },
  )
}

for (const language of languages) {
  const t = createTranslator(language)

  // Specification 1.1.9, 1.2.47
  test(
    ...spread(
      language,
      `an owner hides, unhides and renews a statement on its own page, in ${language}`,
      'script-on',
    ),
    async ({ page }) => {
      await openSignedIn(page, 'agent', toLocalizedPath('/account/statements?status=active', language))
      await page.getByLabel(t('own-statements.sort')).selectOption('date_asc')
      await page.getByRole('button', { name: t('own-statements.search'), exact: true }).click()
      await expect(page).toHaveURL(/status=active&order_by=date_asc/)
      await statementCards(page)
        .nth(2 * languages.indexOf(language) + (isScripted() ? 1 : 0))
        .locator('h2 a')
        .click()
      const address = page.url()
      const panel = page.getByRole('region', { name: t('own-statements.panel') })
      await expect(badges(panel).first()).toHaveText(t('own-statements.states.active'))
      await expectAccessible(page)
      const press = (action: 'hide' | 'show' | 'renew') =>
        panel.getByRole('button', { name: t(`own-statements.actions.${action}`) }).click()
      await press('hide')
      await expect(page.getByRole('status').filter({ hasText: t('flash.statements_hide') })).toBeVisible()
      await expect(page).toHaveURL(address)
      await expect(badges(panel).first()).toHaveText(t('own-statements.states.hidden'))
      await press('show')
      await expect(badges(panel).first()).toHaveText(t('own-statements.states.active'))
      await panel.getByText(t('own-statements.actions.more')).click()
      await press('renew')
      await expect(page.getByRole('status').filter({ hasText: t('flash.statements_renew') })).toBeVisible()
      await expect(panel.getByRole('button', { name: t('own-statements.actions.renew') })).toHaveCount(0)
      await expect(panel).toContainText(t('own-statements.renewable_from').replace('{{time}}', '').trim())
      await panel.getByText(t('own-statements.services_for_it')).click()
      await serviceLinks(panel).first().click()
      await expect(page).toHaveURL(/\/account\/\w+\/\w+View\?statement_id=\d+/)
    },
  )
}

// Specification 1.2.47, 1.4.1
test(
  'checked statements are deleted together after a confirmation and stay deleted',
  inOneMode(),
  async ({ page }) => {
    const t = createTranslator('en')
    await openSignedIn(page, 'broker', '/en/account/statements?status=active&order_by=date_asc')
    await page
      .getByRole('form', { name: t('own-statements.selected') })
      .getByRole('button', { name: t('own-statements.actions.hide') })
      .click()
    await expect(notices(page)).toHaveText(t('forms.errors.no_statement_ticked'))

    const rows = statementCards(page)
    const row = isScripted() ? rows.first() : rows.last()
    const removedId = await row.getAttribute('id')
    await row.getByRole('checkbox').check()
    await page
      .getByRole('form', { name: t('own-statements.selected') })
      .getByRole('button', { name: t('own-statements.actions.delete') })
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('own-statements.actions.delete') })
      .click()
    const done = page.getByRole('dialog', { name: t('own-statements.deleted.title') })
    await done
      .getByRole('link', { name: t('ui.close') })
      .last()
      .click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator(`#${removedId}`)).toHaveCount(0)
  },
)

// Specification 1.2.44
test(
  'a company adds and removes links of its public profile, and an invalid link stays in the form',
  inOneMode('script-on'),
  async ({ page }) => {
    const t = createTranslator('en')
    await openSignedIn(page, 'developer', '/en/account/profile')
    const form = page.locator('form', { has: page.getByLabel(t('public-profile.website')) })
    const nameOf = (key: string, number: number) =>
      t(`public-profile.${key}`).replace('{{number}}', String(number))
    const removeButtons = form.getByRole('button', { name: inAnyLanguage('public-profile.remove_link') })
    const count = await removeButtons.count()
    await form.getByLabel(t('public-profile.website')).fill('not an address')
    for (const added of [1, 2]) {
      await form.getByRole('button', { name: t('public-profile.add_link') }).click()
      const row = form.getByRole('textbox', { name: nameOf('link', count + added) })
      await expect(row).toBeFocused()
      await row.fill(`${added}.example`)
    }
    await expectAccessible(page)
    await form.getByRole('button', { name: nameOf('remove_link', count + 1) }).click()
    await expect(form.getByRole('textbox', { name: nameOf('link', count + 1) })).toHaveValue('2.example')
    await form.getByRole('textbox', { name: nameOf('link', count + 1) }).press('Enter')
    await expect(page.getByRole('alert')).toContainText(t('forms.errors.website_invalid'))
    await expect(removeButtons).toHaveCount(count + 1)
    await expectAccessible(page)
  },
)

test(
  'the account menu is a drawer on a phone, and its links have accessible names where only icons show',
  inOneMode('script-on'),
  async ({ page }) => {
    const t = createTranslator('ka')
    await openSignedIn(page, 'broker', '/account/statements')
    await page.setViewportSize({ width: 1280, height: 900 })
    const pages = page.getByRole('navigation', { name: t('account.nav') })
    await expect(pages.getByRole('link', { name: t('account.pages.favorites') })).toBeVisible()
    await expect(pages.getByRole('link', { name: t('account.pages.statements') })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await page.setViewportSize({ width: 320, height: 700 })
    await expect(pages.getByRole('link', { name: t('account.pages.favorites') })).toBeHidden()
    await pages.locator('summary').click()
    await pages.getByRole('link', { name: t('account.pages.favorites') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('favorites.title'))
  },
)

// Specification 1.1.11, 1.2.36, 1.2.41, 1.7.37
test(
  'a notification is read, marked as unread again, and counted on the bell',
  inOneMode('script-on'),
  async ({ page }) => {
    const t = createTranslator('en')
    await openSignedIn(page, isScripted() ? 'developer' : 'designer', '/en/account')
    await expectAccessible(page)
    const bell = page.locator('header').getByRole('link', { name: t('layout.notifications') })
    await expect(bell).toHaveAccessibleName(`${t('layout.notifications')}: 1`)
    await bell.click()
    if (isScripted()) {
      const latest = page.getByRole('region', { name: t('layout.notifications') })
      await expect(latest.getByRole('link', { name: 'Welcome' })).toBeFocused()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(latest).toBeHidden()
      await expect(bell).toBeFocused()
      await page.setViewportSize({ width: 390, height: 800 })
      await bell.click()
      await expect(latest).toBeInViewport({ ratio: 1 })
      await latest.getByRole('link', { name: t('notifications.back') }).click()
    }
    await expect(page).toHaveURL('/en/account/notifications')
    await expect(page.locator('output[name=count]')).toHaveAttribute('data-value', '1')
    await expectAccessible(page)
    const row = notificationRows(page)
    await expect(badges(row)).toHaveText(t('notifications.new'))
    await row.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome')
    await expect(bell).toHaveAccessibleName(t('layout.notifications'))
    await expectAccessible(page)

    await page.goto('/en/account/notifications')
    await expect(badges(row)).toHaveCount(0)
    await expect(bell).toHaveAccessibleName(t('layout.notifications'))
    await row.getByRole('checkbox').check()
    await page.getByRole('button', { name: t('notifications.mark_unseen') }).click()
    await expect(badges(row)).toHaveText(t('notifications.new'))
    await page.goto(`/en/account/notifications/${crypto.randomUUID()}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors.not_found_title'))
  },
)

test('an agent accepts the request of a broker', async ({ page }) => {
  // Tests the plain form once.
  test.skip(isScripted())
  const t = createTranslator('ru')
  await openSignedIn(page, 'agent', '/ru/account/notifications')
  await acceptBrokerRequest(page, t)
  await expect(
    page
      .locator('#news')
      .getByRole('status')
      .filter({ hasText: t('flash.notifications_accepted') }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: t('notifications.decline') })).toHaveCount(0)
  await expect(page.locator('#main').getByText(t('notifications.responses.accepted'))).toBeVisible()
})

/** Opens an account page as a demo user: a guest is redirected to sign in and back. */
