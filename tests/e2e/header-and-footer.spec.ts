import { expectAccessible } from './accessibility'
import {
  adBanner,
  avatars,
  cardLinks,
  mapView,
  mobileMenu,
  ownerCard,
  ownerPicture,
  siteHeader,
  statementCards,
  supportLauncher,
} from './locators'
import { MOTION } from './motion'
import { openSignedIn } from './sign-in'
import { inOneMode, spread } from './spread'
import { expect, type Page, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

const isScripted = () => test.info().project.use.javaScriptEnabled !== false

const BADGES = {
  ka: { point: '3D ტურებით', pill: 'ახალი', description: 'ახალი განყოფილება: გაქირავება დღეებით' },
  en: { point: 'With 3D tours', pill: 'New', description: 'A new section: homes by the day' },
  ru: { point: 'С 3D-турами', pill: 'Новое', description: 'Новый раздел: жильё посуточно' },
}

for (const language of languages) {
  const t = createTranslator(language)
  const at = (path: string) => toLocalizedPath(path, language)

  const menuStory = spread(
    language,
    `entries of the menu have badges in colours of their own, in ${language}`,
    'script-off',
  )
  // Specification 1.2.72
  test(...menuStory, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(at('/contact'))
    const menu = page.getByRole('navigation', { name: t('layout.main_nav') })
    const { point, pill, description } = BADGES[language]
    const pills = menu.locator('summary').getByText(pill, { exact: true })
    await expect(pills).toHaveAttribute('title', description)
    await expect(pills).toHaveCSS('background-color', 'rgb(23, 98, 79)')
    await expect(pills).toHaveCSS('color', 'rgb(255, 255, 255)')
    const sale = menu.locator('details', { hasText: point })
    await expect(sale.locator('summary span[title]')).toHaveCSS('background-color', 'rgb(243, 183, 62)')
    await sale.locator('summary').click()
    await expect(sale.getByRole('link').first()).toContainText('3D')
    await expectAccessible(page)

    await page.setViewportSize({ width: 390, height: 844 })
    const drawer = mobileMenu(page)
    await drawer.locator('> summary').click()
    await expect(drawer.getByText(pill, { exact: true })).toBeVisible()
    await expectAccessible(page)
  })

  const signInStory = spread(
    language,
    `a guest signs in by an icon with a tooltip, in ${language}`,
    'script-on',
  )
  // Specification 1.2.78
  test(...signInStory, async ({ page }) => {
    await page.goto(at('/contact'))
    const signIn = page.locator('header').getByRole('link', { name: t('layout.sign_in') })
    await expect(signIn).toHaveAttribute('title', t('layout.authorization'))
    await signIn.click()
    await expect(page).toHaveURL((url) => {
      const target = new URL(url.searchParams.get('Continue') ?? url.href)
      return url.pathname === '/sandbox/auth' && target.pathname === at('/contact')
    })
  })

  const footerStory = spread(
    language,
    `the footer has the links of the specification, in ${language}`,
    'script-off',
  )
  // Specification 1.2.89, 1.2.90
  test(...footerStory, async ({ page }) => {
    await page.goto(at('/contact'))
    const footer = page.getByRole('contentinfo')
    const group = footer.getByRole('heading', { level: 2 }).getByRole('link').first()
    await expect(group).toHaveAttribute('href', at('/s?deal_types=1'))
    await expect(group).toContainText(/\d/)
    const sisters = footer.getByRole('list', { name: t('navigation.footer.sister_sites') })
    const logos = sisters.locator('li img[src^="/assets/"]')
    await expect(logos).toHaveCount(9)
    const logo = await page.request.get((await logos.first().getAttribute('src')) ?? '')
    expect(logo.headers()['cache-control']).toContain('immutable')
    await expect(footer.getByRole('link', { name: t('navigation.auction') }).first()).toHaveAttribute(
      'href',
      '/sandbox/auction',
    )
    const facebook = footer.getByRole('link', { name: 'Facebook' })
    await expect(facebook).toHaveAttribute('target', '_blank')
    const answer = await page.request.get((await facebook.getAttribute('href')) ?? '')
    expect(await answer.text()).toContain('<h1>Facebook</h1>')

    await footer.getByRole('link', { name: t('navigation.footer.terms') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('legal.terms.title'))
    await expect(page.locator('main')).toContainText(t('legal.terms.sections.refunds.title'))
    await expectAccessible(page)
    await page
      .locator('main')
      .getByRole('link', { name: t('legal.privacy.title') })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('legal.privacy.title'))
    await expect(page.getByRole('cell', { name: '__Host-token' })).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })

  const accountStory = spread(
    language,
    `a developer sees a logo and the external pages, in ${language}`,
    'script-off',
  )
  // Specification 1.2.61, 1.2.62, 1.3.7
  test(...accountStory, async ({ page }) => {
    await page.setViewportSize({ width: 1400, height: 900 })
    await openSignedIn(page, 'developer', at('/account'))
    await expect(avatars(siteHeader(page))).toHaveAttribute('src', /_thumb\.webp$/)
    await expect(avatars(page.locator('main')).first()).toBeAttached()
    const sidebar = page.getByRole('navigation', { name: t('account.nav') })
    for (const [name, site] of [
      ['projects', 'developer-projects'],
      ['offers', 'developer-offers'],
      ['company', 'company'],
    ] as const) {
      const link = sidebar.getByRole('link', { name: t(`account.other_links.${name}`) })
      await expect(link).toHaveAttribute('href', `/sandbox/elsewhere/${site}`)
    }
    await expectAccessible(page)
  })

  const mapStory = spread(language, `the map has a banner and contact links, in ${language}`, 'script-off')
  // Specification 1.2.56
  test(...mapStory, async ({ page }) => {
    await page.goto(at('/s/map'))
    const banner = adBanner(page, 'footer')
    await expect(banner.getByRole('link')).toBeVisible()
    const support = supportLauncher(page)
    await support.locator('summary').click()
    await expect(support.getByRole('button', { name: t('support.chat') })).toBeVisible()
    await expectAccessible(page)
    await support.locator('summary').click()
    await banner.getByRole('button', { name: t('banners.close') }).click()
    await expect(page).toHaveURL(/\/s\/map/)
    await expect(adBanner(page, 'footer')).toHaveCount(0)
    await expect(mapView(page).first()).toBeVisible()
  })
}

