import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabaseCookieStore, deleteExpiredCookies } from '~backend/platform/stored-cookies'
import { COOKIE_STORE_LIMITS, type CookieStore } from '~contract/cookie-store'
import { withTestDatabase } from '~tests/database'
import { RedisServer, redisProgram } from '~tests/fixtures/redis-server'
import { createFileCookieStore } from './file-cookie-store'
import { createRedisCookieStore } from './redis-cookie-store'

const createId = (visitor = 'one') => `${visitor}.${randomBytes(16).toString('base64url')}`
const sealed = randomBytes(20_000)

/** @param open returns a store as another process opens it */
function describeStore(name: string, open: () => CookieStore): void {
  describe(`the store in ${name}`, () => {
    const save = (id: string, maxAgeSeconds = 60, value = sealed) =>
      open().save({ id, sealed: value, maxAgeSeconds })

    test('a store shares entries between processes, replaces and removes them', async () => {
      const id = createId()
      expect(await open().find(id)).toBeUndefined()
      expect(await save(id)).toBe(true)
      expect(await open().find(id)).toEqual(sealed)
      const other = randomBytes(10)
      expect(await save(id, 60, other)).toBe(true)
      expect(await open().find(id)).toEqual(other)
      await open().remove(id)
      await open().remove(id)
      expect(await open().find(id)).toBeUndefined()
    })

    test('a store drops an entry when it expires', async () => {
      const id = createId()
      await save(id, 1)
      expect(await open().find(id)).toEqual(sealed)
      await expect.poll(() => open().find(id)).toBeUndefined()
    })

    test('a store removes only the oldest entries of a visitor who has too many', async () => {
      const other = createId('other')
      await save(other, 5)
      const ids = Array.from({ length: COOKIE_STORE_LIMITS.entriesPerVisitor + 2 }, () => createId('many'))
      for (const [index, id] of ids.entries()) await save(id, 60 + index, randomBytes(8))
      expect(await open().find(other)).toBeDefined()
      const left = await Promise.all(ids.map((id) => open().find(id)))
      expect(left.map((entry) => entry !== undefined)).toEqual(ids.map((_id, index) => index > 1))
    })
  })
}

describe('the store in a folder', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ezo-cookies-'))
  })
  afterAll(() => rm(folder, { recursive: true }))
  describeStore('files', () => createFileCookieStore(join(folder, 'entries')))

  test('an invalid id of an entry reaches no file', async () => {
    const store = createFileCookieStore(join(folder, 'entries'))
    for (const id of ['../one.two', 'one/two.three', '.', '..', '']) {
      expect(await store.save({ id, sealed, maxAgeSeconds: 60 })).toBe(false)
      expect(await store.find(id)).toBeUndefined()
      await store.remove(id)
    }
    expect(await readdir(folder)).toEqual(['entries'])
  })
})

describe('the store in a database', () => {
  const database = withTestDatabase()
  describeStore('the database', () => createDatabaseCookieStore(database.pool))

  test('expired rows are deleted by a job', async () => {
    const id = createId()
    await createDatabaseCookieStore(database.pool).save({ id, sealed, maxAgeSeconds: 0 })
    await deleteExpiredCookies(database.pool)
    expect((await database.pool.query('select from stored_cookies where id = $1', [id])).rowCount).toBe(0)
  })

  test('a full store accepts no further entry', async () => {
    await database.pool.query('delete from stored_cookies')
    await database.pool.query(
      `insert into stored_cookies (id, visitor, sealed, expires_at)
       select 'full.' || i, 'full' || i, '', now() + interval '1 minute' from generate_series(1, $1) as i`,
      [COOKIE_STORE_LIMITS.entries],
    )
    const store = createDatabaseCookieStore(database.pool)
    expect(await store.save({ id: createId(), sealed, maxAgeSeconds: 60 })).toBe(false)
    expect(await store.save({ id: 'full.1', sealed, maxAgeSeconds: 60 })).toBe(true)
  })
})

describe.runIf(redisProgram)('the store in Redis', () => {
  let redis: RedisServer
  let client: Redis
  beforeAll(async () => {
    redis = await RedisServer.start()
    client = new Redis(redis.url)
  })
  afterAll(async () => {
    client.disconnect()
    await redis.remove()
  })
  describeStore('Redis', () => createRedisCookieStore({ send: (command) => command(client) }))

  test('every key in Redis expires', async () => {
    await createRedisCookieStore({ send: (command) => command(client) }).save({
      id: createId('expiring'),
      sealed,
      maxAgeSeconds: 60,
    })
    for (const key of await client.keys('ezo:cookies:*'))
      expect(await client.ttl(key), key).toBeGreaterThan(0)
  })
})
