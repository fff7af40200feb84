import type { ServiceKey } from './services'

/** Subjects of operators' acts. */
export const ACT_SUBJECTS = [
  'lead',
  'statement_draft',
  'statement',
  'service_order',
  'user',
  'table_row',
  'payment',
] as const

export type ActSubject = (typeof ACT_SUBJECTS)[number]

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

/** Lists of payments at the desk; those under review wait for a decision. */
export const PAYMENT_LISTS = ['review', 'pending', 'paid', 'returned', 'failed', 'all'] as const

export type PaymentList = (typeof PAYMENT_LISTS)[number]

export const MAX_REFUND_TEXT_LENGTH = 2_000

export const MAX_PAYMENT_SEARCH_LENGTH = 100

export const MAX_FOUND_PAYMENTS = 50

/** Logged acts on a payment. */
export const PAYMENT_ACTS = ['refund', 'refund_refused', 'settle', 'not_charged', 'note'] as const

/** Lists of questionnaires at the desk. */
export const QUESTIONNAIRE_LISTS = ['open', 'answered', 'templates'] as const

export type QuestionnaireList = (typeof QUESTIONNAIRE_LISTS)[number]

export const MAX_SUBJECT_LENGTH = 120

export const MAX_EMAIL_LENGTH = 254

/**
 * Acts of an operator on a statement. Only operators see a note. The text of `merge_home` is the number of
 * the other statement.
 */
export const STATEMENT_ACTS = [
  'block',
  'unblock',
  'close_reports',
  'split_home',
  'merge_home',
  'note',
] as const

export type StatementAct = (typeof STATEMENT_ACTS)[number]

/** Acts that require a text. The owner receives the reason of a block. */
export const WRITTEN_STATEMENT_ACTS: readonly StatementAct[] = ['block', 'merge_home', 'note']

export const MAX_STATEMENT_TEXT_LENGTH = 2_000

/** Lists of users at the desk. */
export const USER_LISTS = ['all', 'unconfirmed', 'blocked', 'operators'] as const

export type UserList = (typeof USER_LISTS)[number]

/** Acts of an operator on a user. Only operators see a note. */
export const USER_ACTS = [
  'confirm',
  'unconfirm',
  'make_operator',
  'remove_operator',
  'sign_out',
  'block',
  'unblock',
  'note',
] as const

export type UserAct = (typeof USER_ACTS)[number]

/** Logged acts on a user. */
export const PAST_USER_ACTS = [...USER_ACTS, ...APPROVAL_ACTS, 'see_timeline'] as const

/** Kinds of what a user did, for the timeline of the user. */
export const TIMELINE_KINDS = ['statement', 'order', 'payment', 'message', 'report'] as const

export type TimelineKind = (typeof TIMELINE_KINDS)[number]

/** Acts that require a text. */
export const WRITTEN_USER_ACTS: readonly UserAct[] = ['block', 'note', 'make_operator']

export const MAX_USER_TEXT_LENGTH = 2_000

export const MIN_USER_SEARCH_LENGTH = 2

export const MAX_USER_SEARCH_LENGTH = 100

/** Maximum users found; for more, the operator has to type a longer name. */
export const MAX_FOUND_USERS = 50

/** Lists of orders for operators; waiting ones are not assigned yet. */
export const ORDER_LISTS = ['waiting', 'taken', 'mine', 'done', 'called_off'] as const

export type OrderList = (typeof ORDER_LISTS)[number]

/** States of an order for the operators who carry it out. */
export const ORDER_PROGRESS = ['waiting', 'taken', 'scheduled', 'running', 'done', 'called_off'] as const

export type OrderProgress = (typeof ORDER_PROGRESS)[number]

/** Acts of an operator on an order. Only operators see a note. */
export const ORDER_ACTS = [
  'take',
  'release',
  'note',
  'visit',
  'area',
  'document',
  'tour',
  'photos',
  'boost',
  'done',
  'call_off',
  'refund',
] as const

export type OrderAct = (typeof ORDER_ACTS)[number]

/** Logged acts on an order; `reveal` shows its personal data, `open_document` its document. */
export const PAST_ORDER_ACTS = [...ORDER_ACTS, 'reveal', 'open_document', ...APPROVAL_ACTS] as const

const ACTS_OF_EVERY_ORDER: readonly OrderAct[] = ['take', 'release', 'note', 'call_off', 'refund']

/** Acts for each service. Paying for the area completes a measurement, and a boost ends on its last day. */
const ACTS_BY_SERVICE: Readonly<Record<ServiceKey, readonly OrderAct[]>> = {
  'vip-service': [],
  'facebook-boost-service': ['boost'],
  '3d-service': ['visit', 'tour', 'done'],
  'photographer-service': ['visit', 'photos', 'done'],
  'rate-service': ['visit', 'document', 'done'],
  'measure-service': ['visit', 'area', 'document'],
  'legal-verification-service': ['document', 'done'],
  'public-registry-service': ['visit', 'document', 'done'],
}

export function hasOrderAct(service: string, act: OrderAct): boolean {
  const acts = ACTS_BY_SERVICE[service as ServiceKey] ?? []
  return ACTS_OF_EVERY_ORDER.includes(act) || acts.includes(act)
}

export const MAX_ORDER_TEXT_LENGTH = 2_000

export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024

/** Maximum days until the first day of advertising. */
export const MAX_BOOST_DAYS_AHEAD = 30
