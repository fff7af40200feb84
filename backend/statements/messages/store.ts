import type pg from 'pg'
import type { Db } from '../../db/pool'
import { withTransaction } from '../../db/transaction'
import { invalid } from '../../http/errors'
import { KIND } from '../../notifications/kinds'
import { tell } from '../../notifications/tell'
import { takeTurn } from '../../visitors/turns'
import { georgianTime } from '../row'
import type { MessageForm } from './form'

export type Sent = { id: number; created_at: string }

type Sender = { statementId: number; ownerId: number; userId: number | undefined; visitor: string }

/**
 * Keeps a message for the owner of a statement, and tells them. Sent again with the same key it is the first one, and costs no turn.
 *
 * @throws ApiError 422 for the key of another statement's message, 429 when the visitor writes too often
 */
export async function addMessage(pool: pg.Pool, sender: Sender, form: MessageForm): Promise<Sent> {
  return withTransaction(pool, async (transaction) => {
    const { rows } = await transaction.query<Sent>(
      `insert into statement_messages (statement_id, user_id, name, phone_number, message, idempotency_key)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (idempotency_key) do nothing
       returning id, ${georgianTime('created_at')} as created_at`,
      [sender.statementId, sender.userId, form.name, form.phone_number, form.message, form.idempotency_key],
    )
    const [sent] = rows
    if (!sent) return firstWithKey(transaction, sender.statementId, form.idempotency_key)
    await takeTurn(transaction, 'message', sender.visitor)
    await tell(transaction, {
      userId: sender.ownerId,
      kind: KIND.message,
      statementId: sender.statementId,
      details: { name: form.name, phone_number: form.phone_number, message: form.message },
      cause: `message:${sent.id}`,
    })
    return sent
  })
}

async function firstWithKey(db: Db, statementId: number, key: string | null): Promise<Sent> {
  const { rows } = await db.query<Sent>(
    `select id, ${georgianTime('created_at')} as created_at
     from statement_messages where idempotency_key = $1 and statement_id = $2`,
    [key, statementId],
  )
  if (rows[0]) return rows[0]
  throw invalid([
    {
      field: 'idempotency_key',
      message: 'The idempotency_key field is of a message about another statement.',
    },
  ])
}
