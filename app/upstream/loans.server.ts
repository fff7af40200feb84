import { z } from 'zod'
import { currencyIds } from './currencies'
import { optionalText, success } from './envelope'
import type { Call } from './upstream-client.server'

/** Rates come as numbers or, from PHP, as texts. */
const figure = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number),
  ])
  .nullish()
  // One figure that cannot be read must not take the whole list of banks with it.
  .catch(undefined)
  .transform((value) => value ?? undefined)

/** Rows keyed by currency id; PHP answers an empty object as a list. */
function byCurrency<Row extends z.ZodType>(row: Row) {
  return z
    .union([
      z.record(z.string(), row),
      z.array(z.unknown()).transform((): Record<string, z.output<Row>> => ({})),
    ])
    .nullish()
    .transform((rows) => rows ?? {})
}

const LoanField = z
  .object({
    name: z.string().min(1),
    title: z.string(),
    placeholder: optionalText,
    type: z.enum(['text', 'textarea']).catch('text'),
    required: z.union([z.number(), z.boolean()]).nullish(),
    rules: optionalText,
  })
  .transform(({ required, rules, ...field }) => ({
    ...field,
    isRequired: Boolean(required),
    rules: rules ?? '',
  }))

/** A field that a bank asks for besides the usual ones. */
export type LoanField = z.output<typeof LoanField>

const Bank = z
  .object({
    id: z.number().int().positive(),
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
  .transform((bank) => ({
    id: bank.id,
    name: bank.display_name,
    image: bank.image ?? bank.take_loan_image,
    leastDownPayment: bank.min_participation_percent,
    /** The year whose advertisements the rates are from, when they are not today's. */
    ratesOfYear: bank.rates_of_year ?? undefined,
    offers: Object.fromEntries(
      Object.entries(bank.percents).flatMap(([currency, { initial_percent, effective_percent }]) => {
        if (initial_percent === undefined) return []
        const months = bank.month_periods[currency]
        const offer = {
          ratePercent: initial_percent,
          effectivePercent: effective_percent,
          months: { from: months?.min_month_period, to: months?.max_month_period },
          fees: {
            disbursementPercent: bank.fees[currency]?.disbursement_percent,
            insurancePercent: bank.fees[currency]?.insurance_percent,
          },
          referenceRate:
            bank.reference_rates[currency] ?? (Number(currency) === currencyIds.gel ? 'TIBR1M' : 'Term SOFR'),
        }
        return [[Number(currency), offer]]
      }),
    ) as Record<number, LoanOffer>,
    fields: bank.loan_fields ?? [],
    /** Takes requests on a page of its own, where the applicant is sent. */
    isPartner: !bank.loan_fields?.length,
  }))

/** What a bank lends at in one currency, as it says it: bounds may be missing or upside down. */
export interface LoanOffer {
  /** Nominal, percent a year. */
  ratePercent: number
  effectivePercent: number | undefined
  months: { from: number | undefined; to: number | undefined }
  fees: { disbursementPercent: number | undefined; insurancePercent: number | undefined }
  /** The index that a floating rate follows. */
  referenceRate: string
}

export type Bank = z.output<typeof Bank>

const LoanCurrency = z
  .object({ id: z.number().int().positive(), symbol: z.string(), display_name: z.string(), key: z.string() })
  .transform(({ display_name, ...currency }) => ({ ...currency, name: display_name }))

export type LoanCurrency = z.output<typeof LoanCurrency>

const Mortgage = z.object({ banks: z.array(Bank), currencies: z.array(LoanCurrency) })

export type Mortgage = z.output<typeof Mortgage>

/** The banks that give mortgages, and the currencies they give them in. */
export const mortgage: Call<Mortgage> = { api: 'main', path: 'mortgage', answer: success(Mortgage) }
