import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { COLUMN_STORE_READY } from '~backend/api-context'
import { findNewestModel } from '~backend/estimate/retrain-model'
import { createReplicaReads, type ReadLong } from '~backend/platform/db/long-reads'
import { migrate } from '~backend/platform/db/migrate'
import { type Db, openPool } from '~backend/platform/db/pool'
import { parseQueryString } from '~backend/platform/http/query'
import { createWorkerPool } from '~backend/platform/worker-pool'
import { LiveColumnStore } from '~backend/search/memory/live-column-store'
import { createMemoryEngine } from '~backend/search/memory-engine'
import { createColumnSource } from '~backend/search/sql/column-source'
import { createTestApi } from '~tests/fixtures/create-test-api'
import { addPlaces, addStatement } from '~tests/fixtures/database-rows'
import { addFlatsForSale } from '~tests/fixtures/estimate'
import { listen } from '~tests/fixtures/listen'
import { type ReplicatedDatabase, startReplicatedDatabase } from '~tests/fixtures/streaming-replica'
import { withWorkerFile } from '~tests/fixtures/worker-file'
import { testLog } from '~tests/log'

const workerFile = withWorkerFile()
const RETRY_MS = 1_000
const IN_USE = 'long reads use the replica'

let replicated: ReplicatedDatabase
let primary: pg.Pool
/** Pool of the replica's owner, for pausing and resuming replay. */
let owner: pg.Pool
let lines: unknown[] = []
const log = {
  info: (message: string) => lines.push(message),
  warn: (details: object, message: string) => lines.push([details, message]),
}

beforeAll(async () => {
  replicated = await startReplicatedDatabase()
  primary = await openPool(replicated.primary.ownerConnection, { log: testLog })
  await migrate(primary, { folder: 'backend/platform/db/migrations', log: testLog })
  await addPlaces(primary)
  await addFlatsForSale(primary, 120)
  await primary.query(`create role reader login password 'reader'; grant pg_read_all_data to reader;
    alter role reader set default_transaction_read_only = on; create role stranger login password 'stranger'`)
  owner = new pg.Pool(replicated.replica)
  owner.on('error', () => {})
  await readFrom()(async () => {}, { isCurrent: true })
})
beforeEach(() => {
  lines = []
})
afterAll(async () => {
  await Promise.all([primary?.end(), owner?.end()])
  await replicated?.remove()
})

const asReader = () => ({ ...replicated.replica, user: 'reader', password: 'reader' })

function readFrom(connection: pg.PoolConfig = {}): ReadLong {
  return createReplicaReads({
    primary,
    connection: { ...asReader(), ...connection },
    log,
    retryMs: RETRY_MS,
  })
}

const wasRefused = (reason: string) => [
  { reason: expect.stringContaining(reason) },
  'cannot read the replica: long reads use the primary',
]

async function countStatements(db: Db) {
  const { rows } = await db.query<{ count: number; isReplica: boolean }>(
    'select count(*)::int as count, pg_is_in_recovery() as "isReplica" from statements',
  )
  return rows[0]
}

const resumeReplay = () => owner.query('select pg_wal_replay_resume()')

/** Pauses replay: the replica receives changes and shows none of them, as with a slow disk. */
async function whileBehind(work: () => Promise<void>): Promise<void> {
  await owner.query('select pg_wal_replay_pause()')
  await expect
    .poll(async () => (await owner.query('select pg_get_wal_replay_pause_state() as state')).rows[0]?.state)
    .toBe('paused')
  await work().finally(resumeReplay)
}

test('long reads use the replica with a read-only role', async () => {
  const read = readFrom()
  expect(await read(countStatements)).toMatchObject({ isReplica: true })
  expect(await read(countStatements)).toMatchObject({ isReplica: true })
  expect(lines).toEqual([IN_USE])
})

test('a long read can have a longer timeout than others, on the replica and on the primary', async () => {
  const read = readFrom()
  const getLimit = async (db: Db) => (await db.query('show statement_timeout')).rows[0]?.statement_timeout
  const maxQueryMs = 90_000
  expect([await read(getLimit), await read(getLimit, { maxQueryMs })]).toEqual(['15s', '90s'])
  const failing = readFrom({ database: 'postgres' })
  expect([await failing(getLimit), await failing(getLimit, { maxQueryMs })]).toEqual(['15s', '90s'])
})

test('a read that must be current waits until the replica has replayed earlier commits', async () => {
  const read = readFrom()
  await whileBehind(async () => {
    const { count = 0 } = (await countStatements(primary)) ?? {}
    await addStatement(primary)
    expect(await read(countStatements)).toEqual({ count, isReplica: true })
    const current = read(countStatements, { isCurrent: true })
    await resumeReplay()
    expect(await current).toEqual({ count: count + 1, isReplica: true })
  })
})

test.each([
  ['with an unauthorized role', { user: 'stranger', password: 'stranger' }, 'permission denied'],
  ['with a wrong password', { password: 'wrong' }, 'password authentication failed'],
  ['of another database', { database: 'postgres' }, 'it holds another database'],
])('a replica %s is logged once, and the primary is read', async (_name, connection, reason) => {
  const read = readFrom(connection)
  expect([await read(countStatements), await read(countStatements)]).toMatchObject([
    { isReplica: false },
    { isReplica: false },
  ])
  expect(lines).toEqual([wasRefused(reason)])
})

test('the primary is not accepted as a replica', async () => {
  const read = readFrom(replicated.primary.ownerConnection)
  expect(await read(countStatements)).toMatchObject({ isReplica: false })
  expect(lines).toEqual([wasRefused('it is no standby')])
})

