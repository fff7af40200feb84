import { beforeAll, describe, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { NEGOTIABLE_PRICE_TYPE_ID } from '~contract/statements'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, addUser, places } from '~tests/fixtures/database-rows'

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

describe('reductions', () => {
  const DAY = 86_400_000
  const findReduction = async (id: number) => {
    const { rows } = await database.pool.query<{ reduced_at: Date; until: Date | null }>(
      `select reduced_at, (select max(until) from former_prices where statement_id = id) as until
       from statements where id = $1`,
      [id],
    )
    const [row] = rows
    return row?.reduced_at.valueOf() === 0 ? 'never' : row?.reduced_at.valueOf() === row?.until?.valueOf()
  }
  const setPrice = (id: number, price: number, currency = 2) =>
    database.pool.query('update statements set price = $2, currency_id = $3 where id = $1', [
      id,
      price,
      currency,
    ])
  const addFormer = (id: number, price: number, daysAgo: number, rate: number | null = 2.5, currency = 2) =>
    database.pool.query(
      `insert into former_prices (statement_id, until, price, currency_id, rate_from, rate_until)
       values ($1, $2, $3, $5, $4, $4)`,
      [id, new Date(Date.now() - daysAgo * DAY), price, rate, currency],
    )

  test('a lower price is a reduction; a higher one, or none, ends it', async () => {
    const id = await addStatement(database.pool, OLD)
    expect(await findReduction(id)).toBe('never')
    await setPrice(id, 95_000)
    expect(await findReduction(id)).toBe(true)
    await setPrice(id, 101_000)
    expect(await findReduction(id)).toBe('never')
    await setPrice(id, 94_000)
    expect(await findReduction(id)).toBe(true)
    await database.pool.query('update statements set price = null, price_type_id = $2 where id = $1', [
      id,
      NEGOTIABLE_PRICE_TYPE_ID,
    ])
    expect(await findReduction(id)).toBe('never')
  })

  test('a price lowered by less than half a percent does not count as reduced', async () => {
    const id = await addStatement(database.pool, OLD)
    await setPrice(id, 99_501)
    expect(await findReduction(id)).toBe('never')
  })

  test('a price that was raised within 30 days is reduced only below the one before', async () => {
    const id = await addStatement(database.pool, { ...OLD, price: 120_000 })
    await addFormer(id, 100_000, 5)
    await setPrice(id, 100_000)
    expect(await findReduction(id)).toBe('never')
    await passDays(id)
    await setPrice(id, 99_000)
    expect(await findReduction(id)).toBe(true)
  })

  test('a price asked more than 30 days before does not count', async () => {
    const id = await addStatement(database.pool, { ...OLD, price: 120_000 })
    await addFormer(id, 100_000, 31)
    await setPrice(id, 110_000)
    expect(await findReduction(id)).toBe(true)
  })

  test('a change of currency is a reduction by the rate of its day only', async () => {
    const id = await addStatement(database.pool, { ...OLD, price: 250_000, currency_id: 1 })
    await addFormer(id, 100_000, 2, 2.5)
    const judge = async (price: number) => {
      await setPrice(id, price, 1)
      return findReduction(id)
    }
    expect(await judge(249_900)).toBe('never')
    await database.pool.query('delete from former_prices where statement_id = $1', [id])
    await addFormer(id, 100_000, 0.5, 2.5)
    expect(await judge(240_000)).toBe(true)
    await database.pool.query('update former_prices set rate_until = null where statement_id = $1', [id])
    expect(await judge(239_000)).toBe('never')
  })

  test('a mistyped price that is corrected back continues the price before, and its reduction', async () => {
    const id = await addStatement(database.pool, OLD)
    await setPrice(id, 90_000)
    await passDays(id)
    await setPrice(id, 900_000)
    expect(await findReduction(id)).toBe('never')
    await setPrice(id, 90_000)
    expect(await findReduction(id)).toBe(true)
    expect(await listFormer(id)).toEqual([[100_000, 2]])
  })

  test('a price is kept although the clock was set back', async () => {
    const id = await addStatement(database.pool, { ...OLD, created_at: new Date(Date.now() + 5 * DAY) })
    await setPrice(id, 95_000)
    await setPrice(id, 90_000)
    expect(await listFormer(id)).toEqual([
      [95_000, 2],
      [100_000, 2],
    ])
    expect(await findReduction(id)).toBe(true)
  })

  test('former prices stay through withdrawal and return', async () => {
    const id = await addStatement(database.pool, OLD)
    await setPrice(id, 95_000)
    for (const status of ['hidden', 'active'])
      await database.pool.query('update statements set status = $2 where id = $1', [id, status])
    expect(await listFormer(id)).toEqual([[100_000, 2]])
    expect(await findReduction(id)).toBe(true)
  })
})

describe('searches for reductions', () => {
  const ids: number[] = []
  const list = async (query: string) => {
    const { body } = await api.get(`/v1/microservice/statements?cities=${places.batumi}&${query}`)
    return body.data.data.map(({ id }: { id: number }) => ids.indexOf(id))
  }

  beforeAll(async () => {
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
    const batumi = { city_id: places.batumi, district_id: null, urban_id: null, street_id: null }
    for (const row of [
      { reduced_at: ago(20) },
      { reduced_at: ago(2), vip_tier: 1, vip_until: ago(-2) },
      { reduced_at: ago(31) },
      {},
      { reduced_at: ago(29) },
      { vip_tier: 3, vip_until: ago(-2) },
    ])
      ids.push(await addStatement(database.pool, { ...batumi, ...row }))
  })

  test('the filter finds the reductions of 30 days', async () => {
    expect((await list('reduced=1')).toSorted()).toEqual([0, 1, 4])
    const { body } = await api.get(
      `/v1/microservice/statements/count?cities=${places.batumi}&reduced=1&square_price_from=1`,
    )
    expect(body.data.total).toBe(3)
  })

  test('the order by reduction starts with the latest and has no paid places', async () => {
    expect(await list('order_by=reduced_at&sequence=desc')).toEqual([1, 0, 4, 2, 5, 3])
    expect(await list('order_by=reduced_at&sequence=desc&square_price_from=1')).toEqual([1, 0, 4, 2, 5, 3])
  })
})
