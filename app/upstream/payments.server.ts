import { z } from 'zod'
import { georgianTime, optionalText, success } from './envelope'
import { Refusal, refusalResponses } from './refusals'
import { toFormData } from './to-form-data'
import type { Call } from './upstream-client.server'

const declineReasons = [
  'not_enough_balance',
  'payment_declined',
  'provider_unavailable',
  'not_available_any_more',
  'promo_code_unknown',
  'promo_code_expired',
  'promo_code_used',
  'promo_code_spent',
] as const

/** Why money was not moved. */
export type DeclineReason = (typeof declineReasons)[number]

const DeclineResponse = z
  .object({ result: z.literal(false), message: z.enum(declineReasons) })
  .transform(({ message }) => ({ ok: false as const, reason: message, faults: [], waitSeconds: undefined }))

/** A refusal of a call about money: the reason, the fields to mend, or how long to wait. */
const PaymentRefusal = z.union([
  DeclineResponse,
  Refusal.transform((said) => ({ ...said, reason: undefined })),
])
export type PaymentRefusal = z.output<typeof PaymentRefusal>

/** Lari on the wire, whole tetri inside. */
export const tetri = z.number().transform((lari) => Math.round(lari * 100))
const optionalTime = georgianTime.nullish().transform((time) => time ?? undefined)

/** What an order is for, and where the like of it is ordered. */
const PurchasedService = z
  .object({
    service: z.object({ display_name: z.string(), url: z.string() }),
    package: z.object({ id: z.number().int(), display_name: z.string() }),
    statements: z.array(z.number().int()).default([]),
  })
  .transform(({ service, package: one, statements }) => ({
    service: service.display_name,
    package: one.display_name,
    packageId: one.id,
    statementIds: statements,
    path: service.url,
  }))

const paymentMethods = ['card', 'internet-bank', 'points', 'promo_code', 'balance'] as const
const paymentFields = {
  id: z.number().int(),
  purpose: z.enum(['fill_balance', 'promo_code', 'order', 'client_number']).catch('order'),
  direction: z.enum(['in', 'out']),
  method: z
    .enum(paymentMethods)
    .nullish()
    .transform((method) => method ?? undefined),
  // A state that nobody knows is not over yet.
  state: z.enum(['paid', 'pending', 'failed', 'returned']).catch('pending'),
  reason: optionalText,
  amount: tetri,
  refunded_amount: tetri.nullish(),
  receipt_number: optionalText,
  bank_number: optionalText,
  card_mask: optionalText,
  order: PurchasedService.nullish().catch(undefined),
  created_at: georgianTime,
  finished_at: optionalTime,
  checked_at: optionalTime,
}
const PaymentRow = z.object(paymentFields)
const Payment = PaymentRow.transform(toPayment)

/** One payment: a top-up, a promo code or an order. Amounts are in tetri. */
export type Payment = z.output<typeof Payment>

const CurrentPayment = PaymentRow.extend({ redirect_url: optionalText, balance: tetri }).transform((row) => ({
  ...toPayment(row),
  /** The provider's page, where a payer who has left it can still pay. */
  providerPage: row.redirect_url,
  balance: row.balance,
}))
export type CurrentPayment = z.output<typeof CurrentPayment>

/** A payment of the user's as the ledger has it; one that is pending is asked for at the provider first. */
export function paymentById(id: number): Call<CurrentPayment> {
  return { api: 'mainV3', path: `payments/${id}`, answer: success(CurrentPayment) }
}

/** What the user has on the balance, in tetri. */
export const balance: Call<number> = {
  api: 'mainV3',
  path: 'payments/balance',
  answer: success(z.object({ balance: tetri })).transform((answer) => answer.balance),
}

export interface PaymentHistoryFilter {
  page: number
  /** `2026-11` */
  month?: string | undefined
  kind?: 'in' | 'out' | undefined
}

/** The user's payments, the latest first. */
export function paymentHistory({ page, month, kind }: PaymentHistoryFilter): Call<PaymentHistory> {
  const query = new URLSearchParams({ page: String(page) })
  if (month) query.set('month', month)
  if (kind) query.set('kind', kind)
  return { api: 'mainV3', path: 'payments/history', query, answer: success(PaymentHistory) }
}

const PaymentHistory = z
  .object({ data: z.array(Payment), total: z.number().int(), last_page: z.number().int() })
  .transform(({ data, total, last_page }) => ({ payments: data, total, lastPage: last_page }))
export type PaymentHistory = z.output<typeof PaymentHistory>

