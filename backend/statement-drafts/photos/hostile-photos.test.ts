import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { MAX_PHOTOS } from '~contract/statement-photos'
import { withTestDatabase } from '~tests/database'
import { withServer } from '~tests/fixtures/api'
import { createTestApi, createTestPhotos } from '~tests/fixtures/create-test-api'
import { addUser } from '~tests/fixtures/database-rows'
import { createPhoto } from '~tests/fixtures/statement-draft'
import { addDraft } from '../store'
import { saveBody } from './save-body'

/** 640 × 480 pixels in HEVC, rotated a quarter turn to the right like phone photos; created with heif-enc. */
const HEIC = 'tests/fixtures/photos/turned.heic'
const DRAFTS = '/api/v1/microservice/users/statement-drafts'
const database = withTestDatabase()
const folder = path.join(tmpdir(), `ezo-hostile-photos-${randomUUID()}`)
let owner: number
let token: string
const server = withServer(() =>
  createTestApi(database.pool, pino({ level: 'silent' }), { photos: createTestPhotos(folder) }),
)

beforeAll(async () => {
  await mkdir(folder)
  owner = await addUser(database.pool)
  token = await createSession(database.pool, owner)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const startDraft = () => addDraft(database.pool, { userId: owner, keyHash: undefined, values: {} })

async function upload(id: string, bytes: Buffer) {
  const response = await fetch(`${server.origin}${DRAFTS}/${id}/photos`, {
    method: 'POST',
    headers: {
      'x-website-key': 'ezo',
      'content-type': 'application/octet-stream',
      authorization: `Bearer ${token}`,
    },
    body: new Uint8Array(bytes),
  })
  return { status: response.status, data: (await response.json()).data }
}

async function listFiles(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

test('the 41st photo is rejected', async () => {
  const id = await startDraft()
  await database.pool.query(
    `insert into draft_photos (draft_id, path, position, width, height)
     select $1, '/pictures/' || place, place, 800, 600 from generate_series(1, $2::int) place`,
    [id, MAX_PHOTOS],
  )
  expect((await upload(id, await createPhoto(1))).data).toEqual({ refusal: 'full' })
  expect(await listFiles()).toEqual([])
})

test.each([
  ['a hundred megapixels in a small file', () => drawBomb(), 'too_many_pixels'],
  ['a program named like a picture', () => Buffer.from(`MZ\x90\0${'\0'.repeat(500)}`), 'not_a_picture'],
  ['a truncated HEIC file', async () => (await readFile(HEIC)).subarray(0, 1_200), 'damaged'],
  [
    'a HEIC file with only a header',
    () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\x01', 'latin1'),
    'damaged',
  ],
  ['a HEIC file that claims 400 megapixels', () => inflateHeic(), 'too_many_pixels'],
  [
    'a truncated AVIF file',
    async () => (await createPhoto(2, { format: 'avif' })).subarray(0, 900),
    'damaged',
  ],
])('the upload of %s is rejected, and no files remain', async (_, create, refusal) => {
  expect((await upload(await startDraft(), await create())).data).toEqual({ refusal })
  expect(await listFiles()).toEqual([])
})

/** Enlarges the size property beyond the coded picture. */
async function inflateHeic(): Promise<Buffer> {
  const bytes = await readFile(HEIC)
  const size = bytes.indexOf('ispe') + 8
  bytes.writeUInt32BE(20_000, size)
  bytes.writeUInt32BE(20_000, size + 4)
  return bytes
}

test('a HEIC photo of a phone is rotated upright and stored in all sizes', async () => {
  const id = await startDraft()
  const { photo } = (await upload(id, await readFile(HEIC))).data
  expect(photo).toMatchObject({ width: 480, height: 640, warnings: ['small'] })
  const file = (await listFiles()).find((name) => name.startsWith(photo.token) && name.endsWith('-1200.jpg'))
  const colourAt = async (left: number, top: number) => {
    const { data } = await sharp(path.join(folder, file ?? ''))
      .extract({ left, top, width: 20, height: 20 })
      .resize(1, 1)
      .raw()
      .toBuffer({ resolveWithObject: true })
    return data[0] ?? 0
  }
  // Red in the corner, which is on the other side in the coded picture.
  expect(await colourAt(430, 40)).toBeGreaterThan(170)
  expect(await colourAt(40, 40)).toBeLessThan(160)
  await clear()
})

async function clear() {
  await database.pool.query('delete from uploaded_photos')
  for (const name of await listFiles()) await rm(path.join(folder, name))
}

function drawBomb(): Promise<Buffer> {
  const background = { r: 200, g: 200, b: 200 }
  return sharp({ create: { width: 10_000, height: 10_000, channels: 3, background } })
    .jpeg({ quality: 10 })
    .toBuffer()
}

test.each(['writeFile', 'sync'] as const)(
  'a disk that becomes full at %s rejects the photo, leaves no files, and accepts the next one',
  async (operation) => {
    const id = await startDraft()
    const probe = await open(path.join(tmpdir(), `ezo-probe-${randomUUID()}`), 'wx')
    const spy = vi.spyOn(Object.getPrototypeOf(probe), operation)
    await probe.close()
    spy.mockRejectedValueOnce(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
    const photo = await createPhoto(3)
    expect((await upload(id, photo)).status).toBe(500)
    expect(await listFiles()).toEqual([])
    spy.mockRestore()
    expect((await upload(id, photo)).data).toHaveProperty('photo')
    const { rows } = await database.pool.query('select path from draft_photos where draft_id = $1', [id])
    expect(rows).toHaveLength(1)
    await clear()
  },
)

test('an upload that never ends times out, and no files remain', async () => {
  const endless = new PassThrough()
  endless.write('the beginning')
  const error = await saveBody(endless, { folder, maxMs: 50 }).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ status: 408, headers: { Connection: 'close' } })
  // The response uses the same connection.
  expect(endless.destroyed).toBe(false)
  expect(await listFiles()).toEqual([])
})
