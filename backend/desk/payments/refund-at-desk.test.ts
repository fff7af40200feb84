import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { createSandboxGateway } from '~backend/demo/sandbox/bank/gateway'
import { createPaymentContext } from '~backend/payments/create-payment-context'
import type { PaymentGateway } from '~backend/payments/gateway/payment-gateway'
import { createSession } from '~backend/platform/auth/sessions'
import { orderFulfilment } from '~backend/services/orders/fulfil-order'
import { withTestDatabase } from '~tests/database'
import { addUser } from '~tests/fixtures/database-rows'
import { withSandboxBank } from '~tests/fixtures/sandbox-bank'
import { refundAtDesk } from './refund-at-desk'

const database = withTestDatabase()
const bank = withSandboxBank(database)
let token: string
let paymentId: number
let operatorId: number

beforeEach(async () => {
  operatorId = await addUser(database.pool, { is_operator: true })
  token = await createSession(database.pool, await addUser(database.pool))
  const { id, page } = await bank.begin(token, 10)
  await bank.decide(page, 'approve')
  await bank.status(token, id)
  paymentId = id
})

function refund(idempotencyKey: string | null, gateway: Partial<PaymentGateway> = {}) {
  const { pool } = database
  const context = createPaymentContext({
    pool,
    log: pino({ level: 'silent' }),
    orders: orderFulfilment,
    gateway: { ...createSandboxGateway(pool), ...gateway },
  })
  return refundAtDesk(context, { paymentId, operatorId, tetri: 300, text: 'Paid twice', idempotencyKey })
}

const failing = { refund: () => Promise.reject(new Error('the line is dead')) }

test('sending the form again after a failure of the bank refunds once', async () => {
  const key = randomUUID()
  await expect(refund(key, failing)).rejects.toThrow('the line is dead')
  expect(await bank.balance(token)).toBe(10)
  await refund(key)
  await refund(key)
  expect(await bank.balance(token)).toBe(7)
})

test('a failed refund is not repeated after another refund has changed the total', async () => {
  const key = randomUUID()
  await expect(refund(key, failing)).rejects.toThrow('the line is dead')
  const tenth = { paymentId, operatorId, tetri: 100, text: 'A part', idempotencyKey: randomUUID() }
  const { pool } = database
  const gateway = createSandboxGateway(pool)
  const log = pino({ level: 'silent' })
  await refundAtDesk(createPaymentContext({ pool, log, orders: orderFulfilment, gateway }), tenth)
  await expect(refund(key)).rejects.toMatchObject({ status: 409 })
  expect(await bank.balance(token)).toBe(9)
})

test('a refund at the same time as another is rejected with 409 or counted as well', async () => {
  const both = await Promise.allSettled([refund(randomUUID()), refund(randomUUID())])
  const refused = both.flatMap((one) => (one.status === 'rejected' ? [one.reason.status] : []))
  const balance = await bank.balance(token)
  // Both succeed if the second one starts after the first has ended.
  expect([
    [7, [409]],
    [4, []],
  ]).toContainEqual([balance, refused])
})

test('a refund is refused while the bank is still completing another one', async () => {
  const { readStatus } = createSandboxGateway(database.pool)
  const busy = { readStatus: async (id: string) => ({ ...(await readStatus(id)), isRefunding: true }) }
  await expect(refund(randomUUID(), busy)).rejects.toMatchObject({ status: 409 })
  const { rows } = await database.pool.query(
    "select after from operator_acts where act = 'refund_refused' and subject_id = $1::text",
    [paymentId],
  )
  expect(rows).toEqual([{ after: { refusal: 'other_refund' } }])
})
