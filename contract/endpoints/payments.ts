import { z } from 'zod'
import { REQUIRED } from '../forms/form-errors'
import { MAX_TOP_UP, MIN_TOP_UP, PAYMENT_DIRECTIONS, PROVIDER_METHODS } from '../payments'
import {
  Balance,
  CurrentPayment,
  PaymentCreated,
  PaymentHistory,
  PaymentStarted,
  PromoCodeCredited,
  SavedCards,
} from '../schemas/payments'
import { defineEndpoint } from './endpoint'
import { flag, idempotencyKey, idField, lariAmount, paging, queryText, queryWord } from './fields'

/** Payment methods by the specification's code. Promo codes (2) have their own call; 4 and 5 are unused. */
const METHODS_BY_CODE: Readonly<Record<string, string>> = { 1: 'card', 3: 'points' }

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

const topUp = {
  id: 12,
  purpose: 'fill_balance' as const,
  direction: 'in' as const,
  method: 'card' as const,
  state: 'paid' as const,
  reason: null,
  amount: 25.5,
  refunded_amount: 0,
  returned_amount: 0,
  currency: 'GEL',
  receipt_number: 'EZO-12',
  bank_number: 'sample-12',
  card_mask: '516812******1234',
  order: null,
  created_at: '2026-11-22 12:30:00',
  finished_at: '2026-11-22 12:31:00',
  checked_at: null,
}

const order = {
  ...topUp,
  id: 13,
  purpose: 'order' as const,
  direction: 'out' as const,
  method: 'balance' as const,
  order: {
    service: { display_name: 'VIP', url: '/account/services/vip' },
    package: { id: 3, display_name: 'Super VIP' },
    statements: [101],
  },
}

const cards = [
  {
    id: 5,
    card_mask: '516812******1234',
    brand: 'mastercard',
    expiry: '08/31',
    is_default: true,
    is_expired: false,
  },
]

export const paymentEndpoints = {
  balance: defineEndpoint({
    api: 'mainV3',
    method: 'GET',
    path: 'payments/balance',
    access: 'user',
    summary: 'Balance of the user',
    answer: Balance,
    samples: [{ balance: 40.05 }],
  }),

  topUp: defineEndpoint({
    api: 'mainV3',
    method: 'POST',
    path: 'payments/init-fill-balance',
    access: 'user',
    summary: 'Creates a top-up; nothing is owed until it is paid',
    body: {
      encoding: 'form',
      fields: z.object({ amount: lariAmount(MIN_TOP_UP, MAX_TOP_UP), idempotency_key: idempotencyKey }),
    },
    answer: PaymentCreated,
    samples: [{ id: 12 }],
    isSpecified: true,
  }),

  pay: defineEndpoint({
    api: 'mainV3',
    method: 'POST',
    path: 'payments/pay',
    access: 'user',
    summary: 'Pays a created payment; repeats return the started one',
    body: {
      encoding: 'form',
      fields: z.object({
        payment_id: idField,
        pay_with: z
          .string(REQUIRED)
          .transform((text) => METHODS_BY_CODE[text] ?? text)
          .pipe(z.enum([...PROVIDER_METHODS, 'balance'], 'must be card, internet-bank, points or balance')),
        card_id: z.preprocess((value) => value || undefined, idField.optional()),
        save_card: flag,
        redirect_url: z.string(REQUIRED).min(1, REQUIRED),
      }),
    },
    answer: PaymentStarted,
    samples: [{ redirect_url: 'https://bank.example/pay/12' }],
    isSpecified: true,
  }),

  cards: defineEndpoint({
    api: 'mainV3',
    method: 'GET',
    path: 'payments/cards',
    access: 'user',
    summary: 'Saved cards of the user',
    answer: SavedCards,
    samples: [cards],
    isSpecified: true,
  }),

  setDefaultCard: defineEndpoint({
    api: 'mainV3',
    method: 'POST',
    path: 'payments/cards/{id}/default',
    access: 'owner',
    summary: 'Makes a card the default, and returns all cards',
    answer: SavedCards,
    samples: [cards],
  }),

  removeCard: defineEndpoint({
    api: 'mainV3',
    method: 'POST',
    path: 'payments/cards/{id}/remove',
    access: 'owner',
    summary: 'Removes a card, and returns the others',
    answer: SavedCards,
    samples: [[]],
  }),

  history: defineEndpoint({
    api: 'mainV3',
    method: 'GET',
    path: 'payments/history',
    access: 'user',
    summary: 'Payments of the user, latest first',
    query: z.object({
      ...paging(),
      /** Month such as `2026-11`; other texts count as absent. */
      month: queryText.transform((text) => (text && MONTH.test(text) ? text : undefined)),
      kind: queryWord(PAYMENT_DIRECTIONS),
    }),
    answer: PaymentHistory,
    samples: [{ data: [order, topUp], total: 2, last_page: 1 }],
  }),

  one: defineEndpoint({
    api: 'mainV3',
    method: 'GET',
    path: 'payments/{id}',
    access: 'owner',
    summary: 'Payment of the user; a pending one is checked at the provider first',
    answer: CurrentPayment,
    samples: [{ ...topUp, redirect_url: null, balance: 40 }],
    mayBeMissing: true,
  }),

  redeemPromoCode: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'users/fill-balance/promo-code/{code}',
    access: 'user',
    summary: 'Credits a promo code once',
    body: { encoding: 'form', fields: z.object({ idempotency_key: idempotencyKey }) },
    answer: PromoCodeCredited,
    samples: [],
    isSpecified: true,
  }),
}
