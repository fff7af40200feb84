import { randomUUID } from 'node:crypto'
import { expectAccessible } from './accessibility'
import { expectCount, getResultCount } from './count'
import {
  cardLinks,
  cardTitle,
  hearts,
  hideButton,
  listedCards,
  notices,
  plainRows,
  siteHeader,
  unhideButton,
} from './locators'
import { markFavorites } from './mark-favorites'
import { receiveLink } from './received-link'
import { inOneMode, spread } from './spread'
import { expect, type Page, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

const MAX_FAVORITES = 100
const UNAVAILABLE_STATEMENTS = ['999998', '999999']

for (const language of languages) {
  const t = createTranslator(language)
  const rent = toLocalizedPath('/s?deal_types=2', language)

  test.describe(`favourites in ${language}`, () => {
    const greyed = spread(
      language,
      'a statement hidden by a guest is greyed out, then missing from searches until it is unhidden',
      'script-on',
    )
    // Specification 1.3.35, 1.4.24
    test(...greyed, async ({ page }) => {
      await page.goto(rent)
      const all = await getResultCount(page)
      const card = listedCards(page).nth(2)
      const id = await card.getAttribute('id')
      const title = await cardTitle(card).textContent()
      const again = unhideButton(page.locator(`#${id}`))

      await hideButton(card).click()
      await expect(unhideButton(page.locator(`#${id}`))).toContainText(title ?? '')
      await expect(again).toHaveAccessibleName(new RegExp(t('favorites.show_again')))
      await expectAccessible(page)
      await again.click()
      await expect(cardTitle(page.locator(`#${id}`))).toBeVisible()
      await hideButton(page.locator(`#${id}`)).click()
      await expect(again).toBeVisible()

      // The browser sends the change in the background, so a page opened at once may still count the
      // statement.
      await expect(async () => {
        await page.goto(rent)
        expect(await getResultCount(page)).toBe(all - 1)
      }).toPass()
      await expect(listedCards(page)).toHaveCount(20)
      await expect(page.locator(`#${id}`)).toHaveCount(0)

      await page.getByRole('button', { name: t('favorites.show_all') }).click()
      await expectCount(page, all)
      await expect(cardTitle(page.locator(`#${id}`))).toBeVisible()
    })

    const hiddenOnPage = spread(
      language,
      'a statement page hides its statement and shows it again',
      'script-off',
    )
    test(...hiddenOnPage, async ({ page }) => {
      await page.goto(rent)
      await cardLinks(listedCards(page)).nth(4).click()
      await page.getByRole('button', { name: t('favorites.hide_this'), exact: true }).click()
      const again = page.locator('main').getByRole('button', { name: t('favorites.show_again'), exact: true })
      await expect(again).toBeVisible()
      await expectAccessible(page)
      await again.click()
      await expect(page.getByRole('button', { name: t('favorites.hide_this'), exact: true })).toBeVisible()
    })

    const moved = spread(
      language,
      'favourites and hidden statements of a guest move into the account once, and can be removed there',
      'script-off',
    )
    // Specification 1.1.6, 1.2.38, 1.4.26
    test(...moved, async ({ page }) => {
      await page.goto(rent)
      for (const unavailable of UNAVAILABLE_STATEMENTS)
        await page.request.post('/do/favorite', {
          form: { keep: unavailable },
          headers: { origin: new URL(page.url()).origin },
        })
      const favorite = listedCards(page).nth(5)
      const hidden = listedCards(page).nth(8)
      const favoriteId = await favorite.getAttribute('id')
      const hiddenId = await hidden.getAttribute('id')
      await hearts(favorite).click()
      await expect(hearts(page.locator(`#${favoriteId}`))).toHaveAttribute('aria-pressed', 'true')
      await hideButton(page.locator(`#${hiddenId}`)).click()
      await expect(unhideButton(page.locator(`#${hiddenId}`))).toBeVisible()

      const heart = siteHeader(page).locator('[data-favorites]')
      await expect(heart.locator('svg')).toBeVisible()
      await heart.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('favorites.title'))
      await expect(listedCards(page)).toHaveCount(1)
      await expect(page.locator(`#${favoriteId}`)).toBeVisible()
      await expect(plainRows(page)).toHaveCount(UNAVAILABLE_STATEMENTS.length)
      await page.locator('main summary', { hasText: t('favorites.remove_all') }).focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      const removeAll = page.getByRole('button', { name: t('favorites.remove_all_confirmed'), exact: true })
      await expect(removeAll).toBeFocused()
      await expectAccessible(page)
      await page.keyboard.press('Enter')
      await expect(plainRows(page)).toHaveCount(0)
      await expect(page.locator(`#${favoriteId}`)).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: t('favorites.hidden_tab'), exact: true }).click()
      await expect(page.locator(`#${hiddenId}`)).toBeVisible()
      await page.getByRole('link', { name: t('favorites.favorites_tab'), exact: true }).click()
      await page.getByRole('link', { name: t('favorites.sign_in_to_keep') }).click()
      await register(page)
      await expect(
        page.getByRole('status').filter({ hasText: t('flash.favorites_and_hidden_merged') }),
      ).toBeVisible()
      await expect(page.locator(`#${favoriteId}`)).toBeVisible()

      await page.goto(rent)
      await expect(notices(page)).toHaveCount(0)
      await expect(page.locator(`#${hiddenId}`)).toHaveCount(0)

      await page.goto(toLocalizedPath('/account/favorites', language))
      await page.getByRole('link', { name: t('favorites.hidden_tab'), exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('favorites.hidden_title'))
      await expect(plainRows(page)).toHaveCount(1)
      await expectAccessible(page)
      await page.locator(`#${hiddenId} button`).click()
      await expect(page.getByText(t('favorites.hidden_empty_title'))).toBeVisible()
      await page.goto(rent)
      await expect(page.locator(`#${hiddenId}`)).toBeVisible()
    })

    const together = spread(
      language,
      'checked favourites can be compared, moved and removed, and removing can be undone',
    )
    // Specification 1.1.10
    test(...together, async ({ page }) => {
      await page.goto(rent)
      await markFavorites(page, [3, 4, 5])
      await page.goto(toLocalizedPath('/s?deal_types=1', language))
      await markFavorites(page, [3])
      const list = toLocalizedPath('/account/favorites', language)
      await page.goto(list)
      await notices(page)
        .getByRole('link', { name: t('layout.sign_in') })
        .click()
      await register(page)
      await expectCount(page, 4)

      const deals = page.getByRole('navigation', { name: t('favorites.deal_filter') })
      await deals.getByRole('link').nth(1).click()
      await expectCount(page, 1)
      await deals.getByRole('link').first().click()
      await expectCount(page, 4)

      const selection = page.getByRole('form', { name: t('favorites.selected') })
      const press = (operation: 'remove' | 'compare' | 'hide' | 'keep') =>
        selection.getByRole('button', { name: t(`favorites.operations.${operation}`) }).click()
      const boxes = page.locator('main').getByRole('checkbox')
      await press('remove')
      await expect(notices(page.locator('main'))).toHaveText(t('forms.errors.no_statement_ticked'))
      await boxes.nth(0).check()
      await press('compare')
      await expect(notices(page.locator('main'))).toContainText('6')
      await expect(boxes.nth(0)).toBeChecked()
      await boxes.nth(1).check()
      await expectAccessible(page)
      await press('compare')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('comparison.title'))
      await expect(page.locator('main thead th')).toHaveCount(2)
      await page.getByRole('link', { name: t('comparison.back_to_favorites') }).click()
      await expect(page).toHaveURL(list)

      const ids = () => listedCards(page).evaluateAll((cards) => cards.map(({ id }) => id))
      const before = await ids()
      await boxes.nth(0).check()
      await boxes.nth(1).check()
      await press('remove')
      await expect(page.getByRole('status').filter({ hasText: t('flash.favorites_removed') })).toBeVisible()
      await expectCount(page, 2)
      await expectAccessible(page)
      await notices(page)
        .getByRole('button', { name: t('favorites.undo') })
        .click()
      await expectCount(page, 4)
      expect(await ids()).toEqual(before)

      await boxes.nth(2).check()
      await press('hide')
      await expect(page.getByRole('status').filter({ hasText: t('flash.favorites_moved') })).toBeVisible()
      await expectCount(page, 3)
      await page.getByRole('link', { name: t('favorites.hidden_tab'), exact: true }).click()
      await expectCount(page, 1)
      await boxes.nth(0).check()
      await expectAccessible(page)
      await press('keep')
      await expect(page.getByRole('status').filter({ hasText: t('flash.hidden_moved') })).toBeVisible()
      await page.getByRole('link', { name: t('favorites.favorites_tab'), exact: true }).click()
      await expectCount(page, 4)
    })

    // Independent of the language, so it runs once.
    if (language !== 'ka') return

    test(
      'a guest who has hidden the maximum number of statements reads that the list is full',
      inOneMode(),
      async ({ page }) => {
        await page.goto(rent)
        const hide = Array.from({ length: MAX_FAVORITES }, (_, place) => place + 1).join()
        const origin = new URL(page.url()).origin
        const answer = await page.request.post('/do/hide', { form: { hide }, headers: { origin } })
        expect(answer.ok()).toBe(true)
        await page.goto(rent)
        const id = await listedCards(page).first().getAttribute('id')
        await hideButton(page.locator(`#${id}`)).click()
        await expect(page.getByRole('status').filter({ hasText: t('flash.hidden_full') })).toBeVisible()
        await expect(cardTitle(page.locator(`#${id}`))).toBeVisible()
      },
    )
  })
}

