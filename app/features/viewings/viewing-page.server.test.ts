import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { toViewingPath } from '~contract/viewings'
import { withTestDatabase } from '~tests/database'
import { withServer } from '~tests/fixtures/api'
import { createTestApi } from '~tests/fixtures/create-test-api'
import { addPlaces, addStatement } from '~tests/fixtures/database-rows'
import { createRouteArgs } from '~tests/fixtures/route-args'
import { addViewingTime } from '~tests/fixtures/viewings'
import { loadViewingPage } from './viewing-page.server'

const database = withTestDatabase()
const server = withServer(() => createTestApi(database.pool, pino({ level: 'silent' })))
let id: string
let key: string

beforeAll(() => addPlaces(database.pool))

beforeEach(async () => {
  const statement = await addStatement(database.pool)
  const time = await addViewingTime(database.pool, statement)
  const answer = await fetch(`${server.origin}/api/v1/microservice/statements/${statement}/viewings`, {
    method: 'POST',
    headers: { 'x-website-key': 'ezo', 'x-visitor': randomUUID(), 'content-type': 'application/json' },
    body: JSON.stringify({ time_id: String(time), name: 'ნინო', email: `${randomUUID()}@example.ge` }),
  })
  const { data } = (await answer.json()) as { data: { id: string; key: string } }
  id = data.id
  key = data.key
})

function open(query: string, cookie?: string) {
  const path = `${toViewingPath(id)}${query}`
  const args = createRouteArgs(path, { origin: server.origin, params: { id } })
  if (cookie) args.request.headers.set('cookie', cookie)
  return loadViewingPage(args)
}

/** Opens a link that redirects, and returns the response. */
const follow = (query: string) =>
  open(query).then(
    () => {
      throw new Error('the link did not redirect')
    },
    (thrown: unknown) => thrown as Response,
  )

test("the key of a guest's link moves into an HTTP-only cookie, which opens the address without the key", async () => {
  const response = await follow(`?key=${key}`)
  expect([response.status, response.headers.get('location')]).toEqual([303, toViewingPath(id)])
  const cookie = response.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^__Host-viewings=.*HttpOnly; Secure/)
  expect(cookie).not.toContain(key)
  const page = await open('', cookie.split(';')[0])
  expect(page.data.found?.viewing).toMatchObject({ id, party: 'seeker', state: 'booked' })
})

test('a forged key is not stored, and its page says that the viewing cannot be opened', async () => {
  const response = await follow('?key=forged')
  expect([response.headers.get('location'), response.headers.get('set-cookie')]).toEqual([
    toViewingPath(id),
    null,
  ])
  const page = await open('')
  expect(page.init).toMatchObject({ status: 404 })
  expect(page.data).toMatchObject({ found: undefined, title: expect.any(String) })
})
