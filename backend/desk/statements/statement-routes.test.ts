import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)
let token: string
let owner: number
let ownerToken: string
let statement: number

beforeAll(async () => {
  await addPlaces(database.pool)
  token = await createSession(database.pool, await addUser(database.pool, { is_operator: true }))
})
beforeEach(async () => {
  owner = await addUser(database.pool)
  ownerToken = await createSession(database.pool, owner)
  statement = await addStatement(database.pool, { user_id: owner })
})

const PATH = '/v1/operator/reported-statements'
const open = async () => (await api.get(`${PATH}/${statement}`, { token })).body.data
const act = async (name: string, more: object = {}, by = token) =>
  (await api.post(`${PATH}/${statement}/acts`, { act: name, ...more }, { token: by, locale: 'en' })).status
const isShownTo = async (reader?: string) =>
  (await api.get(`/v1/microservice/statements/${statement}`, reader ? { token: reader } : {})).status === 200

async function report(visitor: string): Promise<void> {
  await database.pool.query(
    "insert into statement_reports (statement_id, visitor, reason, comment) values ($1, $2, 'fraud', 'no house')",
    [statement, visitor],
  )
}

async function listMessages() {
  const { rows } = await database.pool.query(
    "select kind, content->>'quote' as quote from messages where user_id = $1 order by created_at, id",
    [owner],
  )
  return rows
}

test('a blocked statement is visible only to its owner, who sees the reason and cannot republish it', async () => {
  expect(await isShownTo()).toBe(true)
  expect(await act('block')).toBe(422)
  expect(await act('block', { text: 'There is no such house.' })).toBe(200)
  expect([await isShownTo(), await isShownTo(ownerToken)]).toEqual([false, true])
  expect(await open()).toMatchObject({
    is_public: false,
    block_reason: 'There is no such house.',
    allowed_acts: ['unblock', 'note'],
  })
  for (const name of ['hide', 'show', 'renew'])
    await api.post(
      `/v1/microservice/users/statements/${name}`,
      { statements: [statement] },
      { token: ownerToken },
    )
  expect(await isShownTo()).toBe(false)
  const { body } = await api.get('/v1/microservice/users/statements', { token: ownerToken })
  expect(body.data.data[0].block_reason).toBe('There is no such house.')

  expect(await act('unblock')).toBe(200)
  expect(await isShownTo()).toBe(true)
  expect(await listMessages()).toEqual([
    { kind: 'statement_blocked', quote: 'There is no such house.' },
    { kind: 'statement_reviewed', quote: '' },
  ])
  const notifications = (await api.get('/v1/users/notifications', { token: ownerToken, locale: 'en' })).body
  expect(notifications.data.data).toMatchObject([
    { title: `Listing No. ${statement} is published`, url: `/statements/${statement}` },
    {
      title: `We have taken listing No. ${statement} off the site`,
      url: '/account/statements',
      additional_information: { message: 'There is no such house.' },
    },
  ])
})

test('all reports of a statement are closed together, each in the log', async () => {
  for (const visitor of ['one', 'two', 'three']) await report(visitor)
  expect(await open()).toMatchObject({
    reports: [{}, {}, {}],
    allowed_acts: ['block', 'close_reports', 'merge_home', 'note'],
  })
  expect(await act('close_reports')).toBe(200)
  const closed = { closed_at: expect.any(String) }
  expect((await open()).reports).toMatchObject([closed, closed, closed])
  expect(await act('close_reports')).toBe(409)
  const { rows } = await database.pool.query(
    `select before->>'open_reports' as before, after->>'open_reports' as after from operator_acts
     where subject = 'statement' and subject_id = $1::text`,
    [statement],
  )
  expect(rows).toEqual([{ before: '3', after: '0' }])
})

test('reports stay open when their statement is blocked, and closing them closes no other leads', async () => {
  const { pool } = database
  const other = await addStatement(pool)
  await report('one')
  await pool.query(
    "insert into statement_reports (statement_id, visitor, reason) values ($1, 'one', 'fraud')",
    [other],
  )
  await pool.query(
    `insert into leads (kind, source_id)
     select 'contact_message', id::text from statement_reports where statement_id = $1`,
    [statement],
  )
  expect(await act('block', { text: 'Fraud' })).toBe(200)
  expect((await open()).reports).toMatchObject([{ closed_at: null }])
  expect(await act('close_reports')).toBe(200)
  const { rows } = await pool.query(
    `select kind from leads where closed_at is null
       and source_id in (select id::text from statement_reports where statement_id = any($1)) order by kind`,
    [[statement, other]],
  )
  expect(rows).toEqual([{ kind: 'contact_message' }, { kind: 'statement_report' }])
})

