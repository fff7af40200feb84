import { randomUUID } from 'node:crypto'
import express from 'express'
import { expect, test } from 'vitest'
import { addMessage } from '~backend/messages/add-message'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withServer } from '~tests/fixtures/api'
import { addUser } from '~tests/fixtures/database-rows'
import { testLog } from '~tests/log'
import { sandboxRoutes } from '../routes'

const database = withTestDatabase()
const demo = withServer(() =>
  express().use(
    '/sandbox',
    (request, response, next) => {
      response.locals.typedEmails = request.get('x-typed')?.split(',')
      response.locals.accessToken = request.get('x-token')
      next()
    },
    sandboxRoutes(database.pool, { rootDir: process.cwd(), publicOrigin: undefined, log: testLog }),
  ),
)

async function addCode(phoneNumber: string, code: string) {
  await addMessage(database.pool, {
    kind: 'phone_code',
    to: { phoneNumber },
    facts: { code },
    locale: 'en',
    cause: `test:${code}`,
  })
}

test('the outbox of SMS shows numbers and messages as text, newest first', async () => {
  await addCode('555123456', '1234 <b>')
  await addCode('555999999', '9876')
  const response = await fetch(`${demo.origin}/sandbox/sms?lang=en`)
  const text = await response.text()
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(text).toContain('<dd>555123456</dd>')
  expect(text).toContain('Your code is 1234 &#60;b&#62;.')
  expect(text.indexOf('9876')).toBeLessThan(text.indexOf('1234'))
})

test('the outbox of emails shows recipient, subject and text, with links that lead to the site', async () => {
  await addMessage(database.pool, {
    kind: 'password_reset',
    to: { email: 'nino@example.ge' },
    facts: { path: '/id/reset?token=a&b="' },
    locale: 'en',
    cause: 'test:reset',
  })
  const text = await readPage(demo.origin, 'mail?lang=ru', { 'x-typed': 'NINO@example.ge' })
  expect(text).toContain('<dd>nino@example.ge</dd>')
  expect(text).toContain('<dd>Reset your password</dd>')
  const url = `${demo.origin}/en/id/reset?token=a&#38;b=&#34;`
  expect(text).toContain(`<a href="${url}">${url}</a>`)
})

const STAND_INS = ['sms', 'mail', `bank/${randomUUID()}`, 'chat', 'survey', 'auction', 'partner/tbc']

test.each(STAND_INS)('/sandbox/%s is a page of the sandbox', async (path) => {
  expect(await readPage(demo.origin, path)).toContain('<html')
})

test('an email is shown to a user who typed its address or is signed in, and one to demo people is public', async () => {
  const userId = await addUser(database.pool, { email: 'owner@example.ge' })
  const token = await createSession(database.pool, userId)
  const facts = { path: '/id/reset' }
  for (const email of ['guest@example.ge', 'stranger@example.ge', 'agent@demo.test'])
    await addMessage(database.pool, {
      kind: 'password_reset',
      to: { email },
      facts,
      locale: 'en',
      cause: `test:${email}`,
    })
  await addMessage(database.pool, {
    kind: 'password_reset',
    to: { userId },
    facts,
    locale: 'en',
    cause: 'test:owner',
  })
  const list = async (headers: Record<string, string>) =>
    [...(await readPage(demo.origin, 'mail', headers)).matchAll(/<dd>(\w+)@/g)].map(([, name]) => name).sort()
  expect(await list({})).toEqual(['agent'])
  expect(await list({ 'x-typed': 'guest@example.ge' })).toEqual(['agent', 'guest'])
  expect(await list({ 'x-token': token })).toEqual(['agent', 'owner'])
  expect(await list({ 'x-token': 'of nobody' })).toEqual(['agent'])
})

async function readPage(origin: string, path: string, headers: Record<string, string> = {}) {
  return (await fetch(`${origin}/sandbox/${path}`, { headers })).text()
}
