import type { LoanRequestState } from './loans'

/** Kinds of requests that operators answer. */
export const LEAD_KINDS = [
  'call_request',
  'contact_message',
  'statement_report',
  'loan_request',
  'search_request',
  'appraisal_request',
  'company_appraisal_request',
  'form_answer',
  'conversation_report',
] as const
export type LeadKind = (typeof LEAD_KINDS)[number]

/** Acts of an operator on a lead. A reply and a bank's decision are emailed; the rest stays in the desk. */
export const LEAD_ACTS = [
  'assign',
  'hand_over',
  'release',
  'wait',
  'note',
  'answer',
  'approve',
  'decline',
  'close',
  'reopen',
] as const
export type LeadAct = (typeof LEAD_ACTS)[number]

/** Logged acts on a lead; `reveal` shows its personal data. */
export const PAST_LEAD_ACTS = [...LEAD_ACTS, 'reveal'] as const

/** Decisions of a bank on a requested loan. */
export const LOAN_DECISIONS = { approve: 'approved', decline: 'declined' } as const satisfies Partial<
  Record<LeadAct, LoanRequestState>
>
export type LoanDecision = keyof typeof LOAN_DECISIONS

export const isLoanDecision = (act: string): act is LoanDecision => Object.hasOwn(LOAN_DECISIONS, act)

/** Lists of leads. Those that wait for their sender are in no other open list. */
export const LEAD_LISTS = ['open', 'mine', 'unassigned', 'waiting', 'closed'] as const
export type LeadList = (typeof LEAD_LISTS)[number]

/** Leads with a text of the sender, and those made by a click alone. */
export const LEAD_TEXT_FILTERS = ['written', 'clicked'] as const
export type LeadTextFilter = (typeof LEAD_TEXT_FILTERS)[number]

export const MAX_LEAD_SEARCH_LENGTH = 100

/** Maximum days that a lead can wait for its sender. */
export const MAX_WAITING_DAYS = 90

/** Acts that require a text. */
export const WRITTEN_LEAD_ACTS: readonly LeadAct[] = ['note', 'answer']

/** Placeholders of an answer template: the sender's name and the number of the lead. */
export const TEMPLATE_PLACEHOLDERS = { name: '{name}', number: '{number}' } as const

export const MAX_LEAD_TEXT_LENGTH = 4_000
