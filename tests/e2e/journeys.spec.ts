import { expectAccessible } from './accessibility'
import { expectCount, getResultCount } from './count'
import { callBar, cardLinks, cardTitle, filterChips, hearts, listedCards, notices } from './locators'
import { markFavorites } from './mark-favorites'
import { inOneMode, spread } from './spread'
import { expect, type Page, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

/** Runs in three languages; the Playwright projects run each with script on and off. */
for (const language of languages) {
  const t = createTranslator(language)

  test.describe(`main journeys in ${language}`, () => {
    // Specification 1.1.3, 1.2.2
    test(
      ...spread(language, 'a visitor goes from the search to a statement', 'script-off'),
      async ({ page }) => {
        await page.goto(toLocalizedPath('/', language))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.heading'))
        await expectAccessible(page)

        const finder = page.locator('form', { has: page.locator('#finder-q') })
        await finder.getByLabel(t('search.type')).selectOption('1')
        await finder.getByRole('button', { name: t('search.search') }).click()

        await expect(page).toHaveURL(new RegExp(`${toLocalizedPath('/s', language)}\\?.*deal_types=1`))
        const total = await getResultCount(page)
        expect(total).toBeGreaterThan(20)
        const cards = listedCards(page)
        await expect(cards).toHaveCount(20)
        await expectAccessible(page)

        const first = cardLinks(cards.first())
        const title = (await first.textContent()) ?? ''
        await first.click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await expect(page).toHaveURL(/udzravi-qoneba\/[a-z-]+\/[\w-]+-\d+$/)
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', page.url())
        await expectAccessible(page)
      },
    )

    // Specification 1.1.4, 1.2.3
    test(
      ...spread(language, 'a visitor filters, sorts and pages through the results', 'script-on'),
      async ({ page, isMobile }) => {
        await page.goto(toLocalizedPath('/s?deal_types=1&real_estate_types=1&cities=1', language))
        const all = await getResultCount(page)
        await page.goto(
          toLocalizedPath(
            '/s?deal_types=1&real_estate_types=1&cities=1&price_to=100000&currency_id=2',
            language,
          ),
        )
        const cheap = await getResultCount(page)
        expect(cheap).toBeGreaterThan(0)
        expect(cheap).toBeLessThan(all)

        await page.getByLabel(t('search.sort'), { exact: true }).selectOption('price_asc')
        await page.getByRole('button', { name: t('search.sort'), exact: true }).click()
        await expect(page).toHaveURL(/order_by=price_asc/)
        await expectCount(page, cheap)

        await page.getByRole('link', { name: t('ui.pages.next') }).click()
        await expect(page).toHaveURL(/page=2/)
        await expect(page).toHaveTitle(new RegExp(` \\| ${t('ui.pages.page').replace('{{page}}', '2')} \\| `))
        await expectCount(page, cheap)

        await filterChips(page).filter({ hasText: '100' }).click()
        await expectCount(page, all)
        expect(isMobile).toBe(false)
      },
    )

    // Specification 1.1.27, 1.2.64
    test(
      ...spread(language, 'a visitor signs in, returns to the page, and signs out again', 'script-off'),
      async ({ page }) => {
        const address = toLocalizedPath('/s?deal_types=2&page=2', language)
        await page.goto(address)
        const before = page.url()
        await page
          .getByRole('link', { name: t('layout.sign_in') })
          .first()
          .click()
        await page.locator('input[name=email]').fill('physical@demo.test')
        await page.locator('input[name=password]').fill('wrong-password')
        await page.locator('form:has(input[name=password]) button').first().click()
        await expect(page.locator('input[name=email]')).toHaveValue('physical@demo.test')
        await expect(page.locator('input[name=password]')).toHaveValue('')
        await expectAccessible(page)

        await page.locator('input[name=password]').fill('demo-ezo')
        await page.locator('form:has(input[name=password]) button').first().click()
        await expect(page).toHaveURL(before)
        await expect(page.getByRole('status').filter({ hasText: t('flash.signed_in') })).toBeVisible()
        expect(await page.content()).not.toContain('access_token')
        await expectAccessible(page)

        await page.locator('header summary', { hasText: t('layout.account_menu').split('{{')[0] }).click()
        await page
          .getByRole('button', { name: t('layout.sign_out') })
          .first()
          .click()
        await expect(page).toHaveURL(toLocalizedPath('/', language))
        await expect(page.getByRole('status').filter({ hasText: t('flash.signed_out') })).toBeVisible()
        await expect(page.getByRole('link', { name: t('layout.sign_in') }).first()).toBeVisible()
      },
    )

    test(
      ...spread(language, 'every filter is offered and kept in the search', 'script-off'),
      async ({ page }) => {
        await page.goto(
          toLocalizedPath(
            '/s?deal_types=1&real_estate_types=1&heating_types=1&order_by=price&sequence=asc',
            language,
          ),
        )
        const heated = await getResultCount(page)
        await openDrawer(page, t('search.more'))
        const owner = page.getByRole('checkbox', { name: t('search.owner') })
        await owner.check()
        await page.getByRole('button', { name: t('search.more_filters') }).click()
        await expect(page).toHaveURL(/owner=1.*more=1.*#filters$/)
        await openDrawer(page, t('search.more'))
        await owner.uncheck()
        const parking = t('statement.fields.parking_types')
        await openDrawer(page, parking)
        await page.getByRole('group', { name: parking }).getByRole('checkbox').first().check()
        await page.getByRole('button', { name: t('search.show'), exact: true }).click()
        await expect(page).toHaveURL(/heating_types=1/)
        await expect(page).toHaveURL(/parking_types=\d/)
        await expect(page).toHaveURL(/order_by=price/)
        const parked = await getResultCount(page)
        expect(parked).toBeGreaterThan(0)
        expect(parked).toBeLessThan(heated)
        await expectAccessible(page)
      },
    )

    test(
      ...spread(
        language,
        'the phone number of an owner is shown to a visitor who requests it, and stays visible later',
        'script-on',
      ),
      async ({ page }) => {
        await page.goto(toLocalizedPath('/s?deal_types=1', language))
        await cardLinks(listedCards(page)).nth(2).click()
        await page.getByRole('button', { name: t('statement.show_phone') }).click()
        const number = page.locator('#phone').getByRole('link', { name: t('statement.call') })
        await expect(number).toHaveAttribute('href', /^tel:\+9955\d{8}$/)
        const href = (await number.getAttribute('href')) ?? ''
        const whatsapp = page.locator('#phone').getByRole('link', { name: 'WhatsApp' })
        await expect(whatsapp).toHaveAttribute('href', href.replace('tel:+', 'https://wa.me/'))
        await expectAccessible(page)
        await page.reload()
        await expect(number).toHaveAttribute('href', href)
        await page.setViewportSize({ width: 390, height: 844 })
        await expect(callBar(page).getByRole('link', { name: t('statement.call') })).toBeInViewport()
      },
    )

    const guestFavoritesStory = spread(
      language,
      'the favourites of a guest are in the account after signing up',
      'script-off',
    )
    test(...guestFavoritesStory, async ({ page }) => {
      await page.goto(toLocalizedPath('/s?deal_types=2', language))
      const cards = listedCards(page)
      const titles = [3, 7].map((place) => cardTitle(cards.nth(place)))
      const wanted = await Promise.all(titles.map((title) => title.textContent()))
      await markFavorites(page, [3, 7])
      await page.goto(toLocalizedPath('/account/favorites', language))
      await notices(page)
        .getByRole('link', { name: t('layout.sign_in') })
        .click()
      await register(page)
      await expect(page).toHaveURL(toLocalizedPath('/account/favorites', language))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('favorites.title'))
      for (const title of wanted)
        await expect(
          listedCards(page)
            .getByText(title ?? '')
            .first(),
        ).toBeVisible()
      await expectAccessible(page)

      const before = await getResultCount(page)
      const pressed = hearts(listedCards(page)).and(page.getByRole('button', { pressed: true }))
      await pressed.first().click()
      await expect(pressed).toHaveCount(before - 1)
      // The browser sends it in the background, so the page may show it only after a reload.
      await expect(async () => {
        await page.reload()
        expect(await listedCards(page).count()).toBe(before - 1)
      }).toPass()
    })

    const sentHome = spread(
      language,
      'a guest on an account page is redirected to the first page with an offer to sign in and return',
      'script-off',
    )
    // Specification 1.4.23, 1.8.10
    test(...sentHome, async ({ page }) => {
      await page.goto(toLocalizedPath('/account/payments', language))
      await expect(page).toHaveURL(toLocalizedPath('/', language))
      const news = notices(page)
      await expect(news).toContainText(t('flash.sign_in_required'))
      const link = await news.getByRole('link', { name: t('layout.sign_in') }).getAttribute('href')
      expect(new URL(link ?? '', page.url()).searchParams.get('Continue')).toBe(
        toLocalizedPath('/account/payments', language),
      )
      await page.reload()
      await expect(news).toHaveCount(0)
    })

    // Specification 1.2.113, 1.8.7
    test(...spread(language, 'an unknown URL shows the error page', 'script-off'), async ({ page }) => {
      const answer = await page.goto(toLocalizedPath('/there-is-no-such-page', language))
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors.not_found_title'))
      await expectAccessible(page)
      await page.getByRole('link', { name: t('errors.back_home'), exact: true }).click()
      await expect(page).toHaveURL(toLocalizedPath('/', language))
    })

    // Specification 1.1.31, 1.2.116, 1.4.3
    test(...spread(language, 'the login dialog opens and closes by its URL'), async ({ page }) => {
      await page.goto(toLocalizedPath('/s?deal_types=2&login=1', language))
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('heading')).toHaveText(t('sign-in.title'))
      await expectAccessible(page)
      await dialog.getByRole('link', { name: t('ui.close') }).click()
      await expect(page).toHaveURL(toLocalizedPath('/s?deal_types=2', language))
      await expect(dialog).toHaveCount(0)
    })
  })
}

test('the language switch keeps page and query', inOneMode(), async ({ page }) => {
  await page.goto('/s?deal_types=2&page=2')
  await page.getByRole('link', { name: 'Русский' }).first().click()
  await expect(page).toHaveURL('/ru/s?deal_types=2&page=2')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
})

/** Registers a new user, so that parallel tests do not share an account. */
async function register(page: Page): Promise<void> {
  await page.locator('a[href*="/sandbox/auth/register"]').click()
  await page.locator('input[name=firstName]').fill('Test')
  await page.locator('input[name=lastName]').fill('Person')
  await page.locator('input[name=email]').fill(`${crypto.randomUUID()}@journey.test`)
  await page.locator('input[name=password]').fill('a long password')
  await page.locator('form:has(input[name=password]) button').first().click()
}

async function openDrawer(page: Page, name: string): Promise<void> {
  await page.locator('#filters summary', { hasText: name }).last().click()
}
