import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { addForms } from '~backend/initial-data/forms/forms'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { beginWhileClosing } from '~tests/fixtures/begin-while-closing'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { readRowsOf } from '~tests/fixtures/personal-rows'

const database = withTestDatabase()
const api = withApi(database)
const STATEMENTS = '/v1/microservice/statements'
const PERSON = {
  email: 'nino@example.ge',
  first_name: 'ნინო',
  last_name: 'ბერიძე',
  name: 'ნინო',
  phone_number: '555123456',
  comment: 'ნინო',
}
const SOUGHT = { deal_type: 1, real_estate_type: 1, city: 1 }
const PROPERTY = { type: 'flat', address: 'ბარნოვის ქუჩა', area: '50' }
const LOAN = { bank_id: 1, currency_id: 2, property_price: 100_000, participation_amount: 20_000, month: 120 }
const VISIT = { city: 'თბილისი', address: 'ბარნოვის ქუჩა', area: 50 }

let statement: number
let person: { id: number; token: string }

beforeAll(async () => {
  await addPlaces(database.pool)
  await addForms(database.pool)
  await database.pool.query('update dynamic_forms set is_open = true')
  statement = await addStatement(database.pool, { user_id: await addUser(database.pool) })
})

beforeEach(async () => {
  const id = await addUser(database.pool, { type: 'broker', valid_phone_numbers: [PERSON.phone_number] })
  person = { id, token: await createSession(database.pool, id) }
})

const send = (path: string, body: object) => () => api.post(path, body, { token: person.token })

async function sendWhileClosing(begin: () => ReturnType<typeof api.post>) {
  const { status } = await beginWhileClosing(database.pool, person.id, begin)
  return { status, kept: Object.keys(await readRowsOf(database.pool, person.id)) }
}

test.each([
  ['a draft', '/v1/microservice/users/statement-drafts', { deal_type_id: '1' }],
  ['a saved search', '/v1/users/saved-searches', { name: 'Vake', query: 'urbans=38', sends_emails: '1' }],
  ['a search request', '/v1/client-search', { ...PERSON, ...SOUGHT }],
  ['a call request', '/v1/call-request', PERSON],
  ['a message to us', '/v1/contact', { ...PERSON, message: 'ნინო' }],
  ['an answer to a form', '/v1/dynamic-forms/2', { lacking: 'ნინო' }],
  ['a request for an appraisal', '/v1/api/rate-requests/create', PROPERTY],
  ['a request of a company', '/v1/rate-requests/create', { ...PERSON, company: 'ნინო' }],
  ['the message settings', '/v1/users/message-settings', { language: 'en' }],
  ['an invitation', '/v1/users/agents/invite', { contacts: ['nobody@example.ge'] }],
  ['an order', '/v3/payments/init-photographer-service-order', { ...PERSON, ...VISIT, package_id: 41 }],
  ['a request for a loan', '/v1/take-loans/create', { ...PERSON, ...LOAN }],
])('writing %s is rolled back if the account is closed at the same moment', async (_, path, body) => {
  expect(await sendWhileClosing(send(path, body))).toEqual({ status: 401, kept: ['users'] })
})

test.each([
  ['a favourite', '/v1/microservice/users/statements/favorites/add', {}],
  ['a hidden statement', `${STATEMENTS}/hide`, {}],
])('storing %s is rolled back if the account is closed at the same moment', async (_, path) => {
  const begin = send(path, { statements: [statement] })
  expect(await sendWhileClosing(begin)).toEqual({ status: 401, kept: ['users'] })
})

test.each([
  ['a message', 'message', { ...PERSON, message: 'ნინო' }],
  ['a report', 'report', { reason: 'sold' }],
])(
  'adding %s about a statement is rolled back if the account is closed at the same moment',
  async (_, act, body) => {
    const begin = send(`${STATEMENTS}/${statement}/${act}`, body)
    expect(await sendWhileClosing(begin)).toEqual({ status: 401, kept: ['users'] })
  },
)

test('a picture is not stored for an account that is closed at the same moment', async () => {
  const create = { width: 8, height: 6, channels: 3, background: 'white' } as const
  const form = new FormData()
  form.append('picture', new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]), 'photo')
  const begin = send('/v1/profile/pictures?kind=photo', form)
  expect(await sendWhileClosing(begin)).toEqual({ status: 401, kept: ['users'] })
})
