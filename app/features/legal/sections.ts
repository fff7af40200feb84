/** Sections in the order of the page. */
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

/** Date of the texts; change it with them. */
export const LEGAL_TEXTS_DATE = '2026-11-27'
