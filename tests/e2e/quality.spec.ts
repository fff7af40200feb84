import { expectAccessible } from './accessibility'
import { spread } from './spread'
import { expect, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

for (const language of languages) {
  const t = createTranslator(language)
  const at = (path: string) => toLocalizedPath(path, language)

  const journey = spread(
    language,
    `the pages about ranking and accuracy link to the quality of the listings, in ${language}`,
    'script-off',
  )
  test(...journey, async ({ page }) => {
    for (const path of ['/how-we-rank', '/ai-estimate/accuracy']) {
      await page.goto(at(path))
      await page
        .locator('main')
        .getByRole('link', { name: t('quality.title') })
        .click()
      await expect(page, path).toHaveURL(at('/quality'))
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('quality.title'))
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${at('/quality')}$`),
    )
    await expect(page.locator('main')).toContainText(t('quality.demo_notice'))
    await expectAccessible(page)
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      expect(await page.evaluate(overflow), `${width}`).toBeLessThanOrEqual(0)
    }

    const href = await page.getByRole('link', { name: 'quality.json' }).getAttribute('href')
    const answer = await page.request.get(href ?? '')
    expect(answer.headers()['content-type']).toContain('application/json')
    expect(answer.headers()['cache-control']).toBe('public, max-age=3600')
    const published = await answer.json()
    expect(published).toMatchObject({ page: page.url(), is_demo: true })
    for (const { name, label, value } of published.figures) {
      const row = page.getByRole('row').filter({ has: page.locator(`output[name=${name}]`) })
      await expect(row, name).toContainText(label)
      await expect(row.locator('output'), name).toHaveAttribute('data-value', String(value))
    }
    await expect(page.locator('#owners tbody tr')).toHaveCount(published.owners.length)
    const cities = page.locator('#cities table').first().locator('tbody td:first-child')
    await expect(cities).toHaveText(published.cities.map(({ name }: { name: string }) => name))
  })
}
