import { createHash } from 'node:crypto'
import type { Db } from '~backend/platform/db/pool'

/** Lifetime of the device cookie, in days. */
const MAX_AGE_DAYS = 365

/**
 * Remembers that the account was used on a device.
 * @param deviceId value of the device cookie; empty without one, and then never known
 * @returns true if the account has been used on the device before
 */
export async function saveKnownDevice(db: Db, userId: number, deviceId: string): Promise<boolean> {
  if (!deviceId) return false
  const { rows } = await db.query<{ is_known: boolean }>(
    `insert into known_devices (user_id, device) values ($1, $2)
     on conflict (user_id, device) do update set last_used_at = now()
     returning created_at < now() as is_known`,
    [userId, hashDevice(deviceId)],
  )
  return rows[0]?.is_known === true
}

export async function deleteFormerDevices(db: Db): Promise<void> {
  await db.query('delete from known_devices where last_used_at < now() - make_interval(days => $1)', [
    MAX_AGE_DAYS,
  ])
}

function hashDevice(deviceId: string): Buffer {
  return createHash('sha256').update(`device ${deviceId}`).digest()
}
