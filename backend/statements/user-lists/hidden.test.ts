import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)
const STATEMENTS = '/v1/microservice/statements'
const HIDDEN = '/v1/microservice/users/statements/hidden'
const HIDDEN_IDS = `${HIDDEN}/ids`
let ids: [number, number, number]
let token: string

beforeAll(async () => {
  await addPlaces(database.pool)
  const owner = await addUser(database.pool)
  const add = (price: number) => addStatement(database.pool, { user_id: owner, price })
  ids = [await add(100_000), await add(101_000), await add(102_000)]
})

beforeEach(async () => {
  token = await createSession(database.pool, await addUser(database.pool))
})

const hide = (statements: unknown[]) => api.post(`${STATEMENTS}/hide`, { statements }, { token })
const unhide = (statements: unknown[]) => api.post(`${STATEMENTS}/unhide`, { statements }, { token })

async function found(path: string, caller: { token?: string } = {}): Promise<number[]> {
  const { body } = await api.get(`${STATEMENTS}${path}`, caller)
  return body.data.data.map(({ id }: { id: number }) => id).sort()
}

async function counted(query: string, caller: { token?: string } = {}): Promise<number> {
  return (await api.get(`${STATEMENTS}/count${query}`, caller)).body.data.total
}

describe('hidden statements', () => {
  // Specification 1.7.15
  test('hidden statements are excluded from lists, counts and similar statements of their user only', async () => {
    const form = new FormData()
    form.append('statements[]', String(ids[1]))
    expect((await api.post(`${STATEMENTS}/hide`, form, { token })).body.data).toEqual({ hidden: 1, total: 1 })

    expect(await found('?deal_types=1', { token })).toEqual([ids[0], ids[2]])
    expect(await counted('?deal_types=1', { token })).toBe(2)
    expect(await found(`/similars/${ids[0]}`, { token })).toEqual([ids[2]])

    expect(await found('')).toEqual(ids)
    expect(await counted('')).toBe(3)
    expect(await found(`/similars/${ids[0]}`)).toEqual([ids[1], ids[2]])
    expect(await found('', { token: 'nobody' })).toEqual(ids)
  })

  test('a hidden statement stays readable and is marked as hidden', async () => {
    await hide([ids[1]])
    const hidden = async (id: number, caller: { token?: string }) =>
      (await api.get(`${STATEMENTS}/${id}`, caller)).body.data.statement.hidden
    expect(await hidden(ids[1], { token })).toBe(true)
    expect(await hidden(ids[0], { token })).toBe(false)
    expect(await hidden(ids[1], {})).toBe(false)
  })

  test('an unhidden statement is listed again, for its user only', async () => {
    const other = await createSession(database.pool, await addUser(database.pool))
    await api.post(`${STATEMENTS}/hide`, { statements: [ids[0]] }, { token: other })
    await hide([...ids])
    expect(await found('', { token })).toEqual([])
    expect((await unhide([ids[0], ids[1], 999_999])).body.data).toEqual({ shown: 2, total: 1 })
    expect(await found('', { token })).toEqual([ids[0], ids[1]])
    expect((await api.get(HIDDEN_IDS, { token })).body).toEqual({ result: true, data: [ids[2]] })
    expect((await api.get(HIDDEN_IDS, { token: other })).body.data).toEqual([ids[0]])
  })

  test('hidden statements are listed in pages, the last hidden first, without withdrawn ones', async () => {
    const withdrawn = await addStatement(database.pool, { price: 1 })
    for (const id of [...ids, withdrawn]) await hide([id])
    await database.pool.query("update statements set status = 'inactive' where id = $1", [withdrawn])
    const first = await api.get(`${HIDDEN}?per_page=2`, { token })
    expect(first.body.data).toMatchObject({
      data: [
        { id: ids[2], hidden: true },
        { id: ids[1], hidden: true },
      ],
      total: 3,
      current_page: 1,
      last_page: 2,
    })
    const second = await api.get(`${HIDDEN}?per_page=2&page=2`, { token })
    expect(second.body.data).toMatchObject({ data: [{ id: ids[0] }], total: 3 })
  })

  test('hidden statements are listed and counted again by `with_hidden_ids`', async () => {
    await hide([ids[0], ids[1]])
    const query = `?deal_types=1&with_hidden_ids=${ids[1]},x`
    expect(await found(query, { token })).toEqual([ids[1], ids[2]])
    expect(await counted(query, { token })).toBe(2)
    expect(await counted('?deal_types=1', { token })).toBe(1)
    expect(await found(`${query}&exclude_ids=${ids[1]}`, { token })).toEqual([ids[2]])
  })

  test('hiding a statement twice, or an unknown one, changes nothing', async () => {
    const withdrawn = await addStatement(database.pool, { status: 'inactive' })
    expect((await hide([ids[0]])).body.data).toEqual({ hidden: 1, total: 1 })
    expect((await hide([ids[0], withdrawn, 999_999, 'x'])).body.data).toEqual({ hidden: 0, total: 1 })
  })

  test.each(['hide', 'unhide'])('the call %s answers 422 without statements', async (action) => {
    const { status, body } = await api.post(`${STATEMENTS}/${action}`, {}, { token })
    expect([status, body.errors[0].field]).toEqual([422, 'statements'])
  })

  test.each([
    ['POST', `${STATEMENTS}/hide`],
    ['POST', `${STATEMENTS}/unhide`],
    ['GET', HIDDEN],
    ['GET', HIDDEN_IDS],
  ])('%s %s answers 401 to a guest', async (method, path) => {
    expect((await api.get(path, { method })).status).toBe(401)
    expect((await api.get(path, { method, token: 'nobody' })).status).toBe(401)
  })
})

describe('exclude_ids parameter', () => {
  test('exclude_ids excludes statements for guests', async () => {
    const excluded = `exclude_ids=${ids[0]},x,${ids[2]}`
    expect(await found(`?${excluded}`)).toEqual([ids[1]])
    expect(await counted(`?${excluded}`)).toBe(1)
    expect(await found(`/similars/${ids[1]}?${excluded}`)).toEqual([])
    expect(await found(`?exclude_ids[]=${ids[0]}&exclude_ids[]=${ids[1]}`)).toEqual([ids[2]])
    expect(await found('?exclude_ids=x')).toEqual(ids)
  })

  test('exclude_ids excludes statements besides those the user has hidden', async () => {
    await hide([ids[1]])
    expect(await found(`?exclude_ids=${ids[0]}`, { token })).toEqual([ids[2]])
    expect(await counted(`?exclude_ids=${ids[0]}`, { token })).toBe(1)
  })

  test('exclude_ids is read up to a hundred ids', async () => {
    const many = Array.from({ length: 100 }, (_, index) => index + 1)
    expect(await found(`?exclude_ids=${many},${ids[0]}`)).toEqual(ids)
    expect(await found(`?exclude_ids=${many.slice(1)},${ids[0]}`)).toEqual([ids[1], ids[2]])
  })
})
