import { expectAccessible } from './accessibility'
import { hearts, listedCards, notices } from './locators'
import { inOneMode, spread } from './spread'
import { expect, type Page, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

const UNKNOWN = '999999999'

for (const language of languages) {
  const t = createTranslator(language)
  const compare = (ids: readonly string[]) => toLocalizedPath(`/compare?ids=${ids}`, language)

  test.describe(`comparison in ${language}`, () => {
    const shared = spread(
      language,
      'a shared comparison keeps the order of its URL, and its reader can narrow it and remove statements',
      'script-off',
    )
    test(...shared, async ({ page }) => {
      const [first = '', second = '', third = ''] = (await findStatementIds(page)).toReversed()
      await page.goto(compare([first, UNKNOWN, second, third]))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('comparison.title'))
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      expect(await shownIds(page)).toEqual([first, second, third])
      const missing = notices(page.locator('main'))
      await expect(missing).toHaveCount(1)
      await expect(missing).toContainText(`${UNKNOWN}. ${t('comparison.missing.gone')}`)
      await expectAccessible(page)

      const title = await page.locator('thead th > a:first-child').first().textContent()
      await expect(page.getByRole('columnheader').first()).toHaveAccessibleName(title ?? '')

      const heart = hearts(page.locator('thead')).first()
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      await expect(page).toHaveURL(/\/compare\?ids=/)

      const rows = page.locator('tbody th[scope=row]')
      const all = await rows.count()
      const same = await rows.filter({ hasText: `(${t('comparison.same')})` }).count()
      expect(same).toBeGreaterThan(0)
      await page.getByRole('link', { name: t('comparison.only_differences') }).click()
      await expect(rows).toHaveCount(all - same)

      const remove = page.getByRole('link', { name: t('comparison.remove') })
      await missing.getByRole('link', { name: t('comparison.remove') }).click()
      await expect(missing).toHaveCount(0)
      await remove.nth(1).click()
      await expect(page.locator('thead th')).toHaveCount(2)
      expect(await shownIds(page)).toEqual([first, third])
      await expect(rows.filter({ hasText: `(${t('comparison.same')})` })).toHaveCount(0)
      await remove.first().click()
      await expect(page.locator('thead th')).toHaveCount(1)
      await expect(page.getByText(t('comparison.one_alone'))).toBeVisible()
      await expectAccessible(page)
      await remove.click()
      await expect(page.getByText(t('comparison.empty_title'))).toBeVisible()
      await page
        .locator('main')
        .getByRole('link', { name: t('comparison.to_favorites') })
        .click()
      await expect(listedCards(page)).toHaveCount(1)
    })

    // Independent of the language, so it runs once.
    if (language !== 'ka') return

    test(
      'a comparison shows prices in the currency that the visitor has chosen',
      inOneMode(),
      async ({ page }) => {
        const [first = '', second = ''] = await findStatementIds(page)
        const price = page.locator('tbody tr').first().locator('td')
        await page.goto(compare([first, second]))
        await expect(price.first()).toContainText(/^₾/)
        await page.locator('button[value=usd]:visible').click()
        await expect(price.first()).toContainText(/^\$/)
      },
    )

    test(
      'missing facts can be read and removed on the narrowest phone with wide text spacing',
      inOneMode('script-on'),
      async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 640 })
        await page.goto(compare([...(await findStatementIds(page)).slice(0, 2), UNKNOWN]))
        await page.evaluate(() => {
          const spacing = new CSSStyleSheet()
          spacing.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }')
          document.adoptedStyleSheets.push(spacing)
        })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
        const text = await notices(page.locator('main')).locator('> div').boundingBox()
        expect(text?.width).toBeGreaterThan(180)
      },
    )

    test(
      'comparison columns scroll beside fixed fact names on a phone, and all fit under the logo in print',
      inOneMode('script-on'),
      async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 })
        await page.goto(compare((await findStatementIds(page)).slice(0, 4)))
        const name = page.locator('tbody th[scope=row]').nth(2)
        const last = page.locator('thead th').nth(3)
        const section = page.getByRole('region', { name: t('comparison.title') })
        const leftOf = async (locator: typeof name) => (await locator.boundingBox())?.x ?? 0
        const [nameLeft, lastLeft] = [await leftOf(name), await leftOf(last)]
        expect(lastLeft).toBeGreaterThan(390)
        await section.evaluate((element) => element.scrollTo({ left: 1_000, behavior: 'instant' }))
        expect(await leftOf(last)).toBeLessThan(390 - 100)
        expect(await leftOf(name)).toBe(nameLeft)
        await page.emulateMedia({ media: 'print' })
        // A4 in landscape, without its margins.
        await page.setViewportSize({ width: 1032, height: 703 })
        expect(await section.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
        expect(await leftOf(page.getByRole('banner').getByRole('link').first())).toBe(
          await leftOf(page.getByRole('heading', { level: 1 })),
        )
      },
    )
  })
}

/** Returns flats for sale. */
async function findStatementIds(page: Page): Promise<string[]> {
  const html = await (await page.request.get('/s?deal_types=1&real_estate_types=1')).text()
  return [...html.matchAll(/id="card-(\d+)"/g)].map(([, id = '']) => id)
}

function shownIds(page: Page): Promise<string[]> {
  const links = page.locator('thead th > a:first-child')
  return links.evaluateAll((all) =>
    all.map((link) => /\d+$/.exec(link.getAttribute('href') ?? '')?.[0] ?? ''),
  )
}
