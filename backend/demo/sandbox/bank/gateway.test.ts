import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { NewPayment, PaymentGateway } from '~backend/payments/gateway/payment-gateway'
import { withTestDatabase } from '~tests/database'
import { createSandboxGateway } from './gateway'

const database = withTestDatabase()
let gateway: PaymentGateway

beforeAll(() => {
  gateway = createSandboxGateway(database.pool)
})

const newPayment = (more: Partial<NewPayment> = {}): NewPayment => ({
  key: randomUUID(),
  externalId: '7',
  tetri: 1_000,
  currency: 'GEL',
  method: 'card',
  locale: 'ka',
  returnUrl: 'https://ezo.example/payment-result',
  callbackUrl: 'http://127.0.0.1:9',
  savesCard: false,
  ...more,
})
const paid = (id: string) =>
  database.pool.query("update sandbox_bank_payments set state = 'succeeded' where id = $1", [id])

test('creating a payment again with the same key returns the same payment', async () => {
  const payment = newPayment()
  const answers = await Promise.all(Array.from({ length: 5 }, () => gateway.createPayment(payment)))
  expect(new Set(answers.map(({ providerId }) => providerId)).size).toBe(1)
  expect((await gateway.createPayment(newPayment())).providerId).not.toBe(answers[0]?.providerId)
})

test('a refund is made once per key and never above the captured amount', async () => {
  const { providerId } = await gateway.createPayment(newPayment())
  const key = randomUUID()
  await expect(gateway.refund(providerId, key)).rejects.toThrow('not_refundable')
  await paid(providerId)
  await Promise.all([gateway.refund(providerId, key, 300), gateway.refund(providerId, key, 300)])
  expect(await gateway.readStatus(providerId)).toMatchObject({ state: 'part_refunded', refundedTetri: 300 })
  await expect(gateway.refund(providerId, randomUUID(), 701)).rejects.toThrow('not_refundable')
  await gateway.refund(providerId, randomUUID())
  expect(await gateway.readStatus(providerId)).toMatchObject({ state: 'refunded', refundedTetri: 1_000 })
})

test('a deleted card cannot be charged', async () => {
  const { rows } = await database.pool.query<{ token: string }>(
    "insert into sandbox_bank_cards (card_mask, brand, expiry) values ('516812******1234', 'visa', '01/30') returning token",
  )
  const token = rows[0]?.token ?? ''
  const charged = await gateway.chargeSavedCard(token, newPayment())
  expect(await gateway.readStatus(charged.providerId)).toMatchObject({ state: 'succeeded', tetri: 1_000 })
  await gateway.deleteSavedCard(token)
  const declined = await gateway.chargeSavedCard(token, newPayment())
  expect(await gateway.readStatus(declined.providerId)).toMatchObject({ state: 'failed', reason: 'declined' })
})

test.each(['x', '00000000-0000-4000-8000-000000000000'])(
  'reading the status of the unknown payment %s throws',
  async (id) => {
    await expect(gateway.readStatus(id)).rejects.toThrow('unknown_payment')
  },
)
