import { addOperatorAct, isOperatorActDone } from '~backend/platform/auth/operator-acts'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { ApiError, notFound } from '~backend/platform/http/errors'
import type { Locale } from '~backend/platform/localized-text'
import { isLoanDecision, type LeadAct, LOAN_DECISIONS } from '~contract/leads'
import type { LoanRequestState } from '~contract/loans'
import { decideLoan } from './loan-decisions'
import { EMAILED_ACTS, notifyLeadSender } from './notify-lead-sender'

interface LeadChange {
  leadId: number
  /** Operator who changes the lead; null for the bank itself. */
  operatorId: number | null
  act: LeadAct
  text: string
  /** True if an answer also closes the lead. */
  closes?: boolean
  /** Id of the assignee shown to the operator; empty if unassigned. */
  shownAssignee?: string | undefined
  /** Decision of the bank shown to the operator. */
  shownLoanState?: string | undefined
  /** Language of the sender's message, used in the answer. */
  locale: Locale
  idempotencyKey: string | null
}

type LeadState = Row<'leads', 'assigned_to' | 'closed_at'> & { loan_state?: LoanRequestState }

/** Acts that can be repeated without changing the lead's state. */
const REPEATABLE: readonly LeadAct[] = ['note', 'answer']

const CHANGES_ASSIGNEE: readonly LeadAct[] = ['assign', 'release']

/**
 * Changes a lead once per key and logs the state before and after. Answering also assigns the lead, and
 * closes it if asked to.
 * @throws ApiError 404; 409 for another act's key or a concurrent assignment or decision; 422
 */
export async function changeLead(
  transaction: Db,
  {
    leadId,
    operatorId,
    act,
    text,
    closes = false,
    shownAssignee,
    shownLoanState,
    locale,
    idempotencyKey,
  }: LeadChange,
): Promise<void> {
  const { rows } = await transaction.query<LeadState & Row<'leads', 'id' | 'kind' | 'source_id'>>(
    'select id, kind, source_id, assigned_to, closed_at from leads where id = $1 for update',
    [leadId],
  )
  const lead = rows[0]
  if (!lead) throw notFound('Lead')
  if (await isOperatorActDone(transaction, { subject: 'lead', subjectId: leadId, idempotencyKey })) return
  if (CHANGES_ASSIGNEE.includes(act) && isTakenMeanwhile(lead.assigned_to, operatorId, shownAssignee))
    throw new ApiError(409, 'Somebody else has taken the lead')
  const before: LeadState = { assigned_to: lead.assigned_to, closed_at: lead.closed_at }
  if (isLoanDecision(act)) before.loan_state = await decideLoan(transaction, lead, act, shownLoanState)
  const after = toState(before, act, { operatorId, closes })
  if (!REPEATABLE.includes(act) && isSame(before, after)) return
  const actId = await addOperatorAct(transaction, {
    operatorId,
    subject: 'lead',
    subjectId: leadId,
    act,
    text,
    before,
    after,
    idempotencyKey,
  })
  await transaction.query('update leads set assigned_to = $2, closed_at = $3 where id = $1', [
    leadId,
    after.assigned_to,
    after.closed_at,
  ])
  const emailed = EMAILED_ACTS.find((one) => one === act)
  if (emailed) await notifyLeadSender(transaction, { lead, act: emailed, actId, text, locale })
}

function isTakenMeanwhile(
  assignee: number | null,
  operatorId: number | null,
  shownAssignee: string | undefined,
): boolean {
  const isOthers = assignee !== null && assignee !== operatorId
  return isOthers && shownAssignee !== undefined && shownAssignee !== String(assignee)
}

function toState(
  before: LeadState,
  act: LeadAct,
  { operatorId, closes }: { operatorId: number | null; closes: boolean },
): LeadState {
  switch (act) {
    case 'assign':
      return { ...before, assigned_to: operatorId }
    case 'release':
      return { ...before, assigned_to: null }
    case 'answer':
      return {
        ...before,
        assigned_to: before.assigned_to ?? operatorId,
        closed_at: closes ? (before.closed_at ?? new Date()) : before.closed_at,
      }
    case 'approve':
    case 'decline':
      return {
        ...before,
        assigned_to: before.assigned_to ?? operatorId,
        loan_state: LOAN_DECISIONS[act],
      }
    case 'close':
      return { ...before, closed_at: before.closed_at ?? new Date() }
    case 'reopen':
      return { ...before, closed_at: null }
    default:
      return before
  }
}

function isSame(one: LeadState, other: LeadState): boolean {
  return (
    one.assigned_to === other.assigned_to &&
    one.closed_at === other.closed_at &&
    one.loan_state === other.loan_state
  )
}
