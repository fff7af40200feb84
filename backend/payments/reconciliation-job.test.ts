import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { beforeEach, expect, test, vi } from 'vitest'
import { createSandboxGateway } from '~backend/demo/sandbox/bank/gateway'
import { getBalance } from '~backend/ledger/balance'
import { orderFulfilment } from '~backend/services/orders/fulfil-order'
import { withTestDatabase } from '~tests/database'
import { addUser } from '~tests/fixtures/database-rows'
import { findLedgerErrors } from '~tests/fixtures/ledger'
import { createPaymentContext } from './create-payment-context'
import { type PaymentGateway, ProviderRefusal } from './gateway/payment-gateway'
import { payPayment } from './pay'
import type { PaymentContext } from './payment-context'
import { reconcilePayments } from './reconciliation-job'
import { settlePayment } from './settle-payment'
import { addPayment } from './store'

const database = withTestDatabase()
const lines: string[] = []
const log = pino({}, { write: (line: string) => void lines.push(line) })
let userId: number

beforeEach(async () => {
  lines.length = 0
  userId = await addUser(database.pool)
  await database.pool.query('update payments set ask_after = null')
})

function createContext(fieldErrors: Partial<PaymentGateway> = {}): PaymentContext {
  const { pool } = database
  const gateway = { ...createSandboxGateway(pool), ...fieldErrors }
  return createPaymentContext({
    pool,
    log,
    orders: orderFulfilment,
    gateway,
    callbackOrigin: 'http://127.0.0.1:9',
  })
}

async function beginPayment(paymentContext = createContext(), fields: object = {}) {
  const hash = Buffer.alloc(32)
  const { id } = await addPayment(database.pool, {
    userId,
    purpose: 'fill_balance',
    tetri: 1_000,
    key: randomUUID(),
    hash,
  })
  const form = {
    payment_id: id,
    pay_with: 'card' as const,
    card_id: undefined,
    save_card: false,
    redirect_url: 'https://ezo.example/payment-result',
    ...fields,
  }
  return { id, paid: payPayment(paymentContext, userId, form, 'ka') }
}

const makeDue = (id: number, more = '') =>
  database.pool.query(`update payments set ask_after = now() ${more} where id = $1`, [id])
const readPaymentRow = async (id: number) =>
  (await database.pool.query('select *, ask_after - now() as wait from payments where id = $1', [id])).rows[0]
const setBankState = (id: number, state: string) =>
  database.pool.query('update sandbox_bank_payments set state = $2 where external_id = $1', [
    String(id),
    state,
  ])

async function addCard(): Promise<number | undefined> {
  const { rows } = await database.pool.query<{ id: number }>(
    "insert into payment_cards (user_id, provider, token, card_mask) values ($1, 'sandbox', $2, '516812******1234') returning id",
    [userId, randomUUID()],
  )
  return rows[0]?.id
}

test('an abandoned but paid payment is credited once by concurrent reconciliation', async () => {
  const paymentContext = createContext()
  const { id, paid } = await beginPayment(paymentContext)
  await paid
  await setBankState(id, 'succeeded')
  expect(await reconcilePayments(paymentContext)).toBe(0)
  await makeDue(id)
  const runs = await Promise.all(Array.from({ length: 5 }, () => reconcilePayments(createContext())))
  expect(runs.reduce((sum, count) => sum + count)).toBe(1)
  expect(await readPaymentRow(id)).toMatchObject({ state: 'succeeded' })
  expect(await getBalance(database.pool, userId)).toBe(1_000)
  expect(await findLedgerErrors(database.pool)).toEqual([])
})

test('a payment that one instance is checking at the provider is not checked by another one', async () => {
  const { id, paid } = await beginPayment()
  await paid
  await makeDue(id)
  const { readStatus } = createSandboxGateway(database.pool)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const slowReadStatus = vi.fn(async (providerId: string) => {
    await answered
    return readStatus(providerId)
  })
  const checking = reconcilePayments(createContext({ readStatus: slowReadStatus }))
  await expect.poll(() => slowReadStatus).toHaveBeenCalled()
  expect(await reconcilePayments(createContext())).toBe(0)
  answer()
  expect(await checking).toBe(1)
})

