import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSandboxGateway } from '~backend/demo/sandbox/bank/gateway'
import { withTestDatabase } from '~tests/database'
import { findLedgerErrors } from '~tests/fixtures/ledger'
import { withProviderPayments } from '~tests/fixtures/provider-payments'
import { reconcilePayments } from './reconciliation-job'
import { settlePayment } from './settle-payment'

const database = withTestDatabase()
const {
  addCard,
  beginPayment,
  createContext,
  getPayerBalance,
  getPayerId,
  makeDue,
  readPaymentRow,
  setBankState,
} = withProviderPayments(database)

test.each([
  ['expired', 'succeeded', 1_000],
  ['succeeded', 'refunded', 0],
])(
  'a callback for a payment that is %s is not lost if its status check fails: it is %s',
  async (before, after, tetri) => {
    const paymentContext = createContext()
    const { id, paid } = await beginPayment(paymentContext)
    await paid
    await setBankState(id, before)
    await settlePayment(paymentContext, id)
    expect(await readPaymentRow(id)).toMatchObject({ state: before, wait: null })
    await setBankState(id, after)
    await makeDue(id)
    await settlePayment(createContext({ readStatus: () => Promise.reject(new Error('ECONNRESET')) }), id)
    await makeDue(id)
    expect(await reconcilePayments(paymentContext)).toBe(1)
    expect(await readPaymentRow(id)).toMatchObject({ state: after, wait: null })
    expect(await getPayerBalance()).toBe(tetri)
    expect(await findLedgerErrors(database.pool)).toEqual([])
  },
)

test.each([
  [true, 1],
  [false, 0],
])('a card that the provider offers is saved on request only: %s, %i saved', async (save_card, total) => {
  const { id, paid } = await beginPayment(createContext(), { save_card })
  await paid
  await setBankState(id, 'succeeded')
  const { readStatus } = createSandboxGateway(database.pool)
  const savedCard = {
    token: `card of ${id}`,
    mask: '516812******1234',
    brand: undefined,
    expiry: undefined,
  }
  const offering = createContext({
    readStatus: async (providerId) => ({ ...(await readStatus(providerId)), savedCard }),
  })
  await settlePayment(offering, id)
  const { rows } = await database.pool.query('select from payment_cards where user_id = $1', [getPayerId()])
  expect(rows).toHaveLength(total)
})

test('a saved card that pays is not saved again', async () => {
  const { createPayment, readStatus } = createSandboxGateway(database.pool)
  const savedCard = { token: randomUUID(), mask: '516812******1234', brand: undefined, expiry: undefined }
  const offering = createContext({
    chargeSavedCard: async (_, payment) => ({ ...(await createPayment(payment)), redirectUrl: undefined }),
    readStatus: async (providerId) => ({ ...(await readStatus(providerId)), state: 'succeeded', savedCard }),
  })
  const card_id = await addCard()
  await (await beginPayment(offering, { card_id, save_card: true })).paid
  expect(await getPayerBalance()).toBe(1_000)
  const { rows } = await database.pool.query('select id from payment_cards where user_id = $1', [
    getPayerId(),
  ])
  expect(rows).toEqual([{ id: card_id }])
})

test('a callback that arrives during a status check triggers another one', async () => {
  const { id, paid } = await beginPayment()
  await paid
  await setBankState(id, 'expired')
  const { readStatus } = createSandboxGateway(database.pool)
  const slow = createContext({
    async readStatus(providerId) {
      const status = await readStatus(providerId)
      await setBankState(id, 'succeeded')
      await makeDue(id)
      return status
    },
  })
  await settlePayment(slow, id)
  expect(await readPaymentRow(id)).toMatchObject({ state: 'expired' })
  expect(await reconcilePayments(createContext())).toBe(1)
  expect(await readPaymentRow(id)).toMatchObject({ state: 'succeeded' })
})
