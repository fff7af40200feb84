import express from 'express'
import { expect, test, vi } from 'vitest'
import { withServer } from '~tests/fixtures/api'
import { healthRoutes } from './health'

const upstream = vi.fn(async () => {})
const database = vi.fn(() => Promise.reject(new Error('down')))
const server = withServer(() => express().use(healthRoutes({ upstream, database })))

test('any number of probes asks the dependencies once', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => fetch(`${server.origin}/readyz`)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
  expect(await answers[0]?.text()).toBe('upstream: ok\ndatabase: down\n')
  expect([upstream.mock.calls.length, database.mock.calls.length]).toEqual([1, 1])
})
