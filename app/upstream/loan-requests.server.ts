import type { z } from 'zod'
import { loanEndpoints } from '~contract/endpoints/loans'
import type * as wire from '~contract/schemas/loans'
import { defineAction, defineCall } from './endpoint-call.server'
import type { Refusal } from './refusals'
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

const toPage = ({ redirect_url }: z.output<typeof wire.LoanRequestSent>) => ({
  page: redirect_url ?? undefined,
})

const callRequest = defineAction(loanEndpoints.request, toPage)
const callCreateLead = defineAction(loanEndpoints.createLead, toPage)

export type LoanRequestResult = ({ ok: true } & ReturnType<typeof toPage>) | Refusal

export function createLoanRequest(terms: LoanTerms, applicant: Applicant): Call<LoanRequestResult> {
  const body = {
    // The bank's fields come first, so that none can replace a field of ours.
    ...applicant.answers,
    ...toWireTerms(terms),
    first_name: applicant.firstName,
    last_name: applicant.lastName,
    phone_number: applicant.phone,
    email: applicant.email,
    personal_number: applicant.personalNumber,
    phone_confirmation: applicant.confirmation,
  }
  return { ...callRequest({ body }), idempotencyKey: terms.key }
}

/** Sends the loan's terms to a partner and returns the partner's page where the visitor continues. */
export function createPartnerLead(terms: LoanTerms, returnTo: string): Call<LoanRequestResult> {
  const body = { ...toWireTerms(terms), send_lead: 1, redirect_url: returnTo }
  return { ...callCreateLead({ body }), idempotencyKey: terms.key }
}

export type SentLoanRequest = ReturnType<typeof toSentLoanRequest>

/** The signed-in user's requests, latest first. */
export const sentLoanRequests: Call<SentLoanRequest[]> = defineCall(loanEndpoints.sent, (rows) =>
  rows.map(toSentLoanRequest),
)({})

function toSentLoanRequest(sent: z.output<typeof wire.SentLoanRequest>) {
  return {
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
  }
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
