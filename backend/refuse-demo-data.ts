import type { Db } from '~backend/platform/db/pool'
import { DatabaseStartError } from '~backend/platform/db/start-error'

/**
 * Refuses a database filled by a demo, because its people have a known password.
 * @throws DatabaseStartError
 */
export async function refuseDemoData(db: Db): Promise<void> {
  const { rowCount } = await db.query('select from seed_progress limit 1')
  if (rowCount === 0) return
  throw new DatabaseStartError(
    'This database holds demo people, whose password everybody knows, and PUBLIC_ORIGIN, TRUST_PROXY, PAYMENT_PROVIDER,\n' +
      'DATABASE_URL, HOST or DEMO=0 says that this is no demo marketplace. Set DEMO=1, or name another DATA_DIR or DATABASE_URL.',
  )
}
