import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isAtHome } from '~backend/platform/database-home'
import { startEmbeddedPostgres } from '~backend/platform/db/embedded-postgres'
import { migrate } from '~backend/platform/db/migrate'
import { type OwnedDatabase, openAsOwner } from '~backend/platform/db/open-as-owner'
import { openDatabase } from '~backend/platform/db/open-database'
import { endPool, openPool } from '~backend/platform/db/pool'
import { markFolderUnfinished } from '~backend/platform/db/unfinished-restore'
import { createFolderStorage } from '~backend/statement-drafts/photos/folder-storage'
import { type DebianPostgres, hasDebianPostgres, startDebianPostgres } from '~tests/fixtures/debian-postgres'
import { isFullRun } from '~tests/full-run'
import { createBackup } from './create-backup'
import { type Digest, digestFolder, FILE_PARTS, type Manifest, writeManifest } from './manifest'
import { type RestoreOptions, restoreBackup, takeOverCopy } from './restore-backup'

const log = pino({ level: 'silent' })
const MIGRATION = `create schema if not exists graphile_worker;
  create table file_store_identity (id uuid not null default gen_random_uuid(), is_only boolean primary key default true);
  insert into file_store_identity default values;
  create table towns (name text)`
/** Timeout in ms of tests that start and stop several servers. */
const MAX_SERVER_MS = 120_000
const PHOTO = 'a-photo.avif'

let place = ''
let migrationFolder = ''

beforeAll(async () => {
  // A folder in memory is used, because servers sync each start and stop.
  place = await mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'ezo-backup-'))
  // PostgreSQL's own user must reach its data.
  await chmod(place, 0o755)
  migrationFolder = join(place, 'migrations')
  await mkdir(migrationFolder)
  await writeFile(join(migrationFolder, '0001_towns.sql'), MIGRATION)
})
afterAll(() => rm(place, { recursive: true, force: true }))

const toRestoreOptions = (options: Partial<RestoreOptions> & { dataDir: string }): RestoreOptions => ({
  log,
  migrationFolder,
  replaces: false,
  takesOver: false,
  ...options,
})

const photosOf = (dataDir: string) => createFolderStorage(join(dataDir, 'uploads/photos'))

const readTowns = async ({ pool }: Pick<OwnedDatabase, 'pool'>) =>
  (await pool.query<{ name: string }>('select name from towns order by name')).rows.map(({ name }) => name)

async function readCopy(options: { dataDir: string; databaseUrl?: string }) {
  const database = await openAsOwner({ ...options, log })
  try {
    return { towns: await readTowns(database), isAtHome: await isAtHome(database.pool) }
  } finally {
    await database.close()
  }
}

describe('a restore', () => {
  let folder = ''

  beforeAll(async () => {
    folder = join(place, 'made')
    const digests: Record<string, Digest> = {}
    for (const part of ['database', ...FILE_PARTS]) {
      await mkdir(join(folder, part), { recursive: true })
      await writeFile(join(folder, part, 'file'), part)
      digests[part] = await digestFolder(join(folder, part))
    }
    const { database, ...files } = digests
    await writeManifest(folder, {
      format: 1,
      finishedAt: new Date().toISOString(),
      identity: 'made',
      migration: 1,
      database: {
        kind: 'embedded',
        version: 18,
        platform: `${process.platform}-${process.arch}`,
        digest: database,
      },
      files,
    } as Manifest)
  })

  test('an interrupted restore keeps the site from starting', async () => {
    const target = join(place, 'interrupted')
    await mkdir(target)
    await markFolderUnfinished(target)
    const options = {
      dataDir: target,
      databaseUrl: undefined,
      migrationDatabaseUrl: undefined,
      rootDir: '',
      log,
    }
    await expect(openDatabase(options)).rejects.toThrow('A restore was interrupted')
  })

  test('a backup that is incomplete, changed or newer than the program is refused before anything changes', async () => {
    const target = toRestoreOptions({ dataDir: join(place, 'untouched') })
    const fails = (options = target) => expect(restoreBackup(folder, options)).rejects
    const older = join(place, 'older-migrations')
    await mkdir(older)
    await fails({ ...target, migrationFolder: older }).toThrow('has 1 migrations and this version knows 0')
    await writeFile(join(folder, 'photos', 'added.avif'), 'x')
    await fails().toThrow('The part "photos" of')
    await rm(join(folder, 'photos', 'added.avif'))
    await fails({ ...target, databaseUrl: 'postgresql://localhost/x' }).toThrow(
      'Restore it without DATABASE_URL',
    )
    await expect(restoreBackup(place, target)).rejects.toThrow('has no backup.json')
    await expect(readdir(target.dataDir)).rejects.toThrow('ENOENT')
  })

  test('files of another marketplace are not overwritten, even with --replace', async () => {
    const target = join(place, 'foreign')
    await photosOf(target).write(new Map([['.identity', Buffer.from('another')]]))
    await expect(
      restoreBackup(folder, toRestoreOptions({ dataDir: target, replaces: true })),
    ).rejects.toThrow('The photos belong to another marketplace')
  })
})

