import { beforeAll, beforeEach, expect, test } from 'vitest'
import { stopGuestEmails } from '~backend/stop-guest-emails'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement } from '~tests/fixtures/database-rows'
import { deleteOldWatches } from './store'

const database = withTestDatabase()
const api = withApi(database)
const PATH = '/v1/watched-prices'

let first: number
let second: number

beforeAll(async () => {
  await addPlaces(database.pool)
  first = await addStatement(database.pool)
  second = await addStatement(database.pool)
})

beforeEach(async () => {
  await database.pool.query(
    'truncate price_watches, watched_prices, saved_searches, messages, rate_limit_hits cascade',
  )
})

const watch = (fields: Record<string, string> = {}) =>
  api.post(PATH, { email: 'Nino@Example.ge', statement_ids: String(first), language: 'en', ...fields })

/** Returns the keys of all confirmation links, oldest first. */
async function listTokens(): Promise<string[]> {
  const { rows } = await database.pool.query<{ path: string }>(
    "select content -> 'link' ->> 'path' as path from messages where kind = 'watched_prices' order by created_at",
  )
  return rows.map(({ path }) => new URLSearchParams(path.split('?')[1]).get('token') ?? '')
}

const readToken = async (at = 0) => (await listTokens())[at] ?? ''
const confirm = (token: string) => api.post(`${PATH}/confirmation`, { token })
const change = (token: string, ids: number[]) => api.patch(PATH, { token, statement_ids: ids.join() })
const stop = (token: string) => api.get(`${PATH}?token=${token}`, { method: 'DELETE' })
const read = async (token: string) => {
  const { status, body } = await api.get(`${PATH}?token=${token}`)
  return status === 200 ? body.data : status
}

test('a list is watched once its address is confirmed, and no longer after stopping', async () => {
  expect((await watch({ statement_ids: `${first},${second}` })).status).toBe(200)
  const token = await readToken()
  const list = { statement_ids: [second, first], replaced: 0 }
  expect(await read(token)).toEqual({ ...list, is_confirmed: false })
  for (const _ of [1, 2]) expect((await confirm(token)).status).toBe(200)
  expect(await read(token)).toEqual({ ...list, is_confirmed: true })
  for (const _ of [1, 2]) expect((await stop(token)).status).toBe(200)
  expect(await read(token)).toBe(404)
  expect((await confirm(token)).status).toBe(404)
  expect((await change(token, [first])).status).toBe(404)
})

test('a second list replaces the first one only when it is confirmed, and older links still work', async () => {
  await watch()
  const old = await readToken()
  await confirm(old)
  await watch({ statement_ids: String(second) })
  const fresh = await readToken(1)
  expect(await read(old)).toMatchObject({ statement_ids: [first], is_confirmed: true })
  expect(await read(fresh)).toMatchObject({ is_confirmed: false, replaced: 1 })
  await confirm(fresh)
  for (const token of [old, fresh])
    expect(await read(token)).toMatchObject({ statement_ids: [second], is_confirmed: true })
  expect((await change(old, [first, second])).status).toBe(200)
  expect(await read(fresh)).toMatchObject({ statement_ids: [second, first] })
  await stop(old)
  expect(await read(fresh)).toBe(404)
})

test('cancelling an unconfirmed list leaves the confirmed list of the address', async () => {
  await watch()
  await confirm(await readToken())
  await watch({ statement_ids: String(second) })
  await stop(await readToken(1))
  expect(await read(await readToken(1))).toBe(404)
  expect(await read(await readToken())).toMatchObject({ statement_ids: [first] })
})

test('the statements of a list that is not confirmed cannot be changed', async () => {
  await watch()
  expect((await change(await readToken(), [second])).status).toBe(404)
  expect(await read(await readToken())).toMatchObject({ statement_ids: [first] })
})

test('the link that mail programs offer ends the price reductions, and a key of searches does not', async () => {
  await watch()
  const token = await readToken()
  await confirm(token)
  const unsubscribe = (kind: string) => api.post('/v1/messages/unsubscribe', { kind, token })
  expect((await unsubscribe('new_statements')).status).toBe(404)
  expect(await read(token)).toMatchObject({ is_confirmed: true })
  expect((await unsubscribe('price_reductions')).status).toBe(200)
  expect(await read(token)).toBe(404)
  expect(await stopGuestEmails(database.pool, token, 'price_reductions')).toBe(false)
})

test('a double click sends one link', async () => {
  await Promise.all([watch(), watch()])
  expect(await listTokens()).toHaveLength(1)
  const { rows } = await database.pool.query('select from price_watches')
  expect(rows).toHaveLength(1)
})

test('10,000 requests for an address send it few links and store few lists', async () => {
  for (let count = 0; count < 8; count++) {
    await database.pool.query("delete from rate_limit_hits where kind = 'followed_search'")
    const { status } = await watch({ statement_ids: count % 2 ? `${first},${second}` : String(first) })
    expect(status).toBe(200)
  }
  const { rows } = await database.pool.query('select from price_watches')
  expect(rows).toHaveLength(2)
  const { rows: hits } = await database.pool.query(
    "select from rate_limit_hits where kind = 'followed_email'",
  )
  expect(hits).toHaveLength(5)
  await database.pool.query("delete from rate_limit_hits where kind = 'followed_email'")
  const statuses = []
  for (let count = 0; count < 11; count++)
    statuses.push((await watch({ email: `n${count}@example.ge` })).status)
  expect(statuses.at(-1)).toBe(429)
})

test('a statement that does not exist is left out, and a list of such ones sends nothing', async () => {
  await watch({ statement_ids: `${first},999999999` })
  expect(await read(await readToken())).toMatchObject({ statement_ids: [first] })
  await watch({ email: 'other@example.ge', statement_ids: '999999999' })
  expect(await listTokens()).toHaveLength(1)
})

test('a list that is not confirmed within two days is deleted, and a confirmed one is kept', async () => {
  await watch()
  await confirm(await readToken())
  await watch({ email: 'other@example.ge' })
  await database.pool.query("update price_watches set created_at = now() - interval '49 hours'")
  await deleteOldWatches(database.pool)
  const { rows } = await database.pool.query('select email from price_watches')
  expect(rows).toEqual([{ email: 'nino@example.ge' }])
})

test.each([
  [{ email: 'nino' }, 'email'],
  [{ email: '' }, 'email'],
  [{ statement_ids: '' }, 'statement_ids'],
  [{ statement_ids: 'a,b' }, 'statement_ids'],
  [{ statement_ids: Array.from({ length: 101 }, (_, at) => at + 1).join() }, 'statement_ids'],
  [{ language: 'de' }, 'language'],
])('the watched prices %j are rejected', async (fields, field) => {
  const { status, body } = await watch(fields)
  expect([status, body.errors[0].field]).toEqual([422, field])
})

test.each(['', 'abc', '3f0e2f6e-3b7a-4d5e-9f57-1f2a5a0c7d11'])(
  'the key %j opens, changes and stops no list',
  async (token) => {
    await watch()
    await confirm(await readToken())
    expect([404, 422]).toContain((await api.get(`${PATH}?token=${token}`)).status)
    expect([404, 422]).toContain((await confirm(token)).status)
    expect([404, 422]).toContain((await change(token, [second])).status)
    await stop(token)
    expect(await read(await readToken())).toMatchObject({ statement_ids: [first], is_confirmed: true })
  },
)
