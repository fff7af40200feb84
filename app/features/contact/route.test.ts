import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { withServer } from '~tests/fixtures/api'
import { createTestApi } from '~tests/fixtures/create-test-api'
import { readFormReply } from '~tests/fixtures/form-reply'
import { createRouteArgs } from '~tests/fixtures/route-args'
import { action as contactAction } from './route'

const GOOD = {
  name: 'Нино',
  email: 'nino@example.ge',
  phone_number: '',
  message: 'Здравствуйте',
  form_key: 'k',
}
const log = pino({ level: 'silent' })
const database = withTestDatabase()
const server = withServer(() => createTestApi(database.pool, log))

beforeEach(() => database.pool.query('truncate contact_messages'))

function send(form: Record<string, string>, origin = server.origin) {
  return contactAction(createRouteArgs('/ru/contact', { origin, form }))
}

const findContactMessages = async () =>
  (await database.pool.query('select name, email, phone_number, message from contact_messages')).rows

// Specification 1.2.21
test('a message sent twice is stored once, and the page confirms it', async () => {
  for (let sent = 0; sent < 2; sent += 1) {
    const answer = await send(GOOD)
    expect(answer).toMatchObject({ status: 303 })
    const { headers } = answer as Response
    expect(headers.get('location')).toBe('/ru/contact?sent=1')
    expect(headers.get('set-cookie')).toMatch('__Host-sent=contact;')
  }
  const { form_key, ...message } = GOOD
  expect(await findContactMessages()).toEqual([message])
})

test.each([
  [{ email: '' }, { email: { key: 'email_or_phone_missing' } }],
  [
    { name: '', email: '' },
    { name: { key: 'name_missing', args: { count: 1 } }, email: { key: 'email_or_phone_missing' } },
  ],
  [{ email: 'nino' }, { email: { key: 'email_invalid' } }],
  [{ email: '', phone_number: '12' }, { phone_number: { key: 'any_phone_invalid' } }],
  [
    { name: ' ', message: 'а'.repeat(2_001) },
    {
      name: { key: 'name_missing', args: { count: 1 } },
      message: { key: 'message_too_long', args: { count: 2_000 } },
    },
  ],
])('a message with %j is shown as typed with its errors', async (change, errors) => {
  const reply = readFormReply(await send({ ...GOOD, ...change }))
  expect(reply).toMatchObject({ formId: 'contact', status: 422, errors })
  expect(reply.typed).toEqual(omitEmpty({ ...GOOD, ...change }))
  expect(await findContactMessages()).toEqual([])
})

test('a message that could not be sent keeps every value', async () => {
  const reply = readFormReply(await send(GOOD, 'http://127.0.0.1:1'))
  expect(reply).toMatchObject({ status: 502, errors: { '': { key: 'failed' } }, typed: omitEmpty(GOOD) })
})

const omitEmpty = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
