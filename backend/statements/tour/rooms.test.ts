import { expect, test } from 'vitest'
import { addTours } from '~backend/demo/seed/tours/add-tours'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addImage, addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { toTourRooms } from './rooms'

const database = withTestDatabase()
const api = withApi(database)
const LIST = '/v1/microservice/statements'

test('demo flats get a tour once, and other statements get none', async () => {
  const { pool } = database
  await addPlaces(pool)
  const demo = await addUser(pool, { email: 'agent@demo.test' })
  const size = { room_type_id: 2, bedroom_type_id: 1, area: 60 }
  const flat = await addStatement(pool, { ...size, user_id: demo })
  const plot = await addStatement(pool, { ...size, user_id: demo, real_estate_type_id: 4 })
  const ofSomebody = await addStatement(pool, size)
  for (const id of [flat, plot, ofSomebody]) await addImage(pool, id)
  await addTours(pool)
  const later = await addStatement(pool, { ...size, user_id: demo })
  await addImage(pool, later)
  await addTours(pool)

  const { body } = await api.get(`${LIST}?with_3d=1`)
  expect(body.data.data).toMatchObject([{ id: flat, has_3d: true }])
  expect((await api.get(`${LIST}/${flat}`)).body.data.statement).toMatchObject({
    tour_rooms: 5,
    '3d_url': `/statements/${flat}/tour`,
  })
  expect((await api.get(`${LIST}/${later}`)).body.data.statement.tour_rooms).toBe(0)

  const { rooms } = (await api.get(`${LIST}/${flat}/tour`, { locale: 'ru' })).body.data
  expect(rooms.map(({ name }: { name: string }) => name)).toEqual([
    'Гостиная',
    'Кухня',
    'Спальня',
    'Ванная',
    'Балкон',
  ])
  // Every door leads back.
  for (const [place, { doors }] of rooms.entries())
    for (const { room } of doors)
      expect(rooms[room].doors.map((door: { room: number }) => door.room)).toContain(place)
  expect((await api.get(`${LIST}/${later}/tour`)).body.data.rooms).toEqual([])

  await pool.query('update statements set deleted_at = now() where id = $1', [flat])
  expect((await api.get(`${LIST}/${flat}/tour`)).status).toBe(404)
})

test('a second bedroom is numbered, and doors refer to rooms by index', () => {
  const room = { path: '/uploads/7', yaw: 0, doors: [] }
  const rooms = toTourRooms(
    [
      { ...room, position: 2, kind: 'bedroom', doors: [{ leads_to: 9, yaw: 10, pitch: 0 }] },
      { ...room, position: 9, kind: 'bedroom', doors: [{ leads_to: 5, yaw: 20, pitch: 0 }] },
    ],
    'en',
  )
  expect(rooms.map(({ name }) => name)).toEqual(['Bedroom', 'Bedroom 2'])
  expect(rooms.map(({ doors }) => doors)).toEqual([[{ room: 1, yaw: 10, pitch: 0 }], []])
  expect(rooms[0]?.view.illustration).toBe(false)
})
