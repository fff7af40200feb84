import pg from 'pg'
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
const withoutDatabase = withServer(() =>
  createTestApi(new pg.Pool({ host: '127.0.0.1', port: 1 }), pino({ level: 'silent' })),
)

beforeAll(() => addPlaces(database.pool))

// Specification 1.7.2
test('a call without a website key answers 403', async () => {
  const { status, body } = await api.get('/v1/footer', { headers: { 'x-website-key': '' } })
  expect(status).toBe(403)
  expect(body).toEqual({ result: false, data: [], errors: { message: ['X-Website-Key is required'] } })
})

test('a valid request id is echoed in the response, and a malformed one is replaced', async () => {
  const good = await api.get('/v1/footer', { headers: { 'x-request-id': 'abc-1' } })
  expect(good.headers.get('x-request-id')).toBe('abc-1')
  const bad = await api.get('/v1/footer', { headers: { 'x-request-id': '{"a":1}' } })
  expect(bad.headers.get('x-request-id')).toBeNull()
})

test.each(['/v1/nothing', '/v2/payments', '/v1/microservice/statements/1/2'])(
  'the unknown path %s answers 404 in the error envelope',
  async (path) => {
    const { status, body } = await api.get(path)
    expect(status).toBe(404)
    expect(body.result).toBe(false)
  },
)

test('a URL that cannot be decoded answers 400 and logs no error', async () => {
  const { status } = await api.get('/v1/microservice/statements/%E0%A4%A')
  expect(status).toBe(400)
  expect(api.errors).toEqual([])
})

test('the request log contains path, status and request id, but no query, key or token', async () => {
  const headers = {
    'x-website-key': 'secret-key',
    authorization: 'Bearer secret-token',
    'x-request-id': 'id-1',
  }
  await fetch(`${logged.origin}/api/v1/microservice/statements?q=secret-words`, { headers })
  await database.pool.query('alter table footer_groups rename to away')
  await fetch(`${logged.origin}/api/v1/footer?phone=secret-phone`, { headers })
  await database.pool.query('alter table away rename to footer_groups')

  const entries = lines.map((line) => JSON.parse(line))
  const [found, failure, footer] = entries.filter(({ requestId }) => requestId)
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

test('a call that needs an unreachable database answers 503', async () => {
  const headers = { 'x-website-key': 'ezo' }
  const answer = await fetch(`${withoutDatabase.origin}/api/v1/footer`, { headers })
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ result: false })
})
