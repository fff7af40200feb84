import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { withTestDatabase } from '../../tests/database'
import { ledgerFaults } from '../../tests/fixtures/ledger'
import { withBank } from '../../tests/fixtures/payments'
import { addUser } from '../../tests/fixtures/rows'
import { beginSession } from '../auth/sessions'
import { withTransaction } from '../db/transaction'
import { balanceOf } from '../ledger/balance'
import { move } from '../ledger/move'
import { type Gateway, ProviderRefusal } from './gateway/gateway'
import { sandboxGateway } from './gateway/sandbox'
import { openCashier } from './open-cashier'
import { refund } from './refund'

const database = withTestDatabase()
const bank = withBank(database)
let userId: number
let token: string
let paymentId: number

beforeEach(async () => {
  userId = await addUser(database.pool)
  token = await beginSession(database.pool, userId)
  const { id, page } = await bank.begin(token, 10)
  await bank.decide(page, 'approve')
  await bank.status(token, id)
  paymentId = id
})

/** A cashier whose provider fails as the test wants. */
function cashier(faults: Partial<Gateway> = {}) {
  const { pool } = database
  const gateway = { ...sandboxGateway(pool), ...faults }
  return openCashier({ pool, log: pino({ level: 'silent' }), gateway })
}

const balance = () => balanceOf(database.pool, userId)

async function givenByBank(): Promise<number> {
  const { rows } = await database.pool.query(
    'select b.refunded from sandbox_bank_payments b join payments p on p.provider_id = b.id::text where p.id = $1',
    [paymentId],
  )
  return rows[0].refunded
}

async function movements(): Promise<{ cause: string; tetri: number }[]> {
  const { rows } = await database.pool.query(
    `select m.cause, abs(e.amount) as tetri from ledger_movements m join ledger_entries e on e.movement_id = m.id
     join ledger_accounts a on a.id = e.account_id
     where m.payment_id = $1 and a.user_id is not null order by m.id`,
    [paymentId],
  )
  return rows
}

test('all of a payment goes back once, however often and by however many it is asked', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => refund(cashier(), paymentId)))
  expect(answers.map(({ now }) => now).sort((a, b) => a - b)).toEqual([0, 0, 1_000])
  expect(answers[0]).toMatchObject({ inAll: 1_000, amount: 1_000, isAwaited: false })
  expect([await balance(), await givenByBank()]).toEqual([0, 1_000])
  expect(await movements()).toEqual([
    { cause: 'payment', tetri: 1_000 },
    { cause: 'refund', tetri: 1_000 },
  ])
  expect(await ledgerFaults(database.pool)).toEqual([])
})

test('a part, and then more of it: what is said is what goes back in all', async () => {
  expect(await refund(cashier(), paymentId, 300)).toMatchObject({ now: 300, inAll: 300 })
  expect(await refund(cashier(), paymentId, 300)).toMatchObject({ now: 0, inAll: 300 })
  expect(await refund(cashier(), paymentId, 500)).toMatchObject({ now: 200, inAll: 500 })
  expect(await balance()).toBe(500)
  await expect(refund(cashier(), paymentId, 1_001)).rejects.toThrow('more_than_paid')
})

test('what broke off after the bank had done it is finished, and not done again', async () => {
  let asks = 0
  const breaking = cashier({
    async readStatus(id) {
      asks += 1
      if (asks === 2) throw new Error('the line is dead')
      return sandboxGateway(database.pool).readStatus(id)
    },
  })
  await expect(refund(breaking, paymentId, 400)).rejects.toThrow('the line is dead')
  expect([await balance(), await givenByBank()]).toEqual([1_000, 400])
  expect(await refund(cashier(), paymentId, 400)).toMatchObject({ now: 400, inAll: 400 })
  expect([await balance(), await givenByBank()]).toEqual([600, 400])
})

test('what the bank will not do changes nothing', async () => {
  const refusing = cashier({ refund: async () => Promise.reject(new ProviderRefusal('not_refundable')) })
  await expect(refund(refusing, paymentId)).rejects.toThrow('not_refundable')
  expect([await balance(), (await movements()).length]).toEqual([1_000, 1])
})

test('what the bank does later is awaited', async () => {
  const slow = cashier({ refund: async () => {} })
  expect(await refund(slow, paymentId)).toMatchObject({ now: 0, inAll: 0, isAwaited: true })
  expect(await balance()).toBe(1_000)
})

test('what was spent meanwhile does not go back, and the bank is not asked', async () => {
  await withTransaction(database.pool, (transaction) =>
    move(transaction, {
      key: `spent:${paymentId}`,
      cause: 'order',
      paymentId,
      from: { userId },
      to: { code: 'sales' },
      tetri: 600,
    }),
  )
  await expect(refund(cashier(), paymentId)).rejects.toThrow('spent_meanwhile')
  expect([await balance(), await givenByBank()]).toEqual([400, 0])
  expect(await refund(cashier(), paymentId, 400)).toMatchObject({ now: 400 })
})

test('only what this provider has taken can go back', async () => {
  await expect(refund(cashier(), 1)).rejects.toThrow('unknown_payment')
  await expect(refund(cashier({ name: 'bog' }), paymentId)).rejects.toThrow('not_by_this_provider')
  const { id } = await bank.begin(token, 10)
  await expect(refund(cashier(), id)).rejects.toThrow('not_paid')
})
