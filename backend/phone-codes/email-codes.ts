import type pg from 'pg'
import { addMessage } from '~backend/messages/add-message'
import { type LimitedChannels, requireEmail } from '~backend/messages/channels'
import { inAccountTransaction } from '~backend/platform/auth/in-account-transaction'
import { lockUntilCommit } from '~backend/platform/db/advisory-locks'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { inTransaction } from '~backend/platform/db/transaction'
import { ApiError, tooManyRequests } from '~backend/platform/http/errors'
import type { Locale } from '~backend/platform/localized-text'
import { CODE_TTL_SECONDS, CONFIRMATION_TTL_SECONDS } from './rules'
import { type CodeCheckResult, checkSentCode, createCode, getWaitSeconds, type SentCode } from './sent-codes'

type EmailCodeRequest = { userId: number; phoneNumber: string }

/**
 * Sends a code to the account's email that confirms a request for a call, if SMS are not configured.
 * @throws ApiError 409 if SMS are configured, which prove more; 429 with `retry_after`; 422 and 503 as
 * `requireEmail`
 */
export async function sendEmailCode(
  pool: pg.Pool,
  { userId, phoneNumber, locale }: EmailCodeRequest & { locale: Locale },
  channels: LimitedChannels,
): Promise<void> {
  if (channels.sms) throw new ApiError(409, 'The number is proved by an SMS')
  await inAccountTransaction(pool, userId, async (transaction) => {
    await requireEmail(transaction, channels)
    await lockEmailCodes(transaction, userId)
    const wait = await getWaitSeconds(transaction, 'email_codes', userId)
    if (wait > 0) throw tooManyRequests(wait)
    const code = createCode()
    const { rows } = await transaction.query<Row<'email_codes', 'id'>>(
      'insert into email_codes (user_id, phone_number, code) values ($1, $2, $3) returning id',
      [userId, phoneNumber, code],
    )
    const cause = `email_code:${rows[0]?.id}`
    await addMessage(transaction, { kind: 'email_code', to: { userId }, facts: { code }, locale, cause })
  })
}

/** Confirms the newest code of the account, which works once and for its number only. */
export async function confirmEmailCode(
  pool: pg.Pool,
  { userId, phoneNumber }: EmailCodeRequest,
  code: string,
): Promise<CodeCheckResult> {
  return inTransaction(pool, async (transaction) => {
    // Serialized, so that concurrent attempts respect the limit.
    await lockEmailCodes(transaction, userId)
    const { rows } = await transaction.query<SentCode>(
      `select id, code, tries,
         confirmed_at is not null or sent_at <= now() - make_interval(secs => $2) or phone_number <> $3 as is_expired
       from email_codes where user_id = $1 order by sent_at desc, id desc limit 1`,
      [userId, CODE_TTL_SECONDS, phoneNumber],
    )
    return checkSentCode(transaction, 'email_codes', rows[0], code)
  })
}

export async function isEmailConfirmationValid(
  db: Db,
  { userId, phoneNumber }: EmailCodeRequest,
  confirmation: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from email_codes where confirmation = $1 and user_id = $2 and phone_number = $3
       and confirmed_at > now() - make_interval(secs => $4)`,
    [confirmation, userId, phoneNumber, CONFIRMATION_TTL_SECONDS],
  )
  return rowCount === 1
}

async function lockEmailCodes(transaction: Db, userId: number): Promise<void> {
  await lockUntilCommit(transaction, `email codes ${userId}`)
}
