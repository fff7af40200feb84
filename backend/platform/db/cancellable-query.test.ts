import { expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { cancellableQuery, RequestAborted } from './cancellable-query'

const database = withTestDatabase()

test('a query returns its rows while its signal is not aborted', async () => {
  const { signal } = new AbortController()
  expect(await cancellableQuery(database.pool, signal, 'select $1::int as one', [1])).toEqual([{ one: 1 }])
})

test('aborting the signal ends a running query on the server', async () => {
  const controller = new AbortController()
  const waiting = cancellableQuery(database.pool, controller.signal, 'select pg_sleep(10)', [])
  setTimeout(() => controller.abort(), 100)
  const began = performance.now()
  await expect(waiting).rejects.toThrow(RequestAborted)
  expect(performance.now() - began).toBeLessThan(5_000)
  const { rows } = await database.pool.query(
    "select from pg_stat_activity where datname = current_database() and state = 'active' and query like '%pg_sleep(10)%' and pid <> pg_backend_pid()",
  )
  expect(rows).toHaveLength(0)
})

test('a connection whose query was cancelled runs the next ones', async () => {
  for (let round = 0; round < 30; round += 1) {
    const controller = new AbortController()
    const waiting = cancellableQuery(database.pool, controller.signal, 'select pg_sleep(0.002)', [])
    setTimeout(() => controller.abort(), round % 5)
    await waiting.catch((error) => expect(error).toBeInstanceOf(RequestAborted))
    await Promise.all(Array.from({ length: 8 }, () => database.pool.query('select pg_sleep(0.001)')))
  }
})

test('an aborted signal rejects before the query starts, and SQL errors reject unchanged', async () => {
  await expect(cancellableQuery(database.pool, AbortSignal.abort(), 'select 1', [])).rejects.toThrow(
    RequestAborted,
  )
  const { signal } = new AbortController()
  await expect(cancellableQuery(database.pool, signal, 'select 1 / 0', [])).rejects.toThrow(
    'division by zero',
  )
})
