import { beforeEach, describe, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { addImage, addStatement, addUser } from '~tests/fixtures/database-rows'
import { DRAFTS, withDraftApi } from '~tests/fixtures/draft-api'
import { COMPLETE_FLAT, createPhoto } from '~tests/fixtures/statement-draft'

const database = withTestDatabase()
const drafts = withDraftApi(database)
const { api, start, publish, upload } = drafts
let owner: number
let token: string
let stranger: string

beforeEach(async () => {
  ;({ owner, token } = drafts)
  stranger = await createSession(database.pool, await addUser(database.pool))
})

describe('drafts', () => {
  test('a draft exists only for its owner, or for a guest with its key', async () => {
    const { id } = await start({ deal_type_id: 1 })
    expect((await api.get(`${DRAFTS}/${id}`, { token })).body.data).toMatchObject({
      version: 1,
      state: 'open',
      values: { deal_type_id: '1' },
    })
    expect((await api.get(`${DRAFTS}/${id}`, { token: stranger })).status).toBe(404)
    expect((await api.get(`${DRAFTS}/${id}`)).status).toBe(404)

    const guest = await start({ deal_type_id: 2 }, {})
    const headers = { 'x-draft-key': guest.key ?? '' }
    expect((await api.get(`${DRAFTS}/${guest.id}`, { headers })).status).toBe(200)
    expect((await api.get(`${DRAFTS}/${guest.id}`, { headers: { 'x-draft-key': 'wrong' } })).status).toBe(404)
    expect((await api.get(`${DRAFTS}/${guest.id}`, { token })).status).toBe(404)
  })

  test("a guest's draft can be claimed only by a user with its key", async () => {
    const { id, key = '' } = await start({ deal_type_id: 1, area: '50' }, {})
    const claim = (by: string, headers = {}) => api.post(`${DRAFTS}/${id}/claim`, {}, { token: by, headers })
    expect((await claim(stranger)).status).toBe(404)
    expect((await claim(token, { 'x-draft-key': key })).status).toBe(200)
    expect((await claim(token)).status).toBe(200)
    expect((await claim(stranger, { 'x-draft-key': key })).status).toBe(404)
    const { body } = await api.get(DRAFTS, { token })
    expect(body.data).toMatchObject([{ id, values: { area: '50' } }])
  })

  test('when two tabs edit the same draft, the later save gets a conflict listing the changes', async () => {
    const { id } = await start({ price: '100' })
    const save = async (change: object) => (await api.patch(`${DRAFTS}/${id}`, change, { token })).body.data
    expect(await save({ version: 1, price: '200' })).toMatchObject({ is_saved: true, draft: { version: 2 } })
    expect(await save({ version: 1, price: '300' })).toMatchObject({
      is_saved: false,
      changed: ['price'],
      draft: { version: 2, values: { price: '200' } },
    })
    expect(await save({ version: 1, area: '60' })).toMatchObject({ is_saved: true })
    expect(await save({ version: 2, price: '300' })).toMatchObject({ draft: { values: { price: '300' } } })
  })

  test.each([
    { price: '0' },
    { price: '-5' },
    { price: 'free' },
    { area: '0' },
    { phone_number: '123' },
    { latitude: '10' },
  ])('a draft with %o is rejected', async (values) => {
    expect((await api.post(DRAFTS, values, { token })).status).toBe(422)
  })
})

describe('publishing', () => {
  test('publishing turns a complete draft into a statement that a search finds, with place, price and photos', async () => {
    const { id } = await start(COMPLETE_FLAT)
    for (const seed of [1, 2]) expect((await upload(id, await createPhoto(seed))).photo).toBeDefined()
    const { body } = await api.post(`${DRAFTS}/${id}/publish`, {}, { token })
    expect(body.data).toMatchObject({ state: 'published' })
    const statement = body.data.statement_id
    const found = await api.get(`/v1/microservice/statements?ids=${statement}`)
    expect(found.body.data.data).toMatchObject([
      { id: statement, area: 64.5, address: 'ჭავჭავაძის გამზირი 26', urban_id: 38, floor: 4 },
    ])
    expect(found.body.data.data[0].images).toHaveLength(2)
    const page = await api.get(`/v1/microservice/statements/${statement}`, { locale: 'en' })
    expect(page.body.data.statement).toMatchObject({
      address: 'Chavchavadze Avenue 26',
      comment: 'Two balconies look at the park.',
    })
    expect((await api.get(`${DRAFTS}/${id}`, { token })).status).toBe(404)
  })

  test('publishing reports missing fields and requires a proved number', async () => {
    const { id } = await start({ ...COMPLETE_FLAT, floor: '', phone_number: '599000000' })
    const { status, body } = await api.post(`${DRAFTS}/${id}/publish`, {}, { token })
    expect(status).toBe(422)
    expect(body.errors).toEqual([
      { field: 'floor', message: 'missing' },
      { field: 'phone_number', message: 'phone' },
    ])
  })

  test('publishing requires a signed-in user', async () => {
    const { id, key = '' } = await start(COMPLETE_FLAT, {})
    const { status } = await api.post(`${DRAFTS}/${id}/publish`, {}, { headers: { 'x-draft-key': key } })
    expect(status).toBe(401)
  })

  test('publishing drops values that do not apply to the kind', async () => {
    const land = {
      ...COMPLETE_FLAT,
      real_estate_type_id: '4',
      status_id: '4',
      area_type_id: '2',
      area: '1.5',
    }
    const { id } = await start(land)
    const { body } = await api.post(`${DRAFTS}/${id}/publish`, {}, { token })
    const { rows } = await database.pool.query(
      'select floor, room_type_id, area_m2 from statements where id = $1',
      [body.data.statement_id],
    )
    expect(rows).toEqual([{ floor: null, room_type_id: null, area_m2: 15_000 }])
  })
})

describe('editing a statement', () => {
  test("editing starts with the statement's values and pictures, and publishing applies the changes", async () => {
    const statement = await addStatement(database.pool, {
      user_id: owner,
      owner_name: 'Nino',
      status_id: 1,
      condition_id: 1,
      floor: 2,
      total_floors: 5,
    })
    await addImage(database.pool, statement)
    const begin = (by: string) => api.post(`${DRAFTS}/of-statement/${statement}`, {}, { token: by })
    expect((await begin(stranger)).status).toBe(404)
    const { id } = (await begin(token)).body.data
    expect((await begin(token)).body.data.id).toBe(id)
    const draft = (await api.get(`${DRAFTS}/${id}`, { token })).body.data
    expect(draft).toMatchObject({ statement_id: statement, values: { price: '100000', street_number: '26' } })
    expect(draft.photos).toHaveLength(1)
    await api.patch(`${DRAFTS}/${id}`, { version: 1, price: '95000' }, { token })
    expect((await priceOf(statement)).price).toBe(100_000)
    expect((await api.post(`${DRAFTS}/${id}/publish`, {}, { token })).body.data).toEqual({
      state: 'published',
      statement_id: statement,
    })
    expect(await priceOf(statement)).toMatchObject({
      price: 95_000,
      images: expect.stringContaining('/pictures/'),
    })
  })
})

describe('duplicate statements', () => {
  const idsOf = async (change: object, caller = { token }) => {
    const { id } = await start({ ...COMPLETE_FLAT, ...change }, caller)
    const headers = { 'x-draft-key': '' }
    return (await api.get(`${DRAFTS}/${id}/duplicates`, { ...caller, headers })).body.data.statement_ids
  }

  test('an own duplicate is found by deal, kind, place, area, rooms and floor', async () => {
    const statement = await publish((await start(COMPLETE_FLAT)).id)
    expect(await idsOf({ price: '99000' })).toEqual([statement])
    expect(await idsOf({ area: '65' })).toEqual([statement])
    // Pin a few metres away, and another spelling of the address.
    expect(await idsOf({ street_id: '', address: 'Chavchavadze 26', latitude: '41.70905' })).toEqual([
      statement,
    ])
    for (const other of [
      { deal_type_id: '2' },
      { real_estate_type_id: '3' },
      { area: '66' },
      { area: '63' },
      { room_type_id: '2' },
      { floor: '5' },
      // Forty metres away.
      { street_number: '30', latitude: '41.70936' },
    ])
      expect(await idsOf(other), JSON.stringify(other)).toEqual([])
    expect(await idsOf({}, { token: stranger })).toEqual([])
  })

  test('the edited statement and sold or deleted ones are not duplicates', async () => {
    const [statement, deleted] = [
      await publish((await start(COMPLETE_FLAT)).id),
      await publish((await start(COMPLETE_FLAT)).id),
    ]
    const own = '/v1/microservice/users/statements'
    expect((await api.post(`${own}/delete`, { statements: [deleted] }, { token })).status).toBe(200)
    const edited = (await api.post(`${DRAFTS}/of-statement/${statement}`, {}, { token })).body.data.id
    const found = await api.get(`${DRAFTS}/${edited}/duplicates`, { token })
    expect(found.body.data.statement_ids).toEqual([])
    expect((await api.post(`${own}/${statement}/close`, { outcome: 'sold' }, { token })).status).toBe(200)
    expect(await idsOf({})).toEqual([])
  })
})

async function priceOf(id: number) {
  const { rows } = await database.pool.query('select price, images from statements where id = $1', [id])
  return rows[0]
}
