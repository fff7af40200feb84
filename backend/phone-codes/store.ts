import { randomInt, randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Db } from '../db/pool'
import { withTransaction } from '../db/transaction'
import { tooMany } from '../http/errors'
import { takeTurn } from '../visitors/turns'
import {
  CODE_SECONDS,
  CONFIRMED_SECONDS,
  DAILY_CODES,
  DAILY_TRIES,
  DAY_SECONDS,
  SECONDS_BETWEEN,
  TRIES,
} from './rules'
import type { SendSms } from './sms'

/**
 * Sends a new code to a number; the one before is worth nothing from then on.
 *
 * @throws ApiError 429 with `retry_after` when the last code is too young or the day is full
 */
export async function sendCode(
  pool: pg.Pool,
  { phoneNumber, visitor }: { phoneNumber: string; visitor: string },
  messageWith: (code: string) => string,
  sendSms: SendSms,
): Promise<void> {
  await withTransaction(pool, async (transaction) => {
    await lockNumber(transaction, phoneNumber)
    const wait = await secondsToWait(transaction, phoneNumber)
    if (wait > 0) throw tooMany(wait)
    await takeTurn(transaction, 'sms', visitor)
    const code = String(randomInt(10_000)).padStart(4, '0')
    await transaction.query('insert into phone_codes (phone_number, code) values ($1, $2)', [
      phoneNumber,
      code,
    ])
    await sendSms(transaction, phoneNumber, messageWith(code))
  })
}

/** What proves to the other calls that a number is confirmed; or why it is not: only a wrong code is worth another try. */
export type Tried = { confirmation: string } | { refused: 'wrong' | 'expired' | 'spent' }

/**
 * Checks a code against the last one sent to the number. A right one confirms the number once.
 *
 * @throws ApiError 429 when the number has had too many wrong codes today
 */
export async function confirmCode(pool: pg.Pool, phoneNumber: string, code: string): Promise<Tried> {
  return withTransaction(pool, async (transaction) => {
    // Tries wait for each other, so that many at once are not more than their number allows.
    await lockNumber(transaction, phoneNumber)
    const { rows: spent } = await transaction.query<{ tries: number; wait: number }>(
      `select coalesce(sum(tries), 0) as tries,
              coalesce(ceil(extract(epoch from min(sent_at) filter (where tries > 0) - now())) + $2, 1)::int as wait
       from phone_codes where phone_number = $1 and sent_at > now() - make_interval(secs => $2)`,
      [phoneNumber, DAY_SECONDS],
    )
    if (spent[0] && spent[0].tries >= DAILY_TRIES) throw tooMany(Math.max(1, spent[0].wait))

    const { rows } = await transaction.query<{ id: number; code: string; tries: number; is_over: boolean }>(
      `select id, code, tries, confirmed_at is not null or sent_at <= now() - make_interval(secs => $2) as is_over
       from phone_codes where phone_number = $1 order by sent_at desc, id desc limit 1`,
      [phoneNumber, CODE_SECONDS],
    )
    const [sent] = rows
    if (!sent || sent.is_over) return { refused: 'expired' }
    if (sent.tries >= TRIES) return { refused: 'spent' }
    if (sent.code !== code) {
      await transaction.query('update phone_codes set tries = tries + 1 where id = $1', [sent.id])
      return { refused: sent.tries + 1 < TRIES ? 'wrong' : 'spent' }
    }
    const confirmation = randomUUID()
    await transaction.query('update phone_codes set confirmation = $2, confirmed_at = now() where id = $1', [
      sent.id,
      confirmation,
    ])
    return { confirmation }
  })
}

/** Whether this proof is of this number, and still good. */
export async function isConfirmed(
  db: Db,
  phoneNumber: string,
  confirmation: string | null,
): Promise<boolean> {
  if (!confirmation) return false
  const { rowCount } = await db.query(
    `select from phone_codes
     where confirmation = $1 and phone_number = $2 and confirmed_at > now() - make_interval(secs => $3)`,
    [confirmation, phoneNumber, CONFIRMED_SECONDS],
  )
  return rowCount === 1
}

export async function sweepCodes(db: Db): Promise<void> {
  await db.query('delete from phone_codes where sent_at < now() - make_interval(secs => $1)', [DAY_SECONDS])
}

/** The seconds until the number may be sent another code; 0: now. */
async function secondsToWait(transaction: Db, phoneNumber: string): Promise<number> {
  // The clock, not now(): whoever waited for the lock began before the code was sent that they waited for.
  const { rows } = await transaction.query<{ wait: number }>(
    `select greatest(
       (select extract(epoch from max(sent_at) - clock_timestamp()) + $2 from phone_codes where phone_number = $1),
       (select extract(epoch from sent_at - clock_timestamp()) + $3 from phone_codes
        where phone_number = $1 and sent_at > now() - make_interval(secs => $3)
        order by sent_at desc offset $4 - 1 limit 1),
       0) as wait`,
    [phoneNumber, SECONDS_BETWEEN, DAY_SECONDS, DAILY_CODES],
  )
  return Math.ceil(rows[0]?.wait ?? 0)
}

async function lockNumber(transaction: Db, phoneNumber: string): Promise<void> {
  await transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`phone ${phoneNumber}`])
}
