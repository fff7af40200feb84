import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { MAX_SAVED_SEARCHES } from '~contract/saved-searches'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addUser } from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)
const PATH = '/v1/users/saved-searches'

let token: string

beforeAll(() => addPlaces(database.pool))

beforeEach(async () => {
  token = await createSession(database.pool, await addUser(database.pool))
})

const list = async () => (await api.get(PATH, { token })).body.data
const save = (fields: Record<string, string>) =>
  api.post(PATH, { name: 'Vake', query: 'urbans=38', sends_emails: '1', ...fields }, { token })

test('a search is saved once, can be renamed, and can be deleted', async () => {
  expect((await save({})).status).toBe(200)
  expect((await save({ name: 'Flats in Vake', sends_emails: '0' })).status).toBe(200)
  expect((await save({ query: 'urbans=64' })).status).toBe(200)
  const searches = await list()
  expect(searches).toMatchObject([
    { name: 'Vake', query: 'urbans=64', sends_emails: true },
    { name: 'Flats in Vake', query: 'urbans=38', sends_emails: false },
  ])
  const path = `${PATH}/${searches[1].id}`
  expect((await api.patch(path, { sends_emails: '1' }, { token })).status).toBe(200)
  expect((await list())[1].sends_emails).toBe(true)
  for (const _ of [1, 2]) expect((await api.get(path, { token, method: 'DELETE' })).status).toBe(200)
  expect(await list()).toHaveLength(1)
})

test('saving a search again skips statements published while its emails were off', async () => {
  const readCheckedHoursAgo = async () =>
    (
      await database.pool.query<{ hours: number }>(
        'select extract(hour from now() - checked_until)::int as hours from saved_searches order by id desc limit 1',
      )
    ).rows[0]?.hours
  await save({})
  await database.pool.query("update saved_searches set checked_until = now() - interval '5 hours'")
  await save({})
  expect(await readCheckedHoursAgo()).toBe(5)
  await save({ sends_emails: '0' })
  await save({})
  expect(await readCheckedHoursAgo()).toBe(0)
})

test('other users can neither read, change nor delete a search', async () => {
  await save({})
  const [{ id }] = await list()
  const stranger = { token: await createSession(database.pool, await addUser(database.pool)) }
  expect((await api.get(PATH, stranger)).body.data).toEqual([])
  expect((await api.patch(`${PATH}/${id}`, { sends_emails: '0' }, stranger)).status).toBe(404)
  await api.get(`${PATH}/${id}`, { ...stranger, method: 'DELETE' })
  expect(await list()).toMatchObject([{ id, sends_emails: true }])
})

test.each([
  [{ name: ' ' }, 'name'],
  [{ query: '' }, 'query'],
  [{ query: 'q='.padEnd(2_001, 'a') }, 'query'],
  [{ sends_emails: 'yes' }, 'sends_emails'],
])('the saved search %j is rejected', async (fields, field) => {
  const { status, body } = await save(fields)
  expect([status, body.errors[0].field]).toEqual([422, field])
})

test('the number of saved searches is limited, also for concurrent requests', async () => {
  const answers = await Promise.all(
    Array.from({ length: MAX_SAVED_SEARCHES + 5 }, (_, at) => save({ query: `urbans=${at + 1}` })),
  )
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(5)
  const [latest] = await list()
  expect((await save({ query: latest.query, name: 'New name' })).status).toBe(200)
})
