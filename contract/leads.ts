import type { LoanRequestState } from './loans'

/** What visitors send for somebody of the marketplace to answer. */
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

/** What an operator does with a lead; an answer and what a bank has decided are emailed, the rest stays within the desk. */
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

/** What a bank says of the loan that was asked for. */
export const LOAN_DECISIONS = { approve: 'approved', decline: 'declined' } as const satisfies Partial<
  Record<LeadAct, LoanRequestState>
>
export type LoanDecision = keyof typeof LOAN_DECISIONS

export const isLoanDecision = (act: string): act is LoanDecision => Object.hasOwn(LOAN_DECISIONS, act)

export const LEAD_LISTS = ['open', 'mine', 'closed'] as const
export type LeadList = (typeof LEAD_LISTS)[number]

/** Texts of these acts say something. */
export const WRITTEN_LEAD_ACTS: readonly LeadAct[] = ['note', 'answer']

export const MAX_LEAD_TEXT_LENGTH = 4_000
