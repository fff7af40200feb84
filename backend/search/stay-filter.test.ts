import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { insertRows } from '~backend/platform/db/insert-rows'
import { DAILY_RENT_DEAL_ID, SALE_DEAL_ID } from '~contract/statements'
import { addDays, findStayError, type StayDates, type StayLimits } from '~contract/stays'
import { toGeorgianDate } from '~contract/values/georgian-time'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { addDailyStatement } from '~tests/fixtures/stays'

const database = withTestDatabase()
const api = withApi(database)
const DAILY = `deal_types=${DAILY_RENT_DEAL_ID}`
const today = toGeorgianDate(new Date())

interface Home {
  id: number
  limits: StayLimits
  occupied: StayDates[]
}
const homes: Home[] = []

const listLimits = (at: number): StayLimits => ({
  guests: 1 + (at % 6),
  minNights: 1 + (at % 3),
  maxNights: [3, 7, 30, 90][at % 4] as number,
  horizonMonths: [1, 2, 6, 12][(at >> 2) % 4] as number,
})

const toTermsRow = (id: number, { guests, minNights, maxNights, horizonMonths }: StayLimits) => ({
  statement_id: id,
  is_open: true,
  guests,
  min_nights: minNights,
  max_nights: maxNights,
  check_in: '14:00',
  check_out: '12:00',
  cleaning_fee: 0,
  currency_id: 1,
  horizon_months: horizonMonths,
  pets: false,
  smoking: false,
  parties: false,
})

/** Adds statements that no search for a stay may find, and one for sale. */
async function addOthers(owner: number): Promise<void> {
  const { pool } = database
  const limits = { guests: 50, minNights: 1, maxNights: 90, horizonMonths: 12 }
  const add = async (row: object, terms: object) => {
    const id = await addDailyStatement(pool, { user_id: owner, ...row })
    await insertRows(pool, 'stay_terms', [{ ...toTermsRow(id, limits), ...terms }])
  }
  await add({}, { is_open: false })
  await add({ daily_rent_type_id: 2 }, {})
  await add({ price_type_id: 2 }, {})
  await add({ currency_id: 2 }, { cleaning_fee: 10 })
  await addDailyStatement(pool, { user_id: owner })
  await addStatement(pool, { user_id: owner, deal_type_id: SALE_DEAL_ID })
}

beforeAll(async () => {
  const { pool } = database
  await addPlaces(pool)
  const owner = await addUser(pool)
  for (let at = 0; at < 48; at += 1) {
    const start = addDays(today, at % 9)
    const occupied = [
      { from: start, to: addDays(start, 1 + (at % 4)) },
      { from: addDays(start, 12), to: addDays(start, 16) },
    ].slice(at % 3)
    homes.push({ id: await addDailyStatement(pool, { user_id: owner }), limits: listLimits(at), occupied })
  }
  await insertRows(
    pool,
    'stay_terms',
    homes.map(({ id, limits }) => toTermsRow(id, limits)),
  )
  await insertRows(
    pool,
    'occupied_nights',
    homes.flatMap(({ id, occupied }) =>
      occupied.map(({ from, to }) => ({ statement_id: id, nights: `[${from},${to})` })),
    ),
  )
  await addOthers(owner)
})

async function find(query: string): Promise<number[]> {
  const { status, body } = await api.get(`/v1/microservice/statements?per_page=100&${query}`)
  expect(status).toBe(200)
  return body.data.data.map(({ id }: { id: number }) => id).sort((one: number, other: number) => one - other)
}

test('a search for a stay finds the statements that take it, and no others', async () => {
  const stay = fc.record({
    start: fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: 0, max: 30 }) },
      fc.integer({ min: -2, max: 370 }),
    ),
    nights: fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: 1, max: 9 }) },
      fc.integer({ min: 10, max: 95 }),
    ),
    guests: fc.option(fc.integer({ min: 1, max: 8 }), { nil: undefined }),
  })
  await fc.assert(
    fc.asyncProperty(stay, async ({ start, nights, guests }) => {
      const from = addDays(today, start)
      const to = addDays(from, nights)
      const fitting = homes.filter(
        ({ limits, occupied }) =>
          findStayError({ from, to, guests: guests ?? 1 }, { limits, today, occupied }) === undefined,
      )
      const query = `${DAILY}&stay_from=${from}&stay_to=${to}${guests ? `&guests=${guests}` : ''}`
      expect(await find(query)).toEqual(fitting.map(({ id }) => id))
    }),
    { numRuns: 20 },
  )
})

test('guests alone find the open terms for so many', async () => {
  const fitting = homes.filter(({ limits }) => limits.guests >= 5)
  expect(await find(`${DAILY}&guests=5`)).toEqual(fitting.map(({ id }) => id))
})

test.each([
  'stay_from=2030-01-05',
  'stay_from=2030-01-05&stay_to=2030-01-05',
  'stay_from=2030-02-31&stay_to=2030-03-05',
  "stay_from=x'&stay_to=2030-01-05",
  'guests=0',
  'guests=1.5',
  'guests=51',
])('the invalid stay %s does not limit the search', async (stay) => {
  expect(await find(`${DAILY}&${stay}`)).toEqual(await find(DAILY))
})

test('a confirmed stay changes the results at once, and a stay limits no other deal', async () => {
  const [from, to] = [addDays(today, 25), addDays(today, 28)]
  const query = `stay_from=${from}&stay_to=${to}&guests=1`
  const before = await find(`${DAILY}&${query}`)
  const id = before[0] as number
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into occupied_nights (statement_id, nights) values ($1, daterange($2, $3)) returning id`,
    [id, addDays(from, 2), addDays(from, 9)],
  )
  expect(await find(`${DAILY}&${query}`)).toEqual(before.filter((other) => other !== id))
  await database.pool.query('delete from occupied_nights where id = $1', [rows[0]?.id])
  const { body } = await api.get(`/v1/microservice/statements/facets?${DAILY}&${query}`)
  expect(body.data.deal_types).toEqual({ [DAILY_RENT_DEAL_ID]: before.length, [SALE_DEAL_ID]: 1 })
})
