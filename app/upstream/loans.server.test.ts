import { expect, test } from 'vitest'
import { mortgage } from './loans.server'

const bank = {
  id: 1,
  display_name: 'Bank',
  percents: { 1: { initial_percent: 12 }, 2: { initial_percent: 8 }, 3: { initial_percent: 6 } },
  month_periods: {},
}
const listRates = (row: object) => {
  const { banks } = mortgage.answer.parse({ result: true, data: { banks: [row], currencies: [] } })
  return Object.values(banks[0]?.offers ?? {}).map(({ referenceRate }) => referenceRate)
}

// Specification 2.2.13
test('the reference rate is TIBR1M for lari and Term SOFR for any other currency', () => {
  expect(listRates(bank)).toEqual(['TIBR1M', 'Term SOFR', 'Term SOFR'])
  expect(listRates({ ...bank, reference_rates: { 3: 'Euribor' } })).toEqual([
    'TIBR1M',
    'Term SOFR',
    'Euribor',
  ])
})
