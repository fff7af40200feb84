import { pino } from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { withApi, withServer } from '~tests/fixtures/api'
import { createTestApi } from '~tests/fixtures/create-test-api'
import { addPlaces } from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)

const lines: string[] = []
const logged = withServer(() =>
  createTestApi(database.pool, pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })),
)

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

test('the log tells path, status and request id, and nothing of who asked for what', async () => {
  const headers = {
    'x-website-key': 'secret-key',
    authorization: 'Bearer secret-token',
    'x-request-id': 'id-1',
  }
  await fetch(`${logged.origin}/api/v1/microservice/statements?q=secret-words`, { headers })
  await database.pool.query('alter table footer_groups rename to away')
  await fetch(`${logged.origin}/api/v1/footer?phone=secret-phone`, { headers })
  await database.pool.query('alter table away rename to footer_groups')

  const told = lines.map((line) => JSON.parse(line))
  const [found, failure, footer] = told.filter(({ requestId }) => requestId)
  expect(found).toMatchObject({
    requestId: 'id-1',
    method: 'GET',
    path: '/api/v1/microservice/statements',
    status: 200,
  })
  expect(failure).toMatchObject({ requestId: 'id-1', err: { code: '42P01' } })
  expect(footer).toMatchObject({ status: 500 })
  expect(lines.join('')).not.toContain('secret')
})
