import { expectAccessible } from './accessibility'
import { findStatementPath } from './find-statement'
import { spread } from './spread'
import { expect, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

for (const language of languages) {
  const t = createTranslator(language)
  const at = (path: string) => toLocalizedPath(path, language)

  const journey = spread(
    language,
    `a statement, terms, rules and footer link to the page about our checks, in ${language}`,
    'script-off',
  )
  test(...journey, async ({ page, request }) => {
    await page.goto(await findStatementPath(request, at('/s?deal_types=1&with_picture=1')))
    await page.locator('summary', { hasText: t('statement-actions.report') }).click()
    await page.getByRole('link', { name: t('trust.about_reports') }).click()
    await expect(page).toHaveURL(`${at('/trust')}#report`)
    await expect(page.locator('#report')).toBeInViewport()

    const links = {
      '/terms': page.locator('#complaints').getByRole('link', { name: t('trust.title') }),
      '/how-we-rank': page.locator('#data').getByRole('link', { name: t('trust.title') }),
      '/contact': page.getByRole('contentinfo').getByRole('link', { name: t('navigation.footer.trust') }),
    }
    for (const [path, link] of Object.entries(links)) {
      await page.goto(at(path))
      await link.click()
      await expect(page, path).toHaveURL(at('/trust'))
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('trust.title'))
    await expectAccessible(page)

    const readFigure = async (name: string) =>
      Number(await page.locator(`output[name=${name}]`).getAttribute('data-value'))
    const published = await readFigure('published')
    const listed = await readFigure('public_statements')
    expect(published).toBeGreaterThan(0)
    expect(await readFigure('fresh_statements')).toBeLessThanOrEqual(listed)
    const byOwner = await page
      .locator('#figures output[name^=statements_]')
      .evaluateAll((outputs) => outputs.map((output) => Number(output.getAttribute('data-value'))))
    expect(byOwner.reduce((sum, count) => sum + count, 0)).toBe(listed)

    await page.setViewportSize({ width: 390, height: 844 })
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
    await page.locator('#appeal').getByRole('link').click()
    await expect(page).toHaveURL(at('/contact'))
  })
}
