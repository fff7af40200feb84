import type { z } from 'zod'
import { CURRENCY_IDS } from '~contract/currencies'
import { loanEndpoints } from '~contract/endpoints/loans'
import type * as wire from '~contract/schemas/loans'
import { defineCall } from './endpoint-call.server'
import type { Call } from './upstream-client.server'

function toLoanField({ required, rules, ...field }: z.output<typeof wire.LoanField>) {
  return { ...field, isRequired: Boolean(required), rules: rules ?? '' }
}

/** Field that a bank requires besides the usual ones. */
export type LoanField = ReturnType<typeof toLoanField>

function toBank(bank: z.output<typeof wire.Bank>) {
  return {
    id: bank.id,
    name: bank.display_name,
    image: bank.image ?? bank.take_loan_image,
    minDownPayment: bank.min_participation_percent,
    /** Year of the published rates, if they are not current. */
    ratesOfYear: bank.rates_of_year ?? undefined,
    offers: toLoanOffers(bank),
    fields: (bank.loan_fields ?? []).map(toLoanField),
    /** True for a bank that accepts applications only on its own site. */
    isPartner: !bank.loan_fields?.length,
  }
}

function toLoanOffers(bank: z.output<typeof wire.Bank>): Record<number, LoanOffer> {
  return Object.fromEntries(
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
          bank.reference_rates[currency] ?? (Number(currency) === CURRENCY_IDS.gel ? 'TIBR1M' : 'Term SOFR'),
      }
      return [[Number(currency), offer]]
    }),
  )
}

/** Offer of a bank in one currency, as published: bounds may be missing or reversed. */
export interface LoanOffer {
  /** Nominal rate, percent a year. */
  ratePercent: number
  effectivePercent: number | undefined
  months: { from: number | undefined; to: number | undefined }
  fees: { disbursementPercent: number | undefined; insurancePercent: number | undefined }
  /** Index that a floating rate follows. */
  referenceRate: string
}

export type Bank = ReturnType<typeof toBank>

function toMortgage({ banks, currencies }: z.output<typeof wire.Mortgage>) {
  return {
    banks: banks.map(toBank),
    currencies: currencies.map(({ display_name, ...currency }) => ({ ...currency, name: display_name })),
  }
}

export type Mortgage = ReturnType<typeof toMortgage>
export type LoanCurrency = Mortgage['currencies'][number]

export const mortgage: Call<Mortgage> = defineCall(loanEndpoints.mortgage, toMortgage)({})
