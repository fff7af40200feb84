import type { ProviderMethod } from '~contract/payments'

/** Promo codes: amount in tetri, and the expiry in days relative to the seed's day. */
export const PROMO_CODES = [
  { code: 'WELCOME10', amount: 1_000, endsInDays: null },
  { code: 'EXPIRED', amount: 1_000, endsInDays: -30 },
] as const

/** Cards saved at the sandbox bank: one pays, one is declined. */
export const CARDS = [
  {
    token: '5e1ec7ed-0000-4000-8000-000000000001',
    mask: '516812******4242',
    brand: 'mastercard',
    expiry: '08/31',
  },
  {
    token: '5e1ec7ed-0000-4000-8000-000000000002',
    mask: '402360******0002',
    brand: 'visa',
    expiry: '03/30',
    isDeclined: true,
  },
] as const

export type PastTopUp = {
  who: 'physical' | 'agent' | 'broker' | 'developer' | 'designer'
  daysAgo: number
  tetri: number
  method: ProviderMethod
  isPaid: boolean
}

export const PAST_TOP_UPS: readonly PastTopUp[] = [
  { who: 'physical', daysAgo: 62, tetri: 10_000, method: 'card', isPaid: true },
  { who: 'physical', daysAgo: 40, tetri: 2_000, method: 'internet-bank', isPaid: false },
  { who: 'physical', daysAgo: 39, tetri: 2_000, method: 'internet-bank', isPaid: true },
  { who: 'physical', daysAgo: 9, tetri: 1_500, method: 'points', isPaid: true },
  { who: 'agent', daysAgo: 20, tetri: 10_000, method: 'card', isPaid: true },
  { who: 'broker', daysAgo: 33, tetri: 50_000, method: 'internet-bank', isPaid: true },
  { who: 'developer', daysAgo: 15, tetri: 100_000, method: 'card', isPaid: true },
  { who: 'designer', daysAgo: 5, tetri: 3_000, method: 'card', isPaid: true },
]

export const PAST_ORDERS = [
  { who: 'physical', daysAgo: 30, type: 'photo-tour-10' },
  { who: 'broker', daysAgo: 25, type: 'photo-tour-20' },
] as const
