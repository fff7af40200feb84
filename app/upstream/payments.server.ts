import { z } from 'zod'
import { success } from '~contract/schemas/envelope'
import { georgianTime, optionalText } from '~contract/schemas/primitives'
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

export type DeclineReason = (typeof declineReasons)[number]

const DeclineResponse = z
  .object({ result: z.literal(false), message: z.enum(declineReasons) })
  .transform(({ message }) => ({ ok: false as const, reason: message, faults: [], waitSeconds: undefined }))

/** A refused payment call: the reason, the field errors, or how long to wait. */
const PaymentRefusal = z.union([
  DeclineResponse,
  Refusal.transform((said) => ({ ...said, reason: undefined })),
])
export type PaymentRefusal = z.output<typeof PaymentRefusal>

/** Parses lari on the wire to whole tetri. */
export const tetri = z.number().transform((lari) => Math.round(lari * 100))
const optionalTime = georgianTime.nullish().transform((time) => time ?? undefined)

/** What an order is for, and where it can be ordered again. */
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
  // Unknown states count as pending.
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

export type Payment = z.output<typeof Payment>

const CurrentPayment = PaymentRow.extend({ redirect_url: optionalText, balance: tetri }).transform((row) => ({
  ...toPayment(row),
  /** The provider's page, where a payer who left can still pay. */
  providerPage: row.redirect_url,
  balance: row.balance,
}))
export type CurrentPayment = z.output<typeof CurrentPayment>

/** Reads an own payment; a pending one is checked at the provider first. */
export function paymentById(id: number): Call<CurrentPayment> {
  return { api: 'mainV3', path: `payments/${id}`, answer: success(CurrentPayment) }
}

export const balance: Call<number> = {
  api: 'mainV3',
  path: 'payments/balance',
  answer: success(z.object({ balance: tetri })).transform((answer) => answer.balance),
}

export interface PaymentHistoryFilter {
  page: number
  /** Such as `2026-11`. */
  month?: string | undefined
  kind?: 'in' | 'out' | undefined
}

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

export type SavedCard = z.output<typeof SavedCardRow>

export const savedCards: Call<SavedCard[]> = {
  api: 'mainV3',
  path: 'payments/cards',
  answer: success(z.array(SavedCardRow)),
}

/**
 * Removes a card; 404 when there is none.
 * @returns the remaining cards
 */
export function removeSavedCard(id: number): Call<SavedCard[]> {
  return { ...savedCards, method: 'POST', path: `payments/cards/${id}/remove` }
}

/** Makes a card the default; 404 when there is none. */
export function setDefaultCard(id: number): Call<SavedCard[]> {
  return { ...savedCards, method: 'POST', path: `payments/cards/${id}/default` }
}

/** A successful payment call, or its refusal. */
export type PaymentResult<Answer> = ({ ok: true } & Answer) | PaymentRefusal

/**
 * Creates a top-up; nothing is owed until it is paid.
 * @param key idempotency key, a uuid
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
  /** A saved card, charged at once; without one the provider asks for card details. */
  cardId?: number | undefined
  saveCard?: boolean
  /** The absolute URL of the result page. */
  returnTo: string
}

/** Pays a created payment and returns the page where the payer continues. */
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

/** Credits a promo code once; the contract returns only whether it was credited. */
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

/** Builds the answer shape of a payment call: success or refusal. */
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
