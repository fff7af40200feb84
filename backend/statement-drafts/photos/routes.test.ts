import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { beforeEach, describe, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { createTestPhotos } from '~tests/fixtures/create-test-api'
import { addUser } from '~tests/fixtures/database-rows'
import { DRAFTS, withDraftApi } from '~tests/fixtures/draft-api'
import { COMPLETE_FLAT, createPhoto } from '~tests/fixtures/statement-draft'
import { cleanPhotos } from './photo-files'

const database = withTestDatabase()
const drafts = withDraftApi(database)
const { api, start, publish, upload } = drafts
/** Upload folder of the test's API. */
const PHOTO_FOLDER = `${tmpdir()}/ezo-uploads/photos`
let token: string

beforeEach(() => {
  ;({ token } = drafts)
})

describe('photos of drafts', () => {
  test('a photo is rotated upright and stored in all sizes, and the first one becomes the main one', async () => {
    const { id } = await start({})
    const { photo } = await upload(id, await createPhoto(3, { width: 1600, height: 1200 }))
    expect(photo).toMatchObject({ width: 1200, height: 1600, is_main: true, kind: 'photo' })
    const stranger = await createSession(database.pool, await addUser(database.pool))
    const { body } = await api.get(`${DRAFTS}/${id}/photos/${photo.token}`, { token })
    expect(Buffer.from(body.data.base64, 'base64').toString('latin1', 8, 12)).toBe('WEBP')
    expect((await api.get(`${DRAFTS}/${id}/photos/${photo.token}`, { token: stranger })).status).toBe(404)
  })

  test('a file that is not a picture, truncated, too small or a duplicate is rejected with its reason', async () => {
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

  test('a photo can be moved, made the main one, captioned and deleted', async () => {
    const { id } = await start({})
    const tokens: string[] = []
    for (const seed of [5, 6, 7]) tokens.push((await upload(id, await createPhoto(seed))).photo.token)
    const change = (photo = '', body = {}) => api.patch(`${DRAFTS}/${id}/photos/${photo}`, body, { token })
    const list = async () => (await api.get(`${DRAFTS}/${id}`, { token })).body.data.photos
    await change(tokens[2], { operation: 'earlier', caption: 'The kitchen', kind: 'view' })
    await change(tokens[1], { operation: 'main' })
    expect(await list()).toMatchObject([
      { token: tokens[0], caption: '', is_main: false },
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

describe('photos with a caption', () => {
  test('a caption is shown by the statement and its copies, as long as one of them exists', async () => {
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

  test('a captioned photo is deleted with its draft', async () => {
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

async function imagesOf(statement: number) {
  return (await api.get(`/v1/microservice/statements/${statement}`)).body.data.statement.images
}
