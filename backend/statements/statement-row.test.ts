import { beforeAll, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { NEGOTIABLE_PRICE_TYPE_ID } from '~contract/statements'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)

beforeAll(() => addPlaces(database.pool))

const OLD = { created_at: new Date(Date.now() - 10 * 86_400_000), price: 100_000, currency_id: 2 }

async function listFormer(id: number) {
  const { body } = await api.get(`/v1/microservice/statements/${id}`)
  return body.data.statement.former_prices.map((former: { price: number; currency_id: number }) => [
    former.price,
    former.currency_id,
  ])
}

/** Backdates the last change by days. */
const passDays = (id: number) =>
  database.pool.query(`update former_prices set until = until - interval '2 days' where statement_id = $1`, [
    id,
  ])

test('a changed price is shown with its last day', async () => {
  const userId = await addUser(database.pool)
  const token = await createSession(database.pool, userId)
  const id = await addStatement(database.pool, { ...OLD, user_id: userId })
  const change = (price: string, currency_id: string) =>
    api.post(`/v1/microservice/users/statements/${id}/price`, { price, currency_id }, { token })
  expect(await listFormer(id)).toEqual([])
  expect((await change('95000', '2')).status).toBe(200)
  expect(await listFormer(id)).toEqual([[100_000, 2]])
  await passDays(id)
  await change('250000', '1')
  expect(await listFormer(id)).toEqual([
    [95_000, 2],
    [100_000, 2],
  ])
})

test('a price that is corrected at once, or saved unchanged, leaves no former price', async () => {
  const id = await addStatement(database.pool, OLD)
  for (const price of [1_000_000, 98_000, 98_000])
    await database.pool.query('update statements set price = $2 where id = $1', [id, price])
  expect(await listFormer(id)).toEqual([[100_000, 2]])
  await database.pool.query('update statements set views = views + 1 where id = $1', [id])
  expect(await listFormer(id)).toHaveLength(1)
})

test('a negotiable price is not a former price', async () => {
  const id = await addStatement(database.pool, {
    ...OLD,
    price: null,
    price_type_id: NEGOTIABLE_PRICE_TYPE_ID,
  })
  await database.pool.query('update statements set price = 90000, price_type_id = 3 where id = $1', [id])
  expect(await listFormer(id)).toEqual([])
})

test('a former price keeps the exchange rates of its beginning and its end', async () => {
  const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
  const setRate = (days: number, rate: number) =>
    database.pool.query(
      `insert into exchange_rates (currency_id, day, gel, source) values (2, $1, $2, 'national_bank')
       on conflict (currency_id, day) do update set gel = excluded.gel`,
      [dayAgo(days), rate],
    )
  const id = await addStatement(database.pool, OLD)
  await setRate(11, 2.5)
  await setRate(5, 2.6)
  await setRate(1, 2.8)
  await database.pool.query('update statements set price = 90000 where id = $1', [id])
  await database.pool.query(
    `update former_prices set until = now() - interval '3 days' where statement_id = $1`,
    [id],
  )
  await database.pool.query('update statements set price = 80000 where id = $1', [id])
  const { body } = await api.get(`/v1/microservice/statements/${id}`)
  const [second, first] = body.data.statement.former_prices
  expect([first.rate_from, first.rate_until]).toEqual([2.5, 2.8])
  expect([second.rate_from, second.rate_until]).toEqual([2.6, 2.8])
  expect(second.since).toBe(first.until)
  expect(first.since).toBe(body.data.statement.created_at)
})
