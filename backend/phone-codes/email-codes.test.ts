import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withServer } from '~tests/fixtures/api'
import { ALL_CHANNELS, createTestApi } from '~tests/fixtures/create-test-api'
import { addUser } from '~tests/fixtures/database-rows'
import { isEmailConfirmationValid } from './email-codes'
import { canRequestCall, ownsPhone } from './phone-ownership'

const database = withTestDatabase()
const withChannels = (change: object) =>
  withServer(() =>
    createTestApi(database.pool, pino({ level: 'silent' }), {
      messageChannels: { ...ALL_CHANNELS, ...change },
    }),
  )
const server = withChannels({ sms: false })
const serverWithSms = withChannels({})
const serverWithoutEmail = withChannels({ sms: false, email: false })
const number = '555123456'
let userId: number
let token: string

beforeEach(async () => {
  await database.pool.query('truncate email_codes, messages')
  userId = await addUser(database.pool)
  token = await createSession(database.pool, userId)
})

async function post(call: string, fields: Record<string, string>, { by = token, at = server } = {}) {
  const response = await fetch(`${at.origin}/api/v1/users/validation/email/${call}`, {
    method: 'POST',
    headers: { 'x-website-key': 'ezo', locale: 'en', ...(by && { 'global-authorization': by }) },
    body: new URLSearchParams({ number, ...fields }),
  })
  return { status: response.status, body: await response.json() }
}

async function readCode(): Promise<string> {
  const { rows } = await database.pool.query<{ code: string }>(
    "select content->>'code' as code from messages where kind = 'email_code' and user_id = $1 order by created_at desc",
    [userId],
  )
  return rows[0]?.code ?? 'none'
}

test('a code by email confirms once, for its number and account only, and proves no number', async () => {
  expect((await post('send', {})).body.data).toEqual({ retry_after: 60, expires_in: 300 })
  const code = await readCode()
  const { pool } = database
  const stranger = await addUser(pool)
  const theirs = await post('send', {}, { by: await createSession(pool, stranger) })
  expect(theirs.status).toBe(200)
  expect((await post('validate', { number: '555999999', code })).body.data).toEqual({ reason: 'expired' })
  const { confirmation } = (await post('validate', { code })).body.data
  expect((await post('validate', { code })).body.data).toEqual({ reason: 'expired' })

  expect(await canRequestCall(pool, { number, confirmation, userId })).toBe(true)
  expect(await canRequestCall(pool, { number, confirmation: randomUUID(), userId })).toBe(false)
  expect(await canRequestCall(pool, { number: '555999999', confirmation, userId })).toBe(false)
  expect(await canRequestCall(pool, { number, confirmation, userId: stranger })).toBe(false)
  expect(await canRequestCall(pool, { number, confirmation, userId: undefined })).toBe(false)
  expect(await ownsPhone(pool, { number, confirmation, userId })).toBe(false)
  await pool.query("update email_codes set confirmed_at = confirmed_at - interval '61 minutes'")
  expect(await isEmailConfirmationValid(pool, { userId, phoneNumber: number }, confirmation)).toBe(false)
})

test('a code by email allows three tries within five minutes', async () => {
  await post('send', {})
  const code = await readCode()
  const wrong = code === '0000' ? '1111' : '0000'
  expect((await post('validate', { code: wrong })).body.data).toEqual({ reason: 'wrong', tries_left: 2 })
  await post('validate', { code: wrong })
  expect((await post('validate', { code: wrong })).body.data).toEqual({ reason: 'spent' })
  expect((await post('validate', { code })).body.data).toEqual({ reason: 'spent' })
  await database.pool.query("update email_codes set tries = 0, sent_at = sent_at - interval '301 seconds'")
  expect((await post('validate', { code })).body.data).toEqual({ reason: 'expired' })
})

test('codes by email are sent once a minute and five times a day, also for concurrent requests', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => post('send', {})))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429, 429])
  for (let sent = 1; sent < 5; sent += 1) {
    await database.pool.query("update email_codes set sent_at = sent_at - interval '1 hour'")
    expect((await post('send', {})).status).toBe(200)
  }
  await database.pool.query("update email_codes set sent_at = sent_at - interval '1 hour'")
  const { status, body } = await post('send', { number: '555999999' })
  expect([status, body.retry_after ?? body.data?.retry_after]).toEqual([429, expect.any(Number)])
})

test('a code by email requires a signed-in user, configured emails and no configured SMS', async () => {
  expect((await post('send', {}, { by: '' })).status).toBe(401)
  expect((await post('validate', { code: '1234' }, { by: '' })).status).toBe(401)
  expect((await post('send', {}, { at: serverWithSms })).status).toBe(409)
  expect((await post('send', {}, { at: serverWithoutEmail })).status).toBe(503)
  expect(await readCode()).toBe('none')
})
