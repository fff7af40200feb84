/** Account types, in the order of their ids from 1. */
export const ACCOUNT_TYPES = ['physical', 'agent', 'broker', 'developer', 'designer'] as const
export type AccountType = (typeof ACCOUNT_TYPES)[number]

/** The profile lists two more, which nobody registers as. */
export const LISTED_ACCOUNT_TYPES = [...ACCOUNT_TYPES, 'seller', 'buyer'] as const
export type ListedAccountType = (typeof LISTED_ACCOUNT_TYPES)[number]

export const SEXES = ['female', 'male'] as const
export type Sex = (typeof SEXES)[number]

/** Companies have a public page, and a logo where others have a photo. */
export function isCompany(type: string | undefined): boolean {
  return type === 'broker' || type === 'developer'
}
