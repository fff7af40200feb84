import { z } from 'zod'
import {
  DECLINE_REASONS,
  DISPLAY_STATES,
  PAYMENT_DIRECTIONS,
  PAYMENT_METHODS,
  PAYMENT_PURPOSES,
} from '../payments'
import { countedPageOf } from './envelope'
import { georgianTime, id, keyedRows, optionalText, optionalTime, tetri, unread } from './primitives'
import { rowsOf } from './rows'

/** A declined payment call answers 200 with this body. */
export const DeclineBody = z.object({ result: z.literal(false), message: z.enum(DECLINE_REASONS) })

export const PurchasedService = z.object({
  id: id.optional(),
  service: z.object({ key: z.string().optional(), display_name: z.string(), url: z.string() }),
  package: z.object({
    id,
    display_name: z.string(),
    /** True if the service has no other package. */
    is_only: z.boolean().nullish(),
  }),
  statements: z.array(id).default([]),
})

export const Payment = z.object({
  id,
  purpose: z.enum(PAYMENT_PURPOSES).catch('order'),
  direction: z.enum(PAYMENT_DIRECTIONS),
  method: z.enum(PAYMENT_METHODS).nullish(),
  // Unknown states count as pending.
  state: z.enum(DISPLAY_STATES).catch('pending'),
  payment_status: unread(z.number()),
  reason: optionalText,
  amount: tetri,
  /** Amount refunded by the bank. If it was on the balance, it was withdrawn from there first. */
  refunded_amount: tetri.nullish(),
  /** Amount returned to the balance. */
  returned_amount: tetri.nullish(),
  currency: unread(z.string()),
  receipt_number: optionalText,
  bank_number: optionalText,
  card_mask: optionalText,
  order: PurchasedService.nullish().catch(undefined),
  created_at: georgianTime,
  finished_at: optionalTime,
  checked_at: optionalTime,
})

/** `GET /payments/{id}` */
export const CurrentPayment = Payment.extend({ redirect_url: optionalText, balance: tetri })

/** `GET /payments/balance` */
export const Balance = z.object({ balance: tetri })

/** `GET /payments/history` */
export const PaymentHistory = countedPageOf(Payment)

export const SavedCard = z.object({
  id,
  card_mask: z.string(),
  brand: optionalText,
  expiry: optionalText,
  is_default: z.boolean().default(false),
  is_expired: z.boolean().default(false),
})

/** `GET /payments/cards`, and the answer to removing a card or making it the default. */
export const SavedCards = rowsOf(SavedCard)

/** `POST /payments/pay`: the page on which the payer continues, or a form that leads there. */
export const PaymentStarted = z.object({
  redirect_url: optionalText,
  method: optionalText,
  submit_url: optionalText,
  params: keyedRows(z.coerce.string<string | number>()).nullish(),
})

/** `POST /users/fill-balance/promo-code/{code}`; other upstreams omit the payment. */
export const PromoCodeCredited = z.object({ payment_id: id.optional() }).catch({})

/** `POST /payments/init-…`: the id of the payment. */
export const PaymentCreated = z.object({ id })
