import type { InboundMailSettings } from '~backend/conversations/reply-addresses'
import { addOperatorAct, isOperatorActDone } from '~backend/platform/auth/operator-acts'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { ApiError, invalidField, notFound } from '~backend/platform/http/errors'
import type { Locale } from '~backend/platform/localized-text'
import { isLoanDecision, type LeadAct, LOAN_DECISIONS } from '~contract/leads'
import type { LoanRequestState } from '~contract/loans'
import { fromGeorgianTime } from '~contract/values/georgian-time'
import { listOperators } from './lead-store'
import { decideLoan } from './loan-decisions'
import { notifyColleague } from './notify-colleague'
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
  /** Operator who receives the lead, for `hand_over`. */
  colleagueId?: number | null
  /** Day from which the lead is open again, for `wait`. */
  until?: string | undefined
  /** Decision of the bank shown to the operator. */
  shownLoanState?: string | undefined
  /** Language of the sender's message, used in the answer. */
  locale: Locale
  idempotencyKey: string | null
  /** Settings of replies by email. Default: off. */
  replies?: InboundMailSettings | undefined
}

type LeadState = Row<'leads', 'assigned_to' | 'closed_at' | 'waits_until'> & { loan_state?: LoanRequestState }

/** Acts that can be repeated without changing the lead's state. */
const REPEATABLE: readonly LeadAct[] = ['note', 'answer']

const CHANGES_ASSIGNEE: readonly LeadAct[] = ['assign', 'hand_over', 'release']

/**
 * Changes a lead once per key and logs the state before and after. Answering also assigns the lead, and
 * closes it if asked to, also if the same answer was sent before without closing.
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
    colleagueId = null,
    until,
    shownLoanState,
    locale,
    idempotencyKey,
    replies,
  }: LeadChange,
): Promise<void> {
  const { rows } = await transaction.query<LeadState & Row<'leads', 'id' | 'kind' | 'source_id'>>(
    'select id, kind, source_id, assigned_to, closed_at, waits_until from leads where id = $1 for update',
    [leadId],
  )
  const lead = rows[0]
  if (!lead) throw notFound('Lead')
  if (await isOperatorActDone(transaction, { subject: 'lead', subjectId: leadId, idempotencyKey })) {
    if (act !== 'answer' || !closes) return
    return changeLead(transaction, {
      leadId,
      operatorId,
      act: 'close',
      text: '',
      locale,
      idempotencyKey: null,
    })
  }
  const { assigned_to, closed_at, waits_until } = lead
  const colleague = act === 'hand_over' ? await requireOperator(transaction, colleagueId) : undefined
  const involved = [operatorId, colleague?.id ?? null]
  if (CHANGES_ASSIGNEE.includes(act) && isTakenMeanwhile(assigned_to, involved, shownAssignee))
    throw new ApiError(409, 'Somebody else has taken the lead')
  const before: LeadState = { assigned_to, closed_at, waits_until }
  if (isLoanDecision(act)) before.loan_state = await decideLoan(transaction, lead, act, shownLoanState)
  const after = toState(before, act, { operatorId: colleague?.id ?? operatorId, closes, until })
  if (!REPEATABLE.includes(act) && isSame(before, after)) return
  const actId = await addOperatorAct(transaction, {
    operatorId,
    subject: 'lead',
    subjectId: leadId,
    act,
    // The name at the time, for the log.
    text: colleague?.name ?? text,
    before,
    after,
    idempotencyKey,
  })
  await transaction.query(
    `update leads set assigned_to = $2, closed_at = $3, waits_until = $4,
       due_at = case when $5 then lead_due_at(coalesce($4, now()), kind) else due_at end
     where id = $1`,
    [leadId, after.assigned_to, after.closed_at, after.waits_until, act === 'wait' || act === 'reopen'],
  )
  if (colleague && colleague.id !== operatorId)
    await notifyColleague(transaction, { leadId, actId, operatorId, colleagueId: colleague.id })
  const emailed = EMAILED_ACTS.find((one) => one === act)
  if (emailed) await notifyLeadSender(transaction, { lead, act: emailed, actId, text, locale, replies })
}

/** @throws ApiError 422 */
async function requireOperator(transaction: Db, id: number | null) {
  const operator = (await listOperators(transaction)).find((one) => one.id === id)
  if (!operator) throw invalidField('operator_id', 'is no operator')
  return operator
}

function isTakenMeanwhile(
  assignee: number | null,
  /** The operator, and the colleague who receives the lead. */
  involved: readonly (number | null)[],
  shownAssignee: string | undefined,
): boolean {
  const isOthers = assignee !== null && !involved.includes(assignee)
  return isOthers && shownAssignee !== undefined && shownAssignee !== String(assignee)
}

function toState(
  before: LeadState,
  act: LeadAct,
  { operatorId, closes, until }: { operatorId: number | null; closes: boolean; until: string | undefined },
): LeadState {
  switch (act) {
    case 'assign':
    case 'hand_over':
      return { ...before, assigned_to: operatorId }
    case 'release':
      return { ...before, assigned_to: null }
    case 'answer':
      return {
        ...before,
        assigned_to: before.assigned_to ?? operatorId,
        ...(closes && toClosed(before)),
      }
    case 'wait':
      return before.closed_at || !until
        ? before
        : {
            ...before,
            assigned_to: before.assigned_to ?? operatorId,
            waits_until: fromGeorgianTime(until, '00:00'),
          }
    case 'approve':
    case 'decline':
      return {
        ...before,
        assigned_to: before.assigned_to ?? operatorId,
        loan_state: LOAN_DECISIONS[act],
      }
    case 'close':
      return { ...before, ...toClosed(before) }
    case 'reopen':
      return { ...before, closed_at: null, waits_until: null }
    default:
      return before
  }
}

const toClosed = ({ closed_at: closedAt }: LeadState) => ({
  closed_at: closedAt ?? new Date(),
  waits_until: null,
})

function isSame(one: LeadState, other: LeadState): boolean {
  return (
    one.assigned_to === other.assigned_to &&
    one.closed_at === other.closed_at &&
    one.waits_until?.getTime() === other.waits_until?.getTime() &&
    one.loan_state === other.loan_state
  )
}
