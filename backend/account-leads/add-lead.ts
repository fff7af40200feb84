import { lockUntilCommit } from '~backend/platform/db/advisory-locks'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { AccountLeadKind, AccountLeadSource, AccountLeadStage } from '~contract/account-leads'
import { chooseAssignee } from './choose-assignee'
import { notifyOfLead } from './notify-of-lead'
import { isLaterStage, isOpenStage } from './rules'
import { queueWebhook } from './settings'

interface LeadSource {
  kind: AccountLeadSource
  id: string
}

export interface NewAccountLead {
  kind: AccountLeadKind
  /** Conversation, viewing or request that the lead comes from. */
  source: LeadSource
  /** Conversation that was opened together with the source. */
  conversationId?: string | undefined
  /** User whose statement, project or company it is about. */
  ownerId: number
  statementId: number | null
  projectId?: number | null
  /** The person; a guest has no id, and a name is empty until the person gives it. */
  seeker: { userId: number | undefined; name: string }
  /** Stage that follows from the source. Default: `new`. */
  stage?: AccountLeadStage
}

type FoundLead = Pick<Row<'account_leads'>, 'id'> & { stage: AccountLeadStage }

/**
 * Adds what a person did to the leads of the owner, or of the broker whom the owner works for. Each source
 * counts once. A further source of the same user about the same statement joins the open lead.
 */
export async function addAccountLead(transaction: Db, added: NewAccountLead): Promise<void> {
  const { source, conversationId, seeker, stage = 'new' } = added
  const accountId = await findAccount(transaction, added.ownerId)
  // Two processes that add the same source, or sources of the same person, wait for one another.
  await lockUntilCommit(transaction, `account lead ${source.kind} ${source.id}`)
  if (seeker.userId !== undefined)
    await lockUntilCommit(transaction, `account leads of ${accountId} by ${seeker.userId}`)
  const known =
    (await findBySource(transaction, source)) ?? (await findOpenOfSeeker(transaction, accountId, added))
  const { id } = known ?? (await insertLead(transaction, accountId, added))
  await addSource(transaction, id, source)
  if (conversationId !== undefined)
    await addSource(transaction, id, { kind: 'conversation', id: conversationId })
  if (known) await noteEvent(transaction, known, { stage, seeker })
}

async function addSource(transaction: Db, leadId: number, { kind, id }: LeadSource): Promise<void> {
  await transaction.query(
    `insert into account_lead_sources (kind, source_id, lead_id) values ($1, $2, $3)
     on conflict (kind, source_id) do nothing`,
    [kind, id, leadId],
  )
}

async function findAccount(db: Db, ownerId: number): Promise<number> {
  const { rows } = await db.query<Row<'broker_agents', 'broker_id'>>(
    'select broker_id from broker_agents where agent_id = $1',
    [ownerId],
  )
  return rows[0]?.broker_id ?? ownerId
}

/** Finds the lead of a source and locks it. */
async function findBySource(transaction: Db, { kind, id }: LeadSource): Promise<FoundLead | undefined> {
  const { rows } = await transaction.query<FoundLead>(
    `select id, stage from account_leads
     where id = (select lead_id from account_lead_sources where kind = $1 and source_id = $2) for update`,
    [kind, id],
  )
  return rows[0]
}

async function findOpenOfSeeker(
  transaction: Db,
  accountId: number,
  { kind, seeker, statementId, projectId }: NewAccountLead,
): Promise<FoundLead | undefined> {
  // The author of a search request stays unknown until they share their number.
  if (seeker.userId === undefined || kind === 'match') return undefined
  const { rows } = await transaction.query<FoundLead>(
    `select id, stage from account_leads
     where account_id = $1 and seeker_id = $2 and statement_id is not distinct from $3
       and project_id is not distinct from $4 and kind <> 'match' and stage not in ('closed', 'lost')
     order by id desc limit 1 for update`,
    [accountId, seeker.userId, statementId, projectId ?? null],
  )
  return rows[0]
}

async function insertLead(
  transaction: Db,
  accountId: number,
  { kind, ownerId, statementId, projectId, seeker, stage = 'new' }: NewAccountLead,
): Promise<Pick<FoundLead, 'id'>> {
  const assigneeId = await chooseAssignee(transaction, { accountId, ownerId, statementId })
  const { rows } = await transaction.query<Pick<FoundLead, 'id'>>(
    `insert into account_leads (account_id, kind, statement_id, project_id, seeker_id, name, stage, assignee_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [
      accountId,
      kind,
      statementId,
      projectId ?? null,
      seeker.userId ?? null,
      seeker.name,
      stage,
      assigneeId ?? null,
    ],
  )
  const [lead] = rows
  if (!lead) throw new Error('a lead was not added')
  // The owner of a statement is notified of the message or viewing itself.
  if (assigneeId !== undefined && assigneeId !== ownerId)
    await notifyOfLead(transaction, {
      kind: 'lead_assigned',
      userId: assigneeId,
      leadId: lead.id,
      cause: `lead:${lead.id}:routed`,
    })
  await queueWebhook(transaction, lead.id, 'lead.created')
  return lead
}

/** Moves an open lead to a later stage, fills in the name, and moves the lead to the top of the list. */
async function noteEvent(
  transaction: Db,
  lead: FoundLead,
  { stage, seeker }: { stage: AccountLeadStage; seeker?: NewAccountLead['seeker'] },
): Promise<void> {
  const isMoved = isOpenStage(lead.stage) && isLaterStage(stage, lead.stage)
  await transaction.query(
    `update account_leads set last_event_at = now(), stage = $2, name = coalesce(nullif(name, ''), $3),
       seeker_id = coalesce(seeker_id, $4)
     where id = $1`,
    [lead.id, isMoved ? stage : lead.stage, seeker?.name ?? '', seeker?.userId ?? null],
  )
  if (!isMoved) return
  await transaction.query("insert into account_lead_acts (lead_id, act, stage) values ($1, 'stage', $2)", [
    lead.id,
    stage,
  ])
  await queueWebhook(transaction, lead.id, 'lead.changed')
}

interface WrittenMessage {
  conversationId: string
  side: 'owner' | 'seeker'
  /** Author, if signed in. */
  userId: number | undefined
}

/** Moves the lead of a conversation to the top; the account's first reply also begins the stage `talking`. */
export async function noteMessage(
  transaction: Db,
  { conversationId, side, userId }: WrittenMessage,
): Promise<void> {
  const lead = await findBySource(transaction, { kind: 'conversation', id: conversationId })
  if (!lead) return
  await noteEvent(transaction, lead, { stage: side === 'owner' ? 'talking' : 'new' })
  if (side === 'owner') await markResponded(transaction, lead.id, userId)
}

/** Records when the account first responded, and by whom. */
export async function markResponded(
  transaction: Db,
  leadId: number,
  userId: number | undefined,
): Promise<void> {
  await transaction.query(
    'update account_leads set responded_at = now(), responded_by = $2 where id = $1 and responded_at is null',
    [leadId, userId ?? null],
  )
}
