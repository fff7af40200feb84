import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express, { type Express } from 'express'
import { pino } from 'pino'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { addUser } from '~tests/fixtures/database-rows'
import { errorHandler } from '../http/errors'
import { authenticate, requireAccountType, userHandler, visitorHandler } from './authenticate'
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
  const response = await fetch(`http://127.0.0.1:${port}/`, { headers })
  return { status: response.status, body: await response.json() }
}

const createApp = () => express().use(authenticate(database.pool))

test("a handler for users gets the user's id, and guests get 401", async () => {
  const app = () =>
    createApp().get(
      '/',
      userHandler(async (_request, id) => ({ id })),
    )
  expect(await get(app(), token)).toEqual({ status: 200, body: { result: true, data: { id: userId } } })
  expect(await get(app())).toEqual({ status: 401, body: { message: 'Unauthenticated' } })
  expect((await get(app(), 'no-token-of-ours')).status).toBe(401)
})

test('a handler for visitors gets no id for a guest', async () => {
  const app = () =>
    createApp().get(
      '/',
      visitorHandler(async (_request, id) => ({ id: id ?? null })),
    )
  expect((await get(app(), token)).body.data).toEqual({ id: userId })
  expect((await get(app())).body.data).toEqual({ id: null })
})

test('a route for some types of users answers 403 to the others and 401 to guests', async () => {
  const app = () =>
    createApp().get(
      '/',
      requireAccountType({ types: ['broker'] }),
      userHandler(async (_request, id) => ({ id })),
    )
  expect((await get(app(), token)).status).toBe(403)
  expect((await get(app())).status).toBe(401)
  const broker = await addUser(database.pool, { type: 'broker' })
  expect((await get(app(), await createSession(database.pool, broker))).body.data).toEqual({ id: broker })
})

// Specification 1.8.11
test('a route without the middleware answers 500 instead of treating users as guests', async () => {
  expect(
    (
      await get(
        express().get(
          '/',
          visitorHandler(async () => []),
        ),
        token,
      )
    ).status,
  ).toBe(500)
})
