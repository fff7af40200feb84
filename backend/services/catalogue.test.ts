import { expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addUser } from '~tests/fixtures/database-rows'
import { calculatePrice } from './catalogue'

const database = withTestDatabase()
const api = withApi(database)

// Specification 1.7.42
test('the catalogue lists services with their URL and lowest price', async () => {
  const { body } = await api.get('/v1/services', { locale: 'en' })
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3, 4, 5, 8, 9, 16])
  expect(body.data[0]).toEqual({
    id: 1,
    key: 'vip-service',
    display_name: 'VIP listing',
    url: '/vip',
    price_from: 12.5,
    currency: 'GEL',
    description: expect.any(String),
  })
  const visit = body.data.find(({ key }: { key: string }) => key === 'public-registry-service')
  const registry = await api.get('/v1/public-registry')
  const totals = registry.body.data.services.flatMap(({ packages }: { packages: { total: number }[] }) =>
    packages.map(({ total }) => total),
  )
  expect(visit.price_from).toBe(Math.min(...totals))
  const token = await createSession(database.pool, await addUser(database.pool))
  const mine = await api.get('/v1/services?profile', { token })
  expect(mine.body.data[0].url).toBe('/account/vipService/vipView')
})

// Specification 1.1.13, 1.3.23, 1.9.16
test('the catalogue lists the VIP packages by id, with days and price per day', async () => {
  const { body } = await api.get('/v1/services/types/vip-service', { locale: 'ru' })
  expect(body.data.map(({ id, key, day }: Record<string, unknown>) => [id, key, day])).toEqual([
    [1, 'livo-vip-5', 5],
    [3, 'livo-vip-15', 15],
    [4, 'livo-vip-25', 25],
    [5, 'livo-vip-plus-5', 5],
    [6, 'livo-vip-plus-15', 15],
    [7, 'livo-vip-plus-25', 25],
    [8, 'livo-super-vip-5', 5],
    [9, 'livo-super-vip-15', 15],
    [10, 'livo-super-vip-25', 25],
  ])
  expect(body.data[1]).toMatchObject({ price: 30, unit: 'statement', unit_price: 2, days: [{ value: 15 }] })
})

// Specification 1.1.14 with facebook-boost-service
// Specification 1.7.46 with public-registry-service
test.each([
  'rate-service',
  'photographer-service',
  '3d-service',
  'facebook-boost-service',
  'legal-verification-service',
  'public-registry-service',
  'measure-service',
])('the catalogue has packages of %s', async (key) => {
  expect((await api.get(`/v1/services/types/${key}`)).body.data.length).toBeGreaterThan(0)
})

test('the catalogue answers 404 for unknown services', async () => {
  expect((await api.get('/v1/services/types/none')).status).toBe(404)
  expect((await api.get('/v1/services/types/%00')).status).toBe(404)
})

test('the catalogue states price per square metre and minimum price exactly', () => {
  const type = { price: 150, unit: 'm2' as const, least_price: 8_000 }
  expect(calculatePrice(type, { statements: 0, area: 20 })).toBe(8_000)
  expect(calculatePrice(type, { statements: 0, area: 70.33 })).toBe(10_550)
})
