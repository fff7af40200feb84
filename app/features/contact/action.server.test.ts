import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { withServer } from '~tests/fixtures/api'
import { createTestApi } from '~tests/fixtures/create-test-api'
import { createRouteArgs } from '~tests/fixtures/route-args'
import { contactAction } from './action.server'
import { loadContact } from './loader.server'

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

async function send(form: Record<string, string>, origin = server.origin) {
  const site = { office: { latitude: 41.709, longitude: 44.765 }, supportEmail: 'a@b.ge', supportPhone: '1' }
  const geocoder = { findByPoint: async () => undefined }
  const args = createRouteArgs('/ru/contact', { origin, form, context: { site, geocoder } })
  const answer = await contactAction(args)
  return { answer, page: await loadContact(args) }
}

const findContactMessages = async () =>
  (await database.pool.query('select name, email, phone_number, message from contact_messages')).rows

test('a message sent twice is stored once, and the page says that it was sent', async () => {
  for (let sent = 0; sent < 2; sent += 1) {
    const { answer } = await send(GOOD)
    expect(answer).toMatchObject({ status: 303 })
    const { headers } = answer as Response
    expect(headers.get('location')).toBe('/ru/contact?sent=1')
    expect(headers.get('set-cookie')).toMatch('__Host-sent=contact;')
  }
  const { form_key, ...message } = GOOD
  expect(await findContactMessages()).toEqual([message])
})

test.each([
  [{ email: '' }, [{ field: 'email', error: 'email_or_phone_missing' }]],
  [{ email: 'nino' }, [{ field: 'email', error: 'email_invalid' }]],
  [{ email: '', phone_number: '12' }, [{ field: 'phone_number', error: 'phone_invalid' }]],
  [
    { name: ' ', message: 'а'.repeat(2_001) },
    [
      { field: 'name', error: 'name_missing' },
      { field: 'message', error: 'message_too_long' },
    ],
  ],
])('a message with %j is shown as typed with its errors', async (change, fieldErrors) => {
  const { answer, page } = await send({ ...GOOD, ...change })
  expect(answer).toMatchObject({ init: { status: 422 } })
  expect(page.formResult).toEqual({ values: { ...GOOD, ...change }, fieldErrors })
  expect(page.errorTitlePrefix).toBe('Ошибка')
  expect(await findContactMessages()).toEqual([])
})

test('a message that could not be sent keeps every value', async () => {
  const { answer, page } = await send(GOOD, 'http://127.0.0.1:1')
  expect(answer).toMatchObject({ init: { status: 502 } })
  expect(page.formResult).toEqual({ values: GOOD, fieldErrors: [], failure: 'failed' })
})
