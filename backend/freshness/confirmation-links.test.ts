import { beforeAll, beforeEach, expect, test } from 'vitest'
import { replyInConversation } from '~backend/conversations/reply'
import { inTransaction } from '~backend/platform/db/transaction'
import { CONFIRMATION_LINK_DAYS, CONFIRMATION_PATH } from '~contract/freshness'
import { DAY_MS } from '~contract/values/georgian-time'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { advanceSteps } from './advance-steps'
import { announceSteps } from './announce-steps'

const database = withTestDatabase()
const api = withApi(database)
let owner: number

beforeAll(() => addPlaces(database.pool))
beforeEach(async () => {
  await database.pool.query('truncate statements, messages, notifications, confirmation_links cascade')
  owner = await addUser(database.pool)
})

const ago = (days: number) => new Date(Date.now() - days * DAY_MS)

const addOld = (days: number, row = {}) =>
  addStatement(database.pool, { user_id: owner, confirmed_at: ago(days), ...row })

async function findState(id: number) {
  const { rows } = await database.pool.query(
    'select status, is_public, unconfirmed_step, announced_step from statements where id = $1',
    [id],
  )
  return rows[0]
}

/** Reads the codes of the messages, latest last. */
async function listCodes(): Promise<string[]> {
  const { rows } = await database.pool.query<{ path: string }>(
    "select content->'link'->>'path' as path from messages where kind = 'statements_unconfirmed' order by created_at",
  )
  return rows.map(({ path }) => {
    const url = new URL(path, 'https://site.test')
    expect(url.pathname).toBe(CONFIRMATION_PATH)
    return url.searchParams.get('code') ?? ''
  })
}

const check = (code: string) => api.post('/v1/statement-confirmations/check', { code })
const confirm = (code: string) => api.post('/v1/statement-confirmations', { code })
const states = ({ body }: Awaited<ReturnType<typeof confirm>>) =>
  body.data.statements.map(({ id, state }: { id: number; state: string }) => [id, state])

test('one message announces a step for all statements of an owner, by email and on the notifications page', async () => {
  const [first, second] = [await addOld(11.5), await addOld(12)]
  await addOld(9)
  await addOld(40, { status: 'hidden' })
  await addOld(40, { published: false })
  await Promise.all([announceSteps(database.pool), announceSteps(database.pool)])
  await announceSteps(database.pool)
  const { rows } = await database.pool.query('select user_id, kind, content from messages')
  expect(rows).toMatchObject([{ user_id: owner, kind: 'statements_unconfirmed' }])
  expect(rows[0].content.paragraphs[0]).toContain(`№ ${first}, № ${second}.`)
  const { rows: notifications } = await database.pool.query('select user_id, details from notifications')
  expect(notifications).toMatchObject([
    { user_id: owner, details: { url: '/account/statements?status=active' } },
  ])
  const [code = ''] = await listCodes()
  expect(states(await check(code))).toEqual([
    [first, 'due'],
    [second, 'due'],
  ])
})

test('steps follow each other after their announcements, and the page of a hidden statement stays readable', async () => {
  const id = await addOld(70)
  const days = () =>
    database.pool.query("update statements set announced_at = announced_at - interval '3 days'")
  for (const expected of [
    { status: 'active', is_public: true, unconfirmed_step: 1 },
    { status: 'unconfirmed', is_public: false, unconfirmed_step: 2 },
    { status: 'hidden', is_public: false, unconfirmed_step: 3 },
  ]) {
    const before = await findState(id)
    await announceSteps(database.pool)
    await advanceSteps(database.pool)
    // A late announcement still comes some days before its step.
    expect(await findState(id)).toEqual({ ...before, announced_step: expected.unconfirmed_step })
    await days()
    await advanceSteps(database.pool)
    expect(await findState(id)).toMatchObject(expected)
    const { status } = await api.get(`/v1/microservice/statements/${id}`)
    expect(status).toBe(expected.status === 'hidden' ? 404 : 200)
  }
})

