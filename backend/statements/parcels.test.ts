import { beforeAll, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)
const PARCELS = '/v1/microservice/statements/napr-map-data'
const RING = [
  [44.76, 41.7],
  [44.761, 41.7],
  [44.761, 41.701],
  [44.76, 41.7],
]

beforeAll(() => addPlaces(database.pool))

async function addLand(row: Record<string, unknown>) {
  const id = await addStatement(database.pool, {
    real_estate_type_id: 4,
    rs_code: '01.99.12.345.678',
    ...row,
  })
  await database.pool.query(
    'insert into parcels (statement_id, outline, area_m2, is_made_up) values ($1, $2, 600, true)',
    [id, JSON.stringify(RING)],
  )
  return id
}

// Specification 1.7.27
test('a statement with a visible cadastral code has the outline of its parcel', async () => {
  const { body } = await api.get(`${PARCELS}/${await addLand({ appear_rs_code: true })}`)
  expect(body.data.parcel).toEqual({
    rs_code: '01.99.12.345.678',
    area: 600,
    is_made_up: true,
    outline: { type: 'Polygon', coordinates: [RING] },
  })
})

test('a hidden cadastral code hides the parcel except from the owner', async () => {
  const owner = await addUser(database.pool)
  const id = await addLand({ user_id: owner, appear_rs_code: false })
  expect((await api.get(`${PARCELS}/${id}`)).body.data).toEqual({ parcel: null })
  const own = await api.get(`${PARCELS}/${id}`, { token: await createSession(database.pool, owner) })
  expect(own.body.data.parcel.area).toBe(600)
})

test('a statement without a parcel answers null, an unknown statement 404', async () => {
  const id = await addStatement(database.pool, { appear_rs_code: true })
  expect((await api.get(`${PARCELS}/${id}`)).body).toEqual({ result: true, data: { parcel: null } })
  expect((await api.get(`${PARCELS}/999`)).status).toBe(404)
})
