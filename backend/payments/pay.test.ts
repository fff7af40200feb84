import { beforeEach, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { addUser } from '~tests/fixtures/database-rows'
import { withSandboxBank } from '~tests/fixtures/sandbox-bank'
import { addSignedInUser } from '~tests/fixtures/signed-in-user'

const database = withTestDatabase()
const bank = withSandboxBank(database)
let token: string
let other: string
let id: number

beforeEach(async () => {
  const session = async () => createSession(database.pool, await addUser(database.pool))
  token = await session()
  other = await session()
  id = (await bank.initFill(token, 10)).body.data.id
})

test.each([
  [{ pay_with: '2' }, 'pay_with'],
  [{ pay_with: '4' }, 'pay_with'],
  [{ pay_with: '5' }, 'pay_with'],
  [{ pay_with: 'balance' }, 'pay_with'],
  [{ redirect_url: 'https://evil.example/' }, 'redirect_url'],
  [{ redirect_url: 'javascript:alert(1)//payment-result' }, 'redirect_url'],
  [{ redirect_url: 'https://a:b@ezo.example/payment-result' }, 'redirect_url'],
  [{ redirect_url: '/payment-result' }, 'redirect_url'],
  [{ redirect_url: '' }, 'redirect_url'],
  [{ card_id: 'x' }, 'card_id'],
])('paying with %j is rejected', async (fields, field) => {
  const { status, body } = await bank.pay(token, { payment_id: id, ...fields })
  expect([status, body.errors[0].field]).toEqual([422, field])
  expect(await bank.status(token, id)).toMatchObject({ state: 'pending', method: null })
})

test.each(['0', '-1', 'x', '1.5', 99999999999])('paying rejects the id %j', async (payment_id) => {
  expect((await bank.pay(token, { payment_id })).status).toBe(422)
})

test('an order in payment at the bank cannot also be paid from the balance', async () => {
  const payer = await addSignedInUser(database.pool)
  await bank.fill(payer, 200)
  const order = await bank.init(payer, 'measure-service-order', {
    package_id: 81,
    type: 'flat',
    city: 'თბილისი',
    address: 'ბარნოვის 5',
    area: 100,
    name: 'ნინო',
    phone_number: '555123456',
  })
  const payment_id = order.body.data.id
  expect((await bank.pay(payer, { payment_id })).status).toBe(200)
  const { status, body } = await bank.payFromBalance(payer, payment_id)
  expect([status, body.errors[0].field]).toEqual([422, 'payment_id'])
  expect(await bank.balance(payer)).toBe(200)
})

test("another user's payment is not found", async () => {
  expect((await bank.pay(other, { payment_id: id })).status).toBe(404)
  expect((await bank.pay(token, { payment_id: 2_000_000_000 })).status).toBe(404)
  for (const path of [id, 1, '2e3', 'x', '99999999999'])
    expect((await bank.api.get(`/v3/payments/${path}`, { token: other })).status).toBe(404)
})

test('points and internet bank are paid through the bank too', async () => {
  for (const pay_with of ['3', 'internet-bank']) {
    const { id: payment, page } = await bank.begin(token, 5, { pay_with })
    await bank.decide(page, 'approve')
    expect(await bank.status(token, payment)).toMatchObject({
      state: 'paid',
      method: pay_with === '3' ? 'points' : pay_with,
    })
  }
})

test('a payer returns to the result page in their language', async () => {
  const { body } = await bank.pay(token, {
    payment_id: id,
    redirect_url: 'https://ezo.example/ru/payment-result?paymentStatus=3&rnd=1',
  })
  const back = await bank.decide(body.data.redirect_url, 'decline')
  expect(back.headers.get('location')).toBe(`https://ezo.example/ru/payment-result?payment_id=${id}`)
})
