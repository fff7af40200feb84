import { beforeAll, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { ownStatementEndpoints } from '~contract/endpoints/own-statements'
import { success } from '~contract/schemas/envelope'
import { MIN_SIMILAR_STATEMENTS } from '~contract/statements'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addImage, addPlaces, addStatement, addUser, places } from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

let owner: number
let neighbour: number

beforeAll(async () => {
  await addPlaces(database.pool)
  owner = await addUser(database.pool)
  neighbour = await addUser(database.pool)
})

const request = async (userId: number, id: number | string, query = '') =>
  api.get(`/v1/microservice/users/statements/${id}/statistics${query}`, {
    token: await createSession(database.pool, userId),
  })

async function getStatistics(id: number, query = '') {
  const { status, body } = await request(owner, id, query)
  expect(status).toBe(200)
  return success(ownStatementEndpoints.statistics.answer).parse(body)
}

const addViews = (id: number, ago: number, views: number) =>
  database.pool.query('insert into statement_views values ($1, georgian_today() - $2::int, $3)', [
    id,
    ago,
    views,
  ])

/** Adds similar statements with one to `count` views in a week each. */
async function addSimilar(count: number, row: object) {
  for (let views = 1; views <= count; views++) {
    const id = await addStatement(database.pool, { user_id: neighbour, created_at: daysAgo(6), ...row })
    await addViews(id, 2, views)
  }
}

test('a statement is compared with the median of similar ones of other owners in its neighbourhood', async () => {
  const row = { deal_type_id: 2, area: 60, price: 600 }
  await addSimilar(21, { ...row, price: 900 })
  await addStatement(database.pool, { ...row, user_id: owner, price: 9_000 })
  for (const other of [
    { area: 200 },
    { deal_type_id: 7 },
    { real_estate_type_id: 2 },
    { urban_id: places.vera, district_id: places.old },
    { status: 'hidden' },
  ])
    await addStatement(database.pool, { ...row, user_id: neighbour, price: 9_000, ...other })
  const id = await addStatement(database.pool, {
    ...row,
    user_id: owner,
    created_at: daysAgo(13),
    comment_en: 'Quiet and light',
  })
  await addImage(database.pool, id)
  await addViews(id, 0, 4)
  await database.pool.query('insert into phone_reveals values ($1, georgian_today() - 1, 2)', [id])
  const { own, similar, similar_count } = await getStatistics(id)
  expect(own).toMatchObject({ views: 2, phone_views: 1, photos: 1, description_length: 15, days_listed: 13 })
  expect(own.square_price).toBeCloseTo(10)
  expect(similar_count).toBe(21)
  expect(similar).toMatchObject({ views: 11, phone_views: 0, photos: 0, days_listed: 6 })
  for (const price of [similar?.square_price_low, similar?.square_price, similar?.square_price_high])
    expect(price).toBeCloseTo(15)
})

test(`a statement with fewer than ${MIN_SIMILAR_STATEMENTS} similar ones has their number, but no medians`, async () => {
  await addSimilar(MIN_SIMILAR_STATEMENTS - 1, { deal_type_id: 3 })
  const id = await addStatement(database.pool, { deal_type_id: 3, user_id: owner })
  expect(await getStatistics(id)).toMatchObject({ similar_count: MIN_SIMILAR_STATEMENTS - 1, similar: null })
})

test('the period is 30 or 90 days, and days before it do not count', async () => {
  const id = await addStatement(database.pool, { user_id: owner, created_at: daysAgo(200) })
  await addViews(id, 0, 30)
  await addViews(id, 29, 30)
  await addViews(id, 30, 30)
  await addViews(id, 89, 30)
  const month = await getStatistics(id)
  expect(month.days.map(({ views }) => views).filter(Boolean)).toEqual([30, 30])
  expect(month.own.views).toBe(14)
  const quarter = await getStatistics(id, '?days=90')
  expect(quarter.days).toHaveLength(90)
  expect(quarter.own.views).toBeCloseTo((120 / 90) * 7)
  expect((await getStatistics(id, '?days=7000')).days).toHaveLength(30)
})

test('price changes and paid promotions of the period are events, the latest first', async () => {
  const id = await addStatement(database.pool, { user_id: owner })
  await database.pool.query(
    `insert into former_prices (statement_id, until, price, currency_id)
     values ($1, now() - interval '5 days', 120000, 2), ($1, now() - interval '50 days', 130000, 2)`,
    [id],
  )
  await database.pool.query(
    `with vip as (select id from service_types where vip_tier is not null limit 1),
          orders as (
            insert into service_orders (user_id, service_type_id, state, paid_at)
            select $1::int, vip.id, state, now() - interval '2 days'
            from vip, unnest(array['paid', 'called_off', 'new']) as state returning id)
     insert into service_order_statements (order_id, statement_id) select id, $2::int from orders`,
    [owner, id],
  )
  const { events } = await getStatistics(id)
  expect(events).toMatchObject([{ kind: 'vip' }, { kind: 'price', former_price: 120_000, currency_id: 2 }])
  expect((await getStatistics(id, '?days=90')).events).toHaveLength(3)
})

test('strangers get no statistics, unlike the owner and the company of the agent', async () => {
  const [broker, agent, colleague, stranger] = [
    await addUser(database.pool, { type: 'broker' }),
    await addUser(database.pool, { type: 'agent' }),
    await addUser(database.pool, { type: 'agent' }),
    await addUser(database.pool, { type: 'broker' }),
  ]
  await database.pool.query('insert into broker_agents (agent_id, broker_id) values ($1, $3), ($2, $3)', [
    agent,
    colleague,
    broker,
  ])
  const [ofAgent, ofBroker] = [
    await addStatement(database.pool, { user_id: agent }),
    await addStatement(database.pool, { user_id: broker }),
  ]
  const statusOf = async (userId: number, id: number | string) => (await request(userId, id)).status
  expect([await statusOf(agent, ofAgent), await statusOf(broker, ofAgent)]).toEqual([200, 200])
  expect([await statusOf(colleague, ofAgent), await statusOf(stranger, ofAgent)]).toEqual([404, 404])
  expect(await statusOf(agent, ofBroker)).toBe(404)
  expect([await statusOf(owner, 'x'), await statusOf(owner, 2_000_000_000)]).toEqual([404, 404])
  await database.pool.query('delete from broker_agents where agent_id = $1', [agent])
  expect(await statusOf(broker, ofAgent)).toBe(404)
})

test('the stored range of the price model is in the statistics of its statement', async () => {
  const id = await addStatement(database.pool, { user_id: owner })
  expect((await getStatistics(id)).estimate).toBeNull()
  const { rows } = await database.pool.query(
    `insert into estimate_models (algorithm, model, data_until, is_made_up)
     values (2, '{"offers": 90, "card": {"all": {"medianError": 0.0642}}}', now(), false) returning id`,
  )
  await database.pool.query('insert into statement_estimates values ($1, $2, 80000, 110000, 31)', [
    id,
    rows[0].id,
  ])
  expect((await getStatistics(id)).estimate).toMatchObject({
    low: 80_000,
    high: 110_000,
    comparables_count: 31,
    offers_count: 90,
    median_error: 6.4,
  })
})
