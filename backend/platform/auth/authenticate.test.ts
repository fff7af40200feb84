import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express, { type Express, Router } from 'express'
import { pino } from 'pino'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Access, defineEndpoint } from '~contract/endpoints/endpoint'
import { withTestDatabase } from '~tests/database'
import { addUser } from '~tests/fixtures/database-rows'
import { errorHandler } from '../http/errors'
import { mountEndpoint } from '../http/mount-endpoint'
import { authenticate } from './authenticate'
import { createSession } from './sessions'

const database = withTestDatabase()
const log = pino({ level: 'silent' })
const servers: ReturnType<Express['listen']>[] = []
let userId: number
let token: string

beforeAll(async () => {
  userId = await addUser(database.pool)
  token = await createSession(database.pool, userId)
})

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function get(app: Express, accessToken?: string) {
  const server = app.use(errorHandler(log)).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const headers: Record<string, string> = accessToken ? { authorization: `Bearer ${accessToken}` } : {}
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}/v1/me`, { headers })
  return { status: response.status, body: await response.json() }
}

/** App with one endpoint that answers the id of its caller, behind the middleware unless it is left out. */
function createApp(access: Access, { isAuthenticated = true } = {}): Express {
  const whoAmI = defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'me',
    access,
    summary: 'Id of the caller',
    answer: z.unknown(),
    samples: [],
  })
  const app = express()
  if (isAuthenticated) app.use(authenticate(database.pool))
  return app.use(mountEndpoint(Router(), whoAmI, async ({ userId: id }) => ({ id: id ?? null })))
}

test("a handler for users gets the user's id, and guests get 401", async () => {
  const app = () => createApp('user')
  expect(await get(app(), token)).toEqual({ status: 200, body: { result: true, data: { id: userId } } })
  expect(await get(app())).toEqual({ status: 401, body: { message: 'Unauthenticated' } })
  expect((await get(app(), 'no-token-of-ours')).status).toBe(401)
})

test('a handler for visitors gets no id for a guest', async () => {
  expect((await get(createApp('visitor'), token)).body.data).toEqual({ id: userId })
  expect((await get(createApp('visitor'))).body.data).toEqual({ id: null })
})

test('a handler for some types of users answers 403 to the others and 401 to guests', async () => {
  const app = () => createApp({ types: ['broker'] })
  expect((await get(app(), token)).status).toBe(403)
  expect((await get(app())).status).toBe(401)
  const broker = await addUser(database.pool, { type: 'broker' })
  expect((await get(app(), await createSession(database.pool, broker))).body.data).toEqual({ id: broker })
})

test('a handler for operators answers 404 to other users and 401 to guests', async () => {
  const app = () => createApp('operator')
  expect((await get(app(), token)).status).toBe(404)
  expect((await get(app())).status).toBe(401)
  const operator = await addUser(database.pool, { is_operator: true })
  const answer = await get(app(), await createSession(database.pool, operator))
  expect(answer.body.data).toEqual({ id: operator })
})

// Specification 1.8.11
test('a route without the middleware answers 500 instead of treating users as guests', async () => {
  expect((await get(createApp('visitor', { isAuthenticated: false }), token)).status).toBe(500)
})