const SavedCardRow = z
  .object({
    id: z.number().int(),
    card_mask: z.string(),
    brand: optionalText,
    expiry: optionalText,
    is_default: z.boolean().default(false),
    is_expired: z.boolean().default(false),
  })
  .transform((card) => ({
    id: card.id,
    mask: card.card_mask,
    brand: card.brand,
    expiry: card.expiry,
    isDefault: card.is_default,
    isExpired: card.is_expired,
  }))

/** A card that the provider remembers for the user. */
export type SavedCard = z.output<typeof SavedCardRow>

/** The user's cards, the default one first. */
export const savedCards: Call<SavedCard[]> = {
  api: 'mainV3',
  path: 'payments/cards',
  answer: success(z.array(SavedCardRow)),
}

/** Takes a card off the list; 404 when it is not there. @returns the others */
export function removeSavedCard(id: number): Call<SavedCard[]> {
  return { ...savedCards, method: 'POST', path: `payments/cards/${id}/remove` }
}

/** Makes a card the one that is offered first; 404 when it is not there. */
export function setDefaultCard(id: number): Call<SavedCard[]> {
  return { ...savedCards, method: 'POST', path: `payments/cards/${id}/default` }
}

/** A call about money that was done, or why it was not. */
export type PaymentResult<Answer> = ({ ok: true } & Answer) | PaymentRefusal

/**
 * Begins a top-up, which is nobody's debt until it is paid.
 * @param key a uuid: sent again with the same, it is the first top-up
 */
export function createTopUp(amount: number, key: string): Call<PaymentResult<{ id: number }>> {
  return {
    api: 'mainV3',
    method: 'POST',
    path: 'payments/init-fill-balance',
    body: toFormData({ amount: toWireAmount(amount), idempotency_key: key }),
    ...paymentResultOf(z.object({ id: z.number().int() })),
  }
}

export interface PaymentInstruction {
  paymentId: number
  payWith: 'card' | 'internet-bank' | 'points' | 'balance'
  /** A saved card, charged at once; without it the provider asks for one. */
  cardId?: number | undefined
  /** A new card is to be remembered. */
  saveCard?: boolean
  /** The full address of the page of results. */
  returnTo: string
}

/** Pays a payment that was begun. The answer is where its payer goes from here. */
export function pay(paying: PaymentInstruction): Call<PaymentResult<{ page: string | undefined }>> {
  return {
    api: 'mainV3',
    method: 'POST',
    path: 'payments/pay',
    body: toFormData({
      payment_id: paying.paymentId,
      pay_with: paying.payWith,
      card_id: paying.cardId,
      save_card: paying.saveCard ? 1 : 0,
      redirect_url: paying.returnTo,
    }),
    ...paymentResultOf(
      z.object({ redirect_url: optionalText }).transform(({ redirect_url }) => ({ page: redirect_url })),
    ),
  }
}

/** Credits a promo code, once; the contract promises no more than whether it was. */
export function redeemPromoCode(
  code: string,
  key: string,
): Call<PaymentResult<{ paymentId: number | undefined }>> {
  const Credited = z
    .object({ payment_id: z.number().int().optional() })
    .catch({})
    .transform(({ payment_id }) => ({ paymentId: payment_id }))
  return {
    api: 'main',
    method: 'POST',
    path: `users/fill-balance/promo-code/${encodeURIComponent(code)}`,
    alias: 'users/fill-balance/promo-code',
    body: toFormData({ idempotency_key: key }),
    ...paymentResultOf(Credited),
  }
}

/** How a call about money is answered: what was done, or why it was not. */
export function paymentResultOf<Answer extends object>(shape: z.ZodType<Answer>) {
  const Yes = success(shape).transform((answer) => ({ ok: true as const, ...answer }))
  return {
    answer: z.union([PaymentRefusal, Yes]),
    refusals: { ...refusalResponses, shape: PaymentRefusal },
  }
}

function toWireAmount(amount: number): string {
  return (amount / 100).toFixed(2)
}

function toPayment(row: z.output<typeof PaymentRow>) {
  return {
    id: row.id,
    purpose: row.purpose,
    direction: row.direction,
    method: row.method,
    state: row.state,
    reason: row.reason,
    amount: row.amount,
    refunded: row.refunded_amount ?? 0,
    bought: row.order ?? undefined,
    receiptNumber: row.receipt_number,
    bankNumber: row.bank_number,
    cardMask: row.card_mask,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
    checkedAt: row.checked_at,
  }
}
