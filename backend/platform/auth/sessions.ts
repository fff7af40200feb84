import { createHash, randomBytes } from 'node:crypto'
import type { Row } from '~backend/platform/db/row'
import { isUuid } from '~contract/values/ids'
import { toGeorgianTimeSql } from '../db/georgian-time-sql'
import type { Db } from '../db/pool'

/** Idle timeout: a week. A session also ends 15 days after the sign-in. */
const IDLE_SECONDS = 604_800
/** Precision of the last use, in seconds; avoids a write for every request. */
const PRECISION_SECONDS = 600

/**
 * Creates a session.
 * @param device browser and system, shown to the owner
 * @returns the token; the database stores only its hash
 */
export async function createSession(db: Db, userId: number, device = ''): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.query('insert into sessions (token_hash, user_id, device) values ($1, $2, $3)', [
    hashToken(token),
    userId,
    device,
  ])
  return token
}

export async function findSessionUserId(db: Db, token: string | undefined): Promise<number | undefined> {
  if (!token) return undefined
  const { rows } = await db.query<Row<'sessions', 'user_id'> & { is_use_outdated: boolean }>({
    name: 'session of a token',
    text: `select user_id, last_used_at <= now() - make_interval(secs => $3) as is_use_outdated
     from sessions
     where token_hash = $1 and expires_at > now() and last_used_at > now() - make_interval(secs => $2)`,
    values: [hashToken(token), IDLE_SECONDS, PRECISION_SECONDS],
  })
  const [session] = rows
  if (session?.is_use_outdated)
    await db.query('update sessions set last_used_at = now() where token_hash = $1', [hashToken(token)])
  return session?.user_id
}

export type SessionRow = Row<'sessions', 'id' | 'device'> & {
  is_current: boolean
  created_at: string
  last_used_at: string
}

/** Lists the active sessions of a user, last used first. */
export async function listSessions(db: Db, userId: number, token: string): Promise<SessionRow[]> {
  const { rows } = await db.query<SessionRow>(
    `select id, device, token_hash = $2 as is_current, ${toGeorgianTimeSql('created_at')} as created_at,
            ${toGeorgianTimeSql('last_used_at')} as last_used_at
     from sessions
     where user_id = $1 and expires_at > now() and last_used_at > now() - make_interval(secs => $3)
     order by is_current desc, sessions.last_used_at desc, sessions.created_at desc`,
    [userId, hashToken(token), IDLE_SECONDS],
  )
  return rows
}

export async function endSession(db: Db, token: string): Promise<void> {
  await db.query('delete from sessions where token_hash = $1', [hashToken(token)])
}

export async function endAllSessions(transaction: Db, userId: number): Promise<void> {
  await transaction.query('delete from sessions where user_id = $1', [userId])
}

/** @returns number of ended sessions */
export async function endOtherSessions(db: Db, userId: number, token: string): Promise<number> {
  const { rowCount } = await db.query('delete from sessions where user_id = $1 and token_hash <> $2', [
    userId,
    hashToken(token),
  ])
  return rowCount ?? 0
}

/**
 * Ends a session of the user unless it belongs to the token.
 * @returns number of ended sessions
 */
export async function endOtherSession(
  db: Db,
  userId: number,
  { id, token }: { id: string; token: string },
): Promise<number> {
  if (!isUuid(id)) return 0
  const { rowCount } = await db.query(
    'delete from sessions where id = $1 and user_id = $2 and token_hash <> $3',
    [id, userId, hashToken(token)],
  )
  return rowCount ?? 0
}

export async function deleteExpiredSessions(db: Db): Promise<void> {
  await db.query(
    'delete from sessions where expires_at <= now() or last_used_at <= now() - make_interval(secs => $1)',
    [IDLE_SECONDS],
  )
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
