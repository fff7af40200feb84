import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)
let id: number

beforeAll(() => addPlaces(database.pool))

beforeEach(async () => {
  id = await addStatement(database.pool)
})

function report(body: object | undefined, visitor = 'somebody', token?: string) {
  const caller = { headers: { 'x-visitor': visitor }, ...(token && { token }) }
  return api.post(`/v1/microservice/statements/${id}/report`, body, caller)
}

async function reports() {
  const { rows } = await database.pool.query(
    'select user_id, visitor, reason, comment from statement_reports where statement_id = $1 order by id',
    [id],
  )
  return rows
}

test('the first report of a visitor per day is saved, and repeats get the same response', async () => {
  const first = await report({ reason: 'sold', comment: ' ' })
  const again = await report({ reason: 'fraud', comment: 'x' })
  expect([first.status, first.body]).toEqual([200, { result: true, data: { reported: true } }])
  expect([again.status, again.body]).toEqual([first.status, first.body])
  expect(await reports()).toEqual([{ user_id: null, visitor: 'somebody', reason: 'sold', comment: '' }])

  await database.pool.query('update statement_reports set day = day - 1 where statement_id = $1', [id])
  await report({ reason: 'sold' })
  expect(await reports()).toHaveLength(2)
})

test('a report is saved with its user and comment', async () => {
  const user = await addUser(database.pool)
  const form = new FormData()
  form.append('reason', 'other')
  form.append('comment', ' სხვა\r\nრამ\0 ')
  await report(form, 'one', await createSession(database.pool, user))
  await report(new URLSearchParams({ reason: 'wrong_price' }), 'two')
  expect(await reports()).toEqual([
    { user_id: user, visitor: 'one', reason: 'other', comment: 'სხვა\nრამ' },
    { user_id: null, visitor: 'two', reason: 'wrong_price', comment: '' },
  ])
})

const INVALID_REASON = 'The reason field must be one of sold, wrong_price, wrong_place, fraud, other.'

test.each<[object | undefined, string, string]>([
  [undefined, 'reason', 'The reason field is required.'],
  [{ reason: '' }, 'reason', 'The reason field is required.'],
  [{ reason: 'ugly' }, 'reason', INVALID_REASON],
  [{ reason: 'constructor' }, 'reason', INVALID_REASON],
  [{ reason: 'other' }, 'comment', 'The comment field is required.'],
  [{ reason: 'other', comment: ' \n ' }, 'comment', 'The comment field is required.'],
  [
    { reason: 'sold', comment: 'ა'.repeat(1001) },
    'comment',
    'The comment field must not be longer than 1000 characters.',
  ],
])('a report with %j is rejected', async (body, field, message) => {
  const answer = await report(body)
  expect([answer.status, answer.body]).toEqual([
    422,
    { result: false, data: [], errors: [{ field, message }] },
  ])
  expect(await reports()).toEqual([])
})

test('a comment may have a thousand characters of any number of bytes', async () => {
  expect((await report({ reason: 'other', comment: '😀'.repeat(1000) })).status).toBe(200)
})

test('a report of an unknown statement answers 404', async () => {
  await database.pool.query("update statements set status = 'hidden' where id = $1", [id])
  expect((await report({ reason: 'sold' })).status).toBe(404)
})
