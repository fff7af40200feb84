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

describe('removed and rotated photos', () => {
  async function startWithPhotos(...seeds: number[]) {
    const { id } = await start({})
    const tokens: string[] = []
    for (const seed of seeds) tokens.push((await upload(id, await createPhoto(seed))).photo.token)
    const change = (photo = '', body = {}, user = token) =>
      api.patch(`${DRAFTS}/${id}/photos/${photo}`, body, { token: user })
    const getDraft = async () => (await api.get(`${DRAFTS}/${id}`, { token })).body.data
    return { id, tokens, change, getDraft }
  }

  test('a removed main photo is restored with its place, caption and rank, however often', async () => {
    const { tokens, change, getDraft } = await startWithPhotos(15, 16, 17)
    const [first, second, third] = tokens
    await change(second, { operation: 'main', caption: 'The kitchen', kind: 'view' })
    await change(second, { operation: 'delete' })
    expect(await getDraft()).toMatchObject({
      photos: [{ token: first, is_main: true }, { token: third }],
      removed_photos: [{ token: second, position: 1 }],
    })
    await change(second, { operation: 'restore' })
    expect((await change(second, { operation: 'restore' })).status).toBe(200)
    expect(await getDraft()).toMatchObject({
      photos: [
        { token: first, is_main: false },
        { token: second, is_main: true, caption: 'The kitchen', kind: 'view' },
        { token: third, is_main: false },
      ],
      removed_photos: [],
    })
  })

  test('a removed photo keeps its files for an hour, and then can no longer be restored', async () => {
    const { pool } = database
    const { tokens, change, getDraft } = await startWithPhotos(18)
    await change(tokens[0], { operation: 'delete' })
    const clean = () => cleanPhotos(pool, createTestPhotos(PHOTO_FOLDER))
    await pool.query("update uploaded_photos set created_at = now() - interval '2 hours'")
    await clean()
    expect((await getDraft()).removed_photos).toHaveLength(1)
    await pool.query("update removed_draft_photos set removed_at = now() - interval '2 hours'")
    await clean()
    expect((await getDraft()).removed_photos).toEqual([])
    expect((await change(tokens[0], { operation: 'restore' })).status).toBe(404)
  })

  test('a photo that was removed can be sent again', async () => {
    const { id, tokens, change } = await startWithPhotos(19)
    await change(tokens[0], { operation: 'delete' })
    expect(await upload(id, await createPhoto(19))).toHaveProperty('photo')
  })

  test('a rotated photo has its sides exchanged, keeps its place and caption, and has other files', async () => {
    const { id, tokens, change, getDraft } = await startWithPhotos(20, 21)
    const [before] = (await getDraft()).photos
    await change(tokens[0], { operation: 'rotate', caption: 'The hall' })
    const [after, other] = (await getDraft()).photos
    expect(after).toMatchObject({
      width: before.height,
      height: before.width,
      caption: 'The hall',
      is_main: true,
    })
    expect(after.token).not.toBe(tokens[0])
    expect(other.token).toBe(tokens[1])
    expect((await api.get(`${DRAFTS}/${id}/photos/${after.token}`, { token })).status).toBe(200)
    expect(await upload(id, await createPhoto(20))).toEqual({ refusal: 'same' })
  })

  test('another user can neither restore nor rotate a photo', async () => {
    const { tokens, change, getDraft } = await startWithPhotos(22, 23)
    const stranger = await createSession(database.pool, await addUser(database.pool))
    await change(tokens[1], { operation: 'delete' })
    const before = await getDraft()
    const answers = [
      await change(tokens[1], { operation: 'restore' }, stranger),
      await change(tokens[0], { operation: 'rotate' }, stranger),
      await change('00000000-0000-4000-8000-000000000000', { operation: 'rotate' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(await getDraft()).toEqual(before)
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
