import { SALE_DEAL_ID } from './deal-types'
import { DAY_MS } from './values/georgian-time'

export const OWN_STATEMENT_STATUSES = ['active', 'expired', 'hidden', 'inactive'] as const
export type OwnStatementStatus = (typeof OWN_STATEMENT_STATUSES)[number]

/** Why an owner takes a statement down. */
export const CLOSING_OUTCOMES = ['sold', 'rented'] as const
export type ClosingOutcome = (typeof CLOSING_OUTCOMES)[number]

/** Pledges and leases end like rents: the property stays its owner's. */
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

/** A renewal moves a statement to the top, once a day. */
export const RENEWAL_PAUSE_MS = DAY_MS

/**
 * When an active statement that was renewed lately can be renewed again.
 * @returns nothing when it can be renewed now
 */
export function findNextRenewal(
  { life, updatedAt }: { life: OwnStatementStatus; updatedAt: Date },
  now = new Date(),
): Date | undefined {
  const next = new Date(updatedAt.getTime() + RENEWAL_PAUSE_MS)
  return life === 'active' && next > now ? next : undefined
}

export function getAllowedActions(status: OwnStatementStatus): readonly OwnStatementAction[] {
  return actionsByStatus[status]
}
