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

/** Path of the page that opens an invitation. */
export const INVITATION_PATH = '/invitation'

/** Days until an invitation expires. */
export const INVITATION_DAYS = 14

/** Maximum number of invitations in one call. */
export const MAX_INVITATIONS = 20

export const AGENT_TABS = ['active', 'invited'] as const

export type AgentTab = (typeof AGENT_TABS)[number]

/**
 * Results of an invitation; only the first one sends it. None says whether the invited person has an
 * account.
 */
export const INVITATION_STATES = ['invited', 'wrong', 'already_yours', 'already_invited', 'sms_off'] as const

export type InvitationState = (typeof INVITATION_STATES)[number]
