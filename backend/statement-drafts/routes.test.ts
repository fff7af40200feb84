import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { createTestPhotos } from '~tests/fixtures/create-test-api'
import { addImage, addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { COMPLETE_FLAT, createPhoto } from '~tests/fixtures/statement-draft'
import { cleanPhotos } from './photos/photo-files'

const database = withTestDatabase()
const api = withApi(database)
const DRAFTS = '/v1/microservice/users/statement-drafts'
/** As the test's API has it. */
const PHOTO_FOLDER = `${tmpdir()}/ezo-uploads/photos`
let owner: number
let token: string
let stranger: string

beforeAll(() => addPlaces(database.pool))

beforeEach(async () => {
  owner = await addUser(database.pool, { valid_phone_numbers: ['555123456'] })
  token = await createSession(database.pool, owner)
  stranger = await createSession(database.pool, await addUser(database.pool))
})

async function start(values: object, caller: { token?: string } = { token }) {
  return (await api.post(DRAFTS, values, caller)).body.data as { id: string; key?: string }
}

describe('a draft', () => {
  test('exists for its owner alone, and for a guest with its key', async () => {
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

  test('of a guest is taken over by who signs in with its key, and by nobody else', async () => {
    const { id, key = '' } = await start({ deal_type_id: 1, area: '50' }, {})
    const claim = (by: string, headers = {}) => api.post(`${DRAFTS}/${id}/claim`, {}, { token: by, headers })
    expect((await claim(stranger)).status).toBe(404)
    expect((await claim(token, { 'x-draft-key': key })).status).toBe(200)
    expect((await claim(token)).status).toBe(200)
    expect((await claim(stranger, { 'x-draft-key': key })).status).toBe(404)
    const { body } = await api.get(DRAFTS, { token })
    expect(body.data).toMatchObject([{ id, values: { area: '50' } }])
  })

  test('of two windows the later is answered what the other has changed, and nothing is overwritten', async () => {
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
  ])('refuses %o', async (values) => {
    expect((await api.post(DRAFTS, values, { token })).status).toBe(422)
  })
})

describe('publishing', () => {
  test('turns a complete draft into a statement that a search finds, with its place, price and photos', async () => {
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

  test('says which fields are missing, by field, and asks for a proven number', async () => {
    const { id } = await start({ ...COMPLETE_FLAT, floor: '', phone_number: '599000000' })
    const { status, body } = await api.post(`${DRAFTS}/${id}/publish`, {}, { token })
    expect(status).toBe(422)
    expect(body.errors).toEqual([
      { field: 'floor', message: 'missing' },
      { field: 'phone_number', message: 'phone' },
    ])
  })

  test('is for those who are signed in', async () => {
    const { id, key = '' } = await start(COMPLETE_FLAT, {})
    const { status } = await api.post(`${DRAFTS}/${id}/publish`, {}, { headers: { 'x-draft-key': key } })
    expect(status).toBe(401)
  })

  test('does not take over what does not apply to the kind', async () => {
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

describe('changing a statement', () => {
  test('begins with what it says and its pictures, and changes it when it is published', async () => {
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

describe('a photo with a caption', () => {
  test('is shown with it, also by a copy of the statement, as long as either is there', async () => {
    const { id } = await start(COMPLETE_FLAT)
    const { photo } = await upload(id, await createPhoto(8))
    await api.patch(`${DRAFTS}/${id}/photos/${photo.token}`, { caption: 'Floor 4', kind: 'plan' }, { token })
    const original = await publish(id)
    const copy = (await api.post(`${DRAFTS}/copy-of/${original}`, {}, { token })).body.data.id
    const published = await publish(copy)
    for (const statement of [original, published])
      expect(await imagesOf(statement)).toMatchObject([{ caption: 'Floor 4', kind: 'plan', is_main: true }])
    const file = `${PHOTO_FOLDER}/${(await imagesOf(original))[0].large.split('/').at(-1)}`
    const remove = async (statement: number) => {
      await api.post('/v1/microservice/users/statements/delete', { statements: [statement] }, { token })
      await database.pool.query("update uploaded_photos set created_at = now() - interval '1 hour'")
      await cleanPhotos(database.pool, createTestPhotos(PHOTO_FOLDER))
      return existsSync(file)
    }
    expect(await remove(original)).toBe(true)
    expect(await remove(published)).toBe(false)
  })

  test('is removed with its draft', async () => {
    const { id } = await start({})
    await upload(id, await createPhoto(9))
    const { rows } = await database.pool.query('select path from draft_photos where draft_id = $1', [id])
    const file = `${PHOTO_FOLDER}/${rows[0].path.split('/').at(-1)}.webp`
    expect(existsSync(file)).toBe(true)
    await api.get(`${DRAFTS}/${id}`, { token, method: 'DELETE' })
    await database.pool.query("update uploaded_photos set created_at = now() - interval '1 hour'")
    await cleanPhotos(database.pool, createTestPhotos(PHOTO_FOLDER))
    expect(existsSync(file)).toBe(false)
  })
})

describe('a statement that offers the same', () => {
  const idsOf = async (change: object, caller = { token }) => {
    const { id } = await start({ ...COMPLETE_FLAT, ...change }, caller)
    const headers = { 'x-draft-key': '' }
    return (await api.get(`${DRAFTS}/${id}/duplicates`, { ...caller, headers })).body.data.statement_ids
  }

  test('is found by deal, kind, place, area, rooms and floor, among the own ones alone', async () => {
    const statement = await publish((await start(COMPLETE_FLAT)).id)
    expect(await idsOf({ price: '99000' })).toEqual([statement])
    expect(await idsOf({ area: '65' })).toEqual([statement])
    // The pin a few metres away, and the address in other words.
    expect(await idsOf({ street_id: '', address: 'Chavchavadze 26', latitude: '41.70905' })).toEqual([
      statement,
    ])
    for (const other of [
      { deal_type_id: '2' },
      { area: '80' },
      { room_type_id: '2' },
      { floor: '5' },
      { street_number: '30', latitude: '41.712' },
    ])
      expect(await idsOf(other)).toEqual([])
    expect(await idsOf({}, { token: stranger })).toEqual([])
  })

  test('is not the one that is changed, nor one that was sold', async () => {
    const statement = await publish((await start(COMPLETE_FLAT)).id)
    const edited = (await api.post(`${DRAFTS}/of-statement/${statement}`, {}, { token })).body.data.id
    const found = await api.get(`${DRAFTS}/${edited}/duplicates`, { token })
    expect(found.body.data.statement_ids).toEqual([])
    const own = '/v1/microservice/users/statements'
    expect((await api.post(`${own}/${statement}/close`, { outcome: 'sold' }, { token })).status).toBe(200)
    expect(await idsOf({})).toEqual([])
  })
})

async function publish(id: string): Promise<number> {
  return (await api.post(`${DRAFTS}/${id}/publish`, {}, { token })).body.data.statement_id
}

async function imagesOf(statement: number) {
  return (await api.get(`/v1/microservice/statements/${statement}`)).body.data.statement.images
}

async function priceOf(id: number) {
  const { rows } = await database.pool.query('select price, images from statements where id = $1', [id])
  return rows[0]
}

async function upload(
  id: string,
  bytes: Buffer,
  caller: Record<string, string> = { authorization: `Bearer ${token}` },
) {
  const response = await fetch(`${api.origin}/api${DRAFTS}/${id}/photos`, {
    method: 'POST',
    headers: { 'x-website-key': 'ezo', 'content-type': 'application/octet-stream', ...caller },
    body: new Uint8Array(bytes),
  })
  return (await response.json()).data
}

describe('a photo', () => {
  test('is turned upright and made in all sizes, the first one being the main one', async () => {
    const { id } = await start({})
    const { photo } = await upload(id, await createPhoto(3, { width: 1600, height: 1200 }))
    expect(photo).toMatchObject({ width: 1200, height: 1600, is_main: true, kind: 'photo' })
    const { body } = await api.get(`${DRAFTS}/${id}/photos/${photo.token}`, { token })
    expect(Buffer.from(body.data.base64, 'base64').toString('latin1', 8, 12)).toBe('WEBP')
    expect((await api.get(`${DRAFTS}/${id}/photos/${photo.token}`, { token: stranger })).status).toBe(404)
  })

  test('is refused with its reason when it is no picture, cut off, too small or the same again', async () => {
    const { id } = await start({})
    const good = await createPhoto(4)
    expect(await upload(id, Buffer.from('MZ executable'))).toEqual({ refusal: 'not_a_picture' })
    expect(await upload(id, good.subarray(0, good.length / 2))).toEqual({ refusal: 'damaged' })
    expect(await upload(id, await createPhoto(4, { width: 300, height: 120 }))).toEqual({
      refusal: 'too_small',
    })
    expect(await upload(id, good)).toHaveProperty('photo')
    expect(await upload(id, good)).toEqual({ refusal: 'same' })
    expect(await upload(id, Buffer.alloc(20_000_001))).toEqual({ refusal: 'too_large' })
  })

  test('is moved, made the main one, given a caption, and deleted', async () => {
    const { id } = await start({})
    const tokens: string[] = []
    for (const seed of [5, 6, 7]) tokens.push((await upload(id, await createPhoto(seed))).photo.token)
    const change = (photo = '', body = {}) => api.patch(`${DRAFTS}/${id}/photos/${photo}`, body, { token })
    const list = async () => (await api.get(`${DRAFTS}/${id}`, { token })).body.data.photos
    await change(tokens[2], { operation: 'earlier', caption: 'The kitchen', kind: 'view' })
    await change(tokens[1], { operation: 'main' })
    expect(await list()).toMatchObject([
      { token: tokens[0], is_main: false },
      { token: tokens[2], caption: 'The kitchen', kind: 'view' },
      { token: tokens[1], is_main: true },
    ])
    await change(tokens[1], { operation: 'place', position: 0 })
    expect(await list()).toMatchObject([{ token: tokens[1] }, { token: tokens[0] }, { token: tokens[2] }])
    await change(tokens[1], { operation: 'place', position: 99 })
    expect((await list()).at(-1)).toMatchObject({ token: tokens[1] })
    await change(tokens[1], { operation: 'delete' })
    expect(await list()).toMatchObject([{ token: tokens[0], is_main: true }, { token: tokens[2] }])
  })
})
