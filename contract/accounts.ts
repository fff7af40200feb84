/** In the order of their ids, from 1. */
export const ACCOUNT_TYPES = ['physical', 'agent', 'broker', 'developer', 'designer'] as const
export type AccountType = (typeof ACCOUNT_TYPES)[number]
