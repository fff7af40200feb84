import { createHash } from 'node:crypto'
import type { Db } from '~backend/platform/db/pool'

const MAX_AGE_DAYS = 90

/** True if the account was signed in to from this network recently. */
export async function isKnownNetwork(db: Db, userId: number, network: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'select from known_networks where user_id = $1 and network = $2 and last_used_at > now() - make_interval(days => $3)',
    [userId, hashNetwork(network), MAX_AGE_DAYS],
  )
  return rowCount === 1
}

export async function saveKnownNetwork(db: Db, userId: number, network: string): Promise<void> {
  await db.query(
    `insert into known_networks (user_id, network) values ($1, $2)
     on conflict (user_id, network) do update set last_used_at = now()`,
    [userId, hashNetwork(network)],
  )
}

export async function deleteFormerNetworks(db: Db): Promise<void> {
  await db.query('delete from known_networks where last_used_at < now() - make_interval(days => $1)', [
    MAX_AGE_DAYS,
  ])
}

function hashNetwork(network: string): Buffer {
  return createHash('sha256').update(`network ${network}`).digest()
}
