import { isFullRun } from '../full-run'
import { expect, test } from './own-site'
import { inOneMode } from './spread'
import { languages, toLocalizedPath } from './translations'

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
  '/how-we-rank',
  '/s/why',
  '/trust',
  '/quality',
  '/prices',
  '/account/statements/new',
  '/id/register',
]

test('every main page of an empty marketplace opens, in every language', inOneMode(), async ({ request }) => {
  for (const [row, path] of PAGES.entries())
    for (const [column, language] of languages.entries()) {
      // The short run opens each page in one language, in turn.
      if (!isFullRun && row % languages.length !== column) continue
      const answer = await request.get(toLocalizedPath(path, language))
      expect(answer.status(), path).toBe(200)
      expect(await answer.text(), path).toMatch(/<h1[\s>]/)
    }
})

test('an empty marketplace has menu, footer, guidance and services', inOneMode(), async ({ page }) => {
  await page.goto('/en')
  await expect(page.locator('header nav').first()).toContainText('For sale')
  await expect(page.locator('footer')).toContainText('Valuation')
  await page.goto('/en/blog')
  expect(await page.locator('#main a[href^="/en/blog/"]').count()).toBeGreaterThanOrEqual(5)
  await page.goto('/en/VIP')
  await expect(page.locator('#packages').getByText(/^₾\d/).first()).toBeVisible()
})
