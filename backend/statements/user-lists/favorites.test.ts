import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)
const FAVORITES = '/v1/microservice/users/statements/favorites'
let owner: number
let ids: [number, number, number]
let token: string

beforeAll(async () => {
  await addPlaces(database.pool)
  owner = await addUser(database.pool)
  const add = () => addStatement(database.pool, { user_id: owner })
  ids = [await add(), await add(), await add()]
})

beforeEach(async () => {
  token = await createSession(database.pool, await addUser(database.pool))
})

const add = (statements: unknown[]) => api.post(`${FAVORITES}/add`, { statements }, { token })
const remove = (statements: unknown[]) => api.post(`${FAVORITES}/remove`, { statements }, { token })

async function listFavorites(): Promise<number[]> {
  return (await api.get(`${FAVORITES}/ids`, { token })).body.data
}

describe('favorites', () => {
  // Specification 1.7.28
  test('favorites are added once, by a form of any kind or JSON, the last one first', async () => {
    const form = new FormData()
    form.append('statements[]', String(ids[0]))
    expect((await api.post(`${FAVORITES}/add`, form, { token })).body).toEqual({
      result: true,
      data: { added: 1, total: 1 },
    })
    const encoded = new URLSearchParams({ 'statements[0]': String(ids[1]) })
    expect((await api.post(`${FAVORITES}/add`, encoded, { token })).body.data).toEqual({ added: 1, total: 2 })
    expect((await add([ids[0], ids[2], ids[2]])).body.data).toEqual({ added: 1, total: 3 })
    expect(await listFavorites()).toEqual([ids[2], ids[1], ids[0]])
  })

  test('favorites of one call are ordered as if added one by one', async () => {
    await add([ids[1], ids[0], ids[2]])
    expect(await listFavorites()).toEqual([ids[2], ids[0], ids[1]])
  })

  test('unknown ids, non-public statements and malformed values are ignored', async () => {
    const hidden = await addStatement(database.pool, { user_id: owner, status: 'hidden' })
    const { status, body } = await add([ids[0], hidden, 999_999_999, 99_999_999_999, -1, 'x', '\0', 1.5])
    expect([status, body.data]).toEqual([200, { added: 1, total: 1 }])
    expect(await listFavorites()).toEqual([ids[0]])
  })

  test('favorites are removed, and unknown ids are ignored', async () => {
    await add([...ids])
    expect((await remove([ids[1], 999_999, 'x'])).body.data).toEqual({ removed: 1, total: 2 })
    expect(await listFavorites()).toEqual([ids[2], ids[0]])
  })

  test.each(['add', 'remove'])(
    'the call %s answers 422 without statements or with too many',
    async (action) => {
      const path = `${FAVORITES}/${action}`
      for (const body of [undefined, {}, { statements: [] }, { statements: ['', ','] }, []]) {
        const answer = await api.post(path, body, { token })
        expect([answer.status, answer.body]).toEqual([
          422,
          {
            result: false,
            data: [],
            errors: [{ field: 'statements', message: 'The statements field is required.' }],
          },
        ])
      }
      const statements = Array.from({ length: 501 }, (_, index) => index + 1)
      expect((await api.post(path, { statements }, { token })).status).toBe(422)
      expect((await api.post(path, { statements: statements.slice(1) }, { token })).status).toBe(200)
    },
  )

  test('favorites are limited to 1,000, and a call beyond that adds none', async () => {
    const { rows } = await database.pool.query<{ id: number }>(
      `insert into statements (user_id, deal_type_id, real_estate_type_id, area, price, city_id)
       select $1, 1, 1, 50, 1000, 1 from generate_series(1, 1001) returning id`,
      [owner],
    )
    const all = rows.map(({ id }) => id)
    const answers = await Promise.all([
      add(all.slice(0, 400)),
      add(all.slice(400, 800)),
      add(all.slice(600, 1001)),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422])
    const before = await listFavorites()
    const left = all.filter((id) => !before.includes(id))
    expect((await add(left.slice(0, 1000 - before.length))).body.data.total).toBe(1000)
    const { status, body } = await add(left.slice(-1))
    expect(status).toBe(422)
    expect(body.errors).toEqual([
      { field: 'statements', message: 'There may be 1000 favorites; remove some first.' },
    ])
    expect((await add(before.slice(0, 2))).body.data).toEqual({ added: 0, total: 1000 })
    await database.pool.query('delete from statements where id = any($1)', [all])
  })
})

