import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { markAsCopy, recordHome, takeOver } from '~backend/platform/database-home'
import { createFolderStorage } from '~backend/statement-drafts/photos/folder-storage'
import { createTestDatabase, withTestDatabase } from '~tests/database'
import { findJobObstacle } from './find-job-obstacle'

const database = withTestDatabase()

async function createPlaces() {
  const dataDir = await mkdtemp(join(tmpdir(), 'ezo-places-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  return { dataDir, log: pino({ level: 'silent' }) }
}

test('jobs run where they always ran, but not in a copy of the database until it takes over', async () => {
  const { pool } = database
  const places = await createPlaces()
  expect(await findJobObstacle(pool, places)).toBeUndefined()
  await recordHome(pool)
  await recordHome(pool)
  expect(await findJobObstacle(pool, places)).toBeUndefined()
  await markAsCopy(pool)
  expect(await findJobObstacle(pool, places)).toContain('the database is a copy. Set JOBS=0')
  await takeOver(pool)
  expect(await findJobObstacle(pool, places)).toBeUndefined()
})

test('jobs do not run in a database that was copied under another name', async () => {
  const copy = await createTestDatabase()
  onTestFinished(() => copy.drop())
  await recordHome(database.pool)
  const { rows } = await database.pool.query('select cluster, name from database_home')
  await copy.pool.query('insert into database_home (cluster, name) values ($1, $2)', [
    rows[0].cluster,
    rows[0].name,
  ])
  expect(await findJobObstacle(copy.pool, await createPlaces())).toContain('the database is a copy')
})

test('jobs do not run beside the files of another database', async () => {
  const places = await createPlaces()
  const photos = createFolderStorage(join(places.dataDir, 'uploads/photos'))
  await photos.write(new Map([['.identity', Buffer.from('another')]]))
  expect(await findJobObstacle(database.pool, places)).toBe(
    'the photos belong to another database. Set JOBS=0, or correct DATABASE_URL, DATA_DIR or S3_BUCKET',
  )
})

test('a bucket that does not answer delays the start by seconds at most', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const s3 = { url, bucket: 'photos', region: 'x', accessKeyId: 'x', secretAccessKey: 'x' }
  const places = { ...(await createPlaces()), s3, maxWaitMs: 100 }
  expect(await findJobObstacle(database.pool, places)).toBeUndefined()
})
