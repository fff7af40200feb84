import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { inTransaction } from '~backend/platform/db/transaction'
import { listStepFields } from '~contract/statement-drafts'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { countWaiting } from '~tests/fixtures/count-waiting'
import { addPlaces, addUser } from '~tests/fixtures/database-rows'
import { COMPLETE_FLAT } from '~tests/fixtures/statement-draft'

const database = withTestDatabase()
const api = withApi(database)
const DRAFTS = '/v1/microservice/users/statement-drafts'
let operator: string
let owner: number

beforeAll(async () => {
  await addPlaces(database.pool)
  operator = await createSession(database.pool, await addUser(database.pool, { is_operator: true }))
})
beforeEach(async () => {
  await database.pool.query('truncate messages')
  owner = await addUser(database.pool)
})

async function sendToReview(): Promise<string> {
  const token = await createSession(database.pool, owner)
  const { id } = (await api.post(DRAFTS, COMPLETE_FLAT, { token })).body.data
  await database.pool.query("update statement_drafts set state = 'in_review' where id = $1", [id])
  return id
}

const decide = (draft: string, decision: string, body: object = {}) =>
  api.post(`/v1/operator/statements/${draft}/${decision}`, body, { token: operator, locale: 'en' })

async function listMessages() {
  const { rows } = await database.pool.query(
    "select user_id, content from messages where kind = 'statement_reviewed' order by created_at",
  )
  return rows
}

type ListedNotification = { url: string; additional_information: { message: string } }

async function listNotifications(): Promise<ListedNotification[]> {
  const token = await createSession(database.pool, owner)
  const { body } = await api.get('/v1/users/notifications', { token, locale: 'en' })
  return body.data.data
}

test('a draft under review has the title of its future statement', async () => {
  const titles: Record<string, string> = {}
  const draft = await sendToReview()
  for (const locale of ['ka', 'en', 'ru'] as const) {
    const read = async (path: string) => (await api.get(path, { token: operator, locale })).body.data
    const { title } = await read(`/v1/operator/statements/${draft}`)
    const { data } = await read('/v1/operator/statements?per_page=100')
    expect(data.find(({ id }: { id: string }) => id === draft).title).toBe(title)
    titles[locale] = title
  }
  const statement = (await decide(draft, 'publish')).body.data.statement_id
  for (const locale of ['ka', 'en', 'ru'] as const) {
    const { body } = await api.get(`/v1/microservice/statements/${statement}`, { locale })
    expect(titles[locale]).toMatch(/\p{L}/u)
    expect(titles[locale]).toBe(body.data.statement.dynamic_title)
  }
})

test('the owner is notified that a statement was published after its review, with its URL', async () => {
  const draft = await sendToReview()
  const statement = (await decide(draft, 'publish')).body.data.statement_id
  expect((await decide(draft, 'publish')).status).toBe(404)
  expect(await listMessages()).toMatchObject([
    {
      user_id: owner,
      content: {
        subject: `Listing No. ${statement} is published`,
        link: { path: `/statements/${statement}` },
      },
    },
  ])
  expect(await listNotifications()).toMatchObject([
    { title: `Listing No. ${statement} is published`, url: `/statements/${statement}` },
  ])
})

test('the owner is notified of each rejection with its reason, and a rejected statement is not published', async () => {
  const draft = await sendToReview()
  expect((await decide(draft, 'refuse')).status).toBe(422)
  expect((await decide(draft, 'refuse', { reason: 'Another flat.' })).status).toBe(200)
  expect((await decide(draft, 'publish')).status).toBe(404)
  await database.pool.query("update statement_drafts set state = 'in_review' where id = $1", [draft])
  expect((await decide(draft, 'refuse', { reason: 'Still another flat.' })).status).toBe(200)
  expect((await listMessages()).map(({ content }) => [content.subject, content.quote])).toEqual([
    ['Your listing was not published', 'Another flat.'],
    ['Your listing was not published', 'Still another flat.'],
  ])
  expect(
    (await listNotifications()).map(({ url, additional_information: { message } }) => [url, message]),
  ).toEqual([
    ['/account/statements', 'Still another flat.'],
    ['/account/statements', 'Another flat.'],
  ])
})

test('an owner who disabled such emails gets only a notification', async () => {
  await database.pool.query(
    "insert into message_settings (user_id, unwanted_kinds) values ($1, '{statement_reviewed}')",
    [owner],
  )
  await decide(await sendToReview(), 'refuse', { reason: 'Another flat.' })
  expect(await listMessages()).toEqual([])
  expect(await listNotifications()).toHaveLength(1)
})

