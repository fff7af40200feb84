import { adBanner, footerGroups, linkColumns, mobileMenu, pageLinks, showResults, topStrip } from './locators'
import { openSignedIn } from './sign-in'
import { inOneMode } from './spread'
import { expect, type Locator, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

const t = createTranslator('en')

// Specification 1.9.27
test('the text grows with the window', inOneMode(), async ({ page }) => {
  await page.goto('/en')
  const sizes: [width: number, size: string][] = [
    [1450, '12px'],
    [1451, '14px'],
    [1620, '14px'],
    [1621, '15px'],
    [1800, '15px'],
    [1801, '16px'],
  ]
  for (const [width, size] of sizes) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.locator('html'), `${width} px`).toHaveCSS('font-size', size)
  }
})

// Specification 1.2.65, 1.9.25
test('the sidebar of the account shows only icons below 1359 pixels', inOneMode(), async ({ page }) => {
  await openSignedIn(page, 'physical', '/en/account')
  const text = page
    .getByRole('navigation', { name: t('account.nav') })
    .locator('a[href="/en/account/favorites"] > span')
  await page.setViewportSize({ width: 1358, height: 800 })
  expect((await box(text)).width).toBeLessThan(2)
  await page.setViewportSize({ width: 1359, height: 800 })
  expect((await box(text)).width).toBeGreaterThan(40)
})

// Specification 1.2.66, 1.2.82, 1.9.26
test(
  'the menu for phones ends at 1200 pixels, where the navigation begins',
  inOneMode(),
  async ({ page }) => {
    await page.goto('/en')
    const [menu, navigation, strip] = [
      mobileMenu(page),
      page.getByRole('navigation', { name: t('layout.main_nav'), exact: true }),
      topStrip(page),
    ]
    await page.setViewportSize({ width: 1199, height: 800 })
    await expect(menu).toBeVisible()
    for (const part of [navigation, strip]) await expect(part).toBeHidden()
    await page.setViewportSize({ width: 1200, height: 800 })
    await expect(menu).toBeHidden()
    for (const part of [navigation, strip]) await expect(part).toBeVisible()
  },
)

// Specification 1.2.87, 1.9.24
test(
  'the footer has two groups of links on a phone, and four columns on a desktop',
  inOneMode(),
  async ({ page }) => {
    await page.goto('/en')
    const groups = footerGroups(page)
    await page.setViewportSize({ width: 991, height: 800 })
    await expect(groups.filter({ visible: true })).toHaveCount(2)
    await page.setViewportSize({ width: 992, height: 800 })
    await expect(groups.filter({ visible: true })).toHaveCount(4)
    const columns = await linkColumns(page).evaluate(
      (element) => getComputedStyle(element).gridTemplateColumns,
    )
    expect(columns.split(' ')).toHaveLength(4)
  },
)

// Specification 1.2.80
test(
  'the banner above the header disappears once its height is scrolled',
  inOneMode('script-on'),
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 600 })
    await page.goto('/en')
    const banner = adBanner(page, 'header')
    const { y, height } = await box(banner)
    await page.mouse.wheel(0, Math.ceil(y + height))
    await expect(banner).not.toBeInViewport()
  },
)

// Specification 1.2.100, 1.9.31, 2.2.23, 2.9.16
test('the dialogs have the widths of the specification', inOneMode('script-on'), async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/en/blog?ai_modal=true')
  expect((await box(page.getByRole('dialog'))).width).toBe(815)
  await page.goto('/en/blog?call_request=1')
  const { width, height } = await box(page.getByRole('dialog'))
  expect([width, height]).toEqual([390, 620])
})

// Specification 2.2.23, 2.9.14
test('an estimator narrower than 768 pixels takes the whole width', inOneMode(), async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 900 })
  await page.goto('/en/blog?ai_modal=true')
  expect((await box(page.getByRole('dialog'))).width).toBe(767)
})

