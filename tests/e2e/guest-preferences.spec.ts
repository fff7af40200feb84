import { expectAccessible } from './accessibility'
import { expectCount, getResultCount } from './count'
import { cardLinks, cardPrices, hearts, listedCards, notices, priceBox, topStrip } from './locators'
import { inOneMode } from './spread'
import { expect, test } from './test-base'
import { createTranslator } from './translations'

const RENT = '/s?deal_types=2'
const t = createTranslator('ka')

// Specification 1.4.27
test('prices follow the chosen currency on this page and on the next one', inOneMode(), async ({ page }) => {
  await page.goto(RENT)
  const group = page.locator('main').getByRole('group', { name: t('layout.currency') })
  const lari = group.getByRole('button', { name: t('layout.currencies.gel') })
  const dollars = group.getByRole('button', { name: t('layout.currencies.usd') })
  const expectPricesIn = async (sign: string) => {
    const prices = await cardPrices(listedCards(page)).allTextContents()
    expect(prices).not.toHaveLength(0)
    for (const price of prices)
      expect(price).toMatch(new RegExp(`${sign}.*${t('statement.rent_month')}|${t('statement.negotiable')}`))
  }
  await expect(lari).toHaveAttribute('aria-pressed', 'true')
  await expect(dollars).toHaveAttribute('aria-pressed', 'false')
  await expectPricesIn('₾')

  await dollars.click()
  await expect(page).toHaveURL(RENT)
  await expect(dollars).toHaveAttribute('aria-pressed', 'true')
  await expect(notices(page)).toHaveCount(0)
  await expectPricesIn('[$]')
  await expectAccessible(page)

  await cardLinks(listedCards(page).filter({ hasText: '$' }))
    .first()
    .click()
  await expect(page.locator('output[name=total_price]')).toContainText('$')
  await expect(priceBox(page)).toContainText('₾')
  await topStrip(page)
    .getByRole('button', { name: t('layout.currencies.gel') })
    .click()
  await expect(page.locator('output[name=total_price]')).toContainText('₾')
})

// Specification 1.3.36
test(
  'the last searches are listed on the first page until the visitor clears them',
  inOneMode('script-on'),
  async ({ page }) => {
    await page.goto('/en/s?deal_types=1&real_estate_types=1&page=2')
    await page.goto('/en/s?deal_types=2&order_by=price_asc')
    await page.goto('/en/s')
    await page.goto('/en/s?deal_types=1&real_estate_types=1')
    await page.goto('/')
    const recent = page.getByRole('navigation', { name: t('search.recent') })
    const links = recent.getByRole('link')
    await expect(links).toHaveCount(2)
    await expectAccessible(page)
    const label = await links.first().textContent()
    await links.first().click()
    await expect(page).toHaveURL('/s?deal_types=1&real_estate_types=1')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(label ?? '')

    await page.goto('/s?q=nobody-offers-this')
    await expect(links).toHaveCount(2)
    await page.goto('/')
    await expect(links).toHaveCount(3)
    await recent.getByRole('button', { name: t('search.clear_recent') }).click()
    await expect(
      page.getByRole('status').filter({ hasText: t('flash.recent_searches_cleared') }),
    ).toBeVisible()
    await expect(recent).toHaveCount(0)
  },
)

test(
  'cookies that the site has not signed change nothing',
  inOneMode(),
  async ({ page, context, baseURL }) => {
    await page.goto('/en/s')
    const all = await getResultCount(page)
    const id = (await listedCards(page).first().getAttribute('id'))?.replace('card-', '') ?? ''
    const short = Number(id).toString(36)
    const forged = {
      kept: `${short}|${short}~${'A'.repeat(32)}`,
      'just-hidden': `${short}|x~${'A'.repeat(32)}`,
      searches: `${Buffer.from('q=forged').toString('base64url')}~${'A'.repeat(32)}`,
      reports: crypto.randomUUID(),
      currency: 'eur',
    }
    await context.addCookies(
      Object.entries(forged).map(([name, value]) => ({
        name: `__Host-${name}`,
        value,
        secure: true,
        httpOnly: true,
        path: '/',
        domain: new URL(baseURL ?? '').hostname,
      })),
    )
    await page.goto('/en/s')
    await expectCount(page, all)
    await expect(hearts(page.locator(`#card-${id}`))).toHaveAttribute('aria-pressed', 'false')
    await expect(page.locator('main').getByRole('button', { name: '₾', pressed: true })).toBeVisible()
    await page.goto('/en')
    await expect(page.locator('#recent-searches')).toHaveCount(0)
  },
)
