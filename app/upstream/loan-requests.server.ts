import { z } from 'zod'
import { success } from '~contract/schemas/envelope'
import * as wire from '~contract/schemas/loans'
import { Refusal, refusalResponses } from './refusals'
import { toFormData } from './to-form-data'
import type { Call } from './upstream-client.server'

/** The terms of a loan that is asked for. Amounts are in units of the currency. */
export interface LoanTerms {
  bankId: number
  currencyId: number
  price: number
  downPayment: number
  months: number
  ratePercent: number
  onlyFromDeveloper: boolean
  /** The listing that the loan is for. */
  statementId: number | undefined
  /** A uuid: sent again with the same, it is the first request. */
  key: string
}

export interface Applicant {
  firstName: string
  lastName: string
  /** Nine digits. */
  phone: string
  email: string
  personalNumber: string
  /** What `confirmPhone` answered; not needed for a number on file. */
  confirmation: string | undefined
  /** Answers to the bank's own fields, by their names. */
  answers: Readonly<Record<string, string>>
}

const LoanRequestSent = success(wire.LoanRequestSent).transform(({ redirect_url }) => ({
  ok: true as const,
  page: redirect_url ?? undefined,
}))

/** A request that was taken, with the bank's own page if there is one, or why it was not. */
export type LoanRequestResult = z.output<typeof LoanRequestSent> | Refusal

/** Sends a request to a bank. */
export function createLoanRequest(terms: LoanTerms, applicant: Applicant): Call<LoanRequestResult> {
  return {
    api: 'main',
    method: 'POST',
    path: 'take-loans/create',
    body: toFormData({
      // The bank's fields first: none of them can stand in for a field of ours.
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

/** Asks for the page of a partner, where the visitor goes on, and tells the partner what they have set. */
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

const SentLoanRequest = wire.SentLoanRequest.transform((sent) => ({
  id: sent.id,
  bank: { name: sent.bank.display_name, image: sent.bank.image },
  currencyId: sent.currency_id,
  price: sent.property_price,
  amount: sent.amount,
  months: sent.month,
  state: sent.state,
  sentAt: sent.created_at,
}))

export type SentLoanRequest = z.output<typeof SentLoanRequest>

/** What the signed-in user has asked banks for, the latest first. */
export const sentLoanRequests: Call<SentLoanRequest[]> = {
  api: 'main',
  path: 'take-loans',
  answer: success(z.array(SentLoanRequest)),
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
