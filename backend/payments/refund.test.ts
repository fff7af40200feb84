import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { createSandboxGateway } from '~backend/demo/sandbox/bank/gateway'
import { getBalance } from '~backend/ledger/balance'
import { postTransaction } from '~backend/ledger/post-transaction'
import { createSession } from '~backend/platform/auth/sessions'
import { inTransaction } from '~backend/platform/db/transaction'
import { orderFulfilment } from '~backend/services/orders/fulfil-order'
import { withTestDatabase } from '~tests/database'
import { addUser } from '~tests/fixtures/database-rows'
import { findLedgerErrors } from '~tests/fixtures/ledger'
import { withSandboxBank } from '~tests/fixtures/sandbox-bank'
import { createPaymentContext } from './create-payment-context'
import { type PaymentGateway, ProviderRefusal } from './gateway/payment-gateway'
import { reconcilePayments } from './reconciliation-job'
import { recordReturn } from './record-return'
import { refundPayment } from './refund'
import { settlePayment } from './settle-payment'

const database = withTestDatabase()
const bank = withSandboxBank(database)
let userId: number
let token: string
let paymentId: number

beforeEach(async () => {
  userId = await addUser(database.pool)
  token = await createSession(database.pool, userId)
  const { id, page } = await bank.begin(token, 10)
  await bank.decide(page, 'approve')
  await bank.status(token, id)
  paymentId = id
})

function createContext(fieldErrors: Partial<PaymentGateway> = {}) {
  const { pool } = database
  const gateway = { ...createSandboxGateway(pool), ...fieldErrors }
  return createPaymentContext({ pool, log: pino({ level: 'silent' }), orders: orderFulfilment, gateway })
}

const balance = () => getBalance(database.pool, userId)

async function readBankRefund(): Promise<number> {
  const { rows } = await database.pool.query(
    'select b.refunded from sandbox_bank_payments b join payments p on p.provider_id = b.id::text where p.id = $1',
    [paymentId],
  )
  return rows[0].refunded
}

async function listTransactions(): Promise<{ cause: string; tetri: number }[]> {
  const { rows } = await database.pool.query(
    `select m.cause, abs(e.amount) as tetri from ledger_transactions m join ledger_entries e on e.transaction_id = m.id
     join ledger_accounts a on a.id = e.account_id
     where m.payment_id = $1 and a.user_id is not null order by m.id`,
    [paymentId],
  )
  return rows
}

test('a full refund is made once, for repeated and concurrent requests', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => refundPayment(createContext(), paymentId)))
  expect(answers.map(({ refundedNow: now }) => now).sort((a, b) => a - b)).toEqual([0, 0, 1_000])
  expect(answers[0]).toMatchObject({ refundedTotal: 1_000, amount: 1_000, isPending: false })
  expect([await balance(), await readBankRefund()]).toEqual([0, 1_000])
  expect(await listTransactions()).toEqual([
    { cause: 'payment', tetri: 1_000 },
    { cause: 'refund', tetri: 1_000 },
  ])
  expect(await findLedgerErrors(database.pool)).toEqual([])
})

test('partial refunds add up to the largest requested total, and a smaller one returns nothing more', async () => {
  const { refund } = createSandboxGateway(database.pool)
  const requested: (number | undefined)[] = []
  const paymentContext = createContext({
    async refund(id, key, tetri) {
      requested.push(tetri)
      await refund(id, key, tetri)
    },
  })
  const steps = [
    { target: 300, now: 300, total: 300 },
    { target: 300, now: 0, total: 300 },
    { target: 500, now: 200, total: 500 },
    { target: 300, now: 0, total: 500 },
    { target: undefined, now: 500, total: 1_000 },
    { target: 300, now: 0, total: 1_000 },
  ]
  for (const { target, now, total } of steps)
    expect(await refundPayment(paymentContext, paymentId, target)).toMatchObject({
      refundedNow: now,
      refundedTotal: total,
    })
  expect([await balance(), await readBankRefund(), requested]).toEqual([0, 1_000, [300, 200, 500]])
  await expect(refundPayment(paymentContext, paymentId, 1_001)).rejects.toThrow('more_than_paid')
})

test.each([400, 600])(
  "a refund of 400 interrupted after the bank's part is not repeated by one of %i",
  async (total) => {
    let statusRequests = 0
    const breaking = createContext({
      async readStatus(id) {
        statusRequests += 1
        if (statusRequests === 2) throw new Error('the line is dead')
        return createSandboxGateway(database.pool).readStatus(id)
      },
    })
    await expect(refundPayment(breaking, paymentId, 400)).rejects.toThrow('the line is dead')
    expect([await balance(), await readBankRefund()]).toEqual([1_000, 400])
    expect(await refundPayment(createContext(), paymentId, total)).toMatchObject({
      refundedNow: total,
      refundedTotal: total,
    })
    expect([await balance(), await readBankRefund()]).toEqual([1_000 - total, total])
  },
)

test('a refund that the bank rejects changes nothing', async () => {
  const refusing = createContext({
    refund: async () => Promise.reject(new ProviderRefusal('not_refundable')),
  })
  await expect(refundPayment(refusing, paymentId)).rejects.toThrow('not_refundable')
  expect([await balance(), (await listTransactions()).length]).toEqual([1_000, 1])
})

