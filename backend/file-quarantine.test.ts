import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type FileStore,
  IDENTITY_FILE,
  QUARANTINE_FOLDER,
  quarantineOrphans,
} from '~backend/platform/file-quarantine'
import { createFolderStorage } from '~backend/statement-drafts/photos/folder-storage'
import { createS3Storage } from '~backend/statement-drafts/photos/s3-storage'
import { withTestDatabase } from '~tests/database'
import { type S3Server, startS3Server } from '~tests/fixtures/s3-server'

const DAY_MS = 24 * 60 * 60_000
const database = withTestDatabase()
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
let folder = ''
let s3: S3Server
let known: Set<string>

beforeAll(async () => {
  s3 = await startS3Server()
})
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ezo-quarantine-'))
  s3.objects.clear()
  known = new Set()
  vi.clearAllMocks()
  return () => rm(folder, { recursive: true })
})
afterAll(() => s3.close())

const STORES: Record<string, () => FileStore> = {
  'a folder': () => createFolderStorage(folder),
  'a bucket': () => createS3Storage(s3.settings, { log: pino({ level: 'silent' }) }),
}

const run = (store: FileStore, { now = Date.now() + 2 * 3_600_000 } = {}) =>
  quarantineOrphans(database.pool, {
    label: 'photos',
    store,
    log,
    now,
    minAgeMs: 3_600_000,
    findSubject: (file) => file.split('.')[0] || undefined,
    findKnown: async (subjects) => new Set(subjects.filter((subject) => known.has(subject))),
  })

async function list(store: FileStore, below?: string): Promise<string[]> {
  const names: string[] = []
  for await (const batch of store.list(below)) names.push(...batch)
  return names.sort()
}

async function fill(store: FileStore, count: number): Promise<string[]> {
  const names = Array.from({ length: count }, () => `${randomUUID()}.webp`).sort()
  await store.write(new Map(names.map((name) => [name, Buffer.from(name)])))
  return names
}

const subjectOf = (file: string | undefined) => file?.split('.')[0] ?? ''

describe.each(Object.keys(STORES))('the file quarantine of %s', (name) => {
  test('files without a row are counted in the log and deleted after a week in quarantine', async () => {
    const store = STORES[name]?.() as FileStore
    const [named = '', orphan = ''] = await fill(store, 2)
    known.add(subjectOf(named))
    await run(store)
    expect(await list(store)).toEqual([named])
    expect(await list(store, QUARANTINE_FOLDER)).toHaveLength(1)
    expect(log.warn).toHaveBeenCalledWith(
      expect.objectContaining({ store: 'photos', files: 1 }),
      'files without a row were moved to quarantine',
    )
    await run(store, { now: Date.now() + 6 * DAY_MS })
    expect((await list(store, QUARANTINE_FOLDER))[0]).toContain(orphan)
    await run(store, { now: Date.now() + 9 * DAY_MS })
    expect(await list(store, QUARANTINE_FOLDER)).toEqual([])
    expect(await list(store)).toEqual([named])
  })

  test('a file in quarantine is restored if a row names it again', async () => {
    const store = STORES[name]?.() as FileStore
    const [file = ''] = await fill(store, 1)
    await run(store)
    expect(await list(store)).toEqual([])
    known.add(subjectOf(file))
    await run(store, { now: Date.now() + 30 * DAY_MS })
    expect(await list(store)).toEqual([file])
    expect(String(await store.read(file))).toBe(file)
    expect(await list(store, QUARANTINE_FOLDER)).toEqual([])
  })

  test('a file that may belong to a running upload is not moved', async () => {
    const store = STORES[name]?.() as FileStore
    const files = await fill(store, 2)
    await run(store, { now: Date.now() })
    expect(await list(store)).toEqual(files)
  })

  test('no file is moved, and an alert is raised, if orphans are more than a few per cent of all', async () => {
    const store = STORES[name]?.() as FileStore
    const files = await fill(store, 40)
    for (const file of files.slice(0, 28)) known.add(subjectOf(file))
    await run(store)
    expect(await list(store)).toEqual(files)
    expect(log.error).toHaveBeenCalledWith(
      { store: 'photos', orphans: 12, of: 40 },
      expect.stringContaining('too many files have no row'),
    )
  })

  test('no file is moved, and an alert is raised, if the store belongs to another database', async () => {
    const store = STORES[name]?.() as FileStore
    const files = await fill(store, 1)
    await store.write(new Map([[IDENTITY_FILE, Buffer.from(randomUUID())]]))
    await run(store)
    expect(await list(store)).toEqual(files)
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ store: 'photos' }),
      'the files belong to another database, none was deleted',
    )
  })

  test('the first run stores the identity of the database, and later runs recognise it', async () => {
    const store = STORES[name]?.() as FileStore
    await run(store)
    const { rows } = await database.pool.query('select id from file_store_identity')
    expect(String(await store.read(IDENTITY_FILE))).toBe(rows[0].id)
    await run(store)
    expect(log.error).not.toHaveBeenCalled()
  })
})
