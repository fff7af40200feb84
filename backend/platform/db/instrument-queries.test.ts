import { AsyncLocalStorage } from 'node:async_hooks'
import { tracingChannel } from 'node:diagnostics_channel'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { INSTRUMENTATION_CHANNEL, type InstrumentedWork } from '~contract/instrumentation'
import { withTestDatabase } from '~tests/database'
import { testLog } from '~tests/log'
import { openPool } from './pool'
import { inTransaction } from './transaction'

const database = withTestDatabase()
const works = tracingChannel<unknown, InstrumentedWork>(INSTRUMENTATION_CHANNEL)
const visitor = new AsyncLocalStorage<string>()
let queries: (string | undefined)[][]

const recordEnd = (work: unknown) => {
  const { text, name, error } = work as Extract<InstrumentedWork, { kind: 'query' }> & { error?: unknown }
  queries.push([visitor.getStore(), name ?? text, ...(error ? [(error as { code: string }).code] : [])])
}

beforeEach(() => {
  queries = []
  works.start.bindStore(visitor, () => visitor.getStore() ?? 'nobody')
  works.asyncEnd.subscribe(recordEnd)
})
afterEach(() => {
  works.start.unbindStore(visitor)
  works.asyncEnd.unsubscribe(recordEnd)
})

test('each query is reported once with its request, even after waiting for a connection', async () => {
  const pool = await openPool(database.connection, { log: testLog, max: 1 })
  queries = []
  const names = ['Nino', 'Giorgi', 'Mariam', 'Luka']
  await Promise.all(names.map((name) => visitor.run(name, () => pool.query(`select '${name}' as name`))))
  await pool.end()
  expect(queries).toEqual(names.map((name) => [name, `select '${name}' as name`]))
})

test('queries of transactions and failed queries are reported', async () => {
  const pool = await openPool(database.connection, { log: testLog })
  queries = []
  const broken = visitor.run('Nino', () =>
    inTransaction(pool, async (transaction) => {
      await transaction.query({ name: 'one', text: 'select 1', values: [] })
      await transaction.query('select 1 / $1::int', [0])
    }),
  )
  await expect(broken).rejects.toThrow('division by zero')
  await pool.end()
  expect(queries).toEqual([
    ['Nino', 'begin'],
    ['Nino', 'one'],
    ['Nino', 'select 1 / $1::int', '22012'],
    ['Nino', 'rollback'],
  ])
})

test('a pool opened without a listener is not instrumented', async () => {
  works.start.unbindStore(visitor)
  works.asyncEnd.unsubscribe(recordEnd)
  const pool = await openPool(database.connection, { log: testLog })
  expect(Object.hasOwn(pool, 'query')).toBe(false)
  await pool.end()
})
