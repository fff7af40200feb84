import { beforeAll, expect, test } from 'vitest'
import { withTestDatabase } from '../../tests/database'
import { withApi } from '../../tests/fixtures/api'
import { addPlaces } from '../../tests/fixtures/rows'

const database = withTestDatabase()
const api = withApi(database)

beforeAll(() => addPlaces(database.pool))

test('who does not say for which website they call is refused', async () => {
  const { status, body } = await api.get('/v1/footer', { headers: { 'x-website-key': '' } })
  expect(status).toBe(403)
  expect(body).toEqual({ result: false, data: [], errors: { message: ['X-Website-Key is required'] } })
})

test('the request id comes back, and a forged one does not', async () => {
  const good = await api.get('/v1/footer', { headers: { 'x-request-id': 'abc-1' } })
  expect(good.headers.get('x-request-id')).toBe('abc-1')
  const bad = await api.get('/v1/footer', { headers: { 'x-request-id': '{"a":1}' } })
  expect(bad.headers.get('x-request-id')).toBeNull()
})

test.each(['/v1/nothing', '/v2/payments', '/v1/microservice/statements/1/2'])(
  '%s is not there',
  async (path) => {
    const { status, body } = await api.get(path)
    expect(status).toBe(404)
    expect(body.result).toBe(false)
  },
)

test('an address that cannot be decoded is a bad request, not a fault of ours', async () => {
  const { status } = await api.get('/v1/microservice/statements/%E0%A4%A')
  expect(status).toBe(400)
  expect(api.errors).toEqual([])
})
