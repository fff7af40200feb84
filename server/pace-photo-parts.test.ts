import express from 'express'
import { expect, test } from 'vitest'
import { withServer } from '~tests/fixtures/api'
import { pacePhotoParts } from './pace-photo-parts'

const INTERVAL_MS = 40

const starts: number[] = []
const app = express().use(pacePhotoParts(INTERVAL_MS), (_request, response) => {
  starts.push(performance.now())
  response.sendStatus(200)
})
const server = withServer(() => app)

const send = () => fetch(server.origin, { method: 'POST', body: 'x' })

test('the first part begins at once, those that come with it one after another', async () => {
  const began = performance.now()
  await send()
  expect(performance.now() - began).toBeLessThan(10 * INTERVAL_MS)
  starts.length = 0
  await Promise.all(Array.from({ length: 5 }, send))
  // Timers are counted in whole milliseconds.
  for (const [index, start] of starts.slice(1).entries())
    expect(start - (starts[index] ?? 0)).toBeGreaterThan(INTERVAL_MS / 2)
  expect((starts.at(-1) ?? 0) - (starts[0] ?? 0)).toBeGreaterThan(4 * INTERVAL_MS - 5)
})
