import { addOperatorAct } from '~backend/platform/auth/operator-acts'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { notFound } from '~backend/platform/http/errors'
import type { Locale } from '~backend/platform/localized-text'
import type { LeadAct } from '~contract/leads'
import { tellSender } from './tell-sender'

interface LeadChange {
  leadId: number
  operatorId: number
  act: LeadAct
  text: string
  /** Of the sender's message, where the lead is answered. */
  locale: Locale
  idempotencyKey: string | null
}

type LeadState = Row<'leads', 'assigned_to' | 'closed_at'>

/** Does it once for each key, and writes down who did it, with the state before and after. Answering also takes the lead. */
export async function changeLead(
  transaction: Db,
  { leadId, operatorId, act, text, locale, idempotencyKey }: LeadChange,
): Promise<void> {
  const { rows } = await transaction.query<LeadState & Row<'leads', 'id' | 'kind' | 'source_id'>>(
    'select id, kind, source_id, assigned_to, closed_at from leads where id = $1 for update',
    [leadId],
  )
  const lead = rows[0]
  if (!lead) throw notFound('Lead')
  const before: LeadState = { assigned_to: lead.assigned_to, closed_at: lead.closed_at }
  const after = toState(before, act, operatorId)
  if (act !== 'note' && act !== 'answer' && isSame(before, after)) return
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
  if (actId === undefined) return
  await transaction.query('update leads set assigned_to = $2, closed_at = $3 where id = $1', [
    leadId,
    after.assigned_to,
    after.closed_at,
  ])
  if (act === 'answer' || act === 'close') await tellSender(transaction, { lead, act, actId, text, locale })
}

function toState(before: LeadState, act: LeadAct, operatorId: number): LeadState {
  switch (act) {
    case 'assign':
      return { ...before, assigned_to: operatorId }
    case 'release':
      return { ...before, assigned_to: null }
    case 'answer':
      return { ...before, assigned_to: before.assigned_to ?? operatorId }
    case 'close':
      return { ...before, closed_at: before.closed_at ?? new Date() }
    case 'reopen':
      return { ...before, closed_at: null }
    default:
      return before
  }
}

function isSame(one: LeadState, other: LeadState): boolean {
  return one.assigned_to === other.assigned_to && one.closed_at === other.closed_at
}
