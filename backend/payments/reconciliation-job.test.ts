import { expect, test, vi } from 'vitest'
import { createSandboxGateway } from '~backend/demo/sandbox/bank/gateway'
import { inTransaction } from '~backend/platform/db/transaction'
import { withTestDatabase } from '~tests/database'
import { findLedgerErrors } from '~tests/fixtures/ledger'
import { withProviderPayments } from '~tests/fixtures/provider-payments'
import { reconcilePayments } from './reconciliation-job'
import { lockPayment } from './store'

const database = withTestDatabase()
const {
  beginPayment,
  createContext,
  getPayerBalance,
  getPayerId,
  makeDue,
  readLog,
  readPaymentRow,
  setBankState,
} = withProviderPayments(database)

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
  expect(await getPayerBalance()).toBe(1_000)
  expect(await findLedgerErrors(database.pool)).toEqual([])
})

test('concurrent instances check different payments', async () => {
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

test('a round does not wait for a payment that is being settled', async () => {
  const ids: number[] = []
  for (let made = 0; made < 2; made += 1) {
    const { id, paid } = await beginPayment()
    await paid
    await makeDue(id)
    ids.push(id)
  }
  await inTransaction(database.pool, async (transaction) => {
    await lockPayment(transaction, ids[0] ?? 0)
    expect(await reconcilePayments(createContext())).toBe(1)
  })
  expect(await reconcilePayments(createContext())).toBe(1)
})

test('a round checks at most twenty payments and leaves the others to the next one', async () => {
  await database.pool.query(
    `insert into payments (user_id, purpose, amount, state, method, provider, started_at, ask_after)
     select $1, 'fill_balance', 100, 'pending', 'card', 'another bank', now(), now()
     from generate_series(1, 25)`,
    [getPayerId()],
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

test('decided payments of another provider are not checked', async () => {
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
    await makeDue(id, age)
    await reconcilePayments(paymentContext)
    const { rows } = await database.pool.query(
      'select round(extract(epoch from ask_after - now()) / 60) as minutes from payments where id = $1',
      [id],
    )
    waits.push(rows[0].minutes)
  }
  expect(waits).toEqual([0, 10, 360])
  await makeDue(id, '8 days')
  await reconcilePayments(paymentContext)
  expect(await readPaymentRow(id)).toMatchObject({ state: 'review', reason: 'never_final' })
  expect(readLog()).toContain('never_final')
})

test.each([
  ['succeeded', 1_000],
  ['failed', 0],
])(
  'a payment in review without a final status is checked further and settled when it has %s',
  async (state, tetri) => {
    const paymentContext = createContext()
    const { id, paid } = await beginPayment(paymentContext)
    await paid
    for (const age of ['8 days', '9 days']) {
      await makeDue(id, age)
      await reconcilePayments(paymentContext)
      expect(await readPaymentRow(id)).toMatchObject({ state: 'review', wait: expect.anything() })
    }
    await setBankState(id, state)
    await makeDue(id)
    await reconcilePayments(paymentContext)
    expect(await readPaymentRow(id)).toMatchObject({ state, wait: null })
    expect(await getPayerBalance()).toBe(tetri)
    expect(await findLedgerErrors(database.pool)).toEqual([])
  },
)
