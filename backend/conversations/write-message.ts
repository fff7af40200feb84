import { lockUntilCommit } from '~backend/platform/db/advisory-locks'
import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import { invalidField } from '~backend/platform/http/errors'
import { consumeRateLimit, type RateLimitedAction } from '~backend/platform/rate-limits'
import { getHeading } from '~backend/statements/heading'
import { STATEMENT_COLUMNS, STATEMENT_TABLES, type StatementRow } from '~backend/statements/statement-row'
import type { ConversationSide } from '~contract/conversations'

export type SentMessage = {
  id: number
  created_at: string
  conversation: string
}

/**
 * Finds a message that was sent with this key earlier. Concurrent submissions of the key wait for one
 * another.
 */
export async function findSentMessage(transaction: Db, key: string | null): Promise<SentMessage | undefined> {
  if (key === null) return undefined
  await lockUntilCommit(transaction, `message ${key}`)
  const { rows } = await transaction.query<SentMessage>(
    `select id, ${toGeorgianTimeSql('created_at')} as created_at, conversation_id as conversation
     from conversation_messages where idempotency_key = $1`,
    [key],
  )
  return rows[0]
}

interface NewConversationMessage {
  conversation: string
  side: ConversationSide
  text: string
  idempotencyKey: string | null
}

/**
 * Adds a message, which its author has seen.
 * @throws ApiError 422 for the key of another message
 */
export async function insertMessage(
  transaction: Db,
  { conversation, side, text, idempotencyKey }: NewConversationMessage,
): Promise<SentMessage> {
  const { rows } = await transaction.query<SentMessage>(
    `insert into conversation_messages (conversation_id, side, text, idempotency_key) values ($1, $2, $3, $4)
     on conflict (idempotency_key) do nothing
     returning id, ${toGeorgianTimeSql('created_at')} as created_at, conversation_id as conversation`,
    [conversation, side, text, idempotencyKey],
  )
  const sent = rows[0]
  if (!sent) throw invalidField('idempotency_key', 'is of another message')
  await transaction.query(
    `update conversations set last_message_at = now(), last_message_id = $2, ${side}_seen_id = $2 where id = $1`,
    [conversation, sent.id],
  )
  return sent
}

/** @throws ApiError 429 over the limit of the visitor or of the account */
export async function limitMessages(
  transaction: Db,
  action: RateLimitedAction,
  { visitor, userId }: { visitor: string; userId: number | undefined },
): Promise<void> {
  await consumeRateLimit(transaction, action, visitor)
  if (userId !== undefined) await consumeRateLimit(transaction, action, `account ${userId}`)
}

export async function findTitles(db: Db, statementId: number | null) {
  if (statementId === null) return undefined
  const { rows } = await db.query<StatementRow>(
    `select ${STATEMENT_COLUMNS} from ${STATEMENT_TABLES} where s.id = $1`,
    [statementId],
  )
  return rows[0] && getHeading(rows[0]).titles
}