// Specification 1.9.28, 1.9.30
test('lists and buttons have the sizes of the specification', inOneMode(), async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 })
  await page.goto('/en/s?more=1')
  const number = pageLinks(page).locator('b').first()
  const { width, height } = await box(number)
  expect([width, height]).toEqual([35, 35])
  // The panel around these scrolls.
  await expect(page.locator('#filter-type > div')).toHaveCSS('max-height', 'none')
  await page.locator('#main').evaluate((main) => {
    main.append(Object.assign(document.createElement('div'), { className: 'ticks' }))
  })
  await expect(page.locator('#main > :last-child')).toHaveCSS('max-height', '400px')
})

test(
  'the filters of a stay share a line with their button, in each language',
  inOneMode(),
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const language of languages) {
      await page.goto(toLocalizedPath('/s?deal_types=7&real_estate_types=1&cities=1&guests=2', language))
      const [field, button] = [await box(page.locator('#filter-q')), await box(showResults(page))]
      expect(Math.abs(field.y - button.y), language).toBeLessThan(10)
    }
  },
)

// Specification 1.9.33
test('a link into a page stops 90 pixels below the top', inOneMode('script-on'), async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto('/en')
  await page.goto('/en#services')
  await expect.poll(async () => Math.round((await box(page.locator('#services'))).y)).toBe(90)
})

// Specification 1.9.7
test('the banner above the header needs a window wider than 1192 pixels', inOneMode(), async ({ page }) => {
  await page.goto('/en')
  await page.setViewportSize({ width: 1192, height: 800 })
  await expect(adBanner(page, 'header')).toBeHidden()
  await page.setViewportSize({ width: 1193, height: 800 })
  await expect(adBanner(page, 'header')).toBeVisible()
})

test(
  'no page scrolls sideways on a phone with text twice as large, and no package name breaks between letters',
  inOneMode(),
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const enlarge = () => {
      document.documentElement.style.fontSize = '200%'
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    }
    const pages = ['s?page=2', 'contact', 'privacy', 'how-we-rank', 'shefaseba', 'booking-service', 'vip']
    const own = ['ru/account', 'ru/account/statements', 'account/loanCalculatorService/loanView']
    await openSignedIn(page, 'physical', '/account')
    for (const path of [...pages, 'ai-estimate/accuracy', 'ru/id/verify?token=old', ...own]) {
      await page.goto(`/${path}`)
      expect(await page.evaluate(enlarge), path).toBe(0)
      for (const name of await page.locator('#packages').getByRole('heading', { level: 3 }).all())
        expect((await box(name)).width, path).toBeGreaterThan(150)
    }
  },
)

// Specification 1.4.18
test('the page below an open menu or dialog does not scroll', inOneMode('script-on'), async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/en')
  const html = page.locator('html')
  await expect(html).not.toHaveCSS('overflow-y', 'hidden')
  await mobileMenu(page).locator('> summary').click()
  await expect(html).toHaveCSS('overflow-y', 'hidden')
  await page.goto('/en?login=1')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(html).toHaveCSS('overflow-y', 'hidden')
})

async function box(element: Locator) {
  const found = await element.boundingBox()
  if (!found) throw new Error('the element is not drawn')
  return found
}

// Specification 1.5.2
test(
  'labels of required fields have a star, and those of optional fields say so',
  inOneMode(),
  async ({ page }) => {
    await page.goto('/en/s?call_request=1')
    const dialog = page.getByRole('dialog')
    for (const [field, isRequired] of [
      ['name', true],
      ['phone_number', true],
      ['comment', false],
    ] as const) {
      const id = await dialog.locator(`[name=${field}]`).getAttribute('id')
      const label = dialog.locator(`label[for="${id}"]`)
      const star = await label.evaluate((element) => getComputedStyle(element, '::after').content)
      expect(star.includes('*'), field).toBe(isRequired)
      await expect(label.getByText('(optional)'), field).toHaveCount(isRequired ? 0 : 1)
    }
  },
)
