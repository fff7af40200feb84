import { expectAccessible } from './accessibility'
import { holdResponses } from './hold-response'
import { openSignedIn } from './sign-in'
import { inOneMode, spread, withScript } from './spread'
import { expect, type Page, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

const PATH = '/account/loanCalculatorService/loanView'

for (const language of languages) {
  const t = createTranslator(language)

  test.describe(`loan calculator in ${language}`, () => {
    const reckoned = spread(
      language,
      'a signed-in visitor calculates a loan, compares banks and downloads the schedule',
      'script-on',
    )
    // Specification 1.2.51, 2.1.2, 2.2.7, 2.2.11, 2.2.13, 2.4.7
    test(...reckoned, async ({ page }) => {
      await openSignedIn(page, 'physical', toLocalizedPath(PATH, language))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('loan.title'))
      await expect(page.locator('#loan-calculator').getByText(t('loan.enter_price'))).toBeVisible()
      await expectAccessible(page)

      const price = page.getByLabel(t('loan.price'))
      await recalculated(page, t, () => price.fill('100 000'))
      // The lowest effective rate in dollars: 7 % over 120 months, 30 % of the price down.
      await expectFigure(page, 'loan_amount', 70_000)
      await expectFigure(page, 'monthly_payment', 812.76)
      if (isScripted()) await expect(price).toBeFocused()
      await expectFigure(page, 'effective_percent', 7.58)
      await expect(page.getByText('Term SOFR')).toBeVisible()
      await expectAccessible(page)

      await page.getByRole('button', { name: '5', exact: false }).first().click()
      await expect(page).toHaveURL(/loan_years=5|loan_month=60/)
      await expectFigure(page, 'monthly_payment', 1_386.08)

      // Another bank starts with its own down payment and term.
      await recalculated(page, t, () => page.locator('input[name="loan_bank"]').last().check())
      await expectFigure(page, 'loan_amount', 80_000)
      await expect(page.getByLabel(t('loan.term'), { exact: true })).toHaveValue('120')

      const compared = page.locator('tbody a')
      await expect(compared).toHaveCount(9)
      const lari = await readPrintedRate(page, t)
      await compared.first().click()
      await expect(page).toHaveURL(
        new RegExp(`loan_price=${Math.round(100_000 * lari)}&loan_currency=1&loan_bank=`),
      )
      await expect(page.getByText('TIBR1M')).toBeVisible()

      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: t('loan.schedule.csv') }).click()
      expect((await download).suggestedFilename()).toBe('loan-schedule.csv')
      await expect(page.getByText(t('loan.sent_requests.empty'))).toBeVisible()
    })

    const noPrice = spread(language, 'an invalid price shows an error and keeps what was typed', 'script-on')
    // Specification 2.5.3, 2.8.1
    test(...noPrice, async ({ page }) => {
      await openSignedIn(page, 'physical', toLocalizedPath(PATH, language))
      const price = page.getByLabel(t('loan.price'))
      // A tenth digit cannot be typed if script is on.
      const invalidIncome = isScripted() ? 'many' : '1234567890'
      await recalculated(page, t, () => price.fill(invalidIncome))
      await expect(price).toHaveValue(invalidIncome)
      await expect(price).toHaveAccessibleDescription(new RegExp(escaped(t('mortgage.property_price_error'))))
      await expect(page.locator('output[name="monthly_payment"]')).toHaveCount(0)
      await expectAccessible(page)
    })
  })
}

test(
  'a price typed with a currency keeps it, and is unchanged after switching back and forth',
  inOneMode('script-on'),
  async ({ page }) => {
    const t = createTranslator('en')
    await openSignedIn(page, 'physical', `/en${PATH}`)
    const price = page.getByLabel(t('loan.price'))
    const chooseCurrency = (id: number) => page.locator(`[name="loan_currency"][value="${id}"]`).check()
    await recalculated(page, t, async () => {
      await chooseCurrency(1)
      await price.fill('100000')
    })
    await expectFigure(page, 'loan_amount', 70_000)
    await recalculated(page, t, () => chooseCurrency(2))
    await expect(price).not.toHaveValue(/^100,?000$/)
    await recalculated(page, t, () => chooseCurrency(1))
    await expect(price).toHaveValue('100,000')
  },
)

