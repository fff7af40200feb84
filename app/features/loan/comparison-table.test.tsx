import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, test } from 'vitest'
import type { PageContext } from '~/page/page-context'
import { PageProvider } from '~/page/use-page'
import { mortgage } from '~/upstream/loans.server'
import loan from '~locales/en/loan.json'
import { calculateLoan } from './calculation'
import { compareBanks } from './comparison'
import { ComparisonTable } from './comparison-table'
import type { CalculatorData } from './loader.server'
import { type LoanSort, parseScenario } from './scenario'

const i18n = createInstance()
await i18n.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { loan } },
  interpolation: { escapeValue: false },
})

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

function render(sort?: LoanSort) {
  const query = { loan_price: '100000', loan_currency: '1', ...(sort && { loan_sort: sort }) }
  const scenario = parseScenario(new URLSearchParams(query))
  const calculation = calculateLoan(scenario, banks) ?? expect.fail('nobody lends')
  const compared = compareBanks(calculation, banks, undefined, scenario.sort)
  const data = { calculation, compared, sort: scenario.sort, today: '2026-11-20' } as CalculatorData
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <PageProvider value={{ language: 'en', layout: {} } as PageContext}>
        <ComparisonTable data={data} page={{ path: '/en' }} isCollapsible={false} />
      </PageProvider>
    </I18nextProvider>,
  )
}

test.each([
  [undefined, loan.monthly, ['Bank 2', 'Bank 1']],
  ['monthly', loan.monthly, ['Bank 2', 'Bank 1']],
  ['effective', loan.effective, ['Bank 1', 'Bank 2']],
] as const)('with the sort %s the column %s is marked and the banks stand as %j', (sort, marked, order) => {
  const html = render(sort)
  expect(html.match(/aria-sort="ascending">([^<]*)/)?.[1]).toBe(marked)
  expect(html.match(/Bank \d/g)).toEqual(order)
})
