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
] as const
export type LeadKind = (typeof LEAD_KINDS)[number]

/** Hours after which a lead of a kind is late. */
export const LEAD_DEADLINE_HOURS: Readonly<Record<LeadKind, number>> = {
  call_request: 1,
  contact_message: 24,
  statement_report: 24,
  loan_request: 24,
  search_request: 72,
  appraisal_request: 24,
  company_appraisal_request: 24,
  form_answer: 48,
}

/** Acts of an operator on a lead. A reply and a bank's decision are emailed; the rest stays in the desk. */
export const LEAD_ACTS = [
  'assign',
  'release',
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

export const LEAD_LISTS = ['open', 'mine', 'unassigned', 'closed'] as const
export type LeadList = (typeof LEAD_LISTS)[number]

/** Acts that require a text. */
export const WRITTEN_LEAD_ACTS: readonly LeadAct[] = ['note', 'answer']

export const MAX_LEAD_TEXT_LENGTH = 4_000
