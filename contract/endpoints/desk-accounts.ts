import { z } from 'zod'
import { ACCOUNT_TYPES } from '../accounts'
import {
  MAX_USER_TEXT_LENGTH,
  PAYMENT_LISTS,
  TIMELINE_KINDS,
  USER_ACTS,
  USER_LISTS,
  WRITTEN_USER_ACTS,
} from '../desk'
import { paymentRefundFields, paymentSearchFields, settlementFields, userSearchFields } from '../forms/desk'
import { optionalText } from '../forms/field-schemas'
import { REQUIRED } from '../forms/form-errors'
import { OperatorPaymentDetails, OperatorPaymentPage, PaymentSettlement } from '../schemas/operator-payments'
import { OperatorUserDetails, OperatorUserPage, UserTimeline } from '../schemas/operator-users'
import { defineEndpoint } from './endpoint'
import { idempotencyKey, paging, queryWord } from './fields'

const payment = {
  id: 12,
  payer: { id: 7, name: 'Walnut' },
  purpose: 'order' as const,
  method: 'card' as const,
  state: 'succeeded',
  reason: null,
  alert: null,
  amount: 80,
  refunded: 0,
  returned: 0,
  created_at: '2026-11-22 12:30:00',
}

/** Payments of all users. */
export const operatorPaymentEndpoints = {
  list: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'operator/payments',
    access: 'operator',
    summary: 'Payments, latest first',
    query: z.object({ list: queryWord(PAYMENT_LISTS), ...paging() }),
    answer: OperatorPaymentPage,
    samples: [{ data: [payment], total: 1, last_page: 1, count_by_list: { all: 1 } }],
  }),

  /** POST, because paths are logged and emails are personal. */
  search: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'operator/payments/search',
    access: 'operator',
    summary: 'Payments by number, name or email',
    body: { encoding: 'json', fields: paymentSearchFields },
    answer: OperatorPaymentPage,
    samples: [{ data: [payment], total: 1, last_page: 1, count_by_list: { all: 1 } }],
  }),

  one: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'operator/payments/{id}',
    access: 'operator',
    summary: 'Payment with its log, and the other payments of the payer',
    answer: OperatorPaymentDetails,
    samples: [
      {
        ...payment,
        bank_number: 'sample-12',
        order_id: 50001,
        balance: 40,
        history: [payment],
        can_settle: false,
        can_fail: false,
        refundable: 80,
        refund_limit: 200,
        approval: null,
        acts: [{ act: 'note', operator: 'ლია', created_at: '2026-11-24 11:00:00', text: 'Called.' }],
      },
    ],
    mayBeMissing: true,
  }),

  settle: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'operator/payments/{id}/settle',
    access: 'operator',
    summary: 'State of a payment at the bank; settled once `is_confirmed` is 1',
    body: {
      encoding: 'json',
      fields: settlementFields.extend({
        is_confirmed: z.preprocess((value) => value === true || value === '1', z.boolean()),
      }),
    },
    answer: PaymentSettlement,
    samples: [{ bank: { state: 'succeeded', amount: 80, currency: 'GEL' }, next_state: 'succeeded' }],
  }),

  markNotCharged: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'operator/payments/{id}/not-charged',
    access: 'operator',
    summary: 'Fails a payment of which the bank has no record',
    answer: z.unknown(),
    samples: [],
  }),

  refund: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'operator/payments/{id}/refund',
    access: 'operator',
    summary: 'Refunds a payment; an amount over the limit needs a second operator',
    body: {
      encoding: 'json',
      fields: paymentRefundFields.extend({ idempotency_key: idempotencyKey }),
    },
    answer: z.unknown(),
    samples: [],
  }),
}

const user = {
  id: 7,
  type: 'broker' as const,
  name: 'Walnut',
  email: 'office@walnut.example',
  phone_number: '555123456',
  created_at: '2026-01-12 09:30:00',
  is_operator: false,
  awaits_confirmation: true,
  is_blocked: false,
}

const userPage = {
  data: [user],
  total: 1,
  last_page: 1,
  count_by_list: { all: 1, unconfirmed: 1, blocked: 0, operators: 1 },
}

/** Accounts of all users. */
export const operatorUserEndpoints = {
  list: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'operator/users',
    access: 'operator',
    summary: 'Users, newest first',
    query: z.object({ list: queryWord(USER_LISTS), type: queryWord(ACCOUNT_TYPES), ...paging() }),
    answer: OperatorUserPage,
    samples: [userPage],
  }),

  /** POST, because search texts are personal and paths are logged. */
  search: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'operator/users/search',
    access: 'operator',
    summary: 'Users by name, email or phone',
    body: {
      encoding: 'json',
      fields: userSearchFields.extend({
        type: z.preprocess((type) => type || undefined, z.enum(ACCOUNT_TYPES, 'must be a kind').optional()),
      }),
    },
    answer: OperatorUserPage,
    samples: [userPage],
  }),

  one: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'operator/users/{id}',
    access: 'operator',
    summary: 'User with the latest statements and orders, and the log',
    answer: OperatorUserDetails,
    samples: [
      {
        ...user,
        company_code: '404404404',
        slug: 'walnut',
        block_reason: '',
        blocked_at: null,
        statements_total: 1,
        orders_total: 1,
        statements: [{ id: 1000001, is_public: true, created_at: '2026-11-01 12:00:00' }],
        orders: [{ id: 50001, name: 'Photo shoot', is_open: true, created_at: '2026-11-02 12:00:00' }],
        sessions: [
          {
            device: 'Firefox, Linux',
            created_at: '2026-11-20 09:00:00',
            last_used_at: '2026-11-24 09:00:00',
          },
        ],
        allowed_acts: ['confirm', 'block', 'note'],
        acts: [{ operator: 'ლია', created_at: '2026-11-24 11:00:00', act: 'note', text: 'Called.' }],
      },
    ],
    mayBeMissing: true,
  }),

  timeline: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'operator/users/{id}/timeline',
    access: 'operator',
    summary: 'Statements, orders, payments, messages and reports of a user; each request is logged',
    query: z.object({ kind: queryWord(TIMELINE_KINDS), ...paging() }),
    answer: UserTimeline,
    samples: [
      {
        data: [
          {
            kind: 'payment',
            id: 12,
            name: 'order',
            state: 'succeeded',
            amount: 80,
            created_at: '2026-11-22 12:30:00',
          },
        ],
        total: 1,
        last_page: 1,
        user_name: 'Walnut',
        count_by_kind: { payment: 1 },
      },
    ],
    mayBeMissing: true,
  }),

  act: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'operator/users/{id}/acts',
    access: 'operator',
    summary: 'Acts on a user; safe to repeat with the same key',
    body: {
      encoding: 'json',
      fields: z
        .object({
          act: z.enum(USER_ACTS, 'must be an act'),
          text: optionalText(MAX_USER_TEXT_LENGTH),
          idempotency_key: idempotencyKey,
        })
        .refine(({ act, text }) => text || !WRITTEN_USER_ACTS.includes(act), {
          path: ['text'],
          message: REQUIRED,
        }),
    },
    answer: z.unknown(),
    samples: [],
  }),
}
