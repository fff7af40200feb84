import { randomInt, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { lockUntilCommit } from '~backend/platform/db/advisory-locks'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { inTransaction } from '~backend/platform/db/transaction'
import { tooManyRequests } from '~backend/platform/http/errors'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import type { SmsSender } from '~backend/platform/sms'
import { type CodeRefusal, RESEND_SECONDS } from '~contract/phone-codes'
import {
  CODE_TTL_SECONDS,
  CONFIRMATION_TTL_SECONDS,
  DAY_SECONDS,
  MAX_DAILY_CODES,
  MAX_DAILY_TRIES,
  MAX_TRIES_PER_CODE,
} from './rules'

/** Invalidates the previous code; throws ApiError 429 with `retry_after` when too early or over the daily limit. */
export async function sendCode(
  pool: pg.Pool,
  { phoneNumber, visitor }: { phoneNumber: string; visitor: string },
  formatMessage: (code: string) => string,
  sendSms: SmsSender,
): Promise<void> {
  await inTransaction(pool, async (transaction) => {
    await lockPhoneNumber(transaction, phoneNumber)
    const wait = await getWaitSeconds(transaction, phoneNumber)
    if (wait > 0) throw tooManyRequests(wait)
    await consumeRateLimit(transaction, 'sms', visitor)
    await consumeRateLimit(transaction, 'all_sms', 'everybody')
    const code = String(randomInt(10_000)).padStart(4, '0')
    await transaction.query('insert into phone_codes (phone_number, code) values ($1, $2)', [
      phoneNumber,
      code,
    ])
    await sendSms(transaction, phoneNumber, formatMessage(code))
  })
}

/** Only a wrong code allows another attempt. */
export type CodeCheckResult = { confirmation: string } | { refused: CodeRefusal }

/** A correct code works once; throws ApiError 429 over the daily limit of wrong codes. */
export async function confirmCode(
  pool: pg.Pool,
  phoneNumber: string,
  code: string,
): Promise<CodeCheckResult> {
  return inTransaction(pool, async (transaction) => {
    // Serialized, so that concurrent attempts respect the limit.
    await lockPhoneNumber(transaction, phoneNumber)
    const { rows: spent } = await transaction.query<{ tries: number; wait: number }>(
      `select coalesce(sum(tries), 0) as tries,
              coalesce(ceil(extract(epoch from min(sent_at) filter (where tries > 0) - now())) + $2, 1)::int as wait
       from phone_codes where phone_number = $1 and sent_at > now() - make_interval(secs => $2)`,
      [phoneNumber, DAY_SECONDS],
    )
    if (spent[0] && spent[0].tries >= MAX_DAILY_TRIES) throw tooManyRequests(Math.max(1, spent[0].wait))

    const { rows } = await transaction.query<
      Row<'phone_codes', 'id' | 'code' | 'tries'> & { is_expired: boolean }
    >(
      `select id, code, tries, confirmed_at is not null or sent_at <= now() - make_interval(secs => $2) as is_expired
       from phone_codes where phone_number = $1 order by sent_at desc, id desc limit 1`,
      [phoneNumber, CODE_TTL_SECONDS],
    )
    const [sent] = rows
    if (!sent || sent.is_expired) return { refused: 'expired' }
    if (sent.tries >= MAX_TRIES_PER_CODE) return { refused: 'spent' }
    if (sent.code !== code) {
      await transaction.query('update phone_codes set tries = tries + 1 where id = $1', [sent.id])
      return { refused: sent.tries + 1 < MAX_TRIES_PER_CODE ? 'wrong' : 'spent' }
    }
    const confirmation = randomUUID()
    await transaction.query('update phone_codes set confirmation = $2, confirmed_at = now() where id = $1', [
      sent.id,
      confirmation,
    ])
    return { confirmation }
  })
}

export async function isConfirmationValid(
  db: Db,
  phoneNumber: string,
  confirmation: string | null,
): Promise<boolean> {
  if (!confirmation) return false
  const { rowCount } = await db.query(
    `select from phone_codes
     where confirmation = $1 and phone_number = $2 and confirmed_at > now() - make_interval(secs => $3)`,
    [confirmation, phoneNumber, CONFIRMATION_TTL_SECONDS],
  )
  return rowCount === 1
}

export async function deleteOldCodes(db: Db): Promise<void> {
  await db.query('delete from phone_codes where sent_at < now() - make_interval(secs => $1)', [DAY_SECONDS])
}

async function getWaitSeconds(transaction: Db, phoneNumber: string): Promise<number> {
  // clock_timestamp() instead of now(): a transaction that waited for the lock started before the code was sent.
  const { rows } = await transaction.query<{ wait: number }>(
    `select greatest(
       (select extract(epoch from max(sent_at) - clock_timestamp()) + $2 from phone_codes where phone_number = $1),
       (select extract(epoch from sent_at - clock_timestamp()) + $3 from phone_codes
        where phone_number = $1 and sent_at > now() - make_interval(secs => $3)
        order by sent_at desc offset $4 - 1 limit 1),
       0) as wait`,
    [phoneNumber, RESEND_SECONDS, DAY_SECONDS, MAX_DAILY_CODES],
  )
  return Math.ceil(rows[0]?.wait ?? 0)
}

async function lockPhoneNumber(transaction: Db, phoneNumber: string): Promise<void> {
  await lockUntilCommit(transaction, `phone ${phoneNumber}`)
}
