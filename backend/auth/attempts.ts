import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Db } from '../db/pool'
import { withTransaction } from '../db/transaction'

const WINDOW_MINUTES = 15
const MOST_PER_EMAIL = 5
const MOST_PER_ADDRESS = 100

/** Whose attempts are counted; only hashes of both reach the database. */
export type Attempt = { email: string; address: string }

/** Thrown when there were too many attempts. */
export class TooManyAttempts extends Error {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('Too many attempts')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/**
 * Records an attempt before the password is looked at, so that many at once cannot slip through together.
 *
 * @throws TooManyAttempts
 */
export async function takeAttempt(pool: pg.Pool, attempt: Attempt): Promise<void> {
  await withTransaction(pool, async (transaction) => {
    await count(transaction, emailSubject(attempt), MOST_PER_EMAIL)
    await count(transaction, addressSubject(attempt), MOST_PER_ADDRESS)
  })
}

/** After a good password: the email starts anew, and the address is given this attempt back. */
export async function forgiveAttempt(db: Db, attempt: Attempt): Promise<void> {
  await db.query('delete from sign_in_attempts where subject = $1', [emailSubject(attempt)])
  await db.query(
    `delete from sign_in_attempts where ctid = (
       select ctid from sign_in_attempts where subject = $1 order by attempted_at desc limit 1)`,
    [addressSubject(attempt)],
  )
}

/** Forgets attempts that no longer count. */
export async function sweepAttempts(db: Db): Promise<void> {
  await db.query('delete from sign_in_attempts where attempted_at < now() - make_interval(mins => $1)', [
    WINDOW_MINUTES,
  ])
}

async function count(transaction: Db, subject: Buffer, most: number): Promise<void> {
  // Attempts of one subject wait for each other. Email before address, always: no two can wait in a circle.
  await transaction.query(
    "select pg_advisory_xact_lock(('x' || encode($1::bytea, 'hex'))::bit(64)::bigint)",
    [subject.subarray(0, 8)],
  )
  const { rows } = await transaction.query<{ wait: number }>(
    `select ceil(extract(epoch from attempted_at - now()) + $2 * 60)::int as wait
     from sign_in_attempts
     where subject = $1 and attempted_at > now() - make_interval(mins => $2)
     order by attempted_at desc offset $3 - 1 limit 1`,
    [subject, WINDOW_MINUTES, most],
  )
  if (rows[0]) throw new TooManyAttempts(Math.max(1, rows[0].wait))
  await transaction.query('insert into sign_in_attempts (subject) values ($1)', [subject])
}

function emailSubject({ email }: Attempt): Buffer {
  return digest(`email ${email.toLowerCase()}`)
}

function addressSubject({ address }: Attempt): Buffer {
  return digest(`address ${address}`)
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
