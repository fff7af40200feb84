import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createGazetteer } from '~backend/locations/gazetteer'
import { StreetFinder } from '~backend/locations/street-finder'
import type { EmailContent } from '~backend/messages/content'
import { formatEmailText } from '~backend/messages/email/format-text'
import { createSearchTextParser } from '~backend/search/search-text'
import { MAX_EMAILED_SEARCHES } from '~contract/saved-searches'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, places } from '~tests/fixtures/database-rows'
import { deleteUnconfirmedSearches } from './followed-store'
import { emailNewStatements } from './new-statements-job'

const database = withTestDatabase()
const api = withApi(database)
const PATH = '/v1/followed-search'
const IN_VAKE = `urbans=${places.vake}`

beforeAll(() => addPlaces(database.pool))

beforeEach(async () => {
  await database.pool.query('truncate saved_searches, messages, rate_limit_hits cascade')
})

const follow = (fields: Record<string, string> = {}) =>
  api.post(PATH, {
    email: 'nino@example.ge',
    frequency: 'daily',
    name: 'Vake',
    query: IN_VAKE,
    language: 'en',
    ...fields,
  })

async function listMessages() {
  const { rows } = await database.pool.query<{ kind: string; recipient: string; content: EmailContent }>(
    'select kind, recipient, content from messages order by created_at',
  )
  return rows
}

async function readToken(): Promise<string> {
  const [message] = await listMessages()
  return new URLSearchParams(message?.content.link?.path.split('?')[1]).get('token') ?? ''
}

const confirm = (token: string, frequency = 'daily') => api.patch(PATH, { token, frequency })

async function runJob() {
  const { pool } = database
  await emailNewStatements(pool, createSearchTextParser(createGazetteer(pool, new StreetFinder(pool))))
}

const nextDay = () =>
  database.pool.query("update saved_searches set checked_until = checked_until - interval '1 day'")

test('a guest gets emails about a search only after confirming, and none after stopping', async () => {
  expect((await follow()).status).toBe(200)
  const token = await readToken()
  expect(await listMessages()).toMatchObject([{ kind: 'followed_search', recipient: 'nino@example.ge' }])
  const between = await addStatement(database.pool)
  await nextDay()
  await runJob()
  expect(await listMessages()).toHaveLength(1)
  expect((await api.get(`${PATH}?token=${token}`)).body.data).toMatchObject({
    name: 'Vake',
    is_confirmed: false,
  })
  for (const _ of [1, 2]) expect((await confirm(token)).status).toBe(200)
  await runJob()
  const [, found] = await listMessages()
  expect(found).toMatchObject({
    kind: 'new_statements',
    content: { unsubscribeToken: token, sections: [{ items: [{ path: `/statements/${between}` }] }] },
  })
  for (const _ of [1, 2])
    expect((await api.get(`${PATH}?token=${token}`, { method: 'DELETE' })).status).toBe(200)
  expect((await api.get(`${PATH}?token=${token}`)).status).toBe(404)
  expect((await confirm(token)).status).toBe(404)
})

test('the email that confirms a search does not speak of an account', async () => {
  await follow()
  const [message] = await listMessages()
  const text = formatEmailText(
    {
      kind: 'followed_search',
      locale: 'en',
      content: message?.content ?? { subject: '', paragraphs: [] },
      unsubscribeToken: null,
    },
    { origin: 'https://ezo.test' },
  )
  expect(text).toContain('your address was typed at a search')
  expect(text).not.toContain('account')
})

test('the link that mail programs offer ends all searches of the address', async () => {
  await follow()
  const token = await readToken()
  await confirm(token)
  await follow({ query: `urbans=${places.vera}` })
  await follow({ email: 'other@example.ge' })
  const answer = await api.post('/v1/messages/unsubscribe', { kind: 'new_statements', token })
  expect(answer.status).toBe(200)
  const { rows } = await database.pool.query('select email from saved_searches')
  expect(rows).toEqual([{ email: 'other@example.ge' }])
})

test('an address gets few confirmations and follows few searches, and the answer does not say so', async () => {
  for (let count = 0; count < 7; count++) {
    await database.pool.query("delete from rate_limit_hits where kind = 'followed_search'")
    expect((await follow({ query: `urbans=${count + 1}` })).status).toBe(200)
  }
  expect(await listMessages()).toHaveLength(5)
  await database.pool.query(
    `insert into saved_searches (email, locale, name, query, sends_emails)
     select 'nino@example.ge', 'en', 'Search', 'urbans=' || n, true from generate_series(100, $1) n`,
    [100 + MAX_EMAILED_SEARCHES],
  )
  await database.pool.query('delete from rate_limit_hits')
  expect((await follow({ query: 'urbans=9' })).status).toBe(200)
  expect(await listMessages()).toHaveLength(5)
})

test('asking again neither changes a confirmed search nor sends another link', async () => {
  await follow()
  const token = await readToken()
  await confirm(token, 'weekly')
  await follow({ frequency: 'at_once', language: 'ru' })
  expect(await listMessages()).toHaveLength(1)
  expect((await api.get(`${PATH}?token=${token}`)).body.data).toMatchObject({ frequency: 'weekly' })
})

test('a visitor may ask for few searches an hour', async () => {
  const answers = []
  for (let count = 0; count < 11; count++) answers.push(await follow({ email: `n${count}@example.ge` }))
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(200), 429])
})

test('a search that is not confirmed within two days is deleted', async () => {
  await follow()
  await follow({ query: `urbans=${places.vera}` })
  await database.pool.query(
    "update saved_searches set created_at = now() - interval '49 hours' where query = $1",
    [IN_VAKE],
  )
  await deleteUnconfirmedSearches(database.pool)
  const { rows } = await database.pool.query('select query from saved_searches')
  expect(rows).toEqual([{ query: `urbans=${places.vera}` }])
})

test.each([
  [{ email: 'nino' }, 'email'],
  [{ email: '' }, 'email'],
  [{ frequency: 'hourly' }, 'frequency'],
  [{ query: '' }, 'query'],
  [{ language: 'de' }, 'language'],
])('the followed search %j is rejected', async (fields, field) => {
  const { status, body } = await follow(fields)
  expect([status, body.errors[0].field]).toEqual([422, field])
})

test.each(['', 'abc', '3f0e2f6e-3b7a-4d5e-9f57-1f2a5a0c7d11'])(
  'the key %j opens, changes and stops nothing',
  async (token) => {
    await follow()
    expect([404, 422]).toContain((await api.get(`${PATH}?token=${token}`)).status)
    expect([404, 422]).toContain((await confirm(token)).status)
    await api.get(`${PATH}?token=${token}`, { method: 'DELETE' })
    expect((await database.pool.query('select from saved_searches')).rowCount).toBe(1)
  },
)
