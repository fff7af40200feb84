import { expect, test } from 'vitest'
import { mortgage } from '~/upstream/loans.server'
import loan from '~locales/en/loan.json'
import { renderView } from '~tests/fixtures/render-view'
import { calculateLoan } from './calculation'
import { CalculatorForm } from './calculator-form'
import { compareBanks } from './comparison'
import type { CalculatorData } from './loader.server'

const bank = (id: number, effective_percent: number) => ({
  id,
  display_name: `Bank ${id}`,
  min_participation_percent: 20,
  percents: { 2: { initial_percent: 8, effective_percent } },
  month_periods: { 2: { min_month_period: 6, max_month_period: 120 } },
})

const banks = mortgage.answer.parse({
  result: true,
  data: {
    banks: [bank(1, 13.88), bank(2, 14.44), bank(3, 11.86), bank(4, 12.45)],
    currencies: [{ id: 2, symbol: '$', display_name: 'Dollar', key: 'dollar' }],
  },
})

function render(price: number | undefined, isInListing = false) {
  const scenario = price === undefined ? {} : { price }
  const calculation = calculateLoan(scenario, banks) ?? expect.fail('no bank lends')
  const compared = compareBanks(calculation, banks, undefined)
  const data = { calculation, compared, ...banks, today: '2026-11-20' } as unknown as CalculatorData
  return renderView(<CalculatorForm data={data} page={{ path: '/en' }} isInListing={isInListing} />)
}

// Specification 2.2.11
test('an overlay covers the figures until a price is given, unless a statement is open', () => {
  const covered = render(undefined)
  expect(covered).toMatch(/<div class="covered"><dl class="outdated" inert="">/)
  expect(covered).toContain(`<p class="missing-price"><a href="#loan-price">${loan.enter_price}</a></p>`)
  for (const html of [render(100_000), render(undefined, true)])
    expect(html).not.toMatch(/covered|missing-price|outdated/)
})

// Specification 2.2.12
test('a tooltip says that the payment excludes the insurance fee', () => {
  for (const html of [render(undefined), render(100_000)]) {
    expect(html).toContain(`aria-describedby="loan-insurance"`)
    expect(html).toContain(`<span role="tooltip" id="loan-insurance">${loan.insurance_note}</span>`)
  }
})

test.each([undefined, 100_000])('banks are sorted by their effective rates with the price %s', (price) => {
  const names = [...render(price).matchAll(/<span>(Bank \d)<\/span>/g)].map(([, name]) => name)
  expect(names).toEqual(['Bank 3', 'Bank 4', 'Bank 1', 'Bank 2'])
})
