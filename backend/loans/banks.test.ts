import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { withLoanApi } from '~tests/fixtures/loan-api'

const { api, banks } = withLoanApi(withTestDatabase())

// Specification 2.7.2
test('the list of banks contains both currencies, limits and fields', async () => {
  const { body } = await api.get('/v1/mortgage', { locale: 'en' })
  expect(body.data.currencies).toEqual([
    { id: 1, symbol: '₾', display_name: 'Lari', key: 'gel' },
    { id: 2, symbol: '$', display_name: 'US dollar', key: 'dollar' },
  ])
  expect(body.data.banks).toHaveLength(6)
  expect(body.data.banks[0]).toEqual({
    id: banks.tbc,
    display_name: 'TBC Bank',
    image: '/img/banks/tbc.svg',
    take_loan_image: '/img/banks/tbc.svg',
    percents: {
      1: { initial_percent: 13.2, effective_percent: 14.64 },
      2: { initial_percent: 8.5, effective_percent: 9.43 },
    },
    month_periods: {
      1: { min_month_period: 3, max_month_period: 240 },
      2: { min_month_period: 3, max_month_period: 120 },
    },
    min_participation_percent: 20,
    rates_of_year: 2025,
    fees: {
      1: { disbursement_percent: 0.4, insurance_percent: 0.5 },
      2: { disbursement_percent: 0.4, insurance_percent: 0.5 },
    },
    reference_rates: { 1: 'TIBR1M', 2: 'Term SOFR' },
    loan_fields: [expect.objectContaining({ name: 'monthly_income', title: 'Monthly income, lari' })],
  })
  expect(Object.keys(body.data.banks[1].percents)).toEqual(['1'])
  expect(body.data.banks[1].loan_fields).toEqual([
    expect.objectContaining({ name: 'personal_number', type: 'text', required: 1, rules: 'digits:11' }),
    expect.objectContaining({ name: 'monthly_income', required: 1 }),
    expect.objectContaining({ name: 'employer', required: 0 }),
    expect.objectContaining({ name: 'co_borrower', required: 0 }),
    expect.objectContaining({ name: 'co_borrower_number', required: 0, rules: 'digits:11' }),
  ])
})

test('every bank has a picture of its own among the files of the site', async () => {
  const { body } = await api.get('/v1/mortgage', { locale: 'en' })
  const pictures = (body.data.banks as { image: string }[]).map(({ image }) => image)
  expect(new Set(pictures).size).toBe(6)
  expect(pictures.filter((path) => !existsSync(`public${path}`))).toEqual([])
})
