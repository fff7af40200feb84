import { z } from 'zod'
import { paymentEndpoints } from '~contract/endpoints/payments'
import type { DeclineReason, PaymentDirection, ProviderMethod } from '~contract/payments'
import { success } from '~contract/schemas/envelope'
import * as wire from '~contract/schemas/payments'
import { createRequest, defineCall } from './endpoint-call.server'
import { Refusal, refusalResponses } from './refusals'
import type { Call } from './upstream-client.server'

export type { DeclineReason }

const Decline = wire.DeclineBody.transform(({ message }) => ({
  ok: false as const,
  reason: message,
  fieldErrors: [],
  waitSeconds: undefined,
}))

/** Refusal of a payment call: the reason, the field errors, or the time to wait. */
const PaymentRefusal = z.union([Decline, Refusal.transform((refusal) => ({ ...refusal, reason: undefined }))])
export type PaymentRefusal = z.output<typeof PaymentRefusal>

export type Payment = ReturnType<typeof toPayment>

const toCurrentPayment = (row: z.output<typeof wire.CurrentPayment>) => ({
  ...toPayment(row),
  /** URL of the provider's page, where a payer who left can still pay. */
  providerPage: row.redirect_url,
  balance: row.balance,
})
export type CurrentPayment = ReturnType<typeof toCurrentPayment>

const callPayment = defineCall(paymentEndpoints.one, toCurrentPayment)

/** Requests an own payment; a pending one is checked at the provider first. */
export function paymentById(id: number): Call<CurrentPayment> {
  return callPayment({ params: { id } })
}

export const balance: Call<number> = defineCall(paymentEndpoints.balance, (answer) => answer.balance)({})

export interface PaymentHistoryFilter {
  page: number
  /** Month such as `2026-11`. */
  month?: string | undefined
  kind?: PaymentDirection | undefined
}

const toPaymentHistory = ({ data, total, last_page }: z.output<typeof wire.PaymentHistory>) => ({
  payments: data.map(toPayment),
  total,
  lastPage: last_page,
})
export type PaymentHistory = ReturnType<typeof toPaymentHistory>

const callHistory = defineCall(paymentEndpoints.history, toPaymentHistory)

export function paymentHistory({ page, month, kind }: PaymentHistoryFilter): Call<PaymentHistory> {
  return callHistory({ query: { page, month: month || undefined, kind } })
}

const toSavedCard = (card: z.output<typeof wire.SavedCard>) => ({
  id: card.id,
  mask: card.card_mask,
  brand: card.brand,
  expiry: card.expiry,
  isDefault: card.is_default,
  isExpired: card.is_expired,
})

export type SavedCard = ReturnType<typeof toSavedCard>

const toSavedCards = (cards: z.output<typeof wire.SavedCards>) => cards.map(toSavedCard)
const callRemoveCard = defineCall(paymentEndpoints.removeCard, toSavedCards)
const callSetDefaultCard = defineCall(paymentEndpoints.setDefaultCard, toSavedCards)

export const savedCards: Call<SavedCard[]> = defineCall(paymentEndpoints.cards, toSavedCards)({})

/** Returns the remaining cards; 404 for an unknown card. */
export function removeSavedCard(id: number): Call<SavedCard[]> {
  return callRemoveCard({ params: { id } })
}

/** Makes a card the default; 404 for an unknown card. */
export function setDefaultCard(id: number): Call<SavedCard[]> {
  return callSetDefaultCard({ params: { id } })
}

export type PaymentResult<Answer> = ({ ok: true } & Answer) | PaymentRefusal

/** Creates a top-up; nothing is owed until it is paid. The key is an idempotency key, a UUID. */
export function createTopUp(amount: number, key: string): Call<PaymentResult<{ id: number }>> {
  return {
    ...createRequest(paymentEndpoints.topUp, { body: { amount: toWireAmount(amount) } }),
    idempotencyKey: key,
    ...paymentResultOf(wire.PaymentCreated),
  }
}

export interface PaymentInstruction {
  paymentId: number
  payWith: ProviderMethod | 'balance'
  /** Saved card, charged at once. Default: the provider asks for card details. */
  cardId?: number | undefined
  saveCard?: boolean
  /** Absolute URL of the result page. */
  returnTo: string
}

/** Page where the payer continues; with `fields` it must be opened by a POST form. */
export interface BankPage {
  page: string | undefined
  fields?: Record<string, string> | undefined
}

/** Pays a created payment and returns the page where the payer continues. */
export function pay(instruction: PaymentInstruction): Call<PaymentResult<BankPage>> {
  const body = {
    payment_id: instruction.paymentId,
    pay_with: instruction.payWith,
    card_id: instruction.cardId,
    save_card: instruction.saveCard ? 1 : undefined,
    redirect_url: instruction.returnTo,
  }
  return {
    ...createRequest(paymentEndpoints.pay, { body }),
    ...paymentResultOf(wire.PaymentStarted.transform(toBankPage)),
  }
}

/** Credits a promo code once; the contract returns only whether it was credited. */
export function redeemPromoCode(
  code: string,
  key: string,
): Call<PaymentResult<{ paymentId: number | undefined }>> {
  return {
    ...createRequest(paymentEndpoints.redeemPromoCode, { params: { code } }),
    idempotencyKey: key,
    ...paymentResultOf(wire.PromoCodeCredited.transform(({ payment_id }) => ({ paymentId: payment_id }))),
  }
}

export function paymentResultOf<Answer extends object>(shape: z.ZodType<Answer>) {
  const Yes = success(shape).transform((answer) => ({ ok: true as const, ...answer }))
  return {
    answer: z.union([PaymentRefusal, Yes]),
    refusals: { ...refusalResponses, shape: PaymentRefusal },
  }
}

function toBankPage({ redirect_url, method, submit_url, params }: z.output<typeof wire.PaymentStarted>) {
  if (redirect_url || !submit_url) return { page: redirect_url }
  const fields = params ?? {}
  if (method?.toUpperCase() === 'POST') return { page: submit_url, fields }
  const query = new URLSearchParams(fields).toString()
  return { page: query ? `${submit_url}${submit_url.includes('?') ? '&' : '?'}${query}` : submit_url }
}

function toWireAmount(amount: number): string {
  return (amount / 100).toFixed(2)
}

function toPayment(row: z.output<typeof wire.Payment>) {
  return {
    id: row.id,
    purpose: row.purpose,
    direction: row.direction,
    method: row.method ?? undefined,
    state: row.state,
    reason: row.reason,
    amount: row.amount,
    /** Amount refunded by the bank, in tetri. */
    refunded: row.refunded_amount ?? 0,
    /** Amount returned to the balance, in tetri; the bank's refunds are taken from there. */
    returned: row.returned_amount ?? 0,
    bought: row.order ? toPurchasedService(row.order) : undefined,
    receiptNumber: row.receipt_number,
    bankNumber: row.bank_number,
    cardMask: row.card_mask,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
    checkedAt: row.checked_at,
  }
}

/** Returns the purchased service, with the page where it can be ordered again. */
function toPurchasedService(order: z.output<typeof wire.PurchasedService>) {
  return {
    orderId: order.id,
    service: order.service.display_name,
    package: order.package.display_name,
    packageId: order.package.id,
    isOnlyPackage: order.package.is_only ?? false,
    statementIds: order.statements,
    path: order.service.url,
  }
}
