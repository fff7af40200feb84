import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'

const database = withTestDatabase()
const api = withApi(database)

const listRequests = async () => {
  const { rows } = await database.pool.query('select company, phone_number from corporate_appraisal_requests')
  return rows
}

// Specification 1.7.48
test("a company's repeated request is saved once", async () => {
  const request = { company: 'შპს ეზო', phone_number: '555 12 34 56', idempotency_key: randomUUID() }
  const send = () => api.post('/v1/rate-requests/create', request)
  expect((await Promise.all([send(), send()])).map(({ status }) => status)).toEqual([200, 200])
  expect(await listRequests()).toEqual([{ company: 'შპს ეზო', phone_number: '555123456' }])
})

test("a company's request without its name and number is rejected", async () => {
  const { status, body } = await api.post('/v1/rate-requests/create', {})
  expect(status).toBe(422)
  expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(['company', 'phone_number'])
})