test('a refund that the bank completes later is reported as pending', async () => {
  const slow = createContext({ refund: async () => {} })
  expect(await refundPayment(slow, paymentId)).toMatchObject({
    refundedNow: 0,
    refundedTotal: 0,
    isPending: true,
  })
  expect(await balance()).toBe(1_000)
})

test('while a refund is pending at the bank, further refunds are not requested', async () => {
  const { readStatus } = createSandboxGateway(database.pool)
  const requested: (number | undefined)[] = []
  const busy = createContext({
    readStatus: async (id) => ({ ...(await readStatus(id)), isRefunding: requested.length > 0 }),
    refund: async (_id, _key, tetri) => void requested.push(tetri),
  })
  for (const target of [300, 300, 500])
    expect(await refundPayment(busy, paymentId, target)).toMatchObject({ refundedTotal: 0, isPending: true })
  expect(requested).toEqual([300])
})

test('spent money is not refunded, and the bank is not called', async () => {
  await inTransaction(database.pool, (transaction) =>
    postTransaction(transaction, {
      key: `spent:${paymentId}`,
      cause: 'order',
      paymentId,
      from: { userId },
      to: { code: 'sales' },
      tetri: 600,
    }),
  )
  await expect(refundPayment(createContext(), paymentId)).rejects.toThrow('spent_meanwhile')
  expect([await balance(), await readBankRefund()]).toEqual([400, 0])
  expect(await refundPayment(createContext(), paymentId, 400)).toMatchObject({ refundedNow: 400 })
})

/** Simulates a whole or partial cancellation of the paid order. */
async function returnToBalance(tetri: number): Promise<void> {
  await inTransaction(database.pool, async (transaction) => {
    const sold = { key: `sold:${paymentId}`, cause: 'order', paymentId, tetri: 1_000 } as const
    await postTransaction(transaction, { ...sold, from: { userId }, to: { code: 'sales' } })
    const returned = await recordReturn(transaction, paymentId, tetri)
    const back = { key: `back:${paymentId}`, cause: 'order_return', paymentId, tetri: returned } as const
    await postTransaction(transaction, { ...back, from: { code: 'sales' }, to: { userId } })
  })
}

test('a bank refund is debited from the balance if the money was returned there before', async () => {
  await returnToBalance(1_000)
  expect(await refundPayment(createContext(), paymentId)).toMatchObject({ refundedNow: 1_000 })
  expect([await balance(), await readBankRefund()]).toEqual([0, 1_000])
  expect(await findLedgerErrors(database.pool)).toEqual([])
})

test('a refund by the bank itself is debited from the balance after a cancelled order', async () => {
  await returnToBalance(1_000)
  await database.pool.query(
    `update sandbox_bank_payments b set state = 'refunded', refunded = b.amount
     from payments p where p.provider_id = b.id::text and p.id = $1`,
    [paymentId],
  )
  await settlePayment(createContext(), paymentId)
  expect(await balance()).toBe(0)
})

test('if the bank refunds money that an order has spent, the debit waits until the order is returned', async () => {
  const move = (key: string, cause: 'order' | 'order_return', tetri: number) =>
    inTransaction(database.pool, async (transaction) => {
      const [payer, sales] = [{ userId }, { code: 'sales' }]
      const [from, to] = cause === 'order' ? [payer, sales] : [sales, payer]
      if (cause === 'order_return') await recordReturn(transaction, paymentId, tetri)
      await postTransaction(transaction, { key: `${key}:${paymentId}`, cause, paymentId, from, to, tetri })
    })
  await move('sold', 'order', 1_000)
  await database.pool.query(
    `update sandbox_bank_payments b set state = 'refunded', refunded = b.amount
     from payments p where p.provider_id = b.id::text and p.id = $1`,
    [paymentId],
  )
  await settlePayment(createContext(), paymentId)
  await reconcilePayments(createContext())
  expect(await balance()).toBe(0)
  await move('back', 'order_return', 1_000)
  await reconcilePayments(createContext())
  expect(await balance()).toBe(0)
  expect(await findLedgerErrors(database.pool)).toEqual([])
})

test('a refund is debited whole after a part of the payment was returned to the balance', async () => {
  await returnToBalance(400)
  expect(await refundPayment(createContext(), paymentId, 300)).toMatchObject({
    refundedNow: 300,
    refundedTotal: 300,
    isPending: false,
  })
  expect([await balance(), await readBankRefund()]).toEqual([100, 300])
  await expect(refundPayment(createContext(), paymentId)).rejects.toThrow('spent_meanwhile')
})

test('an order is returned to the balance although the bank has refunded its payment', async () => {
  await bank.fill(token, 10)
  await refundPayment(createContext(), paymentId)
  await returnToBalance(1_000)
  expect(await balance()).toBe(1_000)
})

test('an unpaid payment returns no money to the balance', async () => {
  const { id } = await bank.begin(token, 10)
  expect(await inTransaction(database.pool, (transaction) => recordReturn(transaction, id, 1_000))).toBe(0)
  const { rows } = await database.pool.query('select state, returned from payments where id = $1', [id])
  expect(rows).toEqual([{ state: 'pending', returned: 0 }])
})

test("refunds require the configured provider's payment", async () => {
  await expect(refundPayment(createContext(), 1)).rejects.toThrow('unknown_payment')
  await expect(refundPayment(createContext({ name: 'bog' }), paymentId)).rejects.toThrow(
    'not_by_this_provider',
  )
  const { id } = await bank.begin(token, 10)
  await expect(refundPayment(createContext(), id)).rejects.toThrow('not_paid')
})
