import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addRaters } from '~backend/demo/seed/raters'
import { withTestDatabase } from '~tests/database'
import { findLedgerErrors } from '~tests/fixtures/ledger'
import { withSandboxBank } from '~tests/fixtures/sandbox-bank'
import { addSignedInUser } from '~tests/fixtures/signed-in-user'

const database = withTestDatabase()
const bank = withSandboxBank(database)
const { api } = bank
let token: string
let other: string

const CONTACT = { name: 'ნინო', phone_number: '555123456' }

beforeAll(() => addRaters(database.pool))
beforeEach(async () => {
  token = await addSignedInUser(database.pool)
  other = await addSignedInUser(database.pool)
})

const init = (name: string, fields: object, caller = token) => bank.init(caller, name, fields)
const payFromBalance = (id: number) => bank.payFromBalance(token, id)

describe('appraisals', () => {
  const PROPERTY = { type: 'flat', address: 'ბარნოვის 5', area: '70' }
  const begin = (caller = '') => api.post('/v1/api/rate-requests/create', PROPERTY, { token: caller })
  const choose = (id: string, fields: object, caller = '') =>
    api.post(`/v1/api/rate-requests/choose-rate-type/${id}`, fields, { token: caller })

  // Specification 1.7.47
  test('certified raters offer an appraisal with a price', async () => {
    const { body } = await api.get('/v1/raters', { locale: 'en' })
    expect(body.data[1]).toEqual({
      id: 2,
      name: 'Levan Chkhaidze',
      company: 'Pasis Biuro',
      certificate: 'RE-0212',
      price: 160,
      currency: 'GEL',
    })
  })

  // Specification 1.1.20
  test('an appraisal can be requested as a guest, then ordered and paid', async () => {
    await bank.fill(token, 500)
    const { id } = (await begin()).body.data
    expect((await choose(id, { package_id: 51 })).body.data.price).toBe(150)
    expect((await choose(id, { package_id: 51, rater_id: 3 })).body.data.price).toBe(180)
    expect((await choose(id, { package_id: 52, rater_id: 3 })).body.data.price).toBe(220)
    await choose(id, { package_id: 51, rater_id: 3 })
    const { body } = await init('rate-service-order', { rate_request_id: id, ...CONTACT })
    await payFromBalance(body.data.id)
    expect(await bank.orders(token)).toMatchObject([
      {
        package: { key: 'rate-standard' },
        amount: 180,
        state: 'paid',
        details: { address: 'ბარნოვის 5', area: '70', rater_id: '3' },
      },
    ])
    const request = { token, locale: 'en' }
    const ordered = (await api.get(`/v1/services/orders/${body.data.order_id}`, request)).body.data
    expect(ordered.facts).toEqual([
      { name: 'rater_id', value: 'Ketevan Oniani' },
      { name: 'type', value: 'flat' },
      { name: 'area', value: '70' },
      { name: 'name', value: 'ნინო' },
      { name: 'phone_number', value: '555123456' },
    ])
    // The request is now bound to the user.
    expect((await choose(id, { package_id: 51 })).status).toBe(404)
    expect((await init('rate-service-order', { rate_request_id: id, ...CONTACT }, other)).status).toBe(404)
  })

  test('an appraisal of another user cannot be changed or ordered', async () => {
    const { id } = (await begin(token)).body.data
    expect((await choose(id, { package_id: 51 }, other)).status).toBe(404)
    expect((await choose(id, { package_id: 51 })).status).toBe(404)
    expect((await choose(randomUUID(), { package_id: 51 }, token)).status).toBe(404)
    expect((await choose('1', { package_id: 51 }, token)).status).toBe(404)
  })

  test.each([
    [{ package_id: 81 }, 'package_id'],
    [{ package_id: 51, rater_id: 99 }, 'rater_id'],
    [{}, 'package_id'],
  ])('an appraisal with %j is rejected', async (fields, field) => {
    const { id } = (await begin()).body.data
    const { status, body } = await choose(id, fields)
    expect([status, body.errors[0].field]).toEqual([422, field])
  })
})

test('the ledger balances after all tests', async () => {
  expect(await findLedgerErrors(database.pool)).toEqual([])
})
