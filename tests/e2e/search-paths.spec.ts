import { expectAccessible } from './accessibility'
import { expectCount, getResultCount } from './count'
import { cardPlace, filterChips, listedCards, notices, showResults } from './locators'
import { inOneMode, spread } from './spread'
import { expect, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

const typeWords = { ka: 'iyideba-bina', en: 'for-sale-apartment', ru: 'prodaetsia-kvartira' }

for (const language of languages) {
  const t = createTranslator(language)

  // Specification 1.2.4, 1.2.10
  test(
    ...spread(
      language,
      `a path in words opens the search for its deal, kind and place, in ${language}`,
      'script-on',
    ),
    async ({ page }) => {
      await page.goto(toLocalizedPath('/s?deal_types=1&real_estate_types=1&cities=1&urbans=38', language))
      const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
      const total = await getResultCount(page)
      const path = `/s/${typeWords[language]}/tbilisi/vake-saburtalo/vake`
      const canonical = page.locator('link[rel=canonical]')
      await expect(canonical).toHaveAttribute('href', new RegExp(`${toLocalizedPath(path, language)}$`))

      await page.goto(toLocalizedPath(path, language))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expectCount(page, total)
      await expect(filterChips(page)).toHaveCount(4)
      await expect(notices(page.locator('main'))).toHaveCount(0)

      await page.goto(toLocalizedPath('/s?cities=1&urbans=38&more=1', language))
      const address = (await cardPlace(listedCards(page).first()).textContent()) ?? ''
      const street = address.replace(/(\s+\d|,|\n).*$/s, '')
      await page.locator('#part-grouped_streets > summary').click()
      await page
        .locator('#filters label', { hasText: street })
        .locator('input[name=grouped_streets]')
        .first()
        .check()
      await page.evaluate(() => scrollTo(0, 0))
      await showResults(page).click()
      await expect(canonical).toHaveAttribute('href', /\/vake\/[a-z0-9-]+-\d+$/)
      const found = await getResultCount(page)
      expect(found).toBeGreaterThan(0)
      await page.goto((await canonical.getAttribute('href')) ?? '')
      await expectCount(page, found)
      await expect(filterChips(page)).toHaveCount(3)
    },
  )

  // Specification 1.2.5
  test(
    ...spread(
      language,
      `an unknown word of a path shows a notice that offers to search for it as text, in ${language}`,
      'script-off',
    ),
    async ({ page }) => {
      await page.goto(toLocalizedPath('/s/tbilisi/qwxzv-baghi', language))
      const notice = notices(page.locator('main'))
      await expect(notice).toContainText(t('search-filters.names.path'))
      await expect(notice).toContainText('qwxzv-baghi')
      expect((await notice.textContent())?.match(/qwxzv/g)).toHaveLength(1)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      await expect(filterChips(page)).toHaveCount(1)
      await expectAccessible(page)
      await notice.getByRole('link').click()
      // No listing contains these words, so the search continues without them.
      await expect(page).toHaveURL(/not_understood=qwxzv\+baghi/)
      await expect(page.locator('main')).toContainText('qwxzv baghi')
      expect(await getResultCount(page)).toBeGreaterThan(0)
      const refused = await page.goto(toLocalizedPath('/udzravi-qoneba/iyideba-qwxzv', language))
      expect(refused?.status()).toBe(404)
    },
  )
}

// Specification 1.2.6
test(
  'a path in other words, order or script redirects to the canonical one',
  inOneMode(),
  async ({ request }) => {
    for (const [path, canonical] of [
      ['/s/ბინა-თბილისი', '/s/bina/tbilisi'],
      [encodeURI('/ru/s/квартира-тбилиси'), '/ru/s/kvartira/tbilisi'],
      ['/en/s/tbilisi/for-sale-apartment?page=2', '/en/s/for-sale-apartment/tbilisi?page=2'],
      ['/s/tbilisi?cities=15', '/s/batumi'],
    ] as const) {
      const answer = await request.get(path, { maxRedirects: 0 })
      expect([answer.status(), new URL(answer.headers().location ?? '', 'http://x').pathname]).toEqual([
        301,
        canonical.split('?')[0],
      ])
      expect((await request.get(path)).url()).toContain(canonical)
    }
    for (const path of ['/s/%00', '/ru/s/tbilisi%0A']) expect((await request.get(path)).status()).toBe(404)
  },
)

test(
  'a page past the end of a search is not indexed, and links to the last one',
  inOneMode(),
  async ({ page }) => {
    const t = createTranslator('en')
    const robots = page.locator('meta[name=robots]')
    await page.goto('/en/s?deal_types=1&page=999')
    await expect(robots).toHaveAttribute('content', 'noindex')
    await page.getByRole('link', { name: t('search.last_page') }).click()
    await expect(listedCards(page).first()).toBeVisible()
    await expect(robots).toHaveCount(0)
  },
)
