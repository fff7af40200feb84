import type { Db } from '~backend/platform/db/pool'
import { confirmDemoStatements } from './confirm-statements'
import { removeOldContents } from './sandbox/outbox/list-messages'

export async function expireDemoData(db: Db): Promise<void> {
  await restartDemoAuctions(db)
  await confirmDemoStatements(db)
  await removeOldContents(db)
}

export async function restartDemoAuctions(db: Db): Promise<void> {
  await db.query(
    `update auctions set bids = 0, ends_at = ends_at
       + make_interval(days => round_days) * (1 + floor(extract(epoch from now() - ends_at) / 86400 / round_days))
     where ends_at <= now() and round_days is not null`,
  )
}
