import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { MAX_FOLLOWED_STATEMENTS, MAX_SAVED_QUERY_LENGTH, MAX_SAVED_SEARCHES } from '~contract/saved-searches'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, addUser, places } from '~tests/fixtures/database-rows'

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

test('a search counts statements as new if they begin to fit after its emails were turned on', async () => {
  const readKnown = async () =>
    (
      await database.pool.query<{ known_ids: number[] | null }>(
        'select known_ids from saved_searches order by id desc limit 1',
      )
    ).rows[0]?.known_ids
  const first = await addStatement(database.pool)
  await save({ query: `urbans=${places.vake}` })
  expect(await readKnown()).toContain(first)
  const second = await addStatement(database.pool)
  await save({ query: `urbans=${places.vake}` })
  expect(await readKnown()).not.toContain(second)
  await save({ query: `urbans=${places.vake}`, sends_emails: '0' })
  await save({ query: `urbans=${places.vake}` })
  expect(await readKnown()).toContain(second)
})

test('a search that too many statements fit is saved without emails only', async () => {
  await database.pool.query(
    `insert into statements (user_id, deal_type_id, real_estate_type_id, room_type_id, area, price, currency_id,
       city_id, phone_number)
     select $1, 1, 1, 3, 80, 100000, 2, $2, '555123456' from generate_series(1, $3)`,
    [await addUser(database.pool), places.tbilisi, MAX_FOLLOWED_STATEMENTS + 1],
  )
  const { status, body } = await save({ query: 'deal_types=1' })
  expect([status, body.errors[0].field]).toEqual([422, 'sends_emails'])
  expect(await list()).toEqual([])
  expect((await save({ query: 'deal_types=1', sends_emails: '0' })).status).toBe(200)
  await database.pool.query('delete from statements where address_ka is null or address_ka = $1', [''])
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
  [{ query: 'q='.padEnd(MAX_SAVED_QUERY_LENGTH + 1, 'a') }, 'query'],
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
