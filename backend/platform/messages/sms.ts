import type { Db } from '../db/pool'
import { ApiError } from '../http/errors'

/** Sends a message to a number, within the transaction that remembers why. */
export type SmsSender = (transaction: Db, phoneNumber: string, message: string) => Promise<void>

/** Puts messages where the sandbox shows them. */
export const sendSmsToOutbox: SmsSender = async (transaction, phoneNumber, message) => {
  await transaction.query('insert into sms_outbox (phone_number, message) values ($1, $2)', [
    phoneNumber,
    message,
  ])
}

/** For a marketplace that nobody has given a way to send messages: better refused than waited for. */
export const rejectSms: SmsSender = async () => {
  throw new ApiError(503, 'Messages cannot be sent')
}

export type OutboxMessage = { phone_number: string; message: string; sent_at: Date }

const MAX_SHOWN = 100

/** What the outbox holds, the newest first. */
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
