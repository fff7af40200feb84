import { MAX_PROMOTED_PLACES, PROMOTED_PLACES } from '~contract/ranking'
import { expectAccessible } from './accessibility'
import { listedCards, mapRows, statementCards } from './locators'
import { inOneMode, spread } from './spread'
import { expect, type Page, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

for (const language of languages) {
  const t = createTranslator(language)
  const at = (path: string) => toLocalizedPath(path, language)

  const journey = spread(
    language,
    `results, terms and the VIP page link to how listings are ranked, in ${language}`,
    'script-off',
  )
  test(...journey, async ({ page }) => {
    const h1 = page.getByRole('heading', { level: 1 })
    await page.goto(at('/s'))
    const titles = statementCards(page).getByRole('heading').getByRole('link')
    const shown = await titles.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const explanations = statementCards(page).getByRole('group')
    await expect(explanations).toHaveCount(shown.length)
    const first = explanations.first()
    await first.getByText(t('statement.place_reasons')).click()
    const [paid = '', updated = ''] = ((await first.textContent()) ?? '').split(' ·\u00a0').slice(1)
    await page
      .locator('main')
      .getByRole('link', { name: t('search.ranking') })
      .click()
    await expect(page).toHaveURL(at('/s/why'))
    await expect(h1).toHaveText(t('ranking.place_reasons.title'))
    const explained = page.locator('[id^="place-"]').getByRole('link')
    expect(await explained.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      shown,
    )
    const reasons = page.locator('#place-1 li')
    await expect(reasons.nth(0)).toHaveText(paid)
    await expect(reasons.nth(1)).toHaveText(updated)
    await expectAccessible(page)
    await page.getByLabel(t('ranking.place_reasons.lookup.number')).fill(shown[1]?.split('-').at(-1) ?? '')
    await page.getByRole('button', { name: t('ranking.place_reasons.lookup.find') }).click()
    await expect(page).toHaveURL(/listing=\d+#lookup$/)
    await page.locator('#lookup').getByRole('link').click()
    await expect(page).toHaveURL(/#place-2$/)

    const linked = {
      '/s/why': page.locator('main').getByRole('link', { name: t('ranking.title') }),
      '/terms': page.locator('#promotion').getByRole('link', { name: t('ranking.title') }),
      '/VIP': page.locator('main').getByRole('link', { name: t('ranking.title') }),
      '/contact': page.getByRole('contentinfo').getByRole('link', { name: t('navigation.footer.ranking') }),
    }
    for (const [path, link] of Object.entries(linked)) {
      await page.goto(at(path))
      await link.click()
      await expect(page, path).toHaveURL(at('/how-we-rank'))
      await expect(h1).toHaveText(t('ranking.title'))
    }
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${at('/how-we-rank')}$`),
    )
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)

    const answer = await page.request.get(
      (await page.getByRole('link', { name: 'ranking.json' }).getAttribute('href')) ?? '',
    )
    expect(answer.headers()['content-type']).toContain('application/json')
    expect(answer.headers()['cache-control']).toBe('public, no-cache')
    const published = await answer.json()
    expect(published.page).toBe(page.url())
    const orders = page.locator('#orders')
    await expect(orders.locator('tbody b')).toHaveText(
      published.orders.map(({ label }: { label: string }) => label),
    )
    const rules = published.orders.flatMap((order: { rules: { text: string }[] }) => order.rules)
    await expect(orders.locator('tbody li')).toHaveText(rules.map(({ text }: { text: string }) => text))
    for (const { name } of published.homes) await expect(orders).toContainText(name)
    for (const tier of published.paid_places.tiers)
      await expect(page.locator('#promoted')).toContainText(tier)
  })
}

test('a promoted statement is marked in every list that has one', inOneMode(), async ({ page }) => {
  const lists = { '/en/s': statementCards(page), '/en/s/map': mapRows(page) }
  for (const [path, items] of Object.entries(lists)) {
    await page.goto(path)
    const marked = items.filter({ hasText: 'Promoted' })
    await expect(marked, path).toHaveCount(MAX_PROMOTED_PLACES)
    for (const place of PROMOTED_PLACES) await expect(items.nth(place), path).toContainText('Promoted')
  }

  await page.goto('/en/brokerebi')
  const brokers = await page
    .locator('main a[href^="/en/br/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  await page.goto('/en/gamartivebuli-dzieba?step=found')
  let found = await expectMarked(page)
  for (const href of new Set(brokers)) {
    await page.goto(href)
    found += await expectMarked(page)
  }
  expect(found).toBeGreaterThan(1)
})

/** Expects as many VIP statements to be marked as there are places. */
async function expectMarked(page: Page): Promise<number> {
  const cards = await listedCards(page).allInnerTexts()
  const vips = cards.filter((text) => /\bVIP\b/.test(text))
  const marked = cards.filter((text) => text.includes('Promoted'))
  expect(
    marked.every((text) => vips.includes(text)),
    page.url(),
  ).toBe(true)
  expect(marked, page.url()).toHaveLength(Math.min(vips.length, MAX_PROMOTED_PLACES))
  return marked.length
}
