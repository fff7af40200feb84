import { createHash } from 'node:crypto'
import type pg from 'pg'
import { lockUntilCommit } from '~backend/platform/db/advisory-locks'
import type { Db } from '~backend/platform/db/pool'
import { inTransaction } from '~backend/platform/db/transaction'

const WINDOW_MINUTES = 15
/** Maximum attempts from one network for one email. */
const MAX_PER_PAIR = 5
const MAX_PER_NETWORK = 100
/** Maximum attempts for one email from all networks without an earlier sign-in. */
const MAX_PER_EMAIL = 50

/** Email and network of an attempt. Only hashes of both are stored. */
export type SignInAttempt = { email: string; network: string }

export class TooManyAttempts extends Error {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('Too many attempts')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/**
 * Records an attempt before the password check, so that concurrent attempts count.
 * @param isKnownNetwork true after an earlier sign-in; guesses from elsewhere do not lock out this network
 * @throws TooManyAttempts
 */
export async function recordAttempt(
  pool: pg.Pool,
  attempt: SignInAttempt,
  isKnownNetwork = false,
): Promise<void> {
  await inTransaction(pool, async (transaction) => {
    await countAttempt(transaction, pairSubject(attempt), MAX_PER_PAIR)
    await countAttempt(transaction, networkSubject(attempt), MAX_PER_NETWORK)
    if (!isKnownNetwork) await countAttempt(transaction, emailSubject(attempt), MAX_PER_EMAIL)
  })
}

/** Resets the email's attempts and gives one attempt back to the network. */
export async function clearAttempts(db: Db, attempt: SignInAttempt): Promise<void> {
  const subjects = [pairSubject(attempt), emailSubject(attempt)]
  await db.query('delete from sign_in_attempts where subject = any($1::bytea[])', [subjects])
  await db.query(
    `delete from sign_in_attempts where ctid = (
       select ctid from sign_in_attempts where subject = $1 order by attempted_at desc limit 1)`,
    [networkSubject(attempt)],
  )
}

export async function deleteExpiredAttempts(db: Db): Promise<void> {
  await db.query('delete from sign_in_attempts where attempted_at < now() - make_interval(mins => $1)', [
    WINDOW_MINUTES,
  ])
}

async function countAttempt(transaction: Db, subject: Buffer, max: number): Promise<void> {
  // The fixed order of the subjects prevents deadlocks.
  await lockUntilCommit(transaction, `sign-in ${subject.toString('hex')}`)
  const { rows } = await transaction.query<{ wait: number }>(
    `select ceil(extract(epoch from attempted_at - now()) + $2 * 60)::int as wait
     from sign_in_attempts
     where subject = $1 and attempted_at > now() - make_interval(mins => $2)
     order by attempted_at desc offset $3 - 1 limit 1`,
    [subject, WINDOW_MINUTES, max],
  )
  if (rows[0]) throw new TooManyAttempts(Math.max(1, rows[0].wait))
  await transaction.query('insert into sign_in_attempts (subject) values ($1)', [subject])
}

function pairSubject({ email, network }: SignInAttempt): Buffer {
  return hashSubject(`email ${email.toLowerCase()} address ${network}`)
}

function emailSubject({ email }: SignInAttempt): Buffer {
  return hashSubject(`email ${email.toLowerCase()}`)
}

function networkSubject({ network }: SignInAttempt): Buffer {
  return hashSubject(`address ${network}`)
}

function hashSubject(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
