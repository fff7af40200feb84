import type { Db } from '~backend/platform/db/pool'

/** Shows the link to the company page. Safe to repeat; an operator's later change stays. */
export async function addFeatureFlags(db: Db): Promise<void> {
  await db.query(
    "insert into feature_flags (key, is_on) values ('user-merge-flag', true) on conflict do nothing",
  )
}