describe('list of favorites', () => {
  test('the list of favorites has pages, the last added first', async () => {
    await add([...ids])
    const first = await api.get(`${FAVORITES}?per_page=2`, { token })
    const second = await api.get(`${FAVORITES}?per_page=2&page=2`, { token })
    expect(first.body.data).toMatchObject({
      data: [
        { id: ids[2], favorite: true, status: 'active' },
        { id: ids[1], favorite: true },
      ],
      total: 3,
      current_page: 1,
      last_page: 2,
      per_page: 2,
      from: 1,
      to: 2,
    })
    expect(second.body.data).toMatchObject({
      data: [{ id: ids[0] }],
      total: 3,
      current_page: 2,
      last_page: 2,
      per_page: 2,
      from: 3,
      to: 3,
    })
    const past = await api.get(`${FAVORITES}?page=9`, { token })
    expect(past.body.data).toMatchObject({ data: [], total: 3, last_page: 1, from: null, to: null })
  })

  test('the list is empty for a user without favorites', async () => {
    const { body } = await api.get(FAVORITES, { token })
    expect(body.data).toEqual({
      data: [],
      total: 0,
      current_page: 1,
      last_page: 1,
      per_page: 20,
      from: null,
      to: null,
      gone: [],
      deal_counts: {},
    })
  })

  test('the list can be limited to one deal, and counts those of each', async () => {
    const rent = await addStatement(database.pool, { user_id: owner, deal_type_id: 2 })
    await add([...ids, rent])
    const { body } = await api.get(`${FAVORITES}?deal_types=2`, { token })
    expect(body.data).toMatchObject({ data: [{ id: rent }], total: 1, deal_counts: { 1: 3, 2: 1 } })
    const none = await api.get(`${FAVORITES}?deal_types=7`, { token })
    expect(none.body.data).toMatchObject({ data: [], total: 0, deal_counts: { 1: 3, 2: 1 } })
    expect((await api.get(FAVORITES, { token })).body.data).toMatchObject({ total: 4 })
  })

  test('the list contains expired statements, and separately the titles of withdrawn ones', async () => {
    const [expired, withdrawn, deleted] = [
      await addStatement(database.pool, { user_id: owner }),
      await addStatement(database.pool, { user_id: owner }),
      await addStatement(database.pool, { user_id: owner }),
    ]
    await add([ids[0], expired, withdrawn, deleted])
    await database.pool.query('update statements set expires_at = now() where id = $1', [expired])
    await database.pool.query("update statements set status = 'inactive' where id = $1", [withdrawn])
    await database.pool.query('update statements set deleted_at = now() where id = $1', [deleted])
    const { body } = await api.get(FAVORITES, { token })
    expect(body.data.total).toBe(2)
    expect(body.data.data).toMatchObject([
      { id: expired, status: 'expired', is_active: false },
      { id: ids[0], status: 'active', is_active: true },
    ])
    expect(await listFavorites()).toEqual([expired, ids[0]])
    expect(body.data.gone).toEqual([
      { id: deleted, dynamic_title: expect.stringMatching(/./) },
      { id: withdrawn, dynamic_title: expect.stringMatching(/./) },
    ])

    await remove([withdrawn])
    expect((await api.get(FAVORITES, { token })).body.data.gone).toMatchObject([{ id: deleted }])
  })
})

test("lists and single statements mark the user's favorites", async () => {
  await add([ids[0]])
  const list = async (caller: { token?: string }) => {
    const { body } = await api.get(`/v1/microservice/statements?ids=${ids.join()}`, caller)
    return body.data.data
      .filter(({ favorite }: { favorite: boolean }) => favorite)
      .map(({ id }: { id: number }) => id)
  }
  const single = async (caller: { token?: string }) =>
    (await api.get(`/v1/microservice/statements/${ids[0]}`, caller)).body.data.statement.favorite
  expect([await list({ token }), await single({ token })]).toEqual([[ids[0]], true])
  expect([await list({}), await single({})]).toEqual([[], false])
  expect(await list({ token: 'nobody' })).toEqual([])
})

test.each([
  ['GET', ''],
  ['GET', '/ids'],
  ['POST', '/add'],
  ['POST', '/remove'],
])('%s …/favorites%s answers 401 to a guest', async (method, path) => {
  for (const token of [undefined, 'nobody']) {
    const { status, body } = await api.get(`${FAVORITES}${path}`, { method, ...(token && { token }) })
    expect([status, body]).toEqual([401, { message: 'Unauthenticated' }])
  }
})
