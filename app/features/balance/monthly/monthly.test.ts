import { beforeAll, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { addUser } from '~tests/fixtures/database-rows'
import { addPayment } from '~tests/fixtures/ledger'
import { createRouteArgs } from '~tests/fixtures/route-args'
import { withSandboxBank } from '~tests/fixtures/sandbox-bank'
import { loadMonthly, sumPurchases } from './load-monthly.server'
import { loader as loadCsv } from './monthly-csv-route'

const database = withTestDatabase()
const bank = withSandboxBank(database)
let buyer: number

const site = {
  operator: { name: 'Ezo LLC', code: '400000000', address: undefined },
  supportPhone: '322000000',
  supportEmail: undefined,
}

beforeAll(async () => {
  buyer = await addUser(database.pool, { type: 'broker' })
  for (let made = 0; made < 21; made += 1) await addOrder(buyer)
  await addOrder(await addUser(database.pool))
  await addPayment(database.pool, buyer, { purpose: 'fill_balance', state: 'succeeded', method: 'card' })
})

async function addOrder(userId: number) {
  const { rows } = await database.pool.query<{ id: number }>(
    "insert into service_orders (user_id, service_type_id, state, paid_at) values ($1, 8, 'paid', now()) returning id",
    [userId],
  )
  const [order] = rows
  await addPayment(database.pool, userId, {
    purpose: 'order',
    order_id: order?.id,
    state: 'succeeded',
    method: 'balance',
  })
}

async function createArgs(query: string, userId: number, path = 'monthly') {
  const args = createRouteArgs(`/en/account/payments/${path}?${query}`, {
    origin: bank.api.origin,
    context: { site },
  })
  args.request.headers.set('cookie', `__Host-token=${await createSession(database.pool, userId)}`)
  return args
}

test('the purchases of a month are those of the user alone, from all pages and without top-ups', async () => {
  const { payments, bought, returned, remaining, isCut } = await loadMonthly(await createArgs('', buyer))
  expect(payments).toHaveLength(21)
  expect([bought, returned, remaining]).toEqual([
    payments.reduce((sum, { amount }) => sum + amount, 0),
    0,
    bought,
  ])
  expect(isCut).toBe(false)
  expect((await loadMonthly(await createArgs('month=2020-01', buyer))).payments).toEqual([])
})

test('the page names the details of the seller that are set', async () => {
  const { seller } = await loadMonthly(await createArgs('', buyer))
  expect(seller.map(({ value }) => value)).toEqual(['Ezo LLC', '400000000', '322000000'])
})

test('the CSV file has a line for each purchase with plain amounts, and is not cached', async () => {
  const response = await loadCsv(await createArgs('', buyer, 'monthly.csv'))
  const lines = (await response.text()).trim().split('\r\n')
  expect(lines).toHaveLength(22)
  expect(lines[1]).toMatch(/^"\d{4}-\d\d-\d\d","[^"]+","[^"]+",\d+\.\d\d,0\.00$/)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})

test('returned money is taken from the total, whether the bank or the balance has it', () => {
  const payments = [
    { amount: 10_000, refunded: 0, returned: 2_500 },
    { amount: 5_000, refunded: 5_000, returned: 5_000 },
    { amount: 1_000, refunded: 0, returned: 0 },
  ]
  expect(sumPurchases(payments)).toEqual({ bought: 16_000, returned: 7_500, remaining: 8_500 })
})
