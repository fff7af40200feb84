import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { DAY_MS } from '~contract/values/georgian-time'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)
const OWN = '/v1/microservice/users/statements'
let owner: number
let token: string
let stranger: string

beforeAll(() => addPlaces(database.pool))

beforeEach(async () => {
  owner = await addUser(database.pool)
  token = await createSession(database.pool, owner)
  stranger = await createSession(database.pool, await addUser(database.pool))
})

const add = (row: object = {}) => addStatement(database.pool, { user_id: owner, ...row })
const list = async (query = '', caller = { token }) => (await api.get(`${OWN}${query}`, caller)).body.data
const act = (name: string, statements: unknown[], by = token) =>
  api.post(`${OWN}/${name}`, { statements }, { token: by })

async function lifeOf(id: number): Promise<string> {
  const { rows } = await database.pool.query(
    `select case when deleted_at is null then status else 'deleted' end as lifecycle_status from statements where id = $1`,
    [id],
  )
  return rows[0].lifecycle_status
}

describe('list of own statements', () => {
  test('the list contains every statement of the owner and no others, with counts by state', async () => {
    const active = await add()
    const hidden = await add({ status: 'hidden' })
    const expired = await add({ expires_at: new Date(Date.now() - 1000) })
    const refused = await add({ status: 'inactive' })
    await add({ deleted_at: new Date() })
    await addStatement(database.pool)

    const all = await list()
    expect(all.data.map(({ id }: { id: number }) => id).sort()).toEqual([active, hidden, expired, refused])
    expect(all).toMatchObject({
      counts: { all: 4, active: 1, expired: 1, hidden: 1, inactive: 1 },
      total: 4,
      current_page: 1,
      last_page: 1,
      per_page: 20,
    })
    const one = await list('?status=expired')
    expect(one).toMatchObject({ data: [{ id: expired, status: 'expired' }], total: 1, counts: { all: 4 } })
    expect((await list('', { token: stranger })).data).toEqual([])
  })

  test('the list can be searched by number, postal address, deal and type', async () => {
    const flat = await add({ address_ka: 'ბარნოვის ქუჩა 3', price: 50_000 })
    const house = await add({ deal_type_id: 2, real_estate_type_id: 2, price: 70_000 })
    const found = async (query: string) => (await list(query)).data.map(({ id }: { id: number }) => id)
    expect(await found(`?q=${flat}`)).toEqual([flat])
    expect(await found(`?q=${encodeURIComponent('ბარნოვის')}`)).toEqual([flat])
    expect(await found('?q=%25')).toEqual([])
    expect(await found('?q=bar%00')).toEqual([])
    expect(await found('?deal_types=2')).toEqual([house])
    expect(await found('?real_estate_types=2')).toEqual([house])
    expect(await found('?order_by=price&sequence=asc')).toEqual([flat, house])
    expect(await found('?order_by=price')).toEqual([house, flat])
    expect(await found(`?ids=${house},999`)).toEqual([house])
    expect(await list('?q=nothing')).toMatchObject({ total: 0, counts: { all: 0 } })
  })

  test('the list contains the statistics of each statement', async () => {
    const id = await add({ views: 7 })
    await database.pool.query(
      'insert into phone_reveals values ($1, georgian_today(), 2), ($1, georgian_today() - 3, 1)',
      [id],
    )
    await database.pool.query('insert into favorites (user_id, statement_id) values ($1, $2)', [owner, id])
    await database.pool.query('insert into statement_views values ($1, georgian_today(), 5)', [id])
    expect((await list()).data).toMatchObject([{ id, views: 7, phone_views: 3, favorites_count: 1 }])
    const { body } = await api.get(`${OWN}/${id}/statistics`, { token })
    expect(body.data.days).toHaveLength(30)
    expect(body.data.days[0]).toMatchObject({ views: 5, phone_views: 2, favorites: 1 })
    expect(body.data.days[3]).toMatchObject({ views: 0, phone_views: 1, favorites: 0 })
  })
})

test('the daily views add up to the views of the list', async () => {
  const id = await add()
  for (const visitor of ['one', 'two', 'three', 'one'])
    await api.get(`/v1/microservice/statements/${id}`, { headers: { 'x-visitor': visitor } })
  // Views are counted after the response.
  await expect.poll(async () => (await list(`?ids=${id}`)).data[0].views).toBe(3)
  const days: { views: number }[] = (await api.get(`${OWN}/${id}/statistics`, { token })).body.data.days
  expect(days.reduce((sum, { views }) => sum + views, 0)).toBe(3)
})

