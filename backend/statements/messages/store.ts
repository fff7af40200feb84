import type pg from 'pg'
import { inVisitorTransaction } from '~backend/platform/auth/in-account-transaction'
import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { invalidField } from '~backend/platform/http/errors'
import type { Locale } from '~backend/platform/localized-text'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import type { contactEndpoints } from '~contract/endpoints/contact'
import type { BodyOf } from '~contract/endpoints/endpoint'
import type { Heading } from '../heading'

type MessageForm = BodyOf<typeof contactEndpoints.writeToOwner>

export type SentMessage = Row<'statement_messages', 'id'> & {
  created_at: string
}

export type OwnerMessage = Pick<MessageForm, 'name' | 'phone_number' | 'message'> & {
  id: number
  statementId: number
  titles: Heading['titles']
  ownerId: number
  /** Language of the page of the message form. */
  locale: Locale
}

export type NotifyOwner = (transaction: Db, message: OwnerMessage) => Promise<void>

type MessageSender = Pick<OwnerMessage, 'statementId' | 'titles' | 'ownerId' | 'locale'> & {
  userId: number | undefined
  visitor: string
}

/**
 * Adds a message. A repeat with the same key returns the first one and is not rate limited.
 * @throws ApiError 422 for a key used on another statement, 429 over the rate limit
 */
export async function addStatementMessage(
  pool: pg.Pool,
  notifyOwner: NotifyOwner,
  sender: MessageSender,
  form: MessageForm,
): Promise<SentMessage> {
  return inVisitorTransaction(pool, sender.userId, async (transaction) => {
    const { rows } = await transaction.query<SentMessage>(
      `insert into statement_messages (statement_id, user_id, name, phone_number, message, idempotency_key)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (idempotency_key) do nothing
       returning id, ${toGeorgianTimeSql('created_at')} as created_at`,
      [sender.statementId, sender.userId, form.name, form.phone_number, form.message, form.idempotency_key],
    )
    const [sent] = rows
    if (!sent) return findMessageWithKey(transaction, sender.statementId, form.idempotency_key)
    await consumeRateLimit(transaction, 'message', sender.visitor)
    await notifyOwner(transaction, { id: sent.id, ...sender, ...form })
    return sent
  })
}

async function findMessageWithKey(db: Db, statementId: number, key: string | null): Promise<SentMessage> {
  const { rows } = await db.query<SentMessage>(
    `select id, ${toGeorgianTimeSql('created_at')} as created_at
     from statement_messages where idempotency_key = $1 and statement_id = $2`,
    [key, statementId],
  )
  if (rows[0]) return rows[0]
  throw invalidField('idempotency_key', 'is of a message about another statement')
}
