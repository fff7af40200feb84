import { z } from 'zod'
import { success } from '~contract/schemas/envelope'
import * as wire from '~contract/schemas/loans'
import { rowsOf } from '~contract/schemas/rows'
import { Refusal, refusalResponses } from './refusals'
import { toFormData } from './to-form-data'
import type { Call } from './upstream-client.server'

/** Amount sent for an unknown one, as the specification says. */
const UNKNOWN_AMOUNT = 1

/** Terms of a loan; amounts are in units of the currency. */
export interface LoanTerms {
  bankId: number
  currencyId: number
  price: number | undefined
  /** Price of the statement in its first currency, sent if no price was typed. */
  statementPrice?: number | undefined
  downPayment: number | undefined
  months: number
  ratePercent: number
  onlyFromDeveloper: boolean
  statementId: number | undefined
  /** Idempotency key, a UUID. */
  key: string
}

export interface Applicant {
  firstName: string
  lastName: string
  /** Phone number of nine digits. */
  phone: string
  email: string
  personalNumber: string
  /** Proof from `confirmPhone`; not needed for a number on file. */
  confirmation: string | undefined
  /** Answers to the bank's own fields, by field name. */
  answers: Readonly<Record<string, string>>
}

const LoanRequestSent = success(wire.LoanRequestSent).transform(({ redirect_url }) => ({
  ok: true as const,
  page: redirect_url ?? undefined,
}))

export type LoanRequestResult = z.output<typeof LoanRequestSent> | Refusal

export function createLoanRequest(terms: LoanTerms, applicant: Applicant): Call<LoanRequestResult> {
  return {
    api: 'main',
    method: 'POST',
    path: 'take-loans/create',
    body: toFormData({
      // The bank's fields come first, so that none can replace a field of ours.
      ...applicant.answers,
      ...toWireTerms(terms),
      first_name: applicant.firstName,
      last_name: applicant.lastName,
      phone_number: applicant.phone,
      email: applicant.email,
      personal_number: applicant.personalNumber,
      phone_confirmation: applicant.confirmation,
    }),
    idempotencyKey: terms.key,
    answer: z.union([LoanRequestSent, Refusal]),
    refusals: refusalResponses,
  }
}

/** Sends the loan's terms to a partner and returns the partner's page where the visitor continues. */
export function createPartnerLead(terms: LoanTerms, returnTo: string): Call<LoanRequestResult> {
  return {
    api: 'main',
    method: 'POST',
    path: 'take-loans/create-lead-only',
    body: toFormData({ ...toWireTerms(terms), send_lead: 1, redirect_url: returnTo }),
    idempotencyKey: terms.key,
    answer: z.union([LoanRequestSent, Refusal]),
    refusals: refusalResponses,
  }
}

const SentLoanRequest = wire.SentLoanRequest.transform((sent) => ({
  id: sent.id,
  bank: { name: sent.bank.display_name, image: sent.bank.image },
  currencyId: sent.currency_id,
  price: sent.property_price,
  amount: sent.amount,
  months: sent.month,
  state: sent.state,
  /** True for a visit to a partner's page, to which nothing was sent. */
  isVisit: sent.is_lead,
  sentAt: sent.created_at,
}))

export type SentLoanRequest = z.output<typeof SentLoanRequest>

/** The signed-in user's requests, latest first. */
export const sentLoanRequests: Call<SentLoanRequest[]> = {
  api: 'main',
  path: 'take-loans',
  answer: success(rowsOf(SentLoanRequest)),
}

function toWireTerms(terms: LoanTerms) {
  const price = terms.price ?? terms.statementPrice ?? UNKNOWN_AMOUNT
  const downPayment = terms.downPayment ?? UNKNOWN_AMOUNT
  return {
    bank_id: terms.bankId,
    currency_id: terms.currencyId,
    property_price: price,
    participation_amount: downPayment,
    amount: Math.round((price - downPayment) * 100) / 100,
    month: terms.months,
    percentage_rate: terms.ratePercent,
    only_from_developer: terms.onlyFromDeveloper ? 1 : 0,
    statement_id: terms.statementId,
  }
}
