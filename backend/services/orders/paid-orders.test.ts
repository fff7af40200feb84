import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createSandboxGateway } from '~backend/demo/sandbox/bank/gateway'
import { settlePayment } from '~backend/payments/settle-payment'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { findLedgerErrors } from '~tests/fixtures/ledger'
import { withProviderPayments } from '~tests/fixtures/provider-payments'
import { withSandboxBank } from '~tests/fixtures/sandbox-bank'

const database = withTestDatabase()
const bank = withSandboxBank(database)
const { createContext } = withProviderPayments(database)
let userId: number
let token: string
let statement: number

beforeAll(() => addPlaces(database.pool))
beforeEach(async () => {
  userId = await addUser(database.pool)
  token = await createSession(database.pool, userId)
  statement = await addStatement(database.pool, { user_id: userId })
})

const init = () => bank.init(token, 'vip-service-order', { package_id: 1, statements: [statement] })
const orders = () => bank.orders(token)
const read = async () =>
  (await bank.api.get(`/v1/microservice/statements/${statement}`, { token })).body.data.statement

const listMessages = async () => {
  const { rows } = await database.pool.query('select kind from messages where user_id = $1', [userId])
  return rows.map(({ kind }) => kind)
}

test('an order unpaid for a day is not sold at its old price', async () => {
  await bank.fill(token, 30)
  const begin = async (hoursAgo: number) => {
    const { id } = (await init()).body.data
    await database.pool.query(
      'update payments set created_at = now() - make_interval(hours => $2) where id = $1',
      [id, hoursAgo],
    )
    return id
  }
  expect((await bank.payFromBalance(token, await begin(23))).body.result).toBe(true)
  const late = await begin(25)
  for (const pay of [bank.payFromBalance(token, late), bank.pay(token, { payment_id: late })])
    expect((await pay).body).toMatchObject({ result: false, message: 'not_available_any_more' })
  expect(await bank.balance(token)).toBe(17.5)
})

test('VIP paid by card takes effect when the bank confirms it', async () => {
  const { body } = await init()
  const paid = await bank.pay(token, { payment_id: body.data.id })
  expect(await read()).toMatchObject({ is_vip: false })
  await bank.decide(paid.body.data.redirect_url, 'approve_twice')
  expect(await bank.status(token, body.data.id)).toMatchObject({ state: 'paid', balance: 0 })
  expect(await read()).toMatchObject({ is_vip: true })
  expect(await listMessages()).toEqual(['order_paid'])
  const { rows } = await database.pool.query(
    'select extract(epoch from vip_until - now()) / 86400 as days from statements where id = $1',
    [statement],
  )
  expect(rows[0].days).toBeCloseTo(5, 2)
})

test('VIP that became unavailable leaves the money on the balance', async () => {
  const { body } = await init()
  const paid = await bank.pay(token, { payment_id: body.data.id })
  await database.pool.query('update statements set deleted_at = now() where id = $1', [statement])
  await bank.decide(paid.body.data.redirect_url, 'approve')
  expect(await bank.status(token, body.data.id)).toMatchObject({
    state: 'paid',
    reason: 'kept_on_balance',
    direction: 'in',
    balance: 12.5,
  })
  expect(await orders()).toMatchObject([{ state: 'called_off' }])
  expect(await listMessages()).toEqual(['payment_received'])
})

test.each([
  ['wholly', 1_250, 'refunded'],
  ['in part', 250, 'part_refunded'],
])(
  'VIP is cancelled if the bank refunds its payment %s before it is settled',
  async (_, tetri, bankState) => {
    const { body } = await init()
    const paid = await bank.pay(token, { payment_id: body.data.id })
    await bank.decide(paid.body.data.redirect_url, 'approve_never')
    await database.pool.query(
      `update sandbox_bank_payments b set state = $2, refunded = $3
     from payments p where p.provider_id = b.id::text and p.id = $1`,
      [body.data.id, bankState, tetri],
    )
    expect(await bank.status(token, body.data.id)).toMatchObject({
      refunded_amount: tetri / 100,
      balance: (1_250 - tetri) / 100,
    })
    expect(await read()).toMatchObject({ is_vip: false })
    expect(await orders()).toMatchObject([{ state: 'called_off' }])
    expect(await findLedgerErrors(database.pool)).toEqual([])
  },
)

test('VIP is cancelled while the bank is refunding its payment', async () => {
  const { body } = await init()
  const paid = await bank.pay(token, { payment_id: body.data.id })
  await bank.decide(paid.body.data.redirect_url, 'approve_never')
  const { readStatus } = createSandboxGateway(database.pool)
  const refunding = createContext({
    readStatus: async (id) => ({ ...(await readStatus(id)), isRefunding: true }),
  })
  await settlePayment(refunding, body.data.id)
  expect(await read()).toMatchObject({ is_vip: false })
  expect(await orders()).toMatchObject([{ state: 'called_off' }])
  expect(await bank.balance(token)).toBe(12.5)
})

test('the ledger balances after all tests', async () => {
  expect(await findLedgerErrors(database.pool)).toEqual([])
})
