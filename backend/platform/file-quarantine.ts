import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'

export interface FileLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** Files of one kind: a folder, or a prefix of a bucket. */
export interface FileStore {
  /** Writes files atomically: all of them are complete, or none remains. */
  write(files: ReadonlyMap<string, Uint8Array>): Promise<void>
  /** Returns undefined for a missing file. */
  read(name: string): Promise<Buffer | undefined>
  /** Removes files. Missing ones are ignored. */
  remove(names: readonly string[]): Promise<void>
  /** Renames files; missing ones are skipped. */
  move(names: ReadonlyMap<string, string>): Promise<void>
  /** Lists names directly below the store, or below one of its folders, in batches. */
  list(folder?: string): AsyncIterable<readonly string[]>
  /** Finds the files written before this time. */
  findOlder(names: readonly string[], beforeMs: number): Promise<string[]>
}

/** Folder of the quarantine. Names with a dot are never served. */
export const QUARANTINE_FOLDER = '.quarantine'
export const IDENTITY_FILE = '.identity'
const QUARANTINED = /^(\d{4}-\d\d-\d\d)_(.+)$/
/** Quarantine in days: time to notice that the database was restored to an earlier state. */
const QUARANTINE_DAYS = 7
const DAY_MS = 24 * 60 * 60_000
/** Maximum share of orphans; crashes leave fewer. */
const MAX_ORPHAN_SHARE = 0.05
/** Number of orphans that is always accepted, whatever their share. */
const MIN_ORPHAN_LIMIT = 10

export interface QuarantineOptions {
  /** Name of the store in log lines. */
  label: string
  store: FileStore
  log: FileLog
  /** Returns the id of the object that a file belongs to, such as a photo; undefined for other kinds. */
  findSubject(file: string): string | undefined
  /** Finds which subjects exist in the database. */
  findKnown(subjects: readonly string[]): Promise<ReadonlySet<string>>
  /** Age in ms from which a file without a row cannot belong to a running upload. */
  minAgeMs: number
  now?: number
}

/**
 * Moves files without a row into quarantine, restores those that have one again, and deletes those older than
 * a week.
 * Does nothing if the files belong to another database, or if too many have no row.
 */
export async function quarantineOrphans(db: Db, options: QuarantineOptions): Promise<void> {
  const { label, store, log, minAgeMs, now = Date.now() } = options
  if (!(await hasSameIdentity(db, options))) return
  await reviewQuarantine(options, now)
  const { orphans, orphanSubjects, subjects } = await findOrphans(options)
  const limit = Math.max(MIN_ORPHAN_LIMIT, subjects * MAX_ORPHAN_SHARE)
  if (orphanSubjects > limit) {
    const counts = { store: label, orphans: orphanSubjects, of: subjects }
    log.error(counts, 'too many files have no row, none was moved: is the database older than its files?')
    return
  }
  const old = await store.findOlder(orphans, now - minAgeMs)
  if (old.length === 0) return
  await quarantineFiles(store, old, now)
  log.warn(
    { store: label, files: old.length, days: QUARANTINE_DAYS },
    'files without a row were moved to quarantine',
  )
}

/** Moves files into quarantine, where they are deleted after a week. */
export async function quarantineFiles(
  store: Pick<FileStore, 'move'>,
  files: readonly string[],
  now = Date.now(),
): Promise<void> {
  const day = new Date(now).toISOString().slice(0, 10)
  await store.move(new Map(files.map((file) => [file, `${QUARANTINE_FOLDER}/${day}_${file}`])))
}

async function hasSameIdentity(db: Db, { label, store, log }: QuarantineOptions): Promise<boolean> {
  const { rows } = await db.query<Row<'file_store_identity', 'id'>>('select id from file_store_identity')
  const own = rows[0]?.id
  if (own === undefined) throw new Error('the database has no identity')
  const written = (await store.read(IDENTITY_FILE))?.toString('utf8').trim()
  if (written === undefined) await store.write(new Map([[IDENTITY_FILE, Buffer.from(own)]]))
  if (written === undefined || written === own) return true
  log.error({ store: label, own, written }, 'the files belong to another database, none was deleted')
  return false
}

async function reviewQuarantine(
  { label, store, log, findSubject, findKnown }: QuarantineOptions,
  now: number,
) {
  const firstDay = new Date(now - QUARANTINE_DAYS * DAY_MS).toISOString().slice(0, 10)
  const restored = new Map<string, string>()
  const expired: string[] = []
  for await (const batch of store.list(QUARANTINE_FOLDER)) {
    const known = await findKnownSubjects(
      batch.map((entry) => findSubject(QUARANTINED.exec(entry)?.[2] ?? '')),
      findKnown,
    )
    for (const entry of batch) {
      const [, day = '', file = ''] = QUARANTINED.exec(entry) ?? []
      const path = `${QUARANTINE_FOLDER}/${entry}`
      if (known.has(findSubject(file) ?? '')) restored.set(path, file)
      else if (day !== '' && day < firstDay) expired.push(path)
    }
  }
  if (restored.size > 0) {
    await store.move(restored)
    log.warn({ store: label, files: restored.size }, 'files with a row were restored from quarantine')
  }
  if (expired.length > 0) {
    await store.remove(expired)
    log.info({ store: label, files: expired.length }, 'files in quarantine were deleted')
  }
}

async function findOrphans({ store, findSubject, findKnown }: QuarantineOptions) {
  const orphans: string[] = []
  let orphanSubjects = 0
  let subjects = 0
  for await (const batch of store.list()) {
    const filesBySubject = new Map<string, string[]>()
    for (const file of batch) {
      const subject = findSubject(file)
      if (subject) filesBySubject.set(subject, [...(filesBySubject.get(subject) ?? []), file])
    }
    const known = await findKnownSubjects([...filesBySubject.keys()], findKnown)
    subjects += filesBySubject.size
    for (const [subject, files] of filesBySubject) {
      if (known.has(subject)) continue
      orphanSubjects += 1
      orphans.push(...files)
    }
  }
  return { orphans, orphanSubjects, subjects }
}

async function findKnownSubjects(
  subjects: readonly (string | undefined)[],
  findKnown: QuarantineOptions['findKnown'],
): Promise<ReadonlySet<string>> {
  const named = subjects.filter((subject) => subject !== undefined)
  return named.length > 0 ? findKnown(named) : new Set()
}
