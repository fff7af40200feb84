import express from 'express'
import { pino } from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { errorHandler } from '~backend/platform/http/errors'
import { OPTIONAL_MESSAGE_KINDS, OPTIONAL_NOTIFICATIONS } from '~contract/messages'
import { withTestDatabase } from '~tests/database'
import { withApi, withServer } from '~tests/fixtures/api'
import { addUser } from '~tests/fixtures/database-rows'
import { MESSAGE_FACTS } from '~tests/fixtures/message-facts'
import { addMessage } from './add-message'
import { oneClickRoutes } from './routes'

const database = withTestDatabase()
const api = withApi(database)
const site = withServer(() =>
  express().use(
    '/messages',
    oneClickRoutes(database.pool, async () => false),
    errorHandler(pino({ level: 'silent' })),
  ),
)
const SETTINGS = '/v1/users/message-settings'
const NOBODY = '00000000-0000-4000-8000-000000000000'
let userId: number
let token: string

beforeEach(async () => {
  userId = await addUser(database.pool)
  token = await createSession(database.pool, userId)
})

const read = async () => (await api.get(SETTINGS, { token })).body.data
const save = (fields: object) => api.post(SETTINGS, fields, { token })

/** Finds the token of an email's links. */
async function findUnsubscribeToken(): Promise<string> {
  await addMessage(database.pool, {
    kind: 'call_requested',
    to: { userId },
    facts: MESSAGE_FACTS.call_requested,
    locale: 'en',
    cause: `test:${userId}`,
  })
  const { rows } = await database.pool.query(
    'select unsubscribe_token as token from message_settings where user_id = $1',
    [userId],
  )
  return rows[0].token
}

// Specification 1.2.35
test('all messages are sent in the page language until the user changes the settings', async () => {
  expect(await read()).toMatchObject({ language: null, unwanted: [] })
  await save({ language: 'ru', wanted: ['order_ready', 'conversation_message', 'password_reset'] })
  expect(await read()).toMatchObject({
    language: 'ru',
    unwanted: [
      'call_requested',
      'number_requested',
      'statement_reviewed',
      'statements_ending',
      'new_statements',
      'viewing_reminder',
      'viewing_question',
      'stay_reminder',
      'lead_assigned',
      'lead_reminder',
    ],
  })
  await save({ language: '', wanted: [] })
  expect(await read()).toMatchObject({ language: null })
  expect((await read()).unwanted).toHaveLength(OPTIONAL_MESSAGE_KINDS.length)
  expect((await save({ language: 'de' })).status).toBe(422)
})

test('emails and notifications of a kind are switched off separately, and others stay on', async () => {
  await save({ language: 'ru', wanted: ['lead_reminder'], shown: ['lead_assigned', 'password_reset'] })
  const { unwanted, hidden } = await read()
  expect(unwanted).not.toContain('lead_reminder')
  expect(hidden).toEqual(OPTIONAL_NOTIFICATIONS.filter((kind) => kind !== 'lead_assigned'))
})

describe('unsubscribe links', () => {
  test('an unsubscribe link ends only its kind, can be repeated, and leaves the other settings', async () => {
    const link = await findUnsubscribeToken()
    await save({
      language: 'ru',
      wanted: OPTIONAL_MESSAGE_KINDS.filter((kind) => kind !== 'statements_ending'),
    })
    for (let used = 0; used < 2; used += 1)
      expect(
        (await api.post('/v1/messages/unsubscribe', { kind: 'call_requested', token: link })).status,
      ).toBe(200)
    expect(await read()).toMatchObject({ language: 'ru', unwanted: ['statements_ending', 'call_requested'] })
  })

  test.each([
    ['call_requested', NOBODY, 404],
    ['password_reset', NOBODY, 422],
    ['call_requested', 'x', 422],
  ])('an unsubscribe link of %s with the token %s changes nothing', async (kind, link, status) => {
    expect((await api.post('/v1/messages/unsubscribe', { kind, token: link })).status).toBe(status)
  })

  test('a link in an email about a kind that was renamed ends the kind', async () => {
    const link = await findUnsubscribeToken()
    await save({ language: 'ru', wanted: OPTIONAL_MESSAGE_KINDS })
    const { status } = await api.post('/v1/messages/unsubscribe', { kind: 'statement_message', token: link })
    expect(status).toBe(200)
    expect((await read()).unwanted).toEqual(['conversation_message'])
  })

  test('mail programs unsubscribe by a POST without cookies, and opening the link does not', async () => {
    const query = new URLSearchParams({ kind: 'call_requested', token: await findUnsubscribeToken() })
    const url = `${site.origin}/messages/unsubscribe?${query}`
    expect((await fetch(url)).status).toBe(404)
    expect((await read()).unwanted).toEqual([])
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    expect((await fetch(url, { method: 'POST', body })).status).toBe(200)
    expect((await read()).unwanted).toEqual(['call_requested'])
    expect((await fetch(`${site.origin}/messages/unsubscribe`, { method: 'POST', body })).status).toBe(422)
  })
})
