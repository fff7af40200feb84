import type { ActSubject } from './operator-acts'

/** Acts that one operator requests and another approves. */
export const APPROVAL_KINDS = ['make_operator', 'payment_refund', 'order_refund', 'order_call_off'] as const
export type ApprovalKind = (typeof APPROVAL_KINDS)[number]

/** The requester can withdraw; every other operator can approve or reject. */
export const APPROVAL_DECISIONS = ['approve', 'reject', 'withdraw'] as const
export type ApprovalDecision = (typeof APPROVAL_DECISIONS)[number]

export const APPROVAL_SUBJECTS: Readonly<Record<ApprovalKind, ActSubject>> = {
  make_operator: 'user',
  payment_refund: 'payment',
  order_refund: 'service_order',
  order_call_off: 'service_order',
}

/** Acts of the approval itself, on any subject; the approved act is logged separately. */
export const APPROVAL_ACTS = ['request_approval', 'reject_approval', 'withdraw_approval'] as const

/** Highest total, in tetri, that one operator may refund by default. */
export const DEFAULT_REFUND_LIMIT = 20_000
