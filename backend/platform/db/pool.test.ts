import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { testLog } from '~tests/log'
import { checkGeorgianSearch, endPool, openPool } from './pool'
import { inTransaction } from './transaction'

describe('connection pool', () => {
  const database = withTestDatabase()

  test.each([
    ['count(*)', 1],
    ['9007199254740991::int8', Number.MAX_SAFE_INTEGER],
    ['sum(150::int8)', 150],
    ['12.5::numeric', 12.5],
    ["'2024-05-31'::date", '2024-05-31'],
    ['array[1, null, 2]::int8[]', [1, null, 2]],
    ["'{}'::int8[]", []],
    ['null::int8', null],
  ])('the pool returns %s as %o', async (expression, value) => {
    const { rows } = await database.pool.query(`select ${expression} as value`)
    expect(rows).toEqual([{ value }])
  })

  test('the pool throws a RangeError for an integer that a number would round', async () => {
    await expect(database.pool.query('select 9007199254740993::int8')).rejects.toThrow(RangeError)
  })

  test.each([
    ['jit', 'off'],
    ['statement_timeout', '15s'],
    ['server_encoding', 'UTF8'],
  ])('the pool opens connections with the setting %s = %s', async (name, value) => {
    const { rows } = await database.pool.query('select current_setting($1) as value', [name])
    expect(rows).toEqual([{ value }])
  })

  test('the pool has ended once its connections are closed', async () => {
    const pool = await openPool(database.connection, { log: testLog })
    await Promise.all([pool.query('select pg_sleep(0.05)'), pool.query('select pg_sleep(0.05)')])
    const closed: unknown[] = []
    pool.on('remove', (client) => closed.push(client))
    expect(pool.totalCount).toBe(2)
    await endPool(pool)
    expect(closed).toHaveLength(2)
  })

  test('a pool without connections ends at once', async () => {
    await endPool(new pg.Pool({ ...database.connection }))
  })

  test('the pool finds trigrams in Georgian and Russian', async () => {
    await database.pool.query('create extension if not exists pg_trgm')
    const { rows } = await database.pool.query(
      `select similarity('რუსთაველის გამზირი', 'რუსთაველი') as georgian, similarity('Тбилиси', 'тбилиси') as russian`,
    )
    expect(rows[0].georgian).toBeGreaterThan(0.4)
    expect(rows[0].russian).toBe(1)
    await checkGeorgianSearch(database.pool)
  })

  test('the pool throws a readable error if the server cannot be reached', async () => {
    const nowhere = openPool('postgres://nobody@127.0.0.1:1/none', { log: testLog })
    await expect(nowhere).rejects.toThrow('The database cannot be reached: connect ECONNREFUSED')
  })

  test('the pool waits for a server that takes no connections yet', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ezo-late-server-'))
    const host = join(folder, 'sockets')
    const warnings: string[] = []
    const log = { ...testLog, warn: (message: string) => void warnings.push(message) }
    const opening = openPool({ ...database.connection, host }, { log, waitMs: 10_000 })
    await expect.poll(() => warnings).toEqual([expect.stringMatching(/^waiting for the database: connect/)])
    symlinkSync(String(database.connection.host), host)
    await endPool(await opening)
    expect(warnings).toHaveLength(1)
    rmSync(folder, { recursive: true })
  })

  test('the pool does not wait for a server that refuses the password or the database', async () => {
    const refused = openPool({ ...database.connection, database: 'none' }, { log: testLog, waitMs: 10_000 })
    await expect(refused).rejects.toThrow('database "none" does not exist')
  })
})

describe('transactions', () => {
  const database = withTestDatabase()

  test('a transaction commits when its work resolves and rolls back when it throws', async () => {
    await database.pool.query('create table marks (mark text)')
    const insert = (mark: string) =>
      inTransaction(database.pool, async (transaction) => {
        await transaction.query('insert into marks values ($1)', [mark])
        if (mark === 'lost') throw new Error('changed my mind')
        return mark
      })

    await expect(insert('kept')).resolves.toBe('kept')
    await expect(insert('lost')).rejects.toThrow('changed my mind')
    const { rows } = await database.pool.query('select mark from marks')
    expect(rows).toEqual([{ mark: 'kept' }])
  })

  test('a transaction leaves a working client in the pool after the server cut the connection', async () => {
    const cut = inTransaction(database.pool, (transaction) =>
      transaction.query('select pg_terminate_backend(pg_backend_pid())'),
    )
    await expect(cut).rejects.toThrow()
    await expect(database.pool.query('select 1')).resolves.toMatchObject({ rowCount: 1 })
  })

  test("a transaction on the caller's client does not release it", async () => {
    const client = await database.pool.connect()
    try {
      await inTransaction(client, (transaction) => transaction.query('create table held (mark text)'))
      const failing = inTransaction(client, async (transaction) => {
        await transaction.query("insert into held values ('lost')")
        throw new Error('changed my mind')
      })
      await expect(failing).rejects.toThrow('changed my mind')
      expect((await client.query('select from held')).rowCount).toBe(0)
    } finally {
      client.release()
    }
  })
})
