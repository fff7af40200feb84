import { expect, test } from './own-site'

test.use({ siteSettings: { DEMO: '0', SEED_STATEMENTS: '0' } })
test.describe.configure({ mode: 'default' })

const PAGES = [
  '/',
  '/s',
  '/s?deal_types=1&cities=1',
  '/s?map=1',
  '/blog',
  '/blog/public-registry-check',
  '/brokerebi',
  '/developerebi',
  '/account/loanCalculatorService/loanView',
  '/VIP',
  '/shefaseba',
  '/3d-turi',
  '/photo-tour',
  '/booking-service',
  '/check-real-estate',
  '/azomva/MeasurmentView',
  '/contact',
  '/chvens-shesaxeb',
  '/dynamic-forms/1',
  '/gamartivebuli-dzieba',
  '/gvitxari-ras-edzeb',
  '/ai-estimate/accuracy',
  '/terms',
  '/account/statements/new',
  '/id/register',
]

test('every main page of an empty marketplace opens, in every language', async ({ page }) => {
  test.slow()
  for (const language of ['', '/en', '/ru'])
    for (const path of PAGES) {
      const answer = await page.goto(`${language}${path}`)
      expect(answer?.status(), path).toBe(200)
      await expect(page.locator('h1').first(), path).toBeVisible()
    }
})

test('an empty marketplace has menu, footer, guidance and services', async ({ page }) => {
  await page.goto('/en')
  await expect(page.locator('header nav').first()).toContainText('For sale')
  await expect(page.locator('footer')).toContainText('Valuation')
  await page.goto('/en/blog')
  expect(await page.locator('#main a[href^="/en/blog/"]').count()).toBeGreaterThanOrEqual(5)
  await page.goto('/en/VIP')
  await expect(page.locator('#packages .price').first()).toHaveText(/^₾\d/)
})
