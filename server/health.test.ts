import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, test, vi } from 'vitest'
import { withServer } from '~tests/fixtures/api'
import { healthRoutes } from './health'

const upstream = vi.fn(async () => {})
const database = vi.fn(() => Promise.reject(new Error('down')))
const server = withServer(() => express().use(healthRoutes({ checks: { upstream, database } })))

test('any number of simultaneous probes checks the dependencies once', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => fetch(`${server.origin}/readyz`)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
  expect(await answers[0]?.text()).toBe('upstream: ok\ndatabase: down\n')
  expect([upstream.mock.calls.length, database.mock.calls.length]).toEqual([1, 1])
})

test('a dependency that neither responds nor fails is down', async () => {
  const site = express().use(healthRoutes({ checks: { database: () => new Promise(() => {}) } }))
  const listening = site.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`)
  listening.close()
  expect([answer.status, await answer.text()]).toEqual([503, 'database: down\n'])
})

test('an optional dependency that fails is reported but does not fail the check', async () => {
  const site = express().use(healthRoutes({ checks: { upstream }, optional: { redis: database } }))
  const listening = site.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`)
  listening.close()
  expect([answer.status, await answer.text()]).toEqual([200, 'upstream: ok\nredis: down\n'])
})

test('a process is alive but not ready from the signal to stop on', async () => {
  let isStopping = false
  const routes = healthRoutes({ checks: { upstream }, isStopping: () => isStopping })
  const listening = express().use(routes).listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  const probe = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`)
    return [answer.status, await answer.text()]
  }
  expect(await probe('/readyz')).toEqual([200, 'upstream: ok\n'])
  isStopping = true
  expect(await probe('/readyz')).toEqual([503, 'stopping\n'])
  expect(await probe('/healthz')).toEqual([200, 'ok\n'])
  listening.close()
})
