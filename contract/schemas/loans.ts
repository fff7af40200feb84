import { z } from 'zod'
import { LOAN_REQUEST_STATES } from '../loans'
import { georgianTime, id, keyedRows, numeric, optionalText } from './primitives'
import { rowsOf } from './rows'

/** Optional figure; a malformed one is dropped, to keep the other banks of the list. */
const figure = numeric
  .nullish()
  .catch(undefined)
  .transform((value) => value ?? undefined)

function byCurrency<Row extends z.ZodType>(row: Row) {
  return keyedRows(row)
    .nullish()
    .transform((rows) => rows ?? {})
}

export const LoanField = z.object({
  name: z.string().min(1),
  title: z.string(),
  placeholder: optionalText,
  type: z.enum(['text', 'textarea']).catch('text'),
  required: z.union([z.number(), z.boolean()]).nullish(),
  rules: optionalText,
})

export const Bank = z.object({
  id: id.positive(),
  display_name: z.string().min(1),
  image: optionalText,
  take_loan_image: optionalText,
  percents: byCurrency(z.object({ initial_percent: figure, effective_percent: figure })),
  month_periods: byCurrency(z.object({ min_month_period: figure, max_month_period: figure })),
  min_participation_percent: figure,
  rates_of_year: z.number().int().nullish(),
  fees: byCurrency(z.object({ disbursement_percent: figure, insurance_percent: figure })),
  reference_rates: byCurrency(z.string().nullish()),
  loan_fields: z.array(LoanField).nullish(),
})

export const LoanCurrency = z.object({
  id: id.positive(),
  symbol: z.string(),
  display_name: z.string(),
  key: z.string(),
})

/** `GET /mortgage` */
export const Mortgage = z.object({ banks: rowsOf(Bank), currencies: rowsOf(LoanCurrency) })

/** `POST /take-loans/create` and `/take-loans/create-lead-only` */
export const LoanRequestSent = z.object({
  // Own pages begin with one slash; URLs that could lead to another site are dropped.
  redirect_url: z
    .string()
    .regex(/^(https:\/\/|\/(?![/\\]))/)
    .nullish()
    .catch(undefined),
})

export const SentLoanRequest = z.object({
  id,
  bank: z.object({ display_name: optionalText, image: optionalText }),
  currency_id: id,
  property_price: z.number(),
  amount: z.number(),
  month: z.number().int(),
  state: z.enum(LOAN_REQUEST_STATES).catch('sent'),
  /** True if the user only opened the partner's page. */
  is_lead: z.boolean().default(false),
  created_at: georgianTime,
})

/** `GET /take-loans` */
export const SentLoanRequests = rowsOf(SentLoanRequest)
