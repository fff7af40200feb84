import { z } from 'zod'
import { georgianTime, optionalText, success } from './envelope'
import { Refusal, refusalResponses } from './refusals'
import { toFormData } from './to-form-data'
import type { Call } from './upstream-client.server'

/** Amounts are in units of the currency. */
export interface LoanTerms {
  bankId: number
  currencyId: number
  price: number
  downPayment: number
  months: number
  ratePercent: number
  onlyFromDeveloper: boolean
  statementId: number | undefined
  /** Idempotency key, a uuid. */
  key: string
}

export interface Applicant {
  firstName: string
  lastName: string
  phone: string
  email: string
  personalNumber: string
  /** Proof from `confirmPhone`; not needed for a phone number on file. */
  confirmation: string | undefined
  answers: Readonly<Record<string, string>>
}

const LoanRequestSent = success(
  z.object({
    // A path on this site or a plain web URL; anything ambiguous is dropped.
    redirect_url: z
      .string()
      .regex(/^(https:\/\/|\/(?![/\\]))/)
      .nullish()
      .catch(undefined),
  }),
).transform(({ redirect_url }) => ({ ok: true as const, page: redirect_url ?? undefined }))

export type LoanRequestResult = z.output<typeof LoanRequestSent> | Refusal

export function createLoanRequest(terms: LoanTerms, applicant: Applicant): Call<LoanRequestResult> {
  return {
    api: 'main',
    method: 'POST',
    path: 'take-loans/create',
    body: toFormData({
      // The bank's fields come first so that none overrides ours.
      ...applicant.answers,
      ...toWireTerms(terms),
      first_name: applicant.firstName,
      last_name: applicant.lastName,
      phone_number: applicant.phone,
      email: applicant.email,
      personal_number: applicant.personalNumber,
      phone_confirmation: applicant.confirmation,
    }),
    answer: z.union([LoanRequestSent, Refusal]),
    refusals: refusalResponses,
  }
}

/** Sends the terms to a partner and returns the page where the visitor continues. */
export function createPartnerLead(terms: LoanTerms, returnTo: string): Call<LoanRequestResult> {
  return {
    api: 'main',
    method: 'POST',
    path: 'take-loans/create-lead-only',
    body: toFormData({ ...toWireTerms(terms), send_lead: 1, redirect_url: returnTo }),
    answer: z.union([LoanRequestSent, Refusal]),
    refusals: refusalResponses,
  }
}

const SentLoanRequestRow = z
  .object({
    id: z.number().int(),
    bank: z.object({ display_name: optionalText, image: optionalText }),
    currency_id: z.number().int(),
    property_price: z.number(),
    amount: z.number(),
    month: z.number().int(),
    state: z.enum(['sent', 'approved', 'declined']).catch('sent'),
    created_at: georgianTime,
  })
  .transform((sent) => ({
    id: sent.id,
    bank: { name: sent.bank.display_name, image: sent.bank.image },
    currencyId: sent.currency_id,
    price: sent.property_price,
    amount: sent.amount,
    months: sent.month,
    state: sent.state,
    sentAt: sent.created_at,
  }))

export type SentLoanRequest = z.output<typeof SentLoanRequestRow>

export const sentLoanRequests: Call<SentLoanRequest[]> = {
  api: 'main',
  path: 'take-loans',
  answer: success(z.array(SentLoanRequestRow)),
}

function toWireTerms(terms: LoanTerms) {
  return {
    bank_id: terms.bankId,
    currency_id: terms.currencyId,
    property_price: terms.price,
    participation_amount: terms.downPayment,
    amount: Math.round((terms.price - terms.downPayment) * 100) / 100,
    month: terms.months,
    percentage_rate: terms.ratePercent,
    only_from_developer: terms.onlyFromDeveloper ? 1 : 0,
    statement_id: terms.statementId,
    idempotency_key: terms.key,
  }
}
