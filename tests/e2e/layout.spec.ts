import { findStatementPath } from './find-statement'
import {
  adBanner,
  articleTexts,
  avatars,
  footerEnd,
  inAnyLanguage,
  linkColumns,
  liveEstimateForm,
  loanResult,
  siteHeader,
  statementCards,
  supportLauncher,
  topStrip,
} from './locators'
import { MOTION } from './motion'
import { openSignedIn } from './sign-in'
import { inOneMode } from './spread'
import { expect, type Locator, test } from './test-base'
import { createTranslator } from './translations'

const t = createTranslator('en')
/** Wide enough for all parts of a page. */
test.use({ viewport: { width: 1400, height: 900 }, ...MOTION })

// Specification 1.2.54, 1.2.55, 1.2.57
test(
  'each layout shows its own header, sidebar, banners and chat',
  inOneMode('script-on'),
  async ({ page }) => {
    const header = siteHeader(page)
    const strip = topStrip(page)
    const sidebar = page.getByRole('navigation', { name: t('account.nav') })
    const columns = linkColumns(page)
    const banner = (place: 'header' | 'footer') => adBanner(page, place)
    const chat = supportLauncher(page)

    await page.goto('/en')
    for (const part of [header, strip, columns, banner('header'), banner('footer'), chat])
      await expect(part).toBeVisible()
    await expect(sidebar).toHaveCount(0)
    expect(await isAbove(banner('header'), header)).toBe(true)

    await page.goto('/en/s')
    for (const part of [header, footerEnd(page), banner('footer'), chat]) await expect(part).toBeVisible()
    for (const part of [strip, columns, sidebar]) await expect(part).toHaveCount(0)

    await openSignedIn(page, 'physical', '/en/account/favorites')
    for (const part of [header, sidebar, page.getByRole('heading', { level: 1 }), columns])
      await expect(part).toBeVisible()
  },
)

// Specification 1.2.118
test(
  'statements, articles, payments and orders have the banners of their layout, and the account has none',
  inOneMode(),
  async ({ page }) => {
    const countBanners = async (path: string) => {
      await page.goto(path)
      const places = (['header', 'footer'] as const).map((place) => adBanner(page, place).count())
      return Promise.all(places)
    }
    const listed = await (await page.request.get('/en/blog')).text()
    const article = /href="(\/en\/blog\/[^"]+)"/.exec(listed)?.[1] ?? '/no-article'
    for (const path of [`/en${await findStatementPath(page.request)}`, article])
      expect(await countBanners(path), path).toEqual([1, 1])
    // Compact pages and pages of services have no banner above the header.
    for (const path of ['/en/payment-result', '/en/3d-turi/tourView?package=31'])
      expect(await countBanners(path), path).toEqual([0, 1])
    await openSignedIn(page, 'physical', '/en/account/favorites')
    expect(await countBanners('/en/account/payments')).toEqual([0, 0])
  },
)

// Specification 1.2.67, 1.2.68, 1.2.70
test('the header has the links of the specification', inOneMode(), async ({ page }) => {
  await page.goto('/en/blog')
  const links = await topStrip(page)
    .locator('a:not([lang])')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const wanted = [
    /\/sandbox\/auction/,
    /^\/en\/developerebi\?activeTab=2$/,
    /^\/en\/3d-turi$/,
    /^\/en\/photo-tour$/,
    /^\/en\/blog\?take_loan=true&isntStatement=true&loan_currency=\d$/,
    /^tel:\+?\d+$/,
  ]
  const places = wanted.map((pattern) => links.findIndex((href) => pattern.test(href)))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))

  const logo = siteHeader(page).getByRole('link', { name: inAnyLanguage('layout.home') })
  await logo.click()
  await expect(page).toHaveURL('/en')
  await page.evaluate(() => document.body.setAttribute('data-old', ''))
  await logo.click()
  await expect(page.locator('body[data-old]')).toHaveCount(0)
  await expect(page).toHaveURL('/en')
})

// Specification 1.2.75, 1.6.3
test('a signed-in visitor has a menu in the header', inOneMode('script-on'), async ({ page }) => {
  await openSignedIn(page, 'physical', '/en/blog')
  const menu = page.locator('header details', { has: avatars(page) })
  await menu.locator('summary').click()
  await expect(menu.getByRole('link', { name: t('navigation.my_page') })).toHaveAttribute(
    'href',
    '/en/account',
  )
  await expect(menu.getByRole('link', { name: t('navigation.my_profile') })).toHaveAttribute(
    'href',
    '/en/account/personalInformation',
  )
  await menu.getByRole('button', { name: t('layout.sign_out') }).click()
  await expect(page).toHaveURL('/en')
  await expect(menu).toHaveCount(0)
})

