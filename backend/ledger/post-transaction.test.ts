import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '~backend/platform/db/transaction'
import { withTestDatabase } from '~tests/database'
import { addUser } from '~tests/fixtures/database-rows'
import { addPayment, findLedgerErrors } from '~tests/fixtures/ledger'
import { getBalance } from './balance'
import { type LedgerTransaction, NotEnoughBalance, postTransaction } from './post-transaction'

const database = withTestDatabase()
const BANK = { code: 'provider:sandbox' }
const SALES = { code: 'sales' }
let userId: number
let paymentId: number
let postedCount = 0

beforeEach(async () => {
  userId = await addUser(database.pool)
  paymentId = await addPayment(database.pool, userId)
})

const post = (fields: Partial<LedgerTransaction>) => {
  postedCount += 1
  const key = `test:${postedCount}`
  return inTransaction(database.pool, (transaction) =>
    postTransaction(transaction, {
      key,
      cause: 'payment',
      paymentId,
      from: BANK,
      to: { userId },
      tetri: 100,
      ...fields,
    }),
  )
}
const spend = (tetri: number, key?: string) =>
  post({ cause: 'order', from: { userId }, to: SALES, tetri, ...(key ? { key } : {}) })
const readBalance = () => getBalance(database.pool, userId)

test('a user without transactions has a balance of zero', async () => {
  expect(await readBalance()).toBe(0)
})

test('a balance can be debited to zero and no further', async () => {
  await post({ tetri: 1_050 })
  await spend(1_000)
  expect(await readBalance()).toBe(50)
  await expect(spend(51)).rejects.toThrow(NotEnoughBalance)
  expect(await readBalance()).toBe(50)
  await spend(50)
  expect(await readBalance()).toBe(0)
})

test('a rejection for another reason is not reported as a low balance', async () => {
  await expect(post({ tetri: 0 })).rejects.toThrow(/check constraint/)
})

test('concurrent transactions with one key are posted once', async () => {
  const key = `once:${paymentId}`
  const results = await Promise.all(Array.from({ length: 20 }, () => post({ key })))
  expect(results.filter(Boolean)).toHaveLength(1)
  expect(await readBalance()).toBe(100)
})

test('concurrent transactions never lose money or leave a negative balance', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({ isSpent: fc.boolean(), tetri: fc.integer({ min: 1, max: 400 }), who: fc.nat(2) }),
        {
          minLength: 20,
          maxLength: 60,
        },
      ),
      async (steps) => {
        const users = [userId, await addUser(database.pool), await addUser(database.pool)]
        const before = await Promise.all(users.map((id) => getBalance(database.pool, id)))
        const moved = [0, 0, 0]
        await Promise.all(
          steps.map(async ({ isSpent, tetri, who }) => {
            const user = { userId: users[who] ?? userId }
            const way = isSpent ? { from: user, to: SALES } : { from: BANK, to: user }
            try {
              await post({ ...way, tetri })
              moved[who] = (moved[who] ?? 0) + (isSpent ? -tetri : tetri)
            } catch (error) {
              if (!(error instanceof NotEnoughBalance)) throw error
            }
          }),
        )
        const after = await Promise.all(users.map((id) => getBalance(database.pool, id)))
        expect(after).toEqual(before.map((tetri, at) => tetri + (moved[at] ?? 0)))
        expect(Math.min(...after)).toBeGreaterThanOrEqual(0)
      },
    ),
    { numRuns: 12 },
  )
  expect(await findLedgerErrors(database.pool)).toEqual([])
  const { rows } = await database.pool.query('select sum(amount)::bigint as all from ledger_entries')
  expect(rows).toEqual([{ all: 0 }])
})

describe('ledger constraints', () => {
  const write = (sql: string, values: unknown[] = []) => database.pool.query(sql, values)
  const account = (id: number) => `(select id from ledger_accounts where user_id = ${id})`
  const addMovement = (key: string) =>
    `insert into ledger_transactions (key, cause, payment_id) values ('${key}', 'payment', ${paymentId}) returning id`

  beforeEach(() => post({ tetri: 500 }))

  test.each([
    ['a direct update of a balance', 'update ledger_accounts set balance = 1000000 where user_id = $1'],
    ['an update of an account’s owner', 'update ledger_accounts set user_id = $1 + 1 where user_id = $1'],
    ['an update of an entry', 'update ledger_entries set amount = 1 where account_id = $1'],
    ['a deletion of an entry', 'delete from ledger_entries where account_id > 0 and $1 > 0'],
    ['an update of a transaction', "update ledger_transactions set cause = 'refund' where $1 > 0"],
    ['a deletion of a transaction', 'delete from ledger_transactions where $1 > 0'],
    ['a deletion of an account', 'delete from ledger_accounts where user_id = $1'],
  ])('the database rejects %s', async (_name, sql) => {
    const id = sql.includes('account_id = $1')
      ? (await write('select id from ledger_accounts where user_id = $1', [userId])).rows[0].id
      : userId
    await expect(write(sql, [id])).rejects.toThrow(/never changed|entries alone/)
  })

  test.each(['ledger_entries', 'ledger_transactions cascade', 'ledger_accounts cascade'])(
    'the database rejects emptying %s',
    async (tables) => {
      await expect(write(`truncate ${tables}`)).rejects.toThrow(/never changed/)
    },
  )

  test('the database rejects a new account with a balance', async () => {
    const rich = await addUser(database.pool)
    await expect(
      write('insert into ledger_accounts (user_id, balance) values ($1, 5)', [rich]),
    ).rejects.toThrow(/begins with nothing/)
  })

  test('the database rejects transactions with no entries, one entry, or a sum other than zero', async () => {
    await expect(write(addMovement('empty'))).rejects.toThrow(/sum to zero/)
    const entries = (key: string, values: string) =>
      inTransaction(database.pool, async (transaction) => {
        const { rows } = await transaction.query(addMovement(key))
        await transaction.query(
          `insert into ledger_entries (transaction_id, account_id, amount) values ${values.replaceAll('$', rows[0].id)}`,
        )
      })
    await expect(entries('one', `($, ${account(userId)}, 5)`)).rejects.toThrow(/sum to zero/)
    const uneven = `($, ${account(userId)}, 5), ($, (select id from ledger_accounts where code = 'sales'), -4)`
    await expect(entries('uneven', uneven)).rejects.toThrow(/sum to zero/)
  })

  test('the database rejects entries added to an existing transaction', async () => {
    const more = `insert into ledger_entries (transaction_id, account_id, amount)
      select max(transaction_id), ${account(userId)}, 1 from ledger_entries
      where transaction_id not in (select transaction_id from ledger_entries where account_id = ${account(userId)})`
    const other = await addUser(database.pool)
    await post({ to: { userId: other } })
    await expect(write(more)).rejects.toThrow(/complete/)
  })
})
