import {
  Balance,
  CurrentPayment,
  PaymentCreated,
  PaymentHistory,
  PaymentStarted,
  SavedCards,
} from '../schemas/payments'
import { sample } from './sample'

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

export const paymentSamples = [
  sample('GET /payments/{id}', CurrentPayment, { ...topUp, redirect_url: null, balance: 40 }),
  sample('GET /payments/balance', Balance, { balance: 40.05 }),
  sample('GET /payments/history', PaymentHistory, { data: [order, topUp], total: 2, last_page: 1 }),
  sample('GET /payments/cards', SavedCards, [
    {
      id: 5,
      card_mask: '516812******1234',
      brand: 'mastercard',
      expiry: '08/31',
      is_default: true,
      is_expired: false,
    },
  ]),
  sample('POST /payments/init-fill-balance', PaymentCreated, { id: 12 }),
  sample('POST /payments/pay', PaymentStarted, { redirect_url: 'https://bank.example/pay/12' }),
]
