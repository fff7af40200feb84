import express from 'express'
import { expect, test } from 'vitest'
import { withServer } from '~tests/fixtures/api'
import { pacePhotoParts } from './pace-photo-parts'

const INTERVAL_MS = 40

const starts: number[] = []
const app = express().use(pacePhotoParts({ intervalMs: INTERVAL_MS }), (_request, response) => {
  starts.push(performance.now())
  response.sendStatus(200)
})
const server = withServer(() => app)

const send = () => fetch(server.origin, { method: 'POST', body: 'x' })

test('the first part is read at once, and simultaneous parts follow one after another', async () => {
  const began = performance.now()
  await send()
  expect(performance.now() - began).toBeLessThan(10 * INTERVAL_MS)
  starts.length = 0
  await Promise.all(Array.from({ length: 5 }, send))
  // The first starts late on a busy machine, and the others in their turns.
  expect((starts.at(-1) ?? 0) - (starts[0] ?? 0)).toBeGreaterThan(2 * INTERVAL_MS)
})

const slow = express().use(
  pacePhotoParts({ intervalMs: 60_000, maxWaitMs: 10_000 }),
  (_request, response) => {
    response.sendStatus(200)
  },
)
const slowServer = withServer(() => slow)

test('a photo part that would wait too long is rejected with 429 and Retry-After', async () => {
  const post = () => fetch(slowServer.origin, { method: 'POST', body: 'x' })
  expect((await post()).status).toBe(200)
  const refused = await post()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(10)
})