test('the review list has the longest waiting draft first and the changes of a published statement', async () => {
  const draft = await sendToReview()
  await database.pool.query("update statement_drafts set signs = '{price}' where id = $1", [draft])
  const read = (path: string) => api.get(`/v1/operator/statements${path}`, { token: operator })
  const { data, total } = (await read('')).body.data
  expect(data).toHaveLength(total)
  expect(data.at(-1)).toMatchObject({ id: draft, signs: ['price'], values: { price: COMPLETE_FLAT.price } })
  expect((await read(`/${draft}`)).body.data).toMatchObject({ published_values: null, owner_statements: 0 })

  const { statement_id: statement } = (await decide(draft, 'publish')).body.data
  const token = await createSession(database.pool, owner)
  const { id } = (await api.post(`${DRAFTS}/of-statement/${statement}`, {}, { token })).body.data
  expect((await read(`/${id}`)).status).toBe(404)
  await database.pool.query(
    `update statement_drafts set state = 'in_review', content = content || '{"price":"77000"}' where id = $1`,
    [id],
  )
  const change = (await read(`/${id}`)).body.data
  expect(change).toMatchObject({ statement_id: statement, owner_statements: 1, values: { price: '77000' } })
  expect(change.published_values.price).toBe('125000')
})

test('a decision is logged with the reviewed values, and shown at the next review', async () => {
  const draft = await sendToReview()
  await decide(draft, 'refuse', { reason: 'Another flat.' })
  await database.pool.query("update statement_drafts set state = 'in_review' where id = $1", [draft])
  const { refusals } = (await api.get(`/v1/operator/statements/${draft}`, { token: operator })).body.data
  expect(refusals).toMatchObject([{ text: 'Another flat.' }])
  await decide(draft, 'publish')
  const { rows } = await database.pool.query(
    'select act, text, before, after from operator_acts where subject_id = $1 order by id',
    [draft],
  )
  expect(rows).toMatchObject([
    { act: 'refuse', before: { state: 'in_review', content: { city_id: '1' } }, after: { state: 'refused' } },
    { act: 'publish', after: { statement_id: expect.any(Number) } },
  ])
  // Logs stay when accounts are closed, so they must not contain personal data.
  const written = JSON.stringify(rows)
  for (const name of listStepFields('contact')) expect(written).not.toContain(name)
})

test('concurrent decisions on a draft succeed once', async () => {
  const draft = await sendToReview()
  const answers = await Promise.all([
    decide(draft, 'publish'),
    decide(draft, 'refuse', { reason: 'Another flat.' }),
    decide(draft, 'publish'),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
  expect(await listMessages()).toHaveLength(1)
})

test('a draft is not published if its owner is blocked during the decision', async () => {
  const { pool } = database
  const draft = await sendToReview()
  let deciding: ReturnType<typeof decide> | undefined
  await inTransaction(pool, async (transaction) => {
    await transaction.query("update users set blocked_at = now(), block_reason = 'Fraud' where id = $1", [
      owner,
    ])
    deciding = decide(draft, 'publish')
    await expect.poll(() => countWaiting(pool)).toBe(1)
  })
  expect((await deciding)?.status).toBe(404)
  expect((await pool.query('select from statements where user_id = $1', [owner])).rowCount).toBe(0)
})

test('a decision leaves other drafts waiting, and drafts of a blocked owner cannot be decided', async () => {
  const others = [await sendToReview(), await sendToReview()]
  const readOthers = async () =>
    (
      await database.pool.query('select to_jsonb(d) from statement_drafts d where id = any($1) order by id', [
        others,
      ])
    ).rows
  const before = await readOthers()
  expect((await decide(await sendToReview(), 'refuse', { reason: 'Another flat.' })).status).toBe(200)
  expect((await decide(await sendToReview(), 'publish')).status).toBe(200)
  expect(await readOthers()).toEqual(before)

  const list = async () =>
    (await api.get('/v1/operator/statements?per_page=100', { token: operator })).body.data as {
      data: { id: string }[]
      total: number
    }
  const waiting = await list()
  await database.pool.query("update users set blocked_at = now(), block_reason = 'Fraud' where id = $1", [
    owner,
  ])
  const left = await list()
  expect(left.total).toBe(waiting.total - others.length)
  expect(left.data.filter(({ id }) => others.includes(id))).toEqual([])
  for (const id of others) {
    expect((await decide(id, 'publish')).status).toBe(404)
    expect((await decide(id, 'refuse', { reason: 'Fraud.' })).status).toBe(404)
  }
})
