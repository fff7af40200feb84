import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'
import { readIdentity } from '~backend/backup/create-backup'
import { findForeignPart, openFileStores } from '~backend/backup/file-stores'
import { isAtHome } from '~backend/platform/database-home'
import type { S3Settings } from '~backend/statement-drafts/photos/s3-storage'

interface Places {
  dataDir: string
  s3?: S3Settings | undefined
  log: Logger
  /** Maximum time in ms for which a bucket delays the start. Default: five seconds. */
  maxWaitMs?: number
}

const MAX_WAIT_MS = 5_000

/**
 * Returns why jobs must not run: a copy of a marketplace would send its messages again and ask its bank.
 * @returns undefined if nothing speaks against it
 */
export async function findJobObstacle(pool: pg.Pool, places: Places): Promise<string | undefined> {
  if (!(await isAtHome(pool)))
    return 'the database is a copy. Set JOBS=0, or make it the marketplace: npm run restore -- --take-over'
  const identity = await readIdentity(pool)
  const foreign = await Promise.race([
    findForeignPart(openFileStores(places), identity),
    rejectAfter(places.maxWaitMs ?? MAX_WAIT_MS),
  ]).catch((error: Error) => {
    places.log.warn({ reason: error.message }, 'cannot check whose files these are')
    return undefined
  })
  if (!foreign) return undefined
  return `the ${foreign} belong to another database. Set JOBS=0, or correct DATABASE_URL, DATA_DIR or S3_BUCKET`
}

async function rejectAfter(ms: number): Promise<never> {
  await sleep(ms, undefined, { ref: false })
  throw new Error('the object store does not answer')
}
