import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { Job } from '~backend/platform/jobs/run-jobs'
import { isUuid } from '~contract/values/ids'

const INTERVAL_MS = 3_600_000
const MAX_DURATION_MS = 600_000
/** Files are written before their rows. */
const MIN_AGE_MS = 3_600_000

interface Folders {
  uploads: string
  formFiles: string
}

/** Removes files whose rows are gone: the server died between the two. */
export function createOrphanFilesJob(db: Db, folders: Folders): Job {
  return {
    name: 'orphan-files',
    intervalMs: INTERVAL_MS,
    maxDurationMs: MAX_DURATION_MS,
    async run() {
      await removeOrphanFiles(db, folders)
      return undefined
    },
  }
}

export async function removeOrphanFiles(
  db: Db,
  { uploads, formFiles }: Folders,
  minAgeMs = MIN_AGE_MS,
): Promise<void> {
  const { rows: pictures } = await db.query<Row<'uploaded_pictures', 'token'>>(
    'select token from uploaded_pictures',
  )
  await removeUnknown(uploads, new Set(pictures.map(({ token }) => token)), minAgeMs)
  const { rows: files } = await db.query<Row<'dynamic_form_files', 'token'>>(
    'select token from dynamic_form_files where token is not null',
  )
  await removeUnknown(formFiles, new Set(files.map(({ token }) => token)), minAgeMs)
}

async function removeUnknown(
  folder: string,
  known: ReadonlySet<string | null>,
  minAgeMs: number,
): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const [token = ''] = name.split(/[_.]/)
    if (!isUuid(token) || known.has(token)) continue
    const file = join(folder, name)
    const isOld = await stat(file).then(
      ({ mtimeMs }) => Date.now() - mtimeMs >= minAgeMs,
      () => false,
    )
    if (isOld) await rm(file, { force: true })
  }
}
