import { createHash, randomBytes } from 'node:crypto'
import type { Row } from '~backend/platform/db/row'
import type { Db } from '../db/pool'

/** @returns the token, of which only a hash is stored */
export async function createSession(db: Db, userId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.query('insert into sessions (token_hash, user_id) values ($1, $2)', [hashToken(token), userId])
  return token
}

export async function findSessionUserId(db: Db, token: string | undefined): Promise<number | undefined> {
  if (!token) return undefined
  const { rows } = await db.query<Row<'sessions', 'user_id'>>(
    'select user_id from sessions where token_hash = $1 and expires_at > now()',
    [hashToken(token)],
  )
  return rows[0]?.user_id
}

export async function endSession(db: Db, token: string): Promise<void> {
  await db.query('delete from sessions where token_hash = $1', [hashToken(token)])
}

export async function deleteExpiredSessions(db: Db): Promise<void> {
  await db.query('delete from sessions where expires_at <= now()')
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
