import type pg from 'pg'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { FRESH_DAYS, MIN_PERCENT_CASES } from '~contract/public-figures'
import { DAY_MS } from '~contract/values/georgian-time'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { countPublicFigures } from '~tests/fixtures/public-figures'
import { loadTrustFigures, trustFigures } from './routes'

const database = withTestDatabase()
const api = withApi(database)
const NOW = new Date('2026-11-27T12:00:00Z')
const FIRST_MOMENT = '2026-08-28T20:00:00Z'
const LAST_MOMENT = '2026-11-26T19:59:59Z'
const BEFORE = '2026-08-28T19:59:59Z'
const TODAY = '2026-11-26T20:00:00Z'

/** Rolled back, because acts of operators cannot be deleted. */
let transaction: pg.PoolClient
let owner: number
let statement: number

beforeAll(() => addPlaces(database.pool))
beforeEach(async () => {
  transaction = await database.pool.connect()
  await transaction.query('begin')
  owner = await addUser(transaction, { valid_phone_numbers: ['555123456'] })
  statement = await addStatement(transaction, { user_id: owner, created_at: BEFORE })
})
afterEach(async () => {
  await transaction.query('rollback')
  transaction.release()
})

const load = () => loadTrustFigures(transaction, NOW)

interface Report {
  at?: string
  reason?: string
  closedAt?: string
  of?: number
}

let visitors = 0

async function report({
  at = '2026-11-20T08:00:00Z',
  reason = 'fraud',
  closedAt,
  of = statement,
}: Report = {}) {
  visitors += 1
  const { rows } = await transaction.query<{ id: number }>(
    `insert into statement_reports (statement_id, visitor, reason, created_at) values ($1, $2, $3, $4) returning id`,
    [of, `visitor ${visitors}`, reason, at],
  )
  if (closedAt)
    await transaction.query(
      "update leads set closed_at = $2 where kind = 'statement_report' and source_id = $1::text",
      [rows[0]?.id, closedAt],
    )
}

const act = (subject: string, subjectId: number | string, name: string, at: string) =>
  transaction.query(
    'insert into operator_acts (subject, subject_id, act, created_at) values ($1, $2, $3, $4)',
    [subject, String(subjectId), name, at],
  )

async function reportTimes(count: number, options: Report = {}) {
  for (let number = 0; number < count; number += 1) await report(options)
}

test('statements of the period are counted, those deleted since included', async () => {
  for (const created_at of [FIRST_MOMENT, LAST_MOMENT, TODAY]) await addStatement(transaction, { created_at })
  await addStatement(transaction, { created_at: LAST_MOMENT, deleted_at: NOW })
  expect(await load()).toMatchObject({ since: '2026-08-29', until: '2026-11-26', published: 3 })
})

test('reports are counted by their outcome', async () => {
  const other = await addStatement(transaction, { created_at: BEFORE })
  // Two are open when their statement is blocked.
  await report({ closedAt: '2026-11-20T14:00:00Z' })
  await report({ reason: 'sold' })
  await act('statement', statement, 'block', '2026-11-20T12:00:00Z')
  // One is closed before, and one arrives after.
  await report({ at: '2026-11-20T07:00:00Z', closedAt: '2026-11-20T09:00:00Z' })
  await report({ at: '2026-11-20T12:00:01Z', closedAt: '2026-11-21T12:00:01Z' })
  // These belong to another statement.
  await report({ of: other, closedAt: '2026-11-20T18:00:00Z' })
  await report({ of: other })
  expect((await load()).reports).toEqual({
    received: 6,
    led_to_block: 2,
    closed: 3,
    open: 1,
    // 2, 4, 4, 10 and 24.
    median_hours: 4,
    by_reason: [{ reasons: ['fraud', 'sold'], received: 6 }],
  })
})

test('too few decided reports have no median', async () => {
  await reportTimes(4, { closedAt: '2026-11-20T09:00:00Z' })
  await report()
  expect((await load()).reports).toMatchObject({ received: 5, closed: 4, median_hours: null })
  await report({ closedAt: '2026-11-20T09:00:00Z' })
  expect((await load()).reports).toMatchObject({ received: 6, closed: 5, median_hours: 1 })
})

