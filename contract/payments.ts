export const DECLINE_REASONS = [
  'not_enough_balance',
  'payment_declined',
  'provider_unavailable',
  'not_available_any_more',
  'promo_code_unknown',
  'promo_code_expired',
  'promo_code_used',
  'promo_code_spent',
  'promo_code_needs_phone',
] as const
export type DeclineReason = (typeof DECLINE_REASONS)[number]

/** Limits of one top-up in tetri: 1 to 5,000 lari. */
export const MIN_TOP_UP = 100
export const MAX_TOP_UP = 500_000

export const PROVIDER_METHODS = ['card', 'internet-bank', 'points'] as const
export type ProviderMethod = (typeof PROVIDER_METHODS)[number]

/** Wallets that a bank's page may offer besides a card. */
export const WALLETS = ['apple_pay', 'google_pay'] as const
export type Wallet = (typeof WALLETS)[number]

export const PAYMENT_METHODS = [...PROVIDER_METHODS, 'promo_code', 'balance'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export const PAYMENT_PURPOSES = ['fill_balance', 'promo_code', 'order', 'client_number'] as const

export const DISPLAY_STATES = ['paid', 'pending', 'failed', 'returned'] as const
export type DisplayState = (typeof DISPLAY_STATES)[number]

/** Reasons of payments under review for which the bank's outcome is unknown. */
export const UNANSWERED_REASONS: readonly string[] = ['never_final', 'unknown_charge']

export const PAYMENT_DIRECTIONS = ['in', 'out'] as const
export type PaymentDirection = (typeof PAYMENT_DIRECTIONS)[number]
