import { expect, test } from 'vitest'
import { mortgage } from '~/upstream/loans.server'
import loan from '~locales/en/loan.json'
import { renderView } from '~tests/fixtures/render-view'
import { calculateLoan } from './calculation'
import { CalculatorForm } from './calculator-form'
import { compareBanks } from './comparison'
import { ComparisonTable } from './comparison-table'
import type { CalculatorData } from './loader.server'
import { parseScenario, toScenarioParams } from './scenario'
import { toCompleteScenario } from './urls'

const bank = (id: number, initial_percent: number, effective_percent: number) => ({
  id,
  display_name: `Bank ${id}`,
  min_participation_percent: 10,
  percents: { 1: { initial_percent, effective_percent } },
  month_periods: { 1: { min_month_period: 6, max_month_period: 240 } },
})

// The bank with the lower payment has the higher effective rate.
const banks = mortgage.answer.parse({
  result: true,
  data: {
    banks: [bank(1, 9, 10), bank(2, 8, 12)],
    currencies: [{ id: 1, symbol: '₾', display_name: 'Lari', key: 'gel' }],
  },
})

function calculate(query: Record<string, string>) {
  const scenario = parseScenario(new URLSearchParams({ loan_price: '100000', loan_currency: '1', ...query }))
  const calculation = calculateLoan(scenario, banks) ?? expect.fail('nobody lends')
  const compared = compareBanks(calculation, banks, undefined)
  return { calculation, compared, ...banks, today: '2026-11-20' } as unknown as CalculatorData
}

function renderTable(query: Record<string, string>) {
  return renderView(<ComparisonTable data={calculate(query)} page={{ path: '/en' }} isCollapsible={false} />)
}

test.each([
  [{}, loan.monthly, ['Bank 2', 'Bank 1']],
  [{ loan_sort: 'monthly' }, loan.monthly, ['Bank 2', 'Bank 1']],
  [{ loan_sort: 'effective' }, loan.effective, ['Bank 1', 'Bank 2']],
])('the parameters %j mark the column %s and sort the banks as %j', (query, marked, order) => {
  const html = renderTable(query)
  expect(html.match(/aria-sort="ascending">([^<]*)/)?.[1]).toBe(marked)
  expect(html.match(/Bank \d/g)).toEqual(order)
})

test('the chosen order is kept in the form, the URL and the links to offers', () => {
  const query = { loan_sort: 'effective', loan_income: '3000' }
  const data = calculate(query)
  const form = renderView(<CalculatorForm data={data} page={{ path: '/en' }} />)
  expect(form).toContain('<input type="hidden" name="loan_sort" value="effective"/>')
  expect(toScenarioParams(toCompleteScenario(data.calculation)).get('loan_sort')).toBe('effective')
  const offerLinks = [...renderTable(query).matchAll(/<td[^>]*><a class="more" href="([^"]*)"/g)]
  expect(offerLinks).toHaveLength(2)
  for (const [, href] of offerLinks) {
    expect(href).toContain('loan_sort=effective')
    expect(href).toContain('loan_income=3000')
  }
})

test('the default order is omitted from the form and the URL', () => {
  const data = calculate({})
  expect(renderView(<CalculatorForm data={data} page={{ path: '/en' }} />)).not.toContain('loan_sort')
  expect(toScenarioParams(toCompleteScenario(data.calculation)).has('loan_sort')).toBe(false)
})
