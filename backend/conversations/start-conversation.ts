import { randomUUID } from 'node:crypto'
import { addAccountLead } from '~backend/account-leads/add-lead'
import type { Db } from '~backend/platform/db/pool'
import { invalidField } from '~backend/platform/http/errors'
import type { Locale } from '~backend/platform/localized-text'
import type { ConversationKind } from '~contract/conversations'
import { CONVERSATION_COLUMNS, CONVERSATION_TABLES, type ConversationRow } from './conversation-row'

export interface Seeker {
  userId: number | undefined
  name: string
  /** Email of a guest, to whom answers go. It stays hidden from the owner. */
  email: string
  /** Number that the seeker gives to the owner. */
  phone: string
  locale: Locale
}

interface NewConversation {
  kind: ConversationKind
  statementId: number | null
  ownerId: number
  /** Project that a call request is about. */
  projectId?: number | null
  seeker: Seeker
}

/**
 * Returns the open conversation of a user with the owner about the same subject, locked, or starts one. A
 * guest always starts one: an email proves nothing. The conversation is a lead of the owner.
 * @throws ApiError 422 if the owner has blocked the seeker, or is the seeker
 */
export async function startConversation(
  transaction: Db,
  conversation: NewConversation,
): Promise<ConversationRow> {
  const { ownerId, seeker } = conversation
  if (seeker.userId === ownerId) throw invalidField('message', 'cannot be sent to yourself')
  if (await isBlocked(transaction, ownerId, seeker))
    throw invalidField('message', 'cannot be delivered: the recipient has ended the conversation')
  const id =
    (await continueConversation(transaction, conversation)) ?? (await insertSeeker(transaction, conversation))
  if (id === undefined) throw new Error('a conversation was not added')
  await addAccountLead(transaction, {
    kind: conversation.kind === 'statement' ? 'message' : 'call',
    source: { kind: 'conversation', id },
    ownerId,
    statementId: conversation.statementId,
    projectId: conversation.projectId ?? null,
    seeker,
  })
  const { rows } = await transaction.query<ConversationRow>(
    `select ${CONVERSATION_COLUMNS} from ${CONVERSATION_TABLES} where c.id = $1`,
    [id],
  )
  return rows[0] as ConversationRow
}

async function isBlocked(db: Db, ownerId: number, { userId, email, phone }: Seeker): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from conversations
     where owner_id = $1 and state = 'blocked' and ended_by = 'owner'
       and (seeker_id = $2 or $2 is null and (guest_email = nullif($3, '') or seeker_phone = nullif($4, '')))
     limit 1`,
    [ownerId, userId ?? null, email, phone],
  )
  return rowCount === 1
}

/** Also gives the number to the owner, if the seeker has typed one. */
async function continueConversation(
  transaction: Db,
  { statementId, ownerId, projectId, seeker }: NewConversation,
): Promise<string | undefined> {
  if (seeker.userId === undefined) return undefined
  const { rows } = await transaction.query<{ id: string }>(
    `update conversations set seeker_phone = coalesce(nullif($4, ''), seeker_phone)
     where id = (select id from conversations
                 where owner_id = $1 and seeker_id = $2 and statement_id is not distinct from $3
                   and project_id is not distinct from $5 and state = 'open'
                 order by last_message_at desc limit 1)
     returning id`,
    [ownerId, seeker.userId, statementId, seeker.phone, projectId ?? null],
  )
  return rows[0]?.id
}

interface SeekerConversation {
  kind: ConversationKind
  statementId?: number | null
  ownerId?: number
  projectId?: number | null
  leadId?: number
  seeker: Seeker
}

/** @returns id of the new conversation; undefined if the lead has one */
export async function insertSeeker(
  transaction: Db,
  { kind, statementId, ownerId, projectId, leadId, seeker }: SeekerConversation,
): Promise<string | undefined> {
  const isReachableGuest = seeker.userId === undefined && seeker.email !== ''
  const { rows } = await transaction.query<{ id: string }>(
    `insert into conversations (kind, statement_id, owner_id, lead_id, seeker_id, seeker_name, guest_email, guest_key,
                                seeker_phone, seeker_locale, project_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, nullif($9, ''), $10, $11) on conflict (lead_id) do nothing returning id`,
    [
      kind,
      statementId ?? null,
      ownerId ?? null,
      leadId ?? null,
      seeker.userId ?? null,
      seeker.name,
      isReachableGuest ? seeker.email : null,
      isReachableGuest ? randomUUID() : null,
      seeker.phone,
      seeker.locale,
      projectId ?? null,
    ],
  )
  return rows[0]?.id
}

/** Moves a guest's conversation to the account with the same email, which then needs no key. */
export async function claimConversation(transaction: Db, id: string, userId: number): Promise<void> {
  await transaction.query(
    `update conversations c set seeker_id = u.id, guest_key = null, guest_email = null
     from users u where c.id = $1 and u.id = $2 and lower(u.email) = lower(c.guest_email) and c.owner_id is distinct from u.id`,
    [id, userId],
  )
}
