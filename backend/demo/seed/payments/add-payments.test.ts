import { beforeAll, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { inTransaction } from '~backend/platform/db/transaction'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addUser } from '~tests/fixtures/database-rows'
import { findLedgerErrors } from '~tests/fixtures/ledger'
import { addPayments } from './add-payments'

const database = withTestDatabase()
const api = withApi(database)
const day = new Date('2026-11-20T20:00:00Z')
let token: string

beforeAll(async () => {
  const seed = () => inTransaction(database.pool, (transaction) => addPayments(transaction, day))
  await seed()
  const id = await addUser(database.pool, {
    email: 'physical@demo.test',
    valid_phone_numbers: ['555000001'],
  })
  await addUser(database.pool, { email: 'broker@demo.test', type: 'broker' })
  token = await createSession(database.pool, id)
  for (const _time of ['first', 'second', 'third']) await seed()
})

const read = async (path: string) => (await api.get(path, { token, locale: 'en' })).body.data

test("the demo user's balance equals top-ups minus spending in a balanced ledger", async () => {
  expect(await read('/v3/payments/balance')).toEqual({ balance: 55, currency: 'GEL' })
  const { data } = await read('/v3/payments/history')
  const states = data.map(({ purpose, state }: Record<string, string>) => `${purpose} ${state}`).sort()
  expect(states).toEqual(['fill_balance failed', ...Array(3).fill('fill_balance paid'), 'order paid'])
  expect((await read('/v1/services/orders'))[0]).toMatchObject({
    state: 'done',
    package: { key: 'photo-tour-10' },
  })
  expect(await findLedgerErrors(database.pool)).toEqual([])
})

test('the demo user has a saved card that works and one that the bank declines', async () => {
  expect(await read('/v3/payments/cards')).toMatchObject([
    { card_mask: '516812******4242', is_default: true },
    { card_mask: '402360******0002', is_default: false },
  ])
  const paid = async (card_id: number) => {
    const { body } = await api.post('/v3/payments/init-fill-balance', { amount: 5 }, { token })
    const redirect_url = 'http://localhost:3000/payment-result'
    return api.post(
      '/v3/payments/pay',
      { payment_id: body.data.id, pay_with: 'card', card_id, redirect_url },
      { token },
    )
  }
  const [good, bad] = await read('/v3/payments/cards')
  expect((await paid(good.id)).body.data.status).toBe('success')
  expect((await paid(bad.id)).body.message).toBe('payment_declined')
})

test('one promo code is valid and one has expired', async () => {
  const redeem = async (code: string) =>
    (await api.post(`/v1/users/fill-balance/promo-code/${code}`, undefined, { token })).body
  expect((await redeem('welcome10')).data.amount).toBe(10)
  expect((await redeem('expired')).message).toBe('promo_code_expired')
})