test('terms that the bank does not offer are marked, and not replaced', inOneMode(), async ({ page }) => {
  await openSignedIn(page, 'physical', toLocalizedPath(PATH, 'en'))
  await page.goto(`/en${PATH}?loan_price=100000&loan_currency=2&loan_percent=1&loan_month=600`)
  const [percent, months] = [page.locator('#loan-percent'), page.locator('#loan-month')]
  await expect(percent).toHaveValue('1')
  await expect(percent).toHaveAccessibleDescription(/This bank asks for at least 30%/)
  await expect(months).toHaveValue('600')
  await expect(months).toHaveAccessibleDescription(/This bank lends for 12 to 120 months/)
  await expect(page.locator('output[name="monthly_payment"]')).toHaveCount(0)
})

test('input entered while a loan is calculated stays', withScript(), async ({ page }) => {
  const t = createTranslator('en')
  await openSignedIn(page, 'physical', `/en${PATH}`)
  await page.goto(`/en${PATH}?loan_price=100000&loan_currency=2`)
  const release = await holdResponses(page, (request) => request.url().includes('loan_month=60'))
  const fetched = page.waitForRequest(/loan_month=60/)
  await page.locator('#loan-month').fill('60')
  await fetched
  await page.locator('#loan-percent').fill('40')
  await page.locator('#loan-price').focus()
  release()
  await expectFigure(page, 'loan_amount', 60_000)
  await expect(page.locator('#loan-percent')).toHaveValue('40')
  await expect(page.getByLabel(t('loan.term'), { exact: true })).toHaveValue('60')
})

test('typed text that is not a number is kept and marked', inOneMode('script-on'), async ({ page }) => {
  const t = createTranslator('en')
  await openSignedIn(page, 'physical', `/en${PATH}`)
  await page.goto(`/en${PATH}?loan_price=100000&loan_currency=2`)
  const percent = page.locator('#loan-percent')
  await recalculated(page, t, () => percent.fill('30,5'))
  await expectFigure(page, 'loan_amount', 69_500)
  await recalculated(page, t, () => percent.fill('-10'))
  await expect(percent).toHaveAccessibleDescription(/Enter the percentage in digits/)
  await expect(percent).toHaveValue('-10')
  const months = page.locator('#loan-month')
  await recalculated(page, t, () => months.fill('60,5'))
  await expect(months).toHaveAccessibleDescription(/Enter whole months, from 12 to 120/)
  await expect(months).toHaveValue('60,5')
  await expect(percent).toHaveValue('-10')
  await expect(page.locator('output[name="monthly_payment"]')).toHaveCount(0)
  await expectAccessible(page)
})

test(
  'a loan schedule without a price answers 404, and with a price it is a CSV file',
  inOneMode(),
  async ({ request }) => {
    expect((await request.get('/en/loan-schedule.csv')).status()).toBe(404)
    const file = await request.get('/en/loan-schedule.csv?loan_price=1000&loan_month=12')
    expect(file.headers()['content-type']).toBe('text/csv; charset=utf-8')
    const lines = (await file.text()).trim().split('\r\n')
    expect(lines).toHaveLength(13)
    expect(lines.at(-1)).toMatch(/^12,.*,0\.00$/)
  },
)

test('the calculator fits a narrow phone', inOneMode('script-on'), async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await openSignedIn(page, 'physical', toLocalizedPath(PATH, 'ka'))
  await page.goto(`${PATH}?loan_price=999999999&loan_currency=1&loan_percent=10`)
  const widest = await page
    .locator('main *')
    .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)))
  expect(widest).toBeLessThanOrEqual(320)
})

/** Returns lari for a dollar, as shown in the note below the comparison. */
async function readPrintedRate(page: Page, t: (path: string) => string): Promise<number> {
  const beginning = t('exchange-rate.demo').split('{{rate}}')[0] ?? ''
  const note = await page.locator('main').getByText(beginning).textContent()
  return Number(/= ₾?(\d+([.,]\d+)?)/.exec(note ?? '')?.[1]?.replace(',', '.'))
}

const isScripted = () => test.info().project.use.javaScriptEnabled !== false

/** Waits for new figures: script recalculates them on input; without script, a button does. */
async function recalculated(page: Page, t: (path: string) => string, change: () => Promise<void>) {
  const answered = isScripted() ? page.waitForResponse(/loan_price/) : undefined
  await change()
  if (answered) await answered
  else await page.getByRole('button', { name: t('loan.recalculate') }).click()
}

function expectFigure(page: Page, name: string, value: number): Promise<void> {
  return expect(page.locator(`output[name="${name}"]`)).toHaveAttribute('data-value', String(value))
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
