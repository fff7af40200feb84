import { SALE_DEAL_ID } from './deal-types'
import { DAY_MS } from './values/georgian-time'

export const OWN_STATEMENT_STATUSES = ['active', 'expired', 'hidden', 'inactive'] as const
export type OwnStatementStatus = (typeof OWN_STATEMENT_STATUSES)[number]

/** Reasons to close a statement. */
export const CLOSING_OUTCOMES = ['sold', 'rented'] as const
export type ClosingOutcome = (typeof CLOSING_OUTCOMES)[number]

/** Returns the outcome of a deal. Pledges and leases count as rents: the owner keeps the property. */
export function getClosingOutcome(dealTypeId: number): ClosingOutcome {
  return dealTypeId === SALE_DEAL_ID ? 'sold' : 'rented'
}

export const OWN_STATEMENT_ACTIONS = ['hide', 'show', 'renew', 'delete'] as const
export type OwnStatementAction = (typeof OWN_STATEMENT_ACTIONS)[number]

const actionsByStatus: Record<OwnStatementStatus, readonly OwnStatementAction[]> = {
  active: ['hide', 'renew', 'delete'],
  expired: ['renew', 'delete'],
  hidden: ['show', 'delete'],
  inactive: ['delete'],
}

/** Time from publication or renewal until a statement expires. */
export const STATEMENT_TERM_DAYS = 90

/** Minimum time between renewals, which move a statement to the top. */
export const RENEWAL_PAUSE_MS = DAY_MS

/** Returns the earliest time of the next renewal, or undefined if it is possible now. */
export function findNextRenewal(
  { status, updatedAt }: { status: OwnStatementStatus; updatedAt: Date },
  now = new Date(),
): Date | undefined {
  const next = new Date(updatedAt.getTime() + RENEWAL_PAUSE_MS)
  return status === 'active' && next > now ? next : undefined
}

export function getAllowedActions(status: OwnStatementStatus): readonly OwnStatementAction[] {
  return actionsByStatus[status]
}
