import { randomUUID } from 'node:crypto'
import express from 'express'
import { expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { withServer } from '~tests/fixtures/api'
import { testLog } from '~tests/log'
import { sandboxRoutes } from '../routes'
import { sendSmsToOutbox } from './outbox'

const database = withTestDatabase()
const serving = (isDemo: boolean) =>
  withServer(() =>
    express().use(
      '/sandbox',
      sandboxRoutes(database.pool, { rootDir: process.cwd(), publicOrigin: undefined, isDemo, log: testLog }),
    ),
  )
const demo = serving(true)
const other = serving(false)

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

const STAND_INS = ['sms', `bank/${randomUUID()}`, 'chat', 'survey', 'auction', 'partner/tbc']

test.each(STAND_INS)('/sandbox/%s is a page of demo marketplaces alone', async (path) => {
  const [there, missing] = [await readPage(demo.origin, path), await readPage(other.origin, path)]
  expect(there).toContain('<html')
  expect(missing).toContain(`Cannot GET /sandbox/${path}`)
})

async function readPage(origin: string, path: string) {
  return (await fetch(`${origin}/sandbox/${path}`)).text()
}
