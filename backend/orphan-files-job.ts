import type { Db } from '~backend/platform/db/pool'
import { type FileLog, quarantineOrphans } from '~backend/platform/file-quarantine'
import type { Job } from '~backend/platform/jobs/run-jobs'
import { createFolderStorage } from '~backend/statement-drafts/photos/folder-storage'
import { isUuid } from '~contract/values/ids'

const INTERVAL_MS = 3_600_000
const MAX_DURATION_MS = 600_000
/** Minimum age of a file in ms, because files are written before their rows. */
const MIN_AGE_MS = 3_600_000

interface Folders {
  uploads: string
  formFiles: string
}

interface OrphanOptions {
  log: FileLog
  minAgeMs?: number
  now?: number
}

/** Creates a job that moves files without rows into quarantine. A crash between both leaves such files. */
export function createOrphanFilesJob(db: Db, folders: Folders, log: FileLog): Job {
  return {
    name: 'orphan-files',
    intervalMs: INTERVAL_MS,
    maxDurationMs: MAX_DURATION_MS,
    isLong: true,
    async run() {
      await removeOrphanFiles(db, folders, { log })
      return undefined
    },
  }
}

export async function removeOrphanFiles(
  db: Db,
  { uploads, formFiles }: Folders,
  { log, minAgeMs = MIN_AGE_MS, now }: OrphanOptions,
): Promise<void> {
  const shared = { log, minAgeMs, findSubject: findToken, ...(now !== undefined && { now }) }
  await quarantineOrphans(db, {
    ...shared,
    label: 'profile pictures',
    store: createFolderStorage(uploads),
    findKnown: (tokens) =>
      findTokens(db, 'select token from uploaded_pictures where token = any($1::uuid[])', tokens),
  })
  await quarantineOrphans(db, {
    ...shared,
    label: 'files of forms',
    store: createFolderStorage(formFiles),
    findKnown: (tokens) =>
      findTokens(db, 'select token from dynamic_form_files where token = any($1::uuid[])', tokens),
  })
}

async function findTokens(db: Db, query: string, tokens: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ token: string }>(query, [tokens])
  return new Set(rows.map(({ token }) => token))
}

function findToken(file: string): string | undefined {
  const [token = ''] = file.split(/[_.]/)
  return isUuid(token) ? token : undefined
}