test("a report counts as a block if its owner was blocked, but not after other acts or owners' blocks", async () => {
  await reportTimes(5)
  const noBlock = { led_to_block: 0, closed: 0, open: 5 }
  const at = '2026-11-20T12:00:00Z'
  await act('statement', statement, 'note', at)
  await act('user', owner + 1, 'block', at)
  for (const id of [statement, owner]) await act('lead', id, 'block', at)
  expect((await load()).reports).toMatchObject(noBlock)
  await act('user', owner, 'block', at)
  expect((await load()).reports).toMatchObject({ led_to_block: 5, closed: 0, open: 0 })
})

test('reports of other days and leads of other kinds are not counted', async () => {
  await reportTimes(4, { at: FIRST_MOMENT })
  await report({ at: LAST_MOMENT })
  await reportTimes(5, { at: BEFORE })
  await reportTimes(5, { at: TODAY })
  await transaction.query(
    "insert into leads (kind, source_id) select 'contact_message', id::text from statement_reports",
  )
  expect((await load()).reports).toMatchObject({ received: 5 })
})

test('report counts below five are hidden, except zero', async () => {
  expect((await load()).reports).toEqual({
    received: 0,
    led_to_block: 0,
    closed: 0,
    open: 0,
    median_hours: null,
    by_reason: [],
  })
  await reportTimes(4)
  expect((await load()).reports).toBe(null)
})

test('decisions of operators in the period are counted by kind', async () => {
  const acts = [
    ['statement', 'block', 3],
    ['statement', 'unblock', 2],
    ['statement', 'note', 1],
    ['user', 'block', 4],
    ['user', 'unblock', 1],
    ['statement_draft', 'publish', 6],
    ['statement_draft', 'refuse', 5],
  ] as const
  for (const [subject, name, times] of acts)
    for (let number = 0; number < times; number += 1) await act(subject, number, name, LAST_MOMENT)
  for (const [subject, name] of acts) for (const at of [BEFORE, TODAY]) await act(subject, 1, name, at)
  expect(await load()).toMatchObject({
    decisions: { statement_blocks: 3, statement_unblocks: 2, user_blocks: 4 },
    reviews: { published: 6, refused: 5 },
  })
})

test('public statements are counted by owner, with the share of confirmed numbers if there are enough', async () => {
  const broker = await addUser(transaction, {
    type: 'broker',
    valid_phone_numbers: ['555000000', '555123456'],
  })
  for (let number = 1; number < MIN_PERCENT_CASES; number += 1)
    await addStatement(transaction, { user_id: broker })
  await addStatement(transaction, { user_id: broker, status: 'hidden' })
  const few = (await load()).public_statements.by_owner
  expect(few).toEqual([
    { type: 'broker', total: MIN_PERCENT_CASES - 1, phone_confirmed: null },
    { type: 'physical', total: 1, phone_confirmed: null },
  ])
  await addStatement(transaction, { user_id: broker, phone_number: '555999999' })
  const [first] = (await load()).public_statements.by_owner
  expect(first).toEqual({
    type: 'broker',
    total: MIN_PERCENT_CASES,
    phone_confirmed: MIN_PERCENT_CASES - 1,
  })
})

test('recently renewed statements count as fresh', async () => {
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS)
  await transaction.query('update statements set last_updated = $1', [ago(FRESH_DAYS + 1)])
  await addStatement(transaction, { last_updated: ago(FRESH_DAYS - 1) })
  await addStatement(transaction, { last_updated: ago(1), status: 'inactive' })
  expect((await load()).public_statements).toMatchObject({ total: 2, fresh: 1 })
})

test('recently confirmed public statements are counted for both periods', async () => {
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS)
  await transaction.query('update statements set confirmed_at = $1', [ago(20)])
  for (const days of [1, 6, 8, 15]) await addStatement(transaction, { confirmed_at: ago(days) })
  await addStatement(transaction, { confirmed_at: ago(1), status: 'unconfirmed' })
  expect((await load()).public_statements.confirmed).toEqual({ within_7_days: 2, within_14_days: 3 })
})

test('the figures are public once counted, with the current review mode', async () => {
  const load = async () => (await api.get('/v1/trust-figures')).body.data.figures
  expect(await load()).toBe(null)
  await countPublicFigures(database.pool, trustFigures)
  expect(await load()).toMatchObject({
    public_statements: { total: 0 },
    reviews: { mode: 'off', published: 0 },
  })
})