// Specification 1.2.73
test('the bell leads to the notifications', inOneMode(), async ({ page }) => {
  await openSignedIn(page, 'physical', '/en')
  const bell = page.locator('header').getByRole('link', { name: 'Notifications' })
  await expect(bell).toHaveAttribute('href', '/en/account/notifications')
})

// Specification 1.3.7
test('a company’s logo is on cards of its statements and on their pages', inOneMode(), async ({ page }) => {
  await page.goto('/en/br/samezoblo')
  const card = statementCards(page)
    .filter({ has: ownerPicture(page) })
    .first()
  await expect(ownerPicture(card)).toHaveAttribute('src', /logo-.*_thumb\.webp$/)
  await cardLinks(card).click()
  await expect(ownerCard(page).locator('img')).toHaveAttribute('src', /logo-.*_thumb\.webp$/)
})

test.describe('pages with motion', () => {
  test.use(MOTION)

  // Specification 1.2.56
  test('the map rotates its banner while it is visible', async ({ page }) => {
    test.skip(!isScripted(), 'banners rotate by script')
    await page.clock.install()
    await page.goto('/en/s/map')
    const banner = adBanner(page, 'footer')
    await banner.scrollIntoViewIfNeeded()
    const before = await banner.locator('strong').textContent()
    await expect(async () => {
      await page.clock.runFor(30_000)
      expect(await banner.locator('strong').textContent()).not.toBe(before)
    }).toPass()
  })
})

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
