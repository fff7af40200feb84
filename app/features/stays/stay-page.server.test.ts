import { pino } from 'pino'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { addDays } from '~contract/stays'
import { withTestDatabase } from '~tests/database'
import { withServer } from '~tests/fixtures/api'
import { createTestApi } from '~tests/fixtures/create-test-api'
import { addPlaces } from '~tests/fixtures/database-rows'
import { createRouteArgs } from '~tests/fixtures/route-args'
import { addDailyStatement, mondayAfter } from '~tests/fixtures/stays'
import { loadStayPage } from './stay-page.server'

const database = withTestDatabase()
const server = withServer(() => createTestApi(database.pool, pino({ level: 'silent' })))
const monday = mondayAfter(5)
let id: number

beforeAll(() => addPlaces(database.pool))

beforeEach(async () => {
  id = await addDailyStatement(database.pool)
  await database.pool.query(
    `insert into stay_terms (statement_id, is_open, guests, min_nights, max_nights, check_in, check_out, weekend_price,
       cleaning_fee, currency_id, horizon_months, pets, smoking, parties)
     values ($1, true, 4, 2, 10, '14:00', '12:00', 150, 40, 1, 6, false, false, false)`,
    [id],
  )
  await database.pool.query(
    'insert into occupied_nights (statement_id, nights) values ($1, daterange($2::date, $3::date))',
    [id, addDays(monday, 5), addDays(monday, 7)],
  )
})

async function open(query: Record<string, string>) {
  const path = `/statements/${id}/stay?${new URLSearchParams(query)}`
  const { stay } = await loadStayPage(
    createRouteArgs(path, { origin: server.origin, params: { id: String(id) } }),
  )
  if (!stay) throw new Error('the statement offers no stays')
  const nights = stay.months.flatMap(({ weeks }) => weeks.flat())
  const find = (day: string) => nights.find((night) => night?.day === day)
  return { stay, find }
}

test('a free night leads to an arrival, and an occupied one nowhere', async () => {
  const { find } = await open({})
  expect(find(monday)).toMatchObject({
    state: 'free',
    href: `/statements/${id}/stay?from=${monday}&guests=2`,
  })
  expect(find(addDays(monday, 5))).toMatchObject({ state: 'occupied', href: undefined })
})

test('the departure can be the day on which the next occupied night begins, but no later one', async () => {
  const { stay, find } = await open({ from: monday, guests: '3' })
  expect(stay.choosesDeparture).toBe(true)
  expect(find(addDays(monday, 1))?.isDeparture).toBeUndefined()
  expect(find(addDays(monday, 5))).toMatchObject({
    isDeparture: true,
    href: `/statements/${id}/stay?from=${monday}&to=${addDays(monday, 5)}&guests=3`,
  })
  expect(find(addDays(monday, 8))?.isDeparture).toBeUndefined()
})

test('the sum is that of the chosen nights, with the weekend and the cleaning', async () => {
  const { stay, find } = await open({ from: monday, to: addDays(monday, 5), guests: '3' })
  expect(stay.error).toBeUndefined()
  expect(stay.sum).toEqual({
    nights: 4,
    nightPrice: 120,
    weekendNights: 1,
    weekendPrice: 150,
    cleaningFee: 40,
    total: 670,
  })
  expect([find(addDays(monday, 4))?.state, find(addDays(monday, 5))?.state]).toEqual(['chosen', 'occupied'])
})

test.each([
  ['of 31 February', { from: '2027-02-31', to: '2027-03-02' }, 'from'],
  ['that end before they begin', { from: addDays(monday, 2), to: monday }, 'to'],
  ['that are occupied', { from: addDays(monday, 4), to: addDays(monday, 8) }, 'to'],
  ['for 1e9 guests', { from: monday, to: addDays(monday, 2), guests: '1e9' }, 'guests'],
  ['for no guest', { from: monday, to: addDays(monday, 2), guests: '0' }, 'guests'],
])('nights %s have an error beside the field, and no sum', async (_what, query, field) => {
  const { stay } = await open(query as Record<string, string>)
  expect(stay.error?.field).toBe(field)
  expect([stay.sum, stay.dates]).toEqual([undefined, undefined])
})

test('an occupied night is refused as arrival before a departure is chosen', async () => {
  const occupied = addDays(monday, 5)
  const { stay, find } = await open({ from: occupied })
  expect(stay.error).toEqual({ name: 'arrival_occupied', field: 'from' })
  expect(stay.choosesDeparture).toBe(false)
  expect(find(addDays(monday, 7))?.isDeparture).toBeUndefined()
  expect(find(addDays(monday, 7))?.href).toContain('from=')
})
