import { ACCOUNT_TYPES } from './accounts'
import { DAY_MS, daysBetween } from './values/georgian-time'

export const OWN_STATEMENT_STATUSES = ['active', 'unconfirmed', 'expired', 'hidden', 'inactive'] as const

export type OwnStatementStatus = (typeof OWN_STATEMENT_STATUSES)[number]

/** Statuses of the account API; deleted statements are never shown. */
export const STATEMENT_STATUSES = [...OWN_STATEMENT_STATUSES, 'deleted'] as const

/** Statuses in which anyone can read a statement: expired and unconfirmed ones, so that old links work. */
export const PUBLIC_STATUSES: readonly string[] = [
  'active',
  'unconfirmed',
  'expired',
] satisfies OwnStatementStatus[]

export type StatementStatus = (typeof STATEMENT_STATUSES)[number]

/** Lists statuses with a tab: one that only some upstreams know is shown if a statement has it. */
export function listShownStatuses(
  { unconfirmed }: { unconfirmed: number },
  chosen?: OwnStatementStatus,
): OwnStatementStatus[] {
  return OWN_STATEMENT_STATUSES.filter(
    (status) => status !== 'unconfirmed' || unconfirmed > 0 || chosen === status,
  )
}

/** Owner types; the platform also has agencies. */
export const OWNER_TYPES = [...ACCOUNT_TYPES, 'agency'] as const

/** Kinds in display order. */
export const PARAMETER_KINDS = ['parameter', 'feature', 'furniture-equipment', 'label'] as const

/** Parameters with a colour each in the specification. */
export const COLORED_PARAMETER_IDS: readonly number[] = [1, 2, 3, 7, 8, 9]

export type ParameterKind = (typeof PARAMETER_KINDS)[number]

export const NEGOTIABLE_PRICE_TYPE_ID = 1

export const PRICE_FROM_TYPE_ID = 2

export const SQUARE_METRE_ID = 1

/** Unit of areas in hectares; the others are in m². */
export const HECTARE_ID = 2

/** Ids of deals with special rules. */
export const SALE_DEAL_ID = 1

export const MONTHLY_RENT_DEAL_ID = 2

export const PLEDGE_DEAL_ID = 3

export const DAILY_RENT_DEAL_ID = 7

export const LEASE_DEAL_ID = 10

/** Deals offered for each type of real estate. Land is leased, but not rented by the day. */
export const DEAL_IDS_BY_REAL_ESTATE: Readonly<Record<number, readonly number[]>> = {
  1: [1, 2, 7, 3],
  2: [1, 2, 7, 3],
  3: [1, 2, 7, 3],
  4: [1, 2, 3, 10],
  5: [1, 2, 3],
  6: [1, 2, 7, 3],
}

/** Ids of real estate types with special rules. */
export const FLAT_TYPE_ID = 1

export const LAND_TYPE_ID = 4

/** Types bought with a mortgage: flats, private houses and country houses. */
export const HOME_TYPE_IDS: readonly number[] = [FLAT_TYPE_ID, 2, 3]

export const REPORT_REASONS = ['sold', 'wrong_price', 'wrong_place', 'fraud', 'other'] as const

export type ReportReason = (typeof REPORT_REASONS)[number]

export function needsComment(reason: ReportReason): boolean {
  return reason === 'other'
}

/** Lists of reported statements: with an open report, or with closed ones only. */
export const REPORT_LISTS = ['open', 'closed'] as const

export type ReportList = (typeof REPORT_LISTS)[number]

/** Reasons to close a statement. */
export const CLOSING_OUTCOMES = ['sold', 'rented'] as const

export type ClosingOutcome = (typeof CLOSING_OUTCOMES)[number]

/** Returns the outcome of a deal. Pledges and leases count as rents: the owner keeps the property. */
export function getClosingOutcome(dealTypeId: number): ClosingOutcome {
  return dealTypeId === SALE_DEAL_ID ? 'sold' : 'rented'
}

export const OWN_STATEMENT_ACTIONS = ['confirm', 'hide', 'show', 'renew', 'delete'] as const

export type OwnStatementAction = (typeof OWN_STATEMENT_ACTIONS)[number]

/** Acts of a company with a statement of its agent. */
export const COMPANY_ACTS = ['edited', 'promoted', 'reassigned'] as const

export type CompanyActName = (typeof COMPANY_ACTS)[number]

const actionsByStatus: Record<OwnStatementStatus, readonly OwnStatementAction[]> = {
  active: ['confirm', 'hide', 'renew', 'delete'],
  unconfirmed: ['confirm', 'hide', 'delete'],
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

/**
 * Returns true if a confirmation that an active statement is available would say something new. Unknown to
 * upstreams that do not send `confirmedAt`.
 */
export function canConfirm({ confirmedAt }: { confirmedAt?: Date | undefined }, now = new Date()): boolean {
  return confirmedAt !== undefined && daysBetween(confirmedAt, now) > 0
}

export function getAllowedActions(status: OwnStatementStatus): readonly OwnStatementAction[] {
  return actionsByStatus[status]
}

/** Periods of statistics, in days; the first is the default. */
export const STATISTICS_PERIODS = ['30', '90'] as const

export type StatisticsPeriod = (typeof STATISTICS_PERIODS)[number]

/** Events that may change the interest in a statement. */
export const STATISTICS_EVENTS = ['price', 'vip'] as const

/** Minimum number of similar statements with which one is compared. */
export const MIN_SIMILAR_STATEMENTS = 20

/** Maximum number of similar statements that are read, the latest first. */
export const MAX_SIMILAR_STATEMENTS = 200

/** Smallest share of an area that counts as similar; the largest area is its inverse. */
export const SIMILAR_AREA_SHARE = 0.75