describe.runIf(isFullRun)('a backup of the embedded database', { timeout: MAX_SERVER_MS }, () => {
  let dataDir = ''
  let folder = ''

  beforeAll(async () => {
    dataDir = join(place, 'site')
    folder = join(place, 'backup')
    const server = await startEmbeddedPostgres({ dataDir, log })
    const pool = await openPool(server.ownerConnection, { log })
    await migrate(pool, { folder: migrationFolder, log })
    await pool.query("insert into towns values ('Telavi')")
    await photosOf(dataDir).write(new Map([[PHOTO, Buffer.from('photo')]]))
    await photosOf(dataDir).write(new Map([['former.avif', Buffer.from('former')]]))
    await photosOf(dataDir).move(new Map([['former.avif', '.quarantine/2026-01-01_former.avif']]))
    // The site writes meanwhile.
    let isDone = false
    const writes = (async () => {
      while (!isDone) {
        await pool.query("insert into towns select 'x' || g from generate_series(1, 200) g")
        await sleep(5)
      }
    })()
    await createBackup(folder, { dataDir, log })
    isDone = true
    await writes
    await endPool(pool)
    await server.stop()
  }, MAX_SERVER_MS)

  test('a restored copy has all rows and files, and its jobs do not run until it takes over', async () => {
    const target = join(place, 'copy')
    await restoreBackup(folder, toRestoreOptions({ dataDir: target }))
    const copy = await readCopy({ dataDir: target })
    expect(copy.towns).toContain('Telavi')
    // Each insertion is there as a whole.
    expect((copy.towns.length - 1) % 200).toBe(0)
    expect(copy.isAtHome).toBe(false)
    expect((await photosOf(target).read(PHOTO))?.toString()).toBe('photo')
    expect(await readdir(join(target, 'uploads/photos/.quarantine'))).toEqual(['2026-01-01_former.avif'])
    await expect(restoreBackup(folder, toRestoreOptions({ dataDir: target }))).rejects.toThrow(
      'has a database already. Name an empty target, or add --replace',
    )
  })

  test('replacing a database keeps the former one, and a copy can take over', async () => {
    const target = join(place, 'replaced')
    await restoreBackup(folder, toRestoreOptions({ dataDir: target }))
    expect(await takeOverCopy({ dataDir: target, log })).toBe(true)
    expect(await takeOverCopy({ dataDir: target, log })).toBe(false)
    const replacing = toRestoreOptions({ dataDir: target, replaces: true, takesOver: true })
    const { former } = await restoreBackup(folder, replacing)
    expect(await readdir(former ?? '')).toContain('PG_VERSION')
    expect((await readCopy({ dataDir: target })).isAtHome).toBe(true)
  })

  test('a backup into a folder with files, or of files of another marketplace, is refused', async () => {
    await expect(createBackup(folder, { dataDir, log })).rejects.toThrow('is not empty')
    await photosOf(dataDir).write(new Map([['.identity', Buffer.from('another')]]))
    await expect(createBackup(join(place, 'other-backup'), { dataDir, log })).rejects.toThrow(
      'The photos belong to another marketplace: check DATA_DIR and S3_BUCKET',
    )
    await expect(readdir(join(place, 'other-backup'))).resolves.toEqual([])
  })
})

describe.runIf(hasDebianPostgres && isFullRun)('a backup of a server', () => {
  let server: DebianPostgres

  beforeAll(async () => {
    server = await startDebianPostgres()
    const pool = await openPool(server.toUrl('postgres'), { log })
    await pool.query('create role app login')
    await pool.query('create database site')
    await pool.query('create database copy')
    await endPool(pool)
    const owner = await openPool(server.toUrl('site'), { log })
    await migrate(owner, { folder: migrationFolder, log })
    await owner.query("insert into towns values ('Telavi'); grant select on migrations to app")
    await endPool(owner)
  })
  afterAll(() => server.remove())

  test('a dump is restored into an empty database only, whose jobs do not run', async () => {
    const folder = join(place, 'server-backup')
    const site = { dataDir: join(place, 'server-site'), databaseUrl: server.toUrl('site'), log }
    await mkdir(site.dataDir)
    await expect(createBackup(folder, { ...site, databaseUrl: server.toUrl('site', 'app') })).rejects.toThrow(
      'The role app does not own the tables. Set MIGRATION_DATABASE_URL to the role postgres.',
    )
    await createBackup(folder, site)
    const copy = { dataDir: join(place, 'server-copy'), databaseUrl: server.toUrl('copy') }
    await restoreBackup(folder, toRestoreOptions(copy))
    expect(await readCopy(copy)).toEqual({ towns: ['Telavi'], isAtHome: false })
    await expect(restoreBackup(folder, toRestoreOptions(copy))).rejects.toThrow(
      'The database has tables already',
    )
    await restoreBackup(folder, toRestoreOptions({ ...copy, replaces: true, takesOver: true }))
    expect(await readCopy(copy)).toEqual({ towns: ['Telavi'], isAtHome: true })
    const other = await openPool(copy.databaseUrl, { log, max: 1 })
    await expect(restoreBackup(folder, toRestoreOptions({ ...copy, replaces: true }))).rejects.toThrow(
      'The site is running. Stop all its processes first.',
    )
    await other.query('update file_store_identity set id = gen_random_uuid()')
    await endPool(other)
    await expect(restoreBackup(folder, toRestoreOptions({ ...copy, replaces: true }))).rejects.toThrow(
      'The database belongs to another marketplace',
    )
  })
})
