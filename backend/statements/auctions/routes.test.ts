import { beforeAll, expect, test } from 'vitest'
import { restartDemoAuctions } from '~backend/demo/expire-demo-data'
import { createSession } from '~backend/platform/auth/sessions'
import { DAY_MS } from '~contract/values/georgian-time'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)
const AUCTIONS = '/v1/microservice/statements/auctions'

type Lot = { statement: number; days: number; roundDays?: number }

async function addAuction({ statement, days, roundDays }: Lot) {
  await database.pool.query(
    `insert into auctions (statement_id, starting_price, bids, ends_at, round_days)
     values ($1, 80000, 3, now() + make_interval(secs => $2), $3)`,
    [statement, days * 86_400, roundDays],
  )
}

async function idsOf(query = '', token?: string): Promise<number[]> {
  const { status, body } = await api.get(`${AUCTIONS}?${query}`, token ? { token } : {})
  expect(status).toBe(200)
  return body.data.data.map(({ id }: { id: number }) => id)
}

let late: number
let soon: number
let rented: number

beforeAll(async () => {
  const { pool } = database
  await addPlaces(pool)
  late = await addStatement(pool)
  soon = await addStatement(pool)
  rented = await addStatement(pool, { deal_type_id: 2 })
  const ended = await addStatement(pool)
  const withdrawn = await addStatement(pool, { status: 'hidden' })
  await addAuction({ statement: late, days: 9 })
  await addAuction({ statement: soon, days: 1 })
  await addAuction({ statement: rented, days: 3 })
  await addAuction({ statement: ended, days: -1 })
  await addAuction({ statement: withdrawn, days: 2 })
})

test('running auctions are listed, the one ending soonest first', async () => {
  expect(await idsOf()).toEqual([soon, rented, late])
})

test('auctions are filtered, paged and excluded like statements', async () => {
  expect(await idsOf('deal_types=2')).toEqual([rented])
  expect(await idsOf('per_page=1')).toEqual([soon])
  expect(await idsOf(`exclude_ids=${soon}`)).toEqual([rented, late])
})

test('an auction of a statement that the user has hidden is excluded', async () => {
  const user = await addUser(database.pool)
  await database.pool.query('insert into hidden_statements (user_id, statement_id) values ($1, $2)', [
    user,
    soon,
  ])
  expect(await idsOf('', await createSession(database.pool, user))).toEqual([rented, late])
})

// Specification 1.9.12
test('a page has four auctions unless the query sets another size', async () => {
  const more = await Promise.all([1, 2, 3].map(() => addStatement(database.pool, { deal_type_id: 3 })))
  for (const statement of more) await addAuction({ statement, days: 30 })
  await expect.poll(() => idsOf()).toHaveLength(4)
  expect(await idsOf('per_page=20')).toHaveLength(6)
  await database.pool.query('delete from auctions where statement_id = any($1)', [more])
})

test('an auction has its starting prices, end and URL', async () => {
  const { body } = await api.get(AUCTIONS, { locale: 'en' })
  const [card] = body.data.data
  expect(card).toMatchObject({ id: soon, dynamic_title: '3-room apartment for sale in Vake' })
  expect(card.auction).toMatchObject({
    starting_price: { 1: { price_total: 216_000 }, 2: { price_total: 80_000, price_square: 1_000 } },
    bids: 3,
    url: expect.stringMatching(/^\/sandbox\/auction\/\d+\?lang=en$/),
  })
  const ends = Date.parse(`${card.auction.ends_at.replace(' ', 'T')}+04:00`)
  expect(Math.abs(ends - Date.now() - DAY_MS)).toBeLessThan(60_000)
})

test('a demo auction that has ended restarts, any other stays ended', async () => {
  const ended = await addStatement(database.pool, { deal_type_id: 10 })
  const anew = await addStatement(database.pool, { deal_type_id: 10 })
  await addAuction({ statement: ended, days: -30 })
  await addAuction({ statement: anew, days: -30, roundDays: 14 })
  await restartDemoAuctions(database.pool)
  await expect.poll(() => idsOf('deal_types=10')).toEqual([anew])
  const { body } = await api.get(`${AUCTIONS}?deal_types=10`)
  expect(body.data.data).toMatchObject([{ id: anew, auction: { bids: 0 } }])
  const ends = Date.parse(`${body.data.data[0].auction.ends_at.replace(' ', 'T')}+04:00`)
  expect(Math.abs(ends - Date.now() - 12 * DAY_MS)).toBeLessThan(60_000)
})