test('a round checks at most twenty payments and leaves the others to the next one', async () => {
  await database.pool.query(
    `insert into payments (user_id, purpose, amount, state, method, provider, started_at, ask_after)
     select $1, 'fill_balance', 100, 'pending', 'card', 'another bank', now(), now()
     from generate_series(1, 25)`,
    [userId],
  )
  expect(await reconcilePayments(createContext())).toBe(20)
  expect(await reconcilePayments(createContext())).toBe(5)
  expect(await reconcilePayments(createContext())).toBe(0)
})

test('a provider that does not answer is retried later and does not delay other payments', async () => {
  const one = await beginPayment()
  const two = await beginPayment()
  await Promise.all([one.paid, two.paid])
  await setBankState(two.id, 'succeeded')
  await makeDue(one.id)
  await makeDue(two.id)
  const unanswered = await readPaymentRow(one.id)
  const { readStatus } = createSandboxGateway(database.pool)
  const faulty = createContext({
    readStatus: async (id) => {
      if (id === unanswered.provider_id) throw new Error('ECONNRESET')
      return readStatus(id)
    },
  })
  expect(await reconcilePayments(faulty)).toBe(2)
  expect(await readPaymentRow(one.id)).toMatchObject({ state: 'pending', asks: 1 })
  expect(await readPaymentRow(two.id)).toMatchObject({ state: 'succeeded' })
  expect(await reconcilePayments(faulty)).toBe(0)
})

test.each([
  ['expired', 'succeeded', 1_000],
  ['succeeded', 'refunded', 0],
])(
  'news about a payment that is %s outlives a status check that fails: it is %s',
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
    expect(await getBalance(database.pool, userId)).toBe(tetri)
    expect(await findLedgerErrors(database.pool)).toEqual([])
  },
)

