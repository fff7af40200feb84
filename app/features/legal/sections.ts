/** In this order on the page. */
export const LEGAL_SECTIONS = {
  terms: [
    'service',
    'account',
    'listings',
    'figures',
    'promotion',
    'payments',
    'refunds',
    'orders',
    'complaints',
    'liability',
    'changes',
  ],
  privacy: [
    'guest',
    'account',
    'seen_by',
    'payments',
    'kept',
    'passwords',
    'cookies',
    'browser',
    'analytics',
    'no_analytics',
    'chat',
    'logs',
    'rights',
  ],
} as const

export type LegalPageName = keyof typeof LEGAL_SECTIONS

/** The day since which the texts are as they are; change it with them. */
export const LEGAL_TEXTS_DATE = '2026-11-27'
