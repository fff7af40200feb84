import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createSandboxGateway } from '~backend/demo/sandbox/bank/gateway'
import { orderFulfilment } from '~backend/services/orders/fulfil-order'
import { withTestDatabase } from '~tests/database'
import { addUser } from '~tests/fixtures/database-rows'
import { createPaymentContext } from '../create-payment-context'
import type { PaymentGateway } from '../gateway/payment-gateway'
import { reconcilePayments } from '../reconciliation-job'

const database = withTestDatabase()
const lines: string[] = []
const log = pino({}, { write: (line: string) => void lines.push(line) })

function createContext({ forgetCard }: Pick<PaymentGateway, 'forgetCard'>) {
  const { pool } = database
  const gateway = { ...createSandboxGateway(pool), forgetCard }
  return createPaymentContext({ pool, log, orders: orderFulfilment, gateway })
}

test('a removed card is eventually removed at the provider', async () => {
  const token = randomUUID()
  await database.pool.query(
    `insert into payment_cards (user_id, provider, token, card_mask, removed_at) values ($1, 'sandbox', $2, '516812******1234', now())`,
    [await addUser(database.pool), token],
  )
  const forgotten: string[] = []
  await reconcilePayments(createContext({ forgetCard: () => Promise.reject(new Error('busy')) }))
  await reconcilePayments(createContext({ forgetCard: async (card) => void forgotten.push(card) }))
  await reconcilePayments(createContext({ forgetCard: async (card) => void forgotten.push(card) }))
  expect(forgotten).toContain(token)
  expect(forgotten.filter((card) => card === token)).toHaveLength(1)
  expect(lines.join('')).not.toContain(token)
})