test('news that arrives while the provider gives an older answer is checked again', async () => {
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

test('about a decided payment of another provider nobody is asked', async () => {
  const { id, paid } = await beginPayment()
  await paid
  await database.pool.query("update payments set state = 'expired', ask_after = now() where id = $1", [id])
  expect(await reconcilePayments(createContext({ name: 'another bank' }))).toBe(0)
})

test("the check interval grows with a payment's age, and after a week an operator is alerted", async () => {
  const paymentContext = createContext()
  const { id, paid } = await beginPayment(paymentContext)
  await paid
  await setBankState(id, 'pending')
  const waits: number[] = []
  for (const age of ['1 second', '30 minutes', '6 days']) {
    await makeDue(id, `, started_at = now() - interval '${age}'`)
    await reconcilePayments(paymentContext)
    const { rows } = await database.pool.query(
      'select round(extract(epoch from ask_after - now()) / 60) as minutes from payments where id = $1',
      [id],
    )
    waits.push(rows[0].minutes)
  }
  expect(waits).toEqual([0, 10, 360])
  await makeDue(id, ", started_at = now() - interval '8 days'")
  await reconcilePayments(paymentContext)
  expect(await readPaymentRow(id)).toMatchObject({ state: 'review', reason: 'never_final' })
  expect(lines.join('')).toContain('never_final')
})

test.each([
  ['succeeded', 1_000],
  ['failed', 0],
])(
  'a payment that was given up as never final is still asked about and follows when it has %s',
  async (state, tetri) => {
    const paymentContext = createContext()
    const { id, paid } = await beginPayment(paymentContext)
    await paid
    await makeDue(id, ", started_at = now() - interval '8 days'")
    await reconcilePayments(paymentContext)
    await makeDue(id)
    await reconcilePayments(paymentContext)
    expect(await readPaymentRow(id)).toMatchObject({ state: 'review', wait: expect.anything() })
    await setBankState(id, state)
    await makeDue(id)
    await reconcilePayments(paymentContext)
    expect(await readPaymentRow(id)).toMatchObject({ state, wait: null })
    expect(await getBalance(database.pool, userId)).toBe(tetri)
    expect(await findLedgerErrors(database.pool)).toEqual([])
  },
)

test('a payment whose answer was lost is resent with the same key', async () => {
  let isLost = true
  const real = createSandboxGateway(database.pool)
  const paymentContext = createContext({
    async createPayment(payment) {
      const answer = await real.createPayment(payment)
      if (isLost) throw new Error('socket hang up')
      return answer
    },
  })
  const { id, paid } = await beginPayment(paymentContext)
  await expect(paid).rejects.toThrow('provider_unavailable')
  expect(await readPaymentRow(id)).toMatchObject({ state: 'pending', provider_id: null })
  isLost = false
  await makeDue(id)
  await reconcilePayments(paymentContext)
  expect((await readPaymentRow(id)).provider_id).toMatch(/^[0-9a-f-]{36}$/)
  const { rowCount } = await database.pool.query('select from sandbox_bank_payments where external_id = $1', [
    String(id),
  ])
  expect(rowCount).toBe(1)
})

test("a resent payment opens the provider's page in the payer's language", async () => {
  const locales: string[] = []
  const paymentContext = createContext({
    async createPayment({ locale }) {
      locales.push(locale)
      throw new Error('socket hang up')
    },
  })
  const { id, paid } = await beginPayment(paymentContext, {
    redirect_url: 'https://ezo.example/en/payment-result',
  })
  await expect(paid).rejects.toThrow('provider_unavailable')
  await makeDue(id)
  await reconcilePayments(paymentContext)
  expect(locales.at(-1)).toBe('en')
})

test('a payment of a provider without idempotency is not resent: an unseen page expires, a charge raises an alert', async () => {
  const card_id = await addCard()
  let sendings = 0
  const lost = async () => {
    sendings += 1
    throw new Error('timeout')
  }
  const paymentContext = createContext({ isIdempotent: false, createPayment: lost, chargeSavedCard: lost })
  const page = await beginPayment(paymentContext)
  await expect(page.paid).rejects.toThrow('provider_unavailable')
  const charge = await beginPayment(paymentContext, { card_id })
  await expect(charge.paid).rejects.toThrow('provider_unavailable')
  await makeDue(page.id, ", started_at = now() - interval '31 minutes'")
  await makeDue(charge.id)
  await reconcilePayments(paymentContext)
  expect(sendings).toBe(2)
  expect(await readPaymentRow(page.id)).toMatchObject({ state: 'expired', reason: 'never_begun', wait: null })
  expect(await readPaymentRow(charge.id)).toMatchObject({
    state: 'review',
    reason: 'unknown_charge',
    wait: null,
  })
})

test('a charge whose outcome stays unknown is resent for a week and then left to an operator', async () => {
  const card_id = await addCard()
  let sendings = 0
  const paymentContext = createContext({
    chargeSavedCard: async () => {
      sendings += 1
      throw new Error('timeout')
    },
  })
  const { id, paid } = await beginPayment(paymentContext, { card_id })
  await expect(paid).rejects.toThrow('provider_unavailable')
  await makeDue(id, ", started_at = now() - interval '6 days'")
  await reconcilePayments(paymentContext)
  expect([sendings, (await readPaymentRow(id)).state]).toEqual([2, 'pending'])
  await makeDue(id, ", started_at = now() - interval '8 days'")
  await reconcilePayments(paymentContext)
  expect(sendings).toBe(2)
  expect(await readPaymentRow(id)).toMatchObject({ state: 'review', reason: 'unknown_charge' })
})

test('a payment that the provider refuses fails with its reason', async () => {
  const refusing = createContext({
    createPayment: async () => {
      throw new ProviderRefusal('limit_exceeded')
    },
  })
  const { id, paid } = await beginPayment(refusing)
  await expect(paid).rejects.toThrow('payment_declined')
  expect(await readPaymentRow(id)).toMatchObject({
    state: 'failed',
    reason: 'limit_exceeded',
    wait: null,
  })
})