// Specification 1.2.77
test(
  'a guest is redirected to the login site with the full URL of the page',
  inOneMode(),
  async ({ page }) => {
    await page.goto('/en/s?deal_types=2&page=2')
    const shown = page.url()
    await page
      .locator('header')
      .getByRole('link', { name: t('layout.sign_in') })
      .click()
    await expect(page).toHaveURL(/\/sandbox\/auth\?/)
    const back = new URL(new URL(page.url()).searchParams.get('Continue') ?? '')
    back.searchParams.delete('auth_state')
    expect(decodeURIComponent(back.href)).toBe(decodeURIComponent(shown))
  },
)

// Specification 1.2.63
test('the account of a broker links to the public page', inOneMode(), async ({ page }) => {
  await openSignedIn(page, 'broker', '/en/account')
  const label = page.locator('main').getByRole('link', { name: t('account.kinds.broker'), exact: true })
  await expect(label).toHaveAttribute('href', /^\/en\/br\/[a-z-]+$/)
  await label.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

// Specification 1.2.83, 1.2.84, 1.2.85
test('the footer has the links of the specification', inOneMode(), async ({ page }) => {
  await page.goto('/en/contact')
  const footer = page.getByRole('contentinfo')
  for (const path of [
    'shefaseba',
    'check-real-estate',
    'booking-service',
    'facebook',
    'vip',
    '3d-turi',
    'photo-tour',
    'chvens-shesaxeb',
    'blog',
    'contact',
  ])
    await expect(footer.locator(`a[href="/en/${path}"]`), path).toHaveCount(1)
  await expect(footer.locator('a[href^="tel:"]')).toHaveCount(1)
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`)
})

// Specification 1.2.102
test('the call request shows the working hours', inOneMode(), async ({ page }) => {
  await page.goto('/en/contact?call_request=1')
  await expect(page.getByRole('dialog').getByText(t('call-request.hours'))).toBeVisible()
})

// Specification 1.2.106
test('the launcher of the chat links to the survey', inOneMode('script-on'), async ({ page }) => {
  await page.goto('/en/s')
  const launcher = supportLauncher(page)
  await launcher.locator('summary').click()
  const survey = launcher.getByRole('link', { name: t('support.survey') })
  await expect(survey).toHaveAttribute('href', /\/sandbox\/survey/)
  await expect(survey).toHaveAttribute('target', '_blank')
  await launcher.locator('summary').click()
  await expect(survey).toBeHidden()
})

// Specification 1.2.109
test('an article has a banner in its text', inOneMode(), async ({ page }) => {
  await page.goto('/en/blog')
  await page.locator('main a[href^="/en/blog/"]').first().click()
  const banner = adBanner(page.locator('main'), 'in_article')
  await expect(banner.getByRole('link')).toBeVisible()
  const texts = articleTexts(page)
  expect(await isAbove(texts.first(), banner)).toBe(true)
  expect(await isAbove(banner, texts.last())).toBe(true)
})

// Specification 1.4.2
test(
  'the services for checked statements are offered in a dialog',
  inOneMode('script-on'),
  async ({ page }) => {
    await openSignedIn(page, 'broker', '/en/account/statements')
    const rows = statementCards(page)
    const titles = [rows.nth(0), rows.nth(1)].map((row) => row.locator('h2'))
    for (const place of [0, 1]) await rows.nth(place).getByRole('checkbox').check()
    await page
      .getByRole('form', { name: t('own-statements.selected') })
      .getByRole('button', { name: t('own-statements.actions.services') })
      .click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('link', { name: t('services.names.vip') })).toHaveAttribute(
      'href',
      /vipView\?statement_id=\d+(,|%2C)\d+/,
    )
    for (const title of titles) await expect(dialog).toContainText((await title.textContent()) ?? '')
    await dialog.getByRole('link', { name: t('ui.close') }).click()
    await expect(dialog).toHaveCount(0)
  },
)

// Specification 1.4.14, 1.4.15
test('the ways to top up lead to a panel and back', inOneMode('script-on'), async ({ page }) => {
  await openSignedIn(page, 'physical', '/en/account/payments')
  await page.goto('/en/account/payments?fill_balance=1')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(t('payments.top_up.title'))
  for (const way of ['card', 'promo_code', 'points'])
    await expect(dialog.getByRole('link', { name: t(`payments.top_up.methods.${way}`) })).toBeVisible()
  await dialog.getByRole('link', { name: t('payments.top_up.methods.points') }).click()
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(t('payments.top_up.methods.points'))
  const back = dialog
    .getByRole('heading', { level: 2 })
    .getByRole('link', { name: t('payments.top_up.back') })
  await expect(back.locator('svg')).toBeVisible()
  await back.click()
  await expect(page).toHaveURL('/en/account/payments?fill_balance=1')
  await dialog.getByRole('link', { name: t('payments.top_up.methods.card') }).click()
  await dialog.getByRole('link', { name: t('ui.close') }).click()
  await expect(page).toHaveURL('/en/account/payments')
})

// Specification 2.1.5, 2.4.1, 2.4.14, 2.6.2
test(
  'a loan request is pre-filled with name and phone number of a signed-in visitor',
  inOneMode(),
  async ({ page }) => {
    const loan = 'loan_price=90000&loan_currency=2&loan_bank=1&loan_percent=20&loan_month=120'
    await openSignedIn(page, 'agent', '/en/contact')
    await page.goto(`/en/contact?take_loan=true&isntStatement=true&${loan}&loan_step=form`)
    const form = page.getByRole('dialog', { name: t('loan-request.title') })
    await expect(form.locator('[name="phone_number"]')).toHaveValue(/^5\d\d \d{3} \d{3}$/)
    for (const field of ['first_name', 'last_name'])
      await expect(form.locator(`[name="${field}"]`)).not.toHaveValue('')
    await expect(form.locator('[name="email"]')).toHaveValue('agent@demo.test')
    await form.getByRole('link', { name: t('loan-request.back') }).click()
    const calculator = page.getByRole('dialog', { name: t('loan.title') })
    await expect(calculator.getByLabel(t('loan.price'))).toHaveValue('90,000')
  },
)

// Specification 2.2.11, 2.2.12
test(
  'the result of a loan is covered until there is a price, but not in a statement',
  inOneMode('script-on'),
  async ({ page }) => {
    await page.goto('/en/contact?take_loan=true&isntStatement=true')
    const result = loanResult(page.getByRole('dialog'))
    await expect(result.getByRole('link', { name: t('loan.enter_price') })).toBeVisible()
    await expect(result.locator('dl[inert]')).toHaveCount(1)
    await expect(result).toContainText(t('loan.insurance_note'))

    const statement = await findStatementPath(page.request, '/en/s?deal_types=1&with_picture=1')
    await page.goto(`${statement}?take_loan=true`)
    await expect(result.locator('output[name="monthly_payment"]')).toHaveAttribute('data-value', /^[1-9]/)
    await expect(result.locator('dl[inert]')).toHaveCount(0)
    await expect(result.getByRole('link', { name: t('loan.enter_price') })).toHaveCount(0)
  },
)

// Specification 2.4.24
test(
  'the form for land has neither a project type nor a condition',
  inOneMode(),
  async ({ page, javaScriptEnabled }) => {
    await openSignedIn(page, 'physical', '/en/account/aiService/aiView')
    await page.goto('/en/account/aiService/aiView?tab_index=2')
    const form = page.locator('#estimate-form')
    await expect(form.locator('[name="project_type_id"]')).toBeVisible()
    if (javaScriptEnabled) await expect(liveEstimateForm(page)).toBeVisible()
    await form.locator('[name="real_estate_type_id"]').selectOption('4')
    if (!javaScriptEnabled) await form.getByRole('button', { name: t('estimate.form.update') }).click()
    for (const name of ['project_type_id', 'condition_id'])
      await expect(form.locator(`[name="${name}"]`)).toHaveCount(0)
    await expect(form.locator('[name="area"]')).toBeVisible()
  },
)

// Specification 2.8.7
test(
  'a street that is not found can be added once its neighbourhood is chosen',
  inOneMode(),
  async ({ page, javaScriptEnabled }) => {
    await openSignedIn(page, 'physical', '/en/account/aiService/aiView')
    await page.goto('/en/account/aiService/aiView?tab_index=2')
    const form = page.locator('#estimate-form')
    if (javaScriptEnabled) await expect(liveEstimateForm(page)).toBeVisible()
    await form.locator('[name="street_name"]').fill('ქვქვწყწყბფბფ')
    if (!javaScriptEnabled) await form.getByRole('button', { name: t('estimate.form.search') }).click()
    await expect(form.getByText(t('estimate.form.not_found'))).toContainText(
      t('estimate.form.add_suggestion'),
    )
    await expect(form.locator('[name="new_street_name"]')).toHaveValue('ქვქვწყწყბფბფ')

    // Before a neighbourhood is chosen.
    const add = form.getByRole('button', { name: t('estimate.form.add'), exact: true })
    if (javaScriptEnabled) return expect(add).toBeDisabled()
    await add.click()
    await expect(form.locator('[name="district_id"]')).toHaveAttribute('aria-invalid', 'true')
    await expect(form.locator('[name="new_street_name"]')).toHaveValue('ქვქვწყწყბფბფ')
  },
)

async function isAbove(upper: Locator, lower: Locator): Promise<boolean> {
  const [top, bottom] = await Promise.all([upper, lower].map((element) => element.boundingBox()))
  return top !== null && top !== undefined && top.y < (bottom?.y ?? 0)
}
