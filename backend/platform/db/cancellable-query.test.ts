import { expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { cancellableQuery, RequestAborted } from './cancellable-query'

const database = withTestDatabase()

test('a query is answered while somebody waits', async () => {
  const { signal } = new AbortController()
  expect(await cancellableQuery(database.pool, signal, 'select $1::int as one', [1])).toEqual([{ one: 1 }])
})

test('a query that nobody waits for any more is ended on the server', async () => {
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

test('the connection that was cancelled works on', async () => {
  for (let turn = 0; turn < 30; turn += 1) {
    const controller = new AbortController()
    const waiting = cancellableQuery(database.pool, controller.signal, 'select pg_sleep(0.002)', [])
    setTimeout(() => controller.abort(), turn % 5)
    await waiting.catch((error) => expect(error).toBeInstanceOf(RequestAborted))
    await Promise.all(Array.from({ length: 8 }, () => database.pool.query('select pg_sleep(0.001)')))
  }
})

test('one that nobody waits for is not begun, and other failures stay what they are', async () => {
  await expect(cancellableQuery(database.pool, AbortSignal.abort(), 'select 1', [])).rejects.toThrow(
    RequestAborted,
  )
  const { signal } = new AbortController()
  await expect(cancellableQuery(database.pool, signal, 'select 1 / 0', [])).rejects.toThrow(
    'division by zero',
  )
})
