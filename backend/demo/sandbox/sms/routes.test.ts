import express from 'express'
import { expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { withServer } from '~tests/fixtures/api'
import { sandboxRoutes } from '../routes'
import { sendSmsToOutbox } from './outbox'

const database = withTestDatabase()
const serving = (options: { isDemo?: boolean }) =>
  withServer(() =>
    express().use(
      '/sandbox',
      sandboxRoutes(database.pool, { rootDir: process.cwd(), publicOrigin: undefined, ...options }),
    ),
  )
const demo = serving({ isDemo: true })
const other = serving({})

test('the outbox shows numbers and messages as text, newest first', async () => {
  await sendSmsToOutbox(database.pool, '555123456', 'Your code is 1234 <b>')
  await sendSmsToOutbox(database.pool, '555999999', 'Your code is 9876')
  const response = await fetch(`${demo.origin}/sandbox/sms?lang=en`)
  const text = await response.text()
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(text).toContain('<dd>555123456</dd>')
  expect(text).toContain('Your code is 1234 &#60;b&#62;')
  expect(text.indexOf('9876')).toBeLessThan(text.indexOf('1234'))
})

test('the outbox answers 404 outside of a local demo', async () => {
  expect((await fetch(`${other.origin}/sandbox/sms`)).status).toBe(404)
})
