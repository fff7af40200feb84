import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postTransaction } from '~backend/ledger/post-transaction'
import { grantAppRights } from '~backend/platform/db/app-rights'
import { endPool } from '~backend/platform/db/pool'
import { inTransaction } from '~backend/platform/db/transaction'
import { migrateJobQueue, scheduleFirstRun } from '~backend/platform/jobs/job-queue'
import { fillGaps } from '../code/queries/fill-gaps'
import { createProgram, findQueries } from '../code/queries/find-queries'
import { UNCHECKED_FILES } from '../code/queries/trusted'
import { withTestDatabase } from '../database'
import { addUser } from '../fixtures/database-rows'
import { addPayment, findLedgerErrors } from '../fixtures/ledger'
import { isFullRun } from '../full-run'

const database = withTestDatabase()
const ROLE = `test_app_${randomUUID().slice(0, 8)}`
let app: pg.Pool

beforeAll(async () => {
  const { pool } = database
  await migrateJobQueue(pool, pino({ level: 'silent' }))
  await pool.query(`create role ${ROLE} login password '${ROLE}'`)
  // Runs twice, as at each start of a program.
  for (let start = 0; start < 2; start += 1) await grantAppRights(pool, ROLE)
  app = new pg.Pool({ ...database.connection, options: `-c role=${ROLE}` })
})

afterAll(async () => {
  await endPool(app)
  await database.pool.query(`drop owned by ${ROLE}; drop role ${ROLE}`)
})

async function refusal(sql: string): Promise<string> {
  return app.query(sql).then(
    () => 'done',
    (error: Error) => error.message,
  )
}

describe('role of the program', () => {
  test('a start keeps the policies of the queue, which running jobs use', async () => {
    const readPolicies = () =>
      database.pool.query('select oid from pg_policy where polname = $1::name order by oid', [
        `rows_for_${ROLE}`,
      ])
    const { rows: before } = await readPolicies()
    expect(before.length).toBeGreaterThan(0)
    await grantAppRights(database.pool, ROLE)
    expect((await readPolicies()).rows).toEqual(before)
  })

  test.each([
    'update ledger_entries set amount = amount + 1',
    'delete from ledger_entries',
    'truncate ledger_entries',
    'update ledger_transactions set cause = cause',
    'delete from ledger_transactions',
    'delete from ledger_accounts',
    'update ledger_accounts set balance = 1',
    'update ledger_accounts set user_id = 1',
    'alter table ledger_entries disable trigger all',
    'drop trigger ledger_entries_posted on ledger_entries',
    'drop table ledger_entries',
    'drop table users',
    'drop schema public cascade',
    'create table loot (id integer)',
    'create or replace function post_ledger_entry() returns trigger language plpgsql as $$begin return new; end$$',
    'alter table users add column loot text',
    'create role loot superuser',
    `alter role ${ROLE} superuser`,
    "set session_replication_role = 'replica'",
    'delete from migrations',
    "copy users to '/tmp/loot'",
    "select pg_read_file('/etc/passwd')",
    'drop schema graphile_worker cascade',
  ])('the role may not run: %s', async (sql) => {
    expect(await refusal(sql)).toMatch(/permission denied|must be (owner|member|superuser)|ADMIN option/)
  })

  test('the role may post to the ledger and schedule jobs', async () => {
    const user = await addUser(database.pool)
    const payment = await addPayment(database.pool, user, { amount: 500 })
    await inTransaction(app, (transaction) =>
      postTransaction(transaction, {
        key: 'role-test',
        cause: 'promo_code',
        paymentId: payment,
        from: { code: 'promotions' },
        to: { userId: user },
        tetri: 500,
      }),
    )
    expect(await findLedgerErrors(database.pool)).toEqual([])
    await scheduleFirstRun(app, 'role-test', new Date())
    expect((await app.query('select count(*)::int as count from graphile_worker.jobs')).rows).toEqual([
      { count: 1 },
    ])
  })
})

// Reading all sources takes half a minute; the journeys of the short run use this role as well.
test.runIf(isFullRun)('the role may run every query of the program', { timeout: 180_000 }, async () => {
  const isOfProgram = (file: string) =>
    /^backend\//.test(file) && !/\.test\.ts$|^backend\/(demo\/seed|platform\/db)\//.test(file)
  const queries = findQueries(createProgram(isOfProgram), isOfProgram).filter(
    ({ file }) => !(file in UNCHECKED_FILES),
  )
  const errors: string[] = []
  for (const { place, texts } of queries)
    for (const text of texts) errors.push(...(await findDenial(place, text)))
  expect([...new Set(errors)]).toEqual([])
  expect(queries.length).toBeGreaterThan(250)
})

/** Plans a query, which checks its rights; parameters need no values. */
async function findDenial(place: string, text: string): Promise<string[]> {
  for (const filled of fillGaps(text)) {
    const message = await refusal(`explain (generic_plan) ${filled}`)
    if (message.startsWith('permission denied')) return [`${place}: ${message}`]
    if (message === 'done') return []
  }
  return []
}
