/** Account types, in the order of their ids from 1. */
export const ACCOUNT_TYPES = ['physical', 'agent', 'broker', 'developer', 'designer'] as const
export type AccountType = (typeof ACCOUNT_TYPES)[number]

/** Types listed in the profile; the last two cannot register. */
export const LISTED_ACCOUNT_TYPES = [...ACCOUNT_TYPES, 'seller', 'buyer'] as const
export type ListedAccountType = (typeof LISTED_ACCOUNT_TYPES)[number]

export const SEXES = ['female', 'male'] as const
export type Sex = (typeof SEXES)[number]

/** Returns true for companies, which have a public page and a logo. */
export function isCompany(type: string | undefined): boolean {
  return type === 'broker' || type === 'developer'
}
