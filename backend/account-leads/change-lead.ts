import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { ApiError, invalidField, notFound, toFailureBody } from '~backend/platform/http/errors'
import type { AccountLeadStage } from '~contract/account-leads'
import { parseId } from '~contract/values/ids'
import { markResponded } from './add-lead'
import { notifyOfLead } from './notify-of-lead'
import { isResponse } from './rules'
import { queueWebhook } from './settings'
import { requireLead } from './store'

function conflict(): ApiError {
  const message = 'The lead has been changed meanwhile.'
  return new ApiError(409, message, toFailureBody(message))
}

/**
 * Moves a lead to another stage. Moving it to its present stage changes nothing.
 * @throws ApiError 404 for other users; 409 if it has left the shown stage meanwhile
 */
export async function setStage(
  transaction: Db,
  userId: number,
  leadId: string,
  { stage, shownStage }: { stage: AccountLeadStage; shownStage: AccountLeadStage },
): Promise<void> {
  const lead = await requireLead(transaction, userId, leadId, { lock: true })
  if (lead.stage === stage) return
  if (lead.stage !== shownStage) throw conflict()
  await transaction.query('update account_leads set stage = $2 where id = $1', [lead.id, stage])
  await transaction.query(
    "insert into account_lead_acts (lead_id, user_id, act, stage) values ($1, $2, 'stage', $3)",
    [lead.id, userId, stage],
  )
  if (isResponse(stage)) await markResponded(transaction, lead.id, userId)
  await queueWebhook(transaction, lead.id, 'lead.changed')
}

/**
 * Adds a note. A repeat with the same key adds none.
 * @throws ApiError 404 for other users
 */
export async function addNote(
  transaction: Db,
  userId: number,
  leadId: string,
  { text, idempotencyKey }: { text: string; idempotencyKey: string | null },
): Promise<void> {
  const lead = await requireLead(transaction, userId, leadId)
  await transaction.query(
    `insert into account_lead_acts (lead_id, user_id, act, text, idempotency_key) values ($1, $2, 'note', $3, $4)
     on conflict (idempotency_key) do nothing`,
    [lead.id, userId, text, idempotencyKey],
  )
}

/**
 * Sets the day of the reminder, or removes it.
 * @throws ApiError 404 for other users
 */
export async function setReminder(
  transaction: Db,
  userId: number,
  leadId: string,
  day: string | null,
): Promise<void> {
  const lead = await requireLead(transaction, userId, leadId, { lock: true })
  if (lead.remind_on === day) return
  await transaction.query('update account_leads set remind_on = $2, reminded_at = null where id = $1', [
    lead.id,
    day,
  ])
  await transaction.query(
    "insert into account_lead_acts (lead_id, user_id, act, remind_on) values ($1, $2, 'remind', $3)",
    [lead.id, userId, day],
  )
}

/**
 * Gives a broker's lead to an agent, or takes it back.
 * @throws ApiError 404 unless the lead is the user's own; 409 if another one was chosen meanwhile; 422 for a
 * person who is not an agent of the user
 */
export async function assignLead(
  transaction: Db,
  userId: number,
  leadId: string,
  { assigneeId, shownId }: { assigneeId: string; shownId: string },
): Promise<void> {
  const lead = await requireLead(transaction, userId, leadId, { lock: true })
  if (lead.account_id !== userId) throw notFound('Lead')
  const chosen = assigneeId === '' ? null : (parseId(assigneeId) ?? 0)
  if (lead.assignee_id === chosen) return
  if (lead.assignee_id !== (parseId(shownId) ?? null)) throw conflict()
  if (chosen !== null && !(await isAgentOf(transaction, chosen, userId)))
    throw invalidField('assignee_id', 'must be an agent of yours')
  await transaction.query('update account_leads set assignee_id = $2 where id = $1', [lead.id, chosen])
  const { rows } = await transaction.query<{ id: number }>(
    "insert into account_lead_acts (lead_id, user_id, act, assignee_id) values ($1, $2, 'assign', $3) returning id",
    [lead.id, userId, chosen],
  )
  if (chosen !== null)
    await notifyOfLead(transaction, {
      kind: 'lead_assigned',
      userId: chosen,
      leadId: lead.id,
      cause: `lead:${lead.id}:act ${rows[0]?.id}`,
    })
}

/** Finds an agent and keeps them from leaving until the transaction ends. */
async function isAgentOf(transaction: Db, agentId: number, brokerId: number): Promise<boolean> {
  const { rowCount } = await transaction.query(
    'select from broker_agents where agent_id = $1 and broker_id = $2 for share',
    [agentId, brokerId],
  )
  return rowCount === 1
}

/**
 * Gives the open leads of a statement to the agent who gets it, or back to the broker. Closed and lost ones
 * stay with the agent who looked after them.
 * @param newOwnerId the agent, or the broker
 */
export async function handOverLeads(
  transaction: Db,
  { brokerId, statementId, newOwnerId }: { brokerId: number; statementId: number; newOwnerId: number },
): Promise<void> {
  const assigneeId = newOwnerId === brokerId ? null : newOwnerId
  const { rows } = await transaction.query<Row<'account_leads', 'id'>>(
    `with handed as (
       update account_leads set assignee_id = $3 where statement_id = $2 and account_id = $1
         and stage not in ('closed', 'lost') and assignee_id is distinct from $3 returning id)
     insert into account_lead_acts (lead_id, user_id, act, assignee_id)
     select id, $1, 'assign', $3 from handed returning lead_id as id`,
    [brokerId, statementId, assigneeId],
  )
  for (const { id } of rows) await queueWebhook(transaction, id, 'lead.changed')
}

/** Gives the leads of an agent who leaves a broker back to the broker. */
export async function giveBackLeads(transaction: Db, agentId: number): Promise<void> {
  await transaction.query(
    `with returned as (update account_leads set assignee_id = null where assignee_id = $1 returning id)
     insert into account_lead_acts (lead_id, act) select id, 'assign' from returned`,
    [agentId],
  )
}
