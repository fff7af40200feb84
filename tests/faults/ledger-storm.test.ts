import os from 'node:os'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createRandom } from '~backend/demo/random'
import { type LedgerTransaction, NotEnoughBalance, postTransaction } from '~backend/ledger/post-transaction'
import { inTransaction } from '~backend/platform/db/transaction'
import { withTestDatabase } from '../database'
import { addUser } from '../fixtures/database-rows'
import { addPayment, findLedgerErrors } from '../fixtures/ledger'

/** Random operations; `npm run bench:ledger` runs a million, 32 at once. */
const OPERATIONS = Number(process.env.LEDGER_OPERATIONS ?? 80)
const CONCURRENCY = OPERATIONS < 1_000 ? 8 : 32
/** Few users, so that operations of one user meet. */
const USERS = 24
/** Operations between two sums of the whole ledger, which read every entry. */
const SUMMED_EVERY = Math.max(20, Math.ceil(OPERATIONS / 20))

const BANK = { code: 'provider:sandbox' }
const SALES = { code: 'sales' }
const PROMOTIONS = { code: 'promotions' }

const database = withTestDatabase()
const random = createRandom('ledger storm')

interface Payer {
  userId: number
  paymentId: number
  /** Balance by the acknowledged operations. */
  expected: number
  /** Sums of orders that were paid and can be returned. */
  orders: number[]
}

const counts = { credits: 0, orders: 0, returns: 0, refunds: 0, promos: 0, repeated: 0, refused: 0 }

/** Chooses an operation and returns its effect on the payer's balance, for when it is posted. */
function chooseOperation(payer: Payer): Pick<LedgerTransaction, 'cause' | 'from' | 'to' | 'tetri'> {
  const user = { userId: payer.userId }
  const tetri = random.whole(1, 20_000)
  const kind = random.whole(0, 9)
  if (kind < 4) return { cause: 'payment', from: BANK, to: user, tetri }
  if (kind < 8) return { cause: 'order', from: user, to: SALES, tetri }
  if (kind === 8) {
    const returned = payer.orders.pop()
    if (returned !== undefined) return { cause: 'order_return', from: SALES, to: user, tetri: returned }
    return { cause: 'promo_code', from: PROMOTIONS, to: user, tetri: 1_000 }
  }
  return { cause: 'refund', from: user, to: BANK, tetri }
}

const COUNTED = {
  payment: 'credits',
  order: 'orders',
  order_return: 'returns',
  refund: 'refunds',
  promo_code: 'promos',
} as const satisfies Record<LedgerTransaction['cause'], keyof typeof counts>

/** Posts an operation, sometimes twice at once like a repeated callback, and checks it after its commit. */
async function runOperation(pool: pg.Pool, payer: Payer, key: string): Promise<void> {
  const operation = chooseOperation(payer)
  const times = random.chance(0.15) ? 2 : 1
  const results = await Promise.all(
    Array.from({ length: times }, () =>
      inTransaction(pool, (transaction) =>
        postTransaction(transaction, { ...operation, key, paymentId: payer.paymentId }),
      ).catch((error: unknown) => {
        if (error instanceof NotEnoughBalance) return 'refused' as const
        throw error
      }),
    ),
  )
  const posted = results.filter((result) => result === true).length
  const { rows } = await pool.query<{ sum: number; entries: number; lowest: number | null }>(
    `select coalesce(sum(amount), 0)::float as sum, count(*)::int as entries, min(balance_after)::float as lowest
     from ledger_entries where transaction_id = (select id from ledger_transactions where key = $1)`,
    [key],
  )
  const [stored] = rows
  if (posted === 0) {
    counts.refused += 1
    if (operation.cause === 'order_return') payer.orders.push(operation.tetri)
    return expect(stored).toEqual({ sum: 0, entries: 0, lowest: null })
  }
  expect([posted, stored?.sum, stored?.entries]).toEqual([1, 0, 2])
  expect(stored?.lowest).toBeGreaterThanOrEqual(0)
  counts[COUNTED[operation.cause]] += 1
  counts.repeated += times - 1
  const isCredit = 'userId' in operation.to
  payer.expected += isCredit ? operation.tetri : -operation.tetri
  if (operation.cause === 'order') payer.orders.push(operation.tetri)
}

test(`${OPERATIONS} random operations, ${CONCURRENCY} at once, leave every balance exact and none below zero`, {
  timeout: 60_000 + OPERATIONS * 20,
}, async () => {
  const pool = new pg.Pool({ ...database.connection, max: 2 * CONCURRENCY })
  const payers: Payer[] = []
  for (let index = 0; index < USERS; index += 1) {
    const userId = await addUser(pool)
    payers.push({ userId, paymentId: await addPayment(pool, userId), expected: 0, orders: [] })
  }
  const start = performance.now()
  let next = 0
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (let at = next++; at < OPERATIONS; at = next++) {
        await runOperation(pool, random.pick(payers), `storm:${at}`)
        if (at % SUMMED_EVERY === 0) {
          const { rows } = await pool.query<{ sum: number }>(
            'select coalesce(sum(amount), 0)::float as sum from ledger_entries',
          )
          expect(rows).toEqual([{ sum: 0 }])
        }
      }
    }),
  )
  const seconds = (performance.now() - start) / 1_000
  const { rows } = await pool.query<{ user_id: number; balance: number }>(
    'select user_id, balance::float as balance from ledger_accounts where user_id is not null',
  )
  const balances = new Map(rows.map(({ user_id, balance }) => [user_id, balance]))
  expect(payers.map(({ userId }) => balances.get(userId) ?? 0)).toEqual(
    payers.map(({ expected }) => expected),
  )
  expect(await findLedgerErrors(pool)).toEqual([])
  await pool.end()
  printTable(seconds)
})

function printTable(seconds: number): void {
  const rows = [
    ['operations', OPERATIONS],
    ['at once', CONCURRENCY],
    ['payments credited', counts.credits],
    ['promotional credits', counts.promos],
    ['orders paid', counts.orders],
    ['orders returned', counts.returns],
    ['refunds', counts.refunds],
    ['refused for a low balance', counts.refused],
    ['sent twice at once, posted once', counts.repeated],
    ['operations a second', Math.round(OPERATIONS / seconds)],
    ['processor', `${os.cpus().length} × ${os.cpus()[0]?.model}`],
  ] as const
  process.stdout.write(`${rows.map(([name, value]) => `${name.padEnd(34)} ${value}`).join('\n')}\n`)
}
