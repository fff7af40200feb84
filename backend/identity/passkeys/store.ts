import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { unauthenticated } from '~backend/platform/http/errors'

/** Minutes until a challenge expires; browsers allow the same time. */
const CHALLENGE_MINUTES = 5

export type PasskeyRow = Row<'passkeys', 'id' | 'user_id' | 'public_key' | 'counter' | 'transports'>

type OwnPasskeyRow = Row<'passkeys', 'id' | 'device'> & { created_at: string; last_used_at: string | null }

/** @throws ApiError 401 if the user does not exist */
export async function findSignInMethods(db: Db, userId: number) {
  const { rows } = await db.query<Row<'users', 'awaits_confirmation'>>(
    'select awaits_confirmation from users where id = $1',
    [userId],
  )
  if (!rows[0]) throw unauthenticated()
  const { rows: passkeys } = await db.query<OwnPasskeyRow>(
    `select id, device, ${toGeorgianTimeSql('created_at')} as created_at,
            ${toGeorgianTimeSql('last_used_at')} as last_used_at
     from passkeys where user_id = $1 order by passkeys.created_at desc, id`,
    [userId],
  )
  return { ...rows[0], passkeys }
}

export async function saveChallenge(db: Db, challenge: string, userId: number | null): Promise<void> {
  await db.query('insert into passkey_challenges (challenge, user_id) values ($1, $2)', [challenge, userId])
}

/**
 * Uses up a challenge.
 * @param userId null for signing in
 */
export async function consumeChallenge(db: Db, challenge: string, userId: number | null): Promise<boolean> {
  const { rowCount } = await db.query(
    `delete from passkey_challenges
     where challenge = $1 and user_id is not distinct from $2 and created_at > now() - make_interval(mins => $3)`,
    [challenge, userId, CHALLENGE_MINUTES],
  )
  return rowCount === 1
}

export async function deleteExpiredChallenges(db: Db): Promise<void> {
  await db.query('delete from passkey_challenges where created_at < now() - make_interval(mins => $1)', [
    CHALLENGE_MINUTES,
  ])
}

export async function listPasskeys(db: Db, userId: number): Promise<PasskeyRow[]> {
  const { rows } = await db.query<PasskeyRow>(
    'select id, user_id, public_key, counter, transports from passkeys where user_id = $1',
    [userId],
  )
  return rows
}

/** Base64url id. Browsers may send other bytes, such as NUL, which the database cannot store. */
const PASSKEY_ID = /^[\w-]+$/

export async function findPasskey(db: Db, id: string): Promise<PasskeyRow | undefined> {
  if (!PASSKEY_ID.test(id)) return undefined
  const { rows } = await db.query<PasskeyRow>(
    'select id, user_id, public_key, counter, transports from passkeys where id = $1',
    [id],
  )
  return rows[0]
}

export type NewPasskey = {
  id: string
  userId: number
  publicKey: Uint8Array
  counter: number
  transports: readonly string[]
  device: string
}

/** Returns false if the passkey belongs to an account already. */
export async function addPasskey(db: Db, passkey: NewPasskey): Promise<boolean> {
  const { id, userId, publicKey, counter, transports, device } = passkey
  const { rowCount } = await db.query(
    `insert into passkeys (id, user_id, public_key, counter, transports, device) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing`,
    [id, userId, Buffer.from(publicKey), counter, transports, device],
  )
  return rowCount === 1
}

export async function savePasskeyUse(db: Db, id: string, counter: number): Promise<void> {
  await db.query('update passkeys set counter = $2, last_used_at = now() where id = $1', [id, counter])
}

/** @returns the device that created it; undefined if the user does not have it */
export async function removePasskey(
  db: Db,
  userId: number,
  id: string,
): Promise<Row<'passkeys', 'device'> | undefined> {
  if (!PASSKEY_ID.test(id)) return undefined
  const { rows } = await db.query<Row<'passkeys', 'device'>>(
    'delete from passkeys where id = $1 and user_id = $2 returning device',
    [id, userId],
  )
  return rows[0]
}
