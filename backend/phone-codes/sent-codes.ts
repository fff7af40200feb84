import { randomInt, randomUUID } from 'node:crypto'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { type CodeRefusal, RESEND_SECONDS } from '~contract/phones'
import { DAY_SECONDS, MAX_DAILY_CODES, MAX_TRIES_PER_CODE } from './rules'

/** Tables of codes, each with its recipient column. */
const RECIPIENT = { phone_codes: 'phone_number', email_codes: 'user_id' } as const
export type CodeTable = keyof typeof RECIPIENT

/** Result of a check. Only a wrong code allows another attempt. */
export type CodeCheckResult = { confirmation: string } | { refused: CodeRefusal; triesLeft?: number }

export type SentCode = Row<CodeTable, 'id' | 'code' | 'tries'> & { is_expired: boolean }

/** Creates a code of four digits. */
export const createCode = () => String(randomInt(10_000)).padStart(4, '0')

/** Counts a wrong attempt, and confirms a right one. The transaction must have locked the code. */
export async function checkSentCode(
  transaction: Db,
  table: CodeTable,
  sent: SentCode | undefined,
  code: string,
): Promise<CodeCheckResult> {
  if (!sent || sent.is_expired) return { refused: 'expired' }
  if (sent.tries >= MAX_TRIES_PER_CODE) return { refused: 'spent' }
  if (sent.code !== code) {
    await transaction.query(`update ${table} set tries = tries + 1 where id = $1`, [sent.id])
    const triesLeft = MAX_TRIES_PER_CODE - sent.tries - 1
    return triesLeft > 0 ? { refused: 'wrong', triesLeft } : { refused: 'spent' }
  }
  const confirmation = randomUUID()
  await transaction.query(`update ${table} set confirmation = $2, confirmed_at = now() where id = $1`, [
    sent.id,
    confirmation,
  ])
  return { confirmation }
}

/** @returns seconds until the recipient may get another code, by the minimum interval and the daily limit */
export async function getWaitSeconds(
  transaction: Db,
  table: CodeTable,
  recipient: string | number,
): Promise<number> {
  const column = RECIPIENT[table]
  // clock_timestamp() instead of now(): a transaction that waited for the lock started before the code was
  // sent.
  const { rows } = await transaction.query<{ wait: number }>(
    `select greatest(
       (select extract(epoch from max(sent_at) - clock_timestamp()) + $2 from ${table} where ${column} = $1),
       (select extract(epoch from sent_at - clock_timestamp()) + $3 from ${table}
        where ${column} = $1 and sent_at > now() - make_interval(secs => $3)
        order by sent_at desc offset $4 - 1 limit 1),
       0) as wait`,
    [recipient, RESEND_SECONDS, DAY_SECONDS, MAX_DAILY_CODES],
  )
  return Math.ceil(rows[0]?.wait ?? 0)
}

export async function deleteOldCodes(db: Db): Promise<void> {
  for (const table of ['phone_codes', 'email_codes'] as const)
    await db.query(`delete from ${table} where sent_at < now() - make_interval(secs => $1)`, [DAY_SECONDS])
}