test('a link confirms without signing in, once, and a repeat says so', async () => {
  const id = await addOld(40, {
    status: 'unconfirmed',
    unconfirmed_step: 2,
    announced_step: 2,
    announced_at: ago(4),
  })
  await database.pool.query('update statements set confirmed_at = $2 where id = $1', [id, ago(58)])
  await announceSteps(database.pool)
  const [code = ''] = await listCodes()
  expect(states(await check(code))).toEqual([[id, 'due']])
  expect(await findState(id)).toMatchObject({ status: 'unconfirmed' })
  expect(states(await confirm(code))).toEqual([[id, 'due']])
  expect(await findState(id)).toEqual({
    status: 'active',
    is_public: true,
    unconfirmed_step: 0,
    announced_step: 0,
  })
  expect(states(await confirm(code))).toEqual([[id, 'confirmed']])
})

test('a link does not confirm what was sold, handed over or deleted meanwhile, and expires', async () => {
  const ids = [await addOld(12), await addOld(12), await addOld(12), await addOld(12)]
  await announceSteps(database.pool)
  const [code = ''] = await listCodes()
  const [sold, reassigned, deleted, hidden] = ids
  const { pool } = database
  await pool.query("update statements set status = 'inactive', closed_as = 'sold' where id = $1", [sold])
  await pool.query('update statements set user_id = $2 where id = $1', [reassigned, await addUser(pool)])
  await pool.query('update statements set deleted_at = now() where id = $1', [deleted])
  await pool.query("update statements set status = 'hidden' where id = $1", [hidden])
  expect(states(await confirm(code))).toEqual(ids.map((id) => [id, 'closed']))
  expect(await findState(hidden as number)).toMatchObject({ status: 'hidden' })
  await pool.query('update confirmation_links set expires_at = $1', [ago(0)])
  expect((await check(code)).status).toBe(404)
  expect((await confirm(code)).status).toBe(404)
  expect((await confirm('words')).status).toBe(404)
})

test(`a link works for ${CONFIRMATION_LINK_DAYS} days, but not for a blocked owner`, async () => {
  await addOld(12)
  await announceSteps(database.pool)
  const [code = ''] = await listCodes()
  const { rows } = await database.pool.query<{ days: number }>(
    'select extract(day from expires_at - created_at)::int as days from confirmation_links',
  )
  expect(rows).toEqual([{ days: CONFIRMATION_LINK_DAYS }])
  await database.pool.query("update users set blocked_at = now(), block_reason = 'fraud' where id = $1", [
    owner,
  ])
  expect((await confirm(code)).status).toBe(404)
})

test('an answer of the owner in a conversation confirms, a message of the seeker does not', async () => {
  const { pool } = database
  const seeker = await addUser(pool)
  const id = await addOld(33, {
    status: 'unconfirmed',
    unconfirmed_step: 2,
    announced_step: 2,
    announced_at: ago(4),
  })
  const { rows } = await pool.query<{ id: string }>(
    `insert into conversations (kind, statement_id, owner_id, seeker_id, seeker_name, seeker_locale)
     values ('statement', $1, $2, $3, 'Seeker', 'ka') returning id`,
    [id, owner, seeker],
  )
  const write = (userId: number) =>
    inTransaction(pool, (transaction) =>
      replyInConversation(transaction, {
        conversationId: rows[0]?.id ?? '',
        reader: { userId, key: undefined },
        text: 'დიახ',
        idempotencyKey: null,
        visitor: `user ${userId}`,
        locale: 'ka',
        replies: undefined,
      }),
    )
  await write(seeker)
  expect(await findState(id)).toMatchObject({ status: 'unconfirmed' })
  await write(owner)
  expect(await findState(id)).toMatchObject({ status: 'active', is_public: true, unconfirmed_step: 0 })
})
