import type { Db } from '../db/pool'
import { ApiError } from '../http/errors'

/** Sends a message to a number, within the transaction that remembers why. */
export type SendSms = (transaction: Db, phoneNumber: string, message: string) => Promise<void>

/** Puts messages where the sandbox shows them. */
export const toOutbox: SendSms = async (transaction, phoneNumber, message) => {
  await transaction.query('insert into sms_outbox (phone_number, message) values ($1, $2)', [
    phoneNumber,
    message,
  ])
}

/** For a marketplace that nobody has given a way to send messages: better refused than waited for. */
export const toNobody: SendSms = async () => {
  throw new ApiError(503, 'Messages cannot be sent')
}

export type SentMessage = { phone_number: string; message: string; sent_at: Date }

const MOST_SHOWN = 100

/** What the outbox holds, the newest first. */
export async function listOutbox(db: Db): Promise<SentMessage[]> {
  const { rows } = await db.query<SentMessage>(
    'select phone_number, message, sent_at from sms_outbox order by id desc limit $1',
    [MOST_SHOWN],
  )
  return rows
}

export async function sweepOutbox(db: Db): Promise<void> {
  await db.query("delete from sms_outbox where sent_at < now() - interval '1 hour'")
}
