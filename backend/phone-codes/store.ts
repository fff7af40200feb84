import type pg from 'pg'
import { addMessage } from '~backend/messages/add-message'
import { type LimitedChannels, requireSms } from '~backend/messages/channels'
import { lockUntilCommit } from '~backend/platform/db/advisory-locks'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { inTransaction } from '~backend/platform/db/transaction'
import { tooManyRequests } from '~backend/platform/http/errors'
import type { Locale } from '~backend/platform/localized-text'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import {
  CODE_TTL_SECONDS,
  CONFIRMATION_TTL_SECONDS,
  DAY_SECONDS,
  MAX_DAILY_CODES_OF_VISITOR,
  MAX_DAILY_TRIES,
  MAX_DAILY_TRIES_OF_VISITOR,
  MAX_TRIES_PER_CODE,
} from './rules'
import { type CodeCheckResult, checkSentCode, createCode, getWaitSeconds, type SentCode } from './sent-codes'

/** Number and requester of a code: an account, a session of the web server, or else a network. */
export type CodeRequest = { phoneNumber: string; requestedBy: string }

/**
 * Sends a code and invalidates the previous one of the same requester.
 * @throws ApiError 429 with `retry_after` if too early or over the daily limits; 503 if SMS are not
 * configured
 */
export async function sendCode(
  pool: pg.Pool,
  { phoneNumber, requestedBy, visitor, locale }: CodeRequest & { visitor: string; locale: Locale },
  channels: LimitedChannels,
): Promise<void> {
  await inTransaction(pool, async (transaction) => {
    await requireSms(transaction, channels)
    await lockPhoneNumber(transaction, phoneNumber)
    const wait = Math.max(
      await getWaitSeconds(transaction, 'phone_codes', phoneNumber),
      await getTriesWait(transaction, { phoneNumber, requestedBy }),
      await getVisitorWait(transaction, phoneNumber, visitor),
    )
    if (wait > 0) throw tooManyRequests(wait)
    await consumeRateLimit(transaction, 'sms', visitor)
    await consumeRateLimit(transaction, 'all_sms', 'everybody')
    const code = createCode()
    const { rows } = await transaction.query<Row<'phone_codes', 'id'>>(
      'insert into phone_codes (phone_number, code, requested_by, visitor) values ($1, $2, $3, $4) returning id',
      [phoneNumber, code, requestedBy, visitor],
    )
    await addMessage(transaction, {
      kind: 'phone_code',
      to: { phoneNumber },
      facts: { code },
      locale,
      cause: `phone_code:${rows[0]?.id}`,
    })
  })
}

/**
 * Confirms a code, once and only for its requester. Other users cannot use up its tries.
 * @param onConfirmed if it throws, the code is not used up
 */
export async function confirmCode(
  pool: pg.Pool,
  { phoneNumber, requestedBy }: CodeRequest,
  code: string,
  onConfirmed?: (transaction: Db) => Promise<void>,
): Promise<CodeCheckResult> {
  return inTransaction(pool, async (transaction) => {
    // Serialized, so that concurrent attempts respect the limit.
    await lockPhoneNumber(transaction, phoneNumber)
    const { rows } = await transaction.query<SentCode>(
      `select id, code, tries, confirmed_at is not null or sent_at <= now() - make_interval(secs => $3) as is_expired
       from phone_codes where phone_number = $1 and requested_by = $2 order by sent_at desc, id desc limit 1`,
      [phoneNumber, requestedBy, CODE_TTL_SECONDS],
    )
    const check = await checkSentCode(transaction, 'phone_codes', rows[0], code)
    if ('confirmation' in check) await onConfirmed?.(transaction)
    return check
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

/**
 * Delays a code unless all its tries fit into the daily limit. A stranger's wrong tries thus never end
 * another code.
 */
async function getTriesWait(transaction: Db, { phoneNumber, requestedBy }: CodeRequest): Promise<number> {
  const { rows } = await transaction.query<{ tries: number; wait: number }>(
    `with recent as (
       select sent_at, tries,
              sent_at > now() - make_interval(secs => $3) and confirmed_at is null and tries < $4
                and requested_by <> $2
                and id = (select max(id) from phone_codes newest
                          where newest.phone_number = $1 and newest.requested_by = sent.requested_by) as is_open
       from phone_codes sent
       where phone_number = $1 and sent_at > now() - make_interval(secs => $5)
     )
     select coalesce(sum(case when is_open then $4 else tries end), 0)::int as tries,
            coalesce(ceil(extract(epoch from min(case when is_open then sent_at + make_interval(secs => $3)
                                                      when tries > 0 then sent_at + make_interval(secs => $5) end)
                                                 - now())), 1)::int as wait
     from recent`,
    [phoneNumber, requestedBy, CODE_TTL_SECONDS, MAX_TRIES_PER_CODE, DAY_SECONDS],
  )
  const [spent] = rows
  return spent && spent.tries + MAX_TRIES_PER_CODE > MAX_DAILY_TRIES ? Math.max(1, spent.wait) : 0
}

/** Delays strangers, so that one network cannot use up a number's codes and tries of the day. */
async function getVisitorWait(transaction: Db, phoneNumber: string, visitor: string): Promise<number> {
  const { rows } = await transaction.query<{ codes: number; tries: number; wait: number | null }>(
    `select count(*)::int as codes, coalesce(sum(tries), 0)::int as tries,
            ceil(extract(epoch from min(sent_at) - now()) + $3)::int as wait
     from phone_codes where phone_number = $1 and visitor = $2 and sent_at > now() - make_interval(secs => $3)`,
    [phoneNumber, visitor, DAY_SECONDS],
  )
  const [spent] = rows
  if (!spent?.wait) return 0
  const isSpent =
    spent.codes >= MAX_DAILY_CODES_OF_VISITOR || spent.tries + MAX_TRIES_PER_CODE > MAX_DAILY_TRIES_OF_VISITOR
  return isSpent ? Math.max(1, spent.wait) : 0
}

async function lockPhoneNumber(transaction: Db, phoneNumber: string): Promise<void> {
  await lockUntilCommit(transaction, `phone ${phoneNumber}`)
}
