import { LoanRequestSent, Mortgage, SentLoanRequests } from '../schemas/loans'
import { sample } from './sample'

const bank = {
  id: 1,
  display_name: 'Sample Bank',
  image: '/pictures/sample-bank.svg',
  take_loan_image: null,
  percents: { 2: { initial_percent: 8.5, effective_percent: 9.43 } },
  month_periods: { 2: { min_month_period: 3, max_month_period: 120 } },
  min_participation_percent: 20,
  rates_of_year: 2025,
  fees: { 2: { disbursement_percent: 0.4, insurance_percent: 0.5 } },
  reference_rates: { 2: 'Term SOFR' },
  loan_fields: [
    {
      name: 'monthly_income',
      title: 'Monthly income',
      placeholder: '',
      type: 'text' as const,
      required: 1,
      rules: 'numeric|min:1|max:1000000',
    },
  ],
}

export const loanSamples = [
  sample('GET /mortgage', Mortgage, {
    banks: [bank, { ...bank, id: 2, display_name: 'Sample Partner', loan_fields: [] }],
    currencies: [{ id: 2, symbol: '$', display_name: 'Dollar', key: 'usd' }],
  }),
  // PHP sends empty objects as lists and figures as texts.
  sample('GET /mortgage', Mortgage, {
    banks: [
      {
        ...bank,
        percents: { 1: { initial_percent: '9.90', effective_percent: null } },
        month_periods: [],
        fees: null,
        reference_rates: [],
        loan_fields: null,
      },
    ],
    currencies: [],
  }),
  sample('POST /take-loans/create', LoanRequestSent, { redirect_url: 'https://bank.example/loan' }),
  sample('POST /take-loans/create-lead-only', LoanRequestSent, { redirect_url: '/sandbox/partner/sample' }),
  sample('GET /take-loans', SentLoanRequests, [
    {
      id: 7,
      bank: { display_name: 'Sample Bank', image: null },
      currency_id: 2,
      property_price: 100_000,
      amount: 80_000,
      month: 120,
      state: 'sent',
      created_at: '2026-11-22 12:30:00',
    },
  ]),
]
