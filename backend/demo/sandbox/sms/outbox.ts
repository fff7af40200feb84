import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { SmsSender } from '~backend/platform/sms'

export const sendSmsToOutbox: SmsSender = async (transaction, phoneNumber, message) => {
  await transaction.query('insert into sms_outbox (phone_number, message) values ($1, $2)', [
    phoneNumber,
    message,
  ])
}

export type OutboxMessage = Row<'sms_outbox', 'phone_number' | 'message' | 'sent_at'>

const MAX_SHOWN = 100

export async function listOutbox(db: Db): Promise<OutboxMessage[]> {
  const { rows } = await db.query<OutboxMessage>(
    'select phone_number, message, sent_at from sms_outbox order by id desc limit $1',
    [MAX_SHOWN],
  )
  return rows
}

export async function deleteOldOutboxMessages(db: Db): Promise<void> {
  await db.query("delete from sms_outbox where sent_at < now() - interval '1 hour'")
}