test('a replica that accepts connections but does not answer times out after two seconds', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const startedAt = performance.now()
  expect(await readFrom({ host: '127.0.0.1', port })(countStatements)).toMatchObject({ isReplica: false })
  expect(performance.now() - startedAt).toBeLessThan(10_000)
  server.close()
})

test('a read cancelled by the replica is repeated on the primary', async () => {
  const read = readFrom()
  const connections: unknown[] = []
  const found = await read(async (db) => {
    connections.push((await countStatements(db))?.isReplica)
    await db.query("select pg_create_logical_replication_slot('x', 'pgoutput') where pg_is_in_recovery()")
    return 'found'
  })
  expect([found, connections]).toEqual(['found', [true, false]])
})

test('columns filled from the replica include changes made meanwhile', async () => {
  const read = readFrom()
  const id = await addStatement(primary)
  const store = new LiveColumnStore(createColumnSource(primary), {
    loadFrom: (load) =>
      read(
        async (db) => {
          expect(await countStatements(db)).toMatchObject({ isReplica: true })
          const filled = await load(createColumnSource(db))
          await primary.query('update statements set price = 7654321 where id = $1', [id])
          return filled
        },
        { isCurrent: true },
      ),
  })
  await store.load()
  const engine = createMemoryEngine(primary, store)
  const query = parseQueryString('price_from=7654321&per_page=200')
  expect(await engine.fetchPage(query, undefined, async (ids) => ids)).toEqual([id])
  expect(lines).toEqual([IN_USE])
})

/** Opens the APIs and waits until searches use the columns. */
async function openApi() {
  const messages: string[] = []
  const apiLog = pino({ level: 'info' }, { write: (line: string) => messages.push(JSON.parse(line).msg) })
  const api = await listen(createTestApi(primary, apiLog, { readLong: readFrom() }))
  return {
    close: api.close,
    isReady: () => expect.poll(() => messages).toContain(COLUMN_STORE_READY),
    async get(path: string) {
      const url = `${api.origin}/api/v1/microservice/statements${path}`
      const answer = await fetch(url, { headers: { 'x-website-key': 'ezo' } })
      return { status: answer.status, body: await answer.json() }
    },
  }
}

test('the APIs fill their columns from the replica with everything committed before', async () => {
  const id = await addStatement(primary)
  let api: Awaited<ReturnType<typeof openApi>> | undefined
  await whileBehind(async () => {
    await primary.query('update statements set price = 98765432 where id = $1', [id])
    api = await openApi()
    // Several times the duration of filling.
    await sleep(1_000)
  })
  await api?.isReady()
  const { body } = (await api?.get('?price_from=98765432')) ?? {}
  expect(body.data.data.map((row: { id: number }) => row.id)).toEqual([id])
  expect(lines).toEqual([IN_USE])
  await api?.close()
})

test('sitemaps are read from the replica, and statement pages are not', async () => {
  const api = await openApi()
  await api.isReady()
  await whileBehind(async () => {
    const id = await addStatement(primary)
    const { body } = await api.get('/addresses?part=1')
    const listed: number[] = body.data.data.map((row: { id: number }) => row.id)
    expect(listed.length).toBeGreaterThan(100)
    expect(listed).not.toContain(id)
    expect((await api.get(`/${id}`)).status).toBe(200)
  })
  await api.close()
})

test("the price model is trained on the replica's flats and saved to the primary", async () => {
  const workers = createWorkerPool<typeof import('./worker')>(workerFile.url, testLog)
  const connection = replicated.primary.ownerConnection
  await whileBehind(async () => {
    await primary.query('update statements set deal_type_id = 2 where city_id = 1')
    expect(await workers.run('retrainEstimates', { connection })).toBeUndefined()
    const id = await workers.run('retrainEstimates', { connection, replica: asReader() })
    expect(await findNewestModel(primary)).toMatchObject({ id })
  })
  await workers.stop()
})

test('a replica that is down is skipped and used again after its return', async () => {
  const read = readFrom()
  await replicated.stopReplica()
  expect(await read(countStatements)).toMatchObject({ isReplica: false })
  expect(lines.length).toBe(1)
  await replicated.startReplica()
  await expect.poll(() => read(countStatements)).toMatchObject({ isReplica: true })
  expect(lines.slice(1)).toEqual([IN_USE])
})

// Must be the last test, because it separates the databases for good.
test('after a point-in-time recovery, an older standby is refused and columns are filled anew', async () => {
  const id = await addStatement(primary)
  await readFrom()(countStatements, { isCurrent: true })
  await replicated.stopReplica()
  const { count = 0 } = (await countStatements(primary)) ?? {}
  await primary.query('update statements set price = 190000000 where id = $1', [id])
  await addStatement(primary)
  // The undone position is later than the position of the recovered database.
  await primary.query('select pg_switch_wal()')
  await addStatement(primary)

  let database = primary
  const query = ((sql: string, values?: unknown[]) => database.query(sql, values)) as Db['query']
  const store = new LiveColumnStore(createColumnSource({ query }))
  await store.load()
  const engine = createMemoryEngine({ query }, store)
  const filters = parseQueryString('price_from=400000000&per_page=200')
  const search = () => engine.fetchPage(filters, undefined, async (ids) => ids)
  expect(await search()).toEqual([id])

  await replicated.recoverEarlierState()
  database = await openPool(replicated.replica, { log: testLog })
  await expect.poll(search).toEqual([])
  const connection = replicated.primary.ownerConnection
  const read = createReplicaReads({ primary: database, connection, log })
  lines = []
  expect(await read(countStatements)).toEqual({ count, isReplica: false })
  expect(lines).toEqual([wasRefused('it follows another history')])
  await database.end()
})
