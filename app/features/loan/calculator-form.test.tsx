import { expect, test } from 'vitest'
import { type Language, languages } from '~/i18n/languages'
import { mortgage } from '~/upstream/loans.server'
import en from '~locales/en/loan.json'
import ka from '~locales/ka/loan.json'
import ru from '~locales/ru/loan.json'
import { renderView } from '~tests/fixtures/render-view'
import { calculateLoan } from './calculation'
import { CalculatorForm } from './calculator-form'
import type { CalculatorData } from './loader.server'
import { parseScenario, toScenarioParams } from './scenario'
import { toCompleteScenario } from './urls'

const texts = { ka, en, ru }

const banks = mortgage.answer.parse({
  result: true,
  data: {
    banks: [
      {
        id: 1,
        display_name: 'Bank',
        min_participation_percent: 30,
        percents: { 1: { initial_percent: 9, effective_percent: 10 } },
        month_periods: { 1: { min_month_period: 6, max_month_period: 240 } },
      },
    ],
    currencies: [{ id: 1, symbol: '₾', display_name: 'Lari', key: 'gel' }],
  },
})

function calculate(query: Record<string, string>) {
  const scenario = parseScenario(new URLSearchParams({ loan_price: '250000', loan_currency: '1', ...query }))
  return calculateLoan(scenario, banks) ?? expect.fail('nobody lends')
}

function render(query: Record<string, string>, language: Language) {
  const data = { calculation: calculate(query), compared: [], ...banks } as unknown as CalculatorData
  return renderView(<CalculatorForm data={data} page={{ path: '/en' }} />, { language })
}

/** Returns the value of a field, and the error that describes it. */
function readField(html: string, id: string) {
  const input = html.match(new RegExp(`<input [^>]*id="${id}"[^>]*>`))?.[0] ?? expect.fail(`no field ${id}`)
  const describedBy = input.match(/aria-describedby="([^"]*)"/)?.[1]?.split(' ') ?? []
  const error = html.match(new RegExp(`<p id="(${id}[^"]*)" class="error">.*?<span>([^<]*)`))
  return {
    value: input.match(/ value="([^"]*)"/)?.[1],
    error: error?.[1] && describedBy.includes(error[1]) ? error[2] : undefined,
  }
}

const BOUNDS = { min: 30, from: 6, to: 240 }
const fill = (text: string) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name) => String(BOUNDS[name as keyof typeof BOUNDS]))

const wrong = [
  ['loan_percent', 'loan-percent', '-10', 'percent_invalid'],
  ['loan_own', 'loan-own', 'half', 'sum_invalid'],
  ['loan_month', 'loan-month', '60,5', 'term_invalid'],
  ['loan_month', 'loan-month', '0', 'term_error'],
  ['loan_income', 'loan-income', '-3', 'sum_invalid'],
  ['loan_debts', 'loan-debts', 'x', 'sum_invalid'],
] as const

test.each(languages.flatMap((language) => wrong.map((row) => [language, ...row] as const)))(
  'the field in %s %s (%s) keeps %j and is marked by %s',
  (language, name, id, typed, error) => {
    const html = render({ [name]: typed }, language)
    expect(readField(html, id)).toEqual({ value: typed, error: fill(texts[language][error]) })
    expect(toScenarioParams(toCompleteScenario(calculate({ [name]: typed }))).get(name)).toBe(typed)
  },
)

test.each([
  ['loan_percent', 'loan-percent', '30,5', '30,5'],
  ['loan_own', 'loan-own', '75 000,5', '75\u00a0000,5'],
  ['loan_income', 'loan-income', '1.500,50', '1\u00a0500,5'],
  ['loan_debts', 'loan-debts', '0', '0'],
])('the field %s (%s) takes %j as a number', (name, id, typed, value) => {
  expect(readField(render({ [name]: typed }, 'ru'), id)).toEqual({ value, error: undefined })
})

test('an amount that the bank rejects marks the field of the amount', () => {
  const html = render({ loan_own: '300000' }, 'en')
  expect(readField(html, 'loan-own')).toEqual({ value: '300,000', error: fill(en.down_payment_error) })
  expect(readField(html, 'loan-percent').error).toBeUndefined()
})

test('fields do not truncate texts before parsing', () => {
  const html = render({}, 'en')
  expect(html.match(/ maxLength="(\d+)"/g)).toEqual(Array(6).fill(' maxLength="30"'))
})

test('a currency has a text beside its sign, which some screen readers skip', () => {
  expect(render({}, 'en')).toMatch(/<input type="radio" name="loan_currency" [^>]*value="1"[^>]*\/>₾ Lari </)
})
