import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { findLedgerErrors } from '~tests/fixtures/ledger'
import { withSandboxBank } from '~tests/fixtures/sandbox-bank'

const database = withTestDatabase()
const bank = withSandboxBank(database)
const { api } = bank
let userId: number
let token: string
let other: string
let statement: number

beforeAll(() => addPlaces(database.pool))
beforeEach(async () => {
  userId = await addUser(database.pool, {
    phone_number: '555123456',
    valid_phone_numbers: ['555123456'],
  })
  token = await createSession(database.pool, userId)
  other = await createSession(database.pool, await addUser(database.pool))
  statement = await addStatement(database.pool, { user_id: userId })
})

const init = (service: string, fields: object, caller = token) =>
  bank.init(caller, `${service}-order`, fields)

const contact = { name: 'ნინო', phone_number: '555 12 34 56' }
const measured = { package_id: 81, type: 'flat', city: 'x', address: 'x', area: 50, name: 'ნინო' }

// Specification 1.1.16 with photographer-service
// Specification 1.7.49 with matterport-service
test.each([
  [
    'matterport-service',
    { package_id: 31, city: 'თბილისი', address: 'ბარნოვის 5', area: '100', ...contact },
    150,
  ],
  [
    'photographer-service',
    { package_id: 41, city: 'თბილისი', address: 'ბარნოვის 5', area: '54,5', ...contact },
    80,
  ],
  [
    'measure-service',
    { package_id: 81, type: 'flat', city: 'თბილისი', address: 'ბარნოვის 5', area: 10, ...contact },
    80,
  ],
  ['rate-service', { package_id: 52, type: 'flat', address: 'ბარნოვის 5', area: 70, ...contact }, 220],
  [
    'legal-verification-service',
    {
      package_id: 91,
      address: 'ბარნოვის 5',
      area: 70,
      cadastral_code: '01.10.10.001',
      first_name: 'ნინო',
      last_name: 'ბერიძე',
      personal_number: '01001012345',
      email: 'nino@example.ge',
      ...contact,
    },
    50,
  ],
])('an order of %s is paid and listed with its details', async (service, fields, gel) => {
  await bank.fill(token, 500)
  const { body } = await init(service, fields)
  expect((await bank.payFromBalance(token, body.data.id)).body.data.status).toBe('success')
  expect(await bank.orders(token)).toMatchObject([
    { state: 'paid', amount: gel, details: { phone_number: '555123456' } },
  ])
  const one = await api.get(`/v1/services/orders/${body.data.order_id}`, { token })
  expect(one.body.data.id).toBe(body.data.order_id)
  expect((await api.get(`/v1/services/orders/${body.data.order_id}`, { token: other })).status).toBe(404)
})

test("an order with the account's unproved phone number is rejected", async () => {
  const registered = await addUser(database.pool, { phone_number: '555999999' })
  const refused = await init(
    'measure-service',
    { ...measured, phone_number: '555 99 99 99' },
    await createSession(database.pool, registered),
  )
  expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'phone_number'])
})

test('an order with an invalid confirmation is rejected with an error for the phone number', async () => {
  for (const phone_confirmation of ['4321', 'x'.repeat(36)]) {
    const order = { ...measured, phone_number: '555 99 99 99', phone_confirmation }
    const refused = await init('measure-service', order)
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'phone_number'])
  }
})

test("an order with another user's phone number is rejected", async () => {
  const refused = await init('measure-service', { ...measured, phone_number: '555 99 99 99' })
  expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'phone_number'])
})

test("an order for a statement is priced by the statement's area, not the submitted one", async () => {
  const land = await addStatement(database.pool, {
    user_id: userId,
    real_estate_type_id: 4,
    area: 0.05,
    area_type_id: 2,
  })
  await bank.fill(token, 1_000)
  const { body } = await init('matterport-service', {
    package_id: 31,
    statement_id: land,
    area: '0.05',
    ...contact,
  })
  await bank.payFromBalance(token, body.data.id)
  expect(await bank.orders(token)).toMatchObject([{ amount: 750, details: { area: '500' } }])
})

test('an order without the required fields of its service is rejected', async () => {
  const listFieldErrors = async (service: string, fields: object) =>
    (await init(service, fields)).body.errors.map(({ field }: { field: string }) => field)
  expect(await listFieldErrors('photographer-service', { package_id: 41, ...contact })).toEqual([
    'city',
    'address',
    'area',
  ])
  expect(await listFieldErrors('photographer-service', { package_id: 41, statement_id: statement })).toEqual([
    'name',
    'phone_number',
  ])
  expect(
    await listFieldErrors('matterport-service', { package_id: 31, statement_id: statement, ...contact }),
  ).toEqual(['area'])
  expect(
    await listFieldErrors('photographer-service', {
      package_id: 41,
      statement_id: `${statement},1`,
      ...contact,
    }),
  ).toEqual(['statements'])
  const measured = { package_id: 81, type: 'flat', city: 'x', address: 'x', ...contact }
  for (const area of ['0', '-5', 'many', '1e12', '100001'])
    expect(await listFieldErrors('measure-service', { ...measured, area })).toEqual(['area'])
  expect((await init('nothing', {})).status).toBe(404)
  expect((await init('__proto__', {})).status).toBe(404)
  expect((await init('vip-service', {}, 'nobody')).status).toBe(401)
})

test('the ledger balances after all tests', async () => {
  expect(await findLedgerErrors(database.pool)).toEqual([])
})