describe('actions on own statements', () => {
  test.each([
    ['hide', 'active', 'hidden'],
    ['show', 'hidden', 'active'],
    ['renew', 'expired', 'active'],
    ['delete', 'inactive', 'deleted'],
  ])(
    'the action %s changes the state from %s to %s, and repeats change nothing',
    async (name, before, after) => {
      const id = await add({ status: before })
      expect((await act(name, [id])).body.data).toEqual({ changed: [id], unchanged: [], refused: [] })
      expect(await lifeOf(id)).toBe(after)
      expect((await act(name, [id])).body.data).toEqual({ changed: [], unchanged: [id], refused: [] })
      expect(await lifeOf(id)).toBe(after)
    },
  )

  test('showing a statement that ended while hidden adds 90 days, and another one keeps its own end', async () => {
    const ended = await add({ status: 'hidden', expires_at: new Date(Date.now() - DAY_MS) })
    const left = await add({ status: 'hidden', expires_at: new Date(Date.now() + DAY_MS) })
    await act('show', [ended, left])
    const { rows } = await database.pool.query<{ days: number }>(
      'select round(extract(epoch from expires_at - now()) / 86400)::int as days from statements where id = any($1) order by id',
      [[ended, left]],
    )
    expect(rows).toEqual([{ days: 90 }, { days: 1 }])
  })

  test.each([
    ['hide', 'expired'],
    ['hide', 'inactive'],
    ['show', 'inactive'],
    ['show', 'expired'],
    ['renew', 'hidden'],
    ['renew', 'inactive'],
  ])('the action %s is rejected in the state %s', async (name, before) => {
    const [id, other] = [await add({ status: before }), await add({ status: before })]
    expect((await act(name, [id, other])).body.data).toEqual({
      changed: [],
      unchanged: [],
      refused: [id, other],
    })
    expect(await lifeOf(id)).toBe(before)
  })

  test('renewing moves a statement to the top for 90 days, at most once a day', async () => {
    const id = await add({
      last_updated: new Date(Date.now() - 2 * 86_400_000),
      expires_at: new Date(Date.now() + 86_400_000),
    })
    await act('renew', [id])
    const times = 'select last_updated, expires_at from statements where id = $1'
    const renewed = (await database.pool.query(times, [id])).rows[0]
    expect(renewed.expires_at - renewed.last_updated).toBe(90 * 86_400_000)
    await act('renew', [id])
    expect((await database.pool.query(times, [id])).rows[0]).toEqual(renewed)
  })

  test('hiding a statement removes it from the search', async () => {
    const id = await add()
    const isFound = async () =>
      (await api.get(`/v1/microservice/statements?ids=${id}`)).body.data.data.length === 1
    expect(await isFound()).toBe(true)
    await act('hide', [id])
    expect(await isFound()).toBe(false)
  })

  test.each(['hide', 'show', 'renew', 'delete'])(
    "the action %s answers 404 for another user's statement",
    async (name) => {
      const [own, foreign] = [await add(), await addStatement(database.pool)]
      for (const ids of [[foreign], [own, foreign], [own, 999_999_999]]) {
        expect((await act(name, ids)).status).toBe(404)
      }
      expect([await lifeOf(own), await lifeOf(foreign)]).toEqual(['active', 'active'])
      expect((await act(name, [own], stranger)).status).toBe(404)
      expect((await api.get(`${OWN}/${own}/statistics`, { token: stranger })).status).toBe(404)
    },
  )

  test('an action on a deleted statement answers 404', async () => {
    const id = await add({ status: 'hidden', deleted_at: new Date() })
    for (const name of ['hide', 'show', 'renew']) expect((await act(name, [id])).status).toBe(404)
    expect((await api.get(`${OWN}/${id}/statistics`, { token })).status).toBe(404)
  })

  test('an unknown action answers 404, and one without statements 422', async () => {
    expect((await act('burn', [await add()])).status).toBe(404)
    expect((await act('constructor', [await add()])).status).toBe(404)
    expect((await act('hide', [])).status).toBe(422)
    expect((await act('hide', ['x'])).status).toBe(404)
  })
})

test.each([
  ['GET', ''],
  ['GET', '/1/statistics'],
  ['POST', '/hide'],
  ['POST', '/delete'],
])('%s …/users/statements%s answers 401 to a guest', async (method, path) => {
  expect((await api.get(`${OWN}${path}`, { method, token: 'nobody' })).status).toBe(401)
})

test("an action on a statement leaves the owner's others unchanged", async () => {
  const { pool } = database
  const others = [await add(), await add({ status: 'hidden' }), await add({ status: 'expired' })]
  const readOthers = async () =>
    (await pool.query('select to_jsonb(s) as row from statements s where id = any($1) order by id', [others]))
      .rows
  const before = await readOthers()
  const [first, second] = [await add({ deal_type_id: 1 }), await add({ last_updated: new Date(0) })]
  for (const [path, fields] of [
    ['hide', { statements: [first] }],
    ['show', { statements: [first] }],
    ['renew', { statements: [second] }],
    ['delete', { statements: [second] }],
    [`${first}/price`, { price: '77 000', currency_id: 2 }],
    [`${first}/close`, { outcome: 'sold' }],
  ] as const)
    expect([path, (await api.post(`${OWN}/${path}`, fields, { token })).status]).toEqual([path, 200])
  expect(await readOthers()).toEqual(before)
})

describe('closing a statement', () => {
  test.each([
    ['a sale', 1, 'sold', 'rented'],
    ['a rent', 2, 'rented', 'sold'],
    ['a pledge', 3, 'rented', 'sold'],
    ['a daily rent', 7, 'rented', 'sold'],
    ['a lease', 10, 'rented', 'sold'],
  ])(
    'closing a statement of %s (deal %i) as %s is accepted; %s is rejected',
    async (_name, deal_type_id, fitting, other) => {
      const id = await add({ deal_type_id })
      const close = (outcome: string, by = token) =>
        api.post(`${OWN}/${id}/close`, { outcome }, { token: by })
      expect((await close(other)).status).toBe(422)
      expect((await close('burnt')).status).toBe(422)
      expect((await close(fitting, stranger)).status).toBe(404)
      expect(await lifeOf(id)).toBe('active')
      expect((await close(fitting)).status).toBe(200)
      expect((await list(`?ids=${id}`)).data).toMatchObject([{ status: 'inactive', closed_as: fitting }])
    },
  )

  test('the final price is visible to its owner only', async () => {
    const id = await add({ deal_type_id: 1 })
    await api.post(`${OWN}/${id}/close`, { outcome: 'sold', final_price: '95 000' }, { token })
    expect((await list(`?ids=${id}`)).data).toMatchObject([{ final_price: 95_000 }])
    expect(
      JSON.stringify((await api.get(`/v1/microservice/statements/${id}`, { token })).body),
    ).not.toContain('final_price')
  })
})
