import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)
let token: string
let statement: number
let other: number

beforeAll(async () => {
  await addPlaces(database.pool)
  token = await createSession(database.pool, await addUser(database.pool, { is_operator: true }))
})
beforeEach(async () => {
  const { pool } = database
  await pool.query('delete from statement_reports')
  const owner = await addUser(pool, { first_name: 'ანა', last_name: 'ბერიძე' })
  statement = await addStatement(pool, { user_id: owner, address_en: 'Chavchavadze Avenue 26' })
  other = await addStatement(pool)
})

const PATH = '/v1/operator/reported-statements'
const list = async (query = '') => (await api.get(PATH + query, { token, locale: 'en' })).body.data

let visitors = 0

async function report(id: number, reason: string, at: string, closedAt: string | null = null) {
  visitors += 1
  const { rows } = await database.pool.query<{ id: number }>(
    'insert into statement_reports (statement_id, visitor, reason, created_at) values ($1, $2, $3, $4) returning id',
    [id, `visitor ${visitors}`, reason, at],
  )
  await database.pool.query(
    "update leads set closed_at = $2 where kind = 'statement_report' and source_id = $1::text",
    [rows[0]?.id, closedAt],
  )
}

test('a statement is listed once with its open reports, the most frequent reason first', async () => {
  await report(statement, 'fraud', '2026-11-20T08:00:00Z')
  await report(statement, 'sold', '2026-11-21T08:00:00Z')
  await report(statement, 'sold', '2026-11-22T08:00:00Z')
  await report(statement, 'other', '2026-11-19T08:00:00Z', '2026-11-19T10:00:00Z')
  expect(await list()).toMatchObject({
    data: [
      {
        id: statement,
        address: 'Chavchavadze Avenue 26',
        owner: 'ანა ბერიძე',
        is_public: true,
        is_blocked: false,
        reports: 3,
        reasons: [
          { reason: 'sold', count: 2 },
          { reason: 'fraud', count: 1 },
        ],
        waiting_since: '2026-11-20 12:00:00',
        closed_at: null,
      },
    ],
    total: 1,
    count_by_list: { open: 1, closed: 0 },
  })
})

const idsOf = ({ data }: { data: { id: number }[] }) => data.map(({ id }) => id)

test('the longest waiting statement comes first, and statements without open reports have their own list', async () => {
  const third = await addStatement(database.pool)
  const fourth = await addStatement(database.pool)
  await report(statement, 'fraud', '2026-11-22T08:00:00Z')
  await report(other, 'fraud', '2026-11-20T08:00:00Z')
  await report(other, 'sold', '2026-11-23T08:00:00Z')
  await report(third, 'sold', '2026-11-02T08:00:00Z', '2026-11-20T08:00:00Z')
  await report(fourth, 'sold', '2026-11-05T08:00:00Z', '2026-11-21T08:00:00Z')
  await report(fourth, 'sold', '2026-11-06T08:00:00Z', '2026-11-07T08:00:00Z')
  const open = await list()
  expect([idsOf(open), open.total]).toEqual([[other, statement], 2])
  const closed = await list('?list=closed')
  expect([idsOf(closed), closed.total]).toEqual([[fourth, third], 2])
  expect(closed.data[0]).toMatchObject({
    reports: 2,
    waiting_since: '2026-11-05 12:00:00',
    closed_at: '2026-11-21 12:00:00',
  })
  expect(closed.count_by_list).toEqual({ open: 2, closed: 2 })
  const second = await list('?per_page=1&page=2')
  expect([idsOf(second), second.last_page]).toEqual([[statement], 2])
})

test('a report belongs to one statement, and other leads are not listed', async () => {
  await report(statement, 'fraud', '2026-11-22T08:00:00Z')
  await database.pool.query(
    "insert into leads (kind, source_id) select 'contact_message', id::text from statement_reports",
  )
  expect((await list()).data).toMatchObject([{ id: statement, reports: 1 }])
  await database.pool.query("delete from leads where kind = 'contact_message'")
})

test('a block of the statement is marked, a block of its owner is not, and deleted statements are excluded', async () => {
  await report(statement, 'fraud', '2026-11-20T08:00:00Z')
  await report(other, 'fraud', '2026-11-21T08:00:00Z')
  await database.pool.query(
    "insert into statement_blocks (statement_id, cause) values ($1, 'statement'), ($2, 'owner')",
    [statement, other],
  )
  await database.pool.query('update statements set published = false where id = $1', [statement])
  expect((await list()).data).toMatchObject([
    { id: statement, is_blocked: true, is_public: false },
    { id: other, is_blocked: false, is_public: true },
  ])
  await database.pool.query('update statements set deleted_at = now() where id = $1', [statement])
  const left = await list()
  expect([idsOf(left), left.count_by_list]).toEqual([[other], { open: 1, closed: 0 }])
})

test('the list is visible to operators only', async () => {
  const user = await createSession(database.pool, await addUser(database.pool))
  expect((await api.get(PATH, { token: user })).status).toBe(404)
  expect((await api.get(PATH)).status).toBe(401)
})
