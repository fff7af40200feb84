import { expectAccessible } from './accessibility'
import { showResults } from './locators'
import { spread } from './spread'
import { expect, type Page, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

const GEL = '1'
const USD = '2'

for (const language of languages) {
  const t = createTranslator(language)

  test(
    ...spread(
      language,
      `a search converts its price to another currency unless one is typed, in ${language}`,
    ),
    async ({ page, javaScriptEnabled }) => {
      const from = page.locator('#filters [name=price_from]')
      const to = page.locator('#filters [name=price_to]')
      const drawer = page.locator('#part-price')
      const choose = (currency: string) => drawer.locator(`[name=currency_id][value="${currency}"]`).check()
      /** Changes the form; without script the button sends it. */
      const apply = async (change: () => Promise<void>) => {
        if ((await drawer.getAttribute('open')) === null) await drawer.locator('summary').click()
        await change()
        if (javaScriptEnabled === false) await showResults(page).click()
      }

      await page.goto(
        toLocalizedPath('/s?deal_types=1&price_from=50000&price_to=150000&currency_id=2', language),
      )
      const lari = await readFooterRate(page, t)
      await apply(() => choose(GEL))
      await expect(page).toHaveURL(/currency_id=1/)
      await expect(page).not.toHaveURL(/shown_prices/)
      await expect(from).not.toHaveValue('50000')
      for (const [field, dollars] of [
        [from, 50_000],
        [to, 150_000],
      ] as const)
        expect(Math.abs(Number(await field.inputValue()) - dollars * lari)).toBeLessThan(lari)
      await expect(drawer.locator('summary')).toContainText('₾')
      await expectAccessible(page)

      await apply(() => choose(USD))
      await expect(page).toHaveURL(/price_from=50000&price_to=150000|price_to=150000.*price_from=50000/)
      await expect(from).toHaveValue('50000')
      await expect(to).toHaveValue('150000')

      // The price was typed for the currency chosen with it.
      await apply(async () => {
        await to.fill('390 000')
        await choose(GEL)
      })
      await expect(page).toHaveURL(/currency_id=1/)
      await expect(to).toHaveValue('390000')
      await expect(page.locator('#results')).toContainText(/390.?000/)
    },
  )
}

/** Reads the lari for a dollar in the footer. */
async function readFooterRate(page: Page, t: (path: string) => string): Promise<number> {
  const beginning = t('exchange-rate.demo').split('{{rate}}')[0] ?? ''
  const note = await page.locator('footer').getByText(beginning).textContent()
  return Number(/= ₾?(\d+([.,]\d+)?)/.exec(note ?? '')?.[1]?.replace(',', '.'))
}
