import { z } from 'zod'
import { mobileNumber, optionalText, requiredText } from '../forms/field-schemas'
import { MAX_PROPERTY_PRICE } from '../loans'
import { LoanRequestSent, Mortgage, SentLoanRequests } from '../schemas/loans'
import { MAX_LINE_LENGTH } from '../values/text-lengths'
import { defineEndpoint } from './endpoint'
import { confirmationField, idempotencyKey, idField, optionalId } from './fields'

/** Amount; the specification treats a missing one as 1. */
const amount = z
  .preprocess((value) => value || undefined, z.coerce.number('must be a number').default(1))
  .refine((value) => value >= 0 && value <= MAX_PROPERTY_PRICE, `must be between 0 and ${MAX_PROPERTY_PRICE}`)

/** Field that our backend derives from the others. */
const derived = z.unknown().optional()

const onByDefault = z
  .string()
  .default('1')
  .transform((value) => value !== '0' && value !== 'false')

const loanTerms = z.object({
  bank_id: idField,
  currency_id: idField,
  property_price: amount.refine((price) => price > 0, 'must be greater than 0'),
  participation_amount: amount,
  amount: derived,
  month: z.coerce.number('must be a number').int('must be a whole number'),
  percentage_rate: derived,
  only_from_developer: onByDefault,
  statement_id: optionalId,
  idempotency_key: idempotencyKey,
})

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

export const loanEndpoints = {
  mortgage: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'mortgage',
    access: 'anyone',
    summary: 'Banks with their rates, and the currencies that they lend in',
    answer: Mortgage,
    samples: [
      {
        banks: [bank, { ...bank, id: 2, display_name: 'Sample Partner', loan_fields: [] }],
        currencies: [{ id: 2, symbol: '$', display_name: 'Dollar', key: 'usd' }],
      },
      // PHP sends empty objects as lists and figures as texts.
      {
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
      },
    ],
    isSpecified: true,
  }),

  sent: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'take-loans',
    access: 'user',
    summary: 'Loan requests of the user, latest first',
    answer: SentLoanRequests,
    samples: [
      [
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
      ],
    ],
  }),

  request: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'take-loans/create',
    access: 'visitor',
    summary: "Requests a loan, with the answers to the bank's own fields; repeats with a key count once",
    body: {
      encoding: 'form',
      fields: loanTerms.extend({
        first_name: requiredText(MAX_LINE_LENGTH),
        last_name: requiredText(MAX_LINE_LENGTH),
        phone_number: mobileNumber(),
        email: optionalText(MAX_LINE_LENGTH),
        personal_number: optionalText(MAX_LINE_LENGTH),
        phone_confirmation: confirmationField,
      }),
      takesFurtherFields: true,
    },
    answer: LoanRequestSent,
    samples: [{ redirect_url: 'https://bank.example/loan' }],
    isSpecified: true,
  }),

  /** Loan terms only, because the applicant continues on the bank's page. */
  createLead: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'take-loans/create-lead-only',
    access: 'visitor',
    summary: 'Records the terms of a loan that the visitor requests on the page of the bank',
    body: {
      encoding: 'form',
      fields: loanTerms.extend({ send_lead: onByDefault, redirect_url: derived }),
    },
    answer: LoanRequestSent,
    samples: [{ redirect_url: '/sandbox/partner/sample' }],
    isSpecified: true,
  }),
}