test('an act repeated with its key runs once, and the key is invalid for another statement', async () => {
  const fields = { text: 'Fraud', idempotency_key: randomUUID() }
  expect([await act('block', fields), await act('block', fields)]).toEqual([200, 200])
  expect(await listMessages()).toHaveLength(1)
  statement = await addStatement(database.pool, { user_id: owner })
  expect(await act('block', fields)).toBe(409)
  expect([await isShownTo(), await listMessages()]).toEqual([true, [expect.anything()]])
})

test('two operators at once, or one twice, block a statement once and notify its owner once', async () => {
  const other = await createSession(database.pool, await addUser(database.pool, { is_operator: true }))
  const key = { text: 'Fraud', idempotency_key: randomUUID() }
  const answers = await Promise.all([
    act('block', key),
    act('block', key),
    act('block', { text: 'Money in advance' }, other),
  ])
  expect(answers.filter((status) => status === 200).length).toBeGreaterThan(0)
  expect(answers.every((status) => [200, 409].includes(status))).toBe(true)
  expect(await listMessages()).toHaveLength(1)
})

test('unblocking an owner does not unblock a blocked statement, nor the reverse', async () => {
  const change = (name: string, text = '') =>
    api.post(`/v1/operator/users/${owner}/acts`, { act: name, text }, { token })
  await act('block', { text: 'no such house' })
  await change('block', 'fraud')
  await change('unblock')
  expect(await isShownTo()).toBe(false)
  await change('block', 'fraud')
  await act('unblock')
  expect(await isShownTo()).toBe(false)
  await change('unblock')
  expect(await isShownTo()).toBe(true)
})

test('blocking and unblocking a statement or its owner does not affect other owners', async () => {
  const { pool } = database
  const changeUser = async (id: number, name: string) =>
    (await api.post(`/v1/operator/users/${id}/acts`, { act: name, text: 'Fraud' }, { token })).status
  const [shown, itself, ofBlocked] = [statement, await addStatement(pool), await addStatement(pool)]
  statement = itself
  expect(await act('block', { text: 'Fraud' })).toBe(200)
  const { rows } = await pool.query<{ user_id: number }>('select user_id from statements where id = $1', [
    ofBlocked,
  ])
  expect(await changeUser(rows[0]?.user_id ?? 0, 'block')).toBe(200)
  const readOthers = async () => {
    const { rows } = await pool.query(
      `select s.id, s.published, u.blocked_at, b.cause, b.reason from statements s join users u on u.id = s.user_id
       left join statement_blocks b on b.statement_id = s.id where s.id = any($1) order by s.id`,
      [[shown, itself, ofBlocked]],
    )
    return rows
  }
  const before = await readOthers()
  expect(before.map(({ published }) => published)).toEqual([true, false, false])
  const user = await addUser(pool)
  statement = await addStatement(pool, { user_id: user })
  for (const change of [() => act('block', { text: 'Fraud' }), () => changeUser(user, 'block')]) {
    expect(await change()).toBe(200)
    expect(await readOthers()).toEqual(before)
  }
  expect([await act('unblock'), await changeUser(user, 'unblock')]).toEqual([200, 200])
  expect([await readOthers(), await isShownTo()]).toEqual([before, true])
})

test('other users can neither see reports nor block statements', async () => {
  expect((await api.get(`${PATH}/${statement}`, { token: ownerToken })).status).toBe(404)
  expect(await act('block', { text: 'no' }, ownerToken)).toBe(404)
  expect((await api.get(`${PATH}/${statement}`)).status).toBe(401)
  await database.pool.query('update statements set deleted_at = now() where id = $1', [statement])
  expect((await api.get(`${PATH}/${statement}`, { token })).status).toBe(404)
})

test('a reported statement shows its price, photos, and its text in the language of the operator', async () => {
  await database.pool.query(
    `update statements set price = 120000, currency_id = 2, comment_ka = 'ნათელი ბინა', comment_en = '', comment_ru = 'Светлая квартира',
       images = '1200 900 t /pictures/flat-1' where id = $1`,
    [statement],
  )
  expect(await open()).toMatchObject({
    price: 120_000,
    currency: 'usd',
    text: 'ნათელი ბინა',
    photos: [
      { url: '/pictures/flat-1.webp', thumb_url: '/pictures/flat-1_thumb.webp', width: 1200, height: 900 },
    ],
  })
  const read = async (locale: string) =>
    (await api.get(`${PATH}/${statement}`, { token, locale })).body.data.text
  expect([await read('ru'), await read('en')]).toEqual(['Светлая квартира', 'ნათელი ბინა'])
})
