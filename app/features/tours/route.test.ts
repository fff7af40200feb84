import { beforeAll, expect, test } from 'vitest'
import { addTours } from '~backend/demo/seed/tours/add-tours'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addImage, addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { createRouteArgs, getThrownResponse } from '~tests/fixtures/route-args'
import { loader as loadTour } from './route'

const database = withTestDatabase()
const api = withApi(database)
let flat: number
let other: number

beforeAll(async () => {
  const { pool } = database
  await addPlaces(pool)
  const user_id = await addUser(pool, { email: 'agent@demo.test' })
  flat = await addStatement(pool, { user_id, room_type_id: 2, bedroom_type_id: 1, area: 60 })
  await addImage(pool, flat)
  await addTours(pool)
  other = await addStatement(pool, { user_id, tour_url: 'https://tours.example/7' })
})

const open = (id: number | string) =>
  loadTour(createRouteArgs(`/en/statements/${id}/tour`, { origin: api.origin, params: { id: String(id) } }))

test('a tour page shows the rooms and links back to the statement', async () => {
  const { rooms, address, meta } = await open(flat)
  expect(rooms.map(({ name }) => name)).toEqual(['Living room', 'Kitchen', 'Bedroom', 'Bathroom', 'Balcony'])
  expect(address).toMatch(new RegExp(`^/en/udzravi-qoneba/.+-${flat}$`))
  expect(meta).toMatchObject({
    canonical: `/en/statements/${flat}/tour`,
    noIndex: false,
    share: { image: '/tours/sololaki/living-view-960.webp' },
  })
})

test('a statement without a tour, or an expired one, redirects to the statement page', async () => {
  expect((await getThrownResponse(open(other))).headers.get('location')).toMatch(new RegExp(`-${other}$`))
  await database.pool.query("update statements set status = 'expired' where id = $1", [flat])
  expect((await getThrownResponse(open(flat))).headers.get('location')).toMatch(new RegExp(`-${flat}$`))
})

test('the tour of an unknown statement is 404', async () => {
  for (const id of [99_999_999, 'x']) expect((await getThrownResponse(open(id))).status).toBe(404)
})
