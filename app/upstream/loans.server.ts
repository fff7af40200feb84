import { z } from 'zod'
import { currencyIds } from './currencies'
import { optionalText, success } from './envelope'
import type { Call } from './upstream-client.server'

/** Rates are numbers or, from PHP, strings. */
const figure = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number),
  ])
  .nullish()
  // One malformed figure must not drop the whole list of banks.
  .catch(undefined)
  .transform((value) => value ?? undefined)

/** Rows keyed by currency id; PHP encodes an empty object as a list. */
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
    /** Year of the published rates, when they are not current. */
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
    /** A partner takes requests on its own page. */
    isPartner: !bank.loan_fields?.length,
  }))

/** A bank's terms in one currency, unvalidated: bounds may be missing or reversed. */
export interface LoanOffer {
  /** Nominal, in percent per year. */
  ratePercent: number
  effectivePercent: number | undefined
  months: { from: number | undefined; to: number | undefined }
  fees: { disbursementPercent: number | undefined; insurancePercent: number | undefined }
  /** The reference index of a floating rate. */
  referenceRate: string
}

export type Bank = z.output<typeof Bank>

const LoanCurrency = z
  .object({ id: z.number().int().positive(), symbol: z.string(), display_name: z.string(), key: z.string() })
  .transform(({ display_name, ...currency }) => ({ ...currency, name: display_name }))

export type LoanCurrency = z.output<typeof LoanCurrency>

const Mortgage = z.object({ banks: z.array(Bank), currencies: z.array(LoanCurrency) })

export type Mortgage = z.output<typeof Mortgage>

export const mortgage: Call<Mortgage> = { api: 'main', path: 'mortgage', answer: success(Mortgage) }
