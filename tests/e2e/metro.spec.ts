import { expectAccessible } from './accessibility'
import { getResultCount } from './count'
import { filterChips, filterDrawer, showResults } from './locators'
import { spread } from './spread'
import { expect, type Page, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

for (const language of languages) {
  const t = createTranslator(language)

  test.describe(`metro stations in ${language}`, () => {
    test(
      ...spread(language, 'a visitor searches for homes a short walk from a metro station', 'script-on'),
      async ({ page }) => {
        await page.goto(toLocalizedPath('/s?cities=1', language))
        const all = await getResultCount(page)
        // Walks of new statements are measured in the background.
        await expect
          .poll(() => countAt(page, toLocalizedPath('/s?cities=1&metro_minutes=15', language)), {
            timeout: 60_000,
          })
          .toBeGreaterThan(0)

        await page.goto(toLocalizedPath('/s?cities=1', language))
        await filterDrawer(page, 'place').click()
        await page.getByLabel(t('search.metro.minutes')).selectOption('10')
        await page.getByLabel(t('search.metro.station')).selectOption('14')
        await showResults(page).click()
        await expect(page.getByRole('heading', { level: 1 })).toContainText('10')
        const near = await getResultCount(page)
        expect(near).toBeGreaterThan(0)
        expect(near).toBeLessThan(all)
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
          'href',
          /tbilisi\?metro_stations=14&metro_minutes=10$/,
        )
        await expect(filterChips(page)).toHaveCount(2)
        await expectAccessible(page)

        await filterChips(page).nth(1).click()
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /tbilisi$/)
      },
    )

    test(...spread(language, 'the map shows homes near a metro station', 'script-on'), async ({ page }) => {
      const query = '/s?cities=1&metro_stations=14&metro_minutes=15'
      await expect
        .poll(() => countAt(page, toLocalizedPath(query, language)), { timeout: 60_000 })
        .toBeGreaterThan(0)
      const listed = await getResultCount(page)
      await page.goto(toLocalizedPath(query.replace('/s', '/s/map'), language))
      await expect(page.locator('output[name=on_map]')).toContainText(String(listed))
    })
  })
}

async function countAt(page: Page, path: string): Promise<number> {
  await page.goto(path)
  return getResultCount(page)
}