/** Registers a new user, so that parallel tests do not share an account. */
async function register(page: Page): Promise<void> {
  await page.locator('a[href*="/sandbox/auth/register"]').click()
  await page.locator('input[name=firstName]').fill('Test')
  await page.locator('input[name=lastName]').fill('Person')
  await page.locator('input[name=email]').fill(`${crypto.randomUUID()}@journey.test`)
  await page.locator('input[name=password]').fill('a long password')
  await page.locator('form:has(input[name=password]) button').first().click()
}

for (const language of languages) {
  const t = createTranslator(language)

  test(
    ...spread(
      language,
      `a guest watches the prices of favourites by email, updates the list, and ends the emails, in ${language}`,
    ),
    async ({ page }) => {
      const search = toLocalizedPath('/s?deal_types=1', language)
      await page.goto(search)
      await markFavorites(page, [0, 1])
      await page.goto(toLocalizedPath('/favorites', language))
      await page.getByRole('link', { name: t('watched-prices.title') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('watched-prices.title'))
      await expectAccessible(page)
      const email = page.getByRole('textbox', { name: t('saved-searches.email') })
      await email.fill('nino@')
      await email.evaluate((field: HTMLInputElement) => field.form?.setAttribute('novalidate', ''))
      await page.getByRole('button', { name: t('watched-prices.watch') }).click()
      await expect(page.getByRole('alert')).toContainText(t('forms.errors.email_invalid'))
      await expect(email).toHaveValue('nino@')
      const address = `${randomUUID()}@example.ge`
      await email.fill(address)
      await page.getByRole('button', { name: t('watched-prices.watch') }).click()
      await expect(
        page.getByRole('status').filter({ hasText: t('saved-searches.confirmation_sent') }),
      ).toBeVisible()

      const link = await receiveLink(page, address, 'price-emails')
      await page.goto(link)
      const title = page.getByRole('heading', { level: 1 })
      await expect(title).toHaveText(t('watched-prices.confirm_title'))
      await expect(page.locator('main').getByRole('listitem')).toHaveCount(2)
      await page.getByRole('button', { name: t('saved-searches.confirm'), exact: true }).click()
      const done = page.getByRole('status').filter({ hasText: t('flash.prices_watched') })
      await expect(done).toBeVisible()
      await expect(title).toHaveText(t('watched-prices.settings_title'))
      await expectAccessible(page)

      const update = page.getByRole('button', { name: t('watched-prices.update') })
      await expect(update).toHaveCount(0)
      await page.goto(search)
      await markFavorites(page, [2])
      await page.goto(link)
      await update.click()
      await expect(done).toBeVisible()
      await expect(page.locator('main').getByRole('listitem')).toHaveCount(3)
      await page.getByRole('button', { name: t('saved-searches.stop') }).click()
      await expect(
        page.getByRole('status').filter({ hasText: t('flash.price_emails_stopped') }),
      ).toBeVisible()
      await page.goto(link)
      await expect(title).toHaveText(t('watched-prices.gone_title'))
    },
  )
}
