import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import express from 'express'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withServer } from '~tests/fixtures/api'
import { createTestApi } from '~tests/fixtures/create-test-api'
import { addPlaces, addUser } from '~tests/fixtures/database-rows'
import { type S3Server, startS3Server } from '~tests/fixtures/s3-server'
import { COMPLETE_FLAT, createPhoto } from '~tests/fixtures/statement-draft'
import { UNFINISHED_FOLDER } from './durable-files'
import { createFolderStorage } from './folder-storage'
import { makePhoto } from './make-photo'
import { cleanPhotos, createPhotoCleaningJob, publishedPhotoRoutes } from './photo-files'
import { PHOTO_ENDINGS } from './photo-path'
import type { PhotoStorage } from './photo-storage'
import { createS3Storage } from './s3-storage'
import { INCOMING_FOLDER } from './save-body'

const DRAFTS = '/api/v1/microservice/users/statement-drafts'
const log = pino({ level: 'silent' })
const HOUR_MS = 60 * 60_000
const database = withTestDatabase()
let folder = ''
let s3: S3Server
let storages: Record<'folder' | 's3', PhotoStorage>
let token: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ezo-photo-storage-'))
  s3 = await startS3Server()
  storages = {
    folder: createFolderStorage(folder),
    s3: createS3Storage(s3.settings, { log, requestTimeoutMs: 300 }),
  }
  await addPlaces(database.pool)
})
beforeEach(async () => {
  const owner = await addUser(database.pool, { valid_phone_numbers: [COMPLETE_FLAT.phone_number] })
  token = await createSession(database.pool, owner)
})
afterAll(async () => {
  s3.close()
  await rm(folder, { recursive: true, force: true })
})

/** Delegates, because the storages exist only from `beforeAll` on. */
const server = withServer(() => {
  const app = express()
  for (const name of ['folder', 's3'] as const) {
    const storage = storages[name]
    const photos = { storage, incomingFolder: folder, makePhoto }
    app.use(`/${name}/pictures`, publishedPhotoRoutes(database.pool, storage))
    app.use(`/${name}`, createTestApi(database.pool, log, { photos }))
  }
  return app
})

async function send(name: string, rest: string, body: BodyInit, type = 'application/octet-stream') {
  const headers = { 'x-website-key': 'ezo', authorization: `Bearer ${token}`, 'content-type': type }
  const answer = await fetch(`${server.origin}/${name}${DRAFTS}${rest}`, { method: 'POST', headers, body })
  return { status: answer.status, data: (await answer.json()).data }
}

async function startDraft(name: string): Promise<string> {
  const fields = new URLSearchParams(COMPLETE_FLAT).toString()
  return (await send(name, '', fields, 'application/x-www-form-urlencoded')).data.id
}

const upload = async (name: string, draft: string, seed: number) =>
  send(name, `/${draft}/photos`, new Uint8Array(await createPhoto(seed)))

async function listFiles(storage: PhotoStorage): Promise<string[]> {
  const names: string[] = []
  for await (const some of storage.list()) names.push(...some)
  return names
}

describe.each(['folder', 's3'] as const)('photos in %s', (name) => {
  test('the owner sees all sizes, everyone sees them once published, and deleting the statement removes them', async () => {
    const storage = storages[name]
    const draft = await startDraft(name)
    const { data } = await upload(name, draft, 1)
    const files = await listFiles(storage)
    expect(files).toHaveLength(PHOTO_ENDINGS.length)
    const preview = await fetch(`${server.origin}/${name}${DRAFTS}/${draft}/photos/${data.photo.token}`, {
      headers: { 'x-website-key': 'ezo', authorization: `Bearer ${token}` },
    })
    expect((await preview.json()).data.base64).toMatch(/^UklGR/)
    const url = `${server.origin}/${name}/pictures/${files.find((file) => file.endsWith('-800.webp'))}`
    expect((await fetch(url)).status).toBe(404)

    const { data: published } = await send(name, `/${draft}/publish`, '')
    const shown = await fetch(url)
    expect(shown.status).toBe(200)
    expect(shown.headers.get('content-type')).toBe('image/webp')
    expect(shown.headers.get('cache-control')).toMatch(/max-age=31536000, immutable/)
    expect((await shown.arrayBuffer()).byteLength).toBe(Number(shown.headers.get('content-length')))
    const etag = shown.headers.get('etag') ?? ''
    expect(
      (await fetch(url, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } })).status,
    ).toBe(304)
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(200)
    await storage.write(new Map([['of-a-draft.webp', Buffer.from('of a draft')]]))
    for (const encoded of ['%2F..%2F', '%2f%2e%2e%2f'])
      expect((await fetch(url.replace('800.webp', `${encoded}of-a-draft.webp`))).status, encoded).toBe(404)
    await storage.remove(['of-a-draft.webp'])

    await database.pool.query('update statements set deleted_at = now() where id = $1', [
      published.statement_id,
    ])
    expect((await fetch(url)).status).toBe(404)
    await database.pool.query("update uploaded_photos set created_at = now() - interval '1 hour'")
    await cleanPhotos(database.pool, { storage, incomingFolder: folder, log })
    expect(await listFiles(storage)).toEqual([])
  })

  test('old photos without a row are removed, and those of drafts stay', async () => {
    const storage = storages[name]
    const orphan = `${randomUUID()}-aabbcc`
    const names = PHOTO_ENDINGS.map((ending) => `${orphan}${ending}`)
    await storage.write(new Map(names.map((file) => [file, Buffer.from(file)])))
    await upload(name, await startDraft(name), 2)
    await database.pool.query("update uploaded_photos set created_at = now() - interval '1 hour'")
    await cleanPhotos(database.pool, { storage, incomingFolder: folder, log })
    expect(await listFiles(storage)).toHaveLength(2 * PHOTO_ENDINGS.length)
    await cleanPhotos(database.pool, { storage, incomingFolder: folder, log }, Date.now() + 2 * HOUR_MS)
    const left = await listFiles(storage)
    expect(left).toHaveLength(PHOTO_ENDINGS.length)
    expect(left.some((file) => file.startsWith(orphan))).toBe(false)
    await storage.remove(left)
    await database.pool.query('delete from uploaded_photos')
  })

  test('a photo is read as it was written, and a missing one is undefined', async () => {
    const storage = storages[name]
    await storage.write(new Map([['one.webp', Buffer.from('one')]]))
    expect(String(await storage.read('one.webp'))).toBe('one')
    await storage.remove(['one.webp', 'two.webp'])
    expect(await storage.read('one.webp')).toBeUndefined()
    expect(await storage.findOlder(['one.webp'], Date.now() + HOUR_MS)).toEqual([])
  })
})

describe('photos on the disk', () => {
  test('old photos of interrupted uploads are removed', async () => {
    const partly = await mkdtemp(path.join(tmpdir(), 'ezo-photo-parts-'))
    onTestFinished(() => rm(partly, { recursive: true }))
    const parts = [INCOMING_FOLDER, UNFINISHED_FOLDER].map((name) => path.join(partly, name, 'part'))
    for (const part of parts) {
      await mkdir(path.dirname(part))
      await writeFile(part, 'half a photo')
    }
    const places = { storage: createFolderStorage(partly), incomingFolder: partly, log }
    await cleanPhotos(database.pool, places)
    expect(parts.map(existsSync)).toEqual([true, true])
    await cleanPhotos(database.pool, places, Date.now() + 2 * HOUR_MS)
    expect(parts.map(existsSync)).toEqual([false, false])
  })

  test('photos are checked once an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const list = vi.spyOn(storages.folder, 'list')
    onTestFinished(() => list.mockRestore())
    const job = createPhotoCleaningJob(database.pool, {
      storage: storages.folder,
      incomingFolder: folder,
      log,
    })
    const { signal } = new AbortController()
    for (let minute = 0; minute <= 60; minute += 1) {
      await job.run(signal)
      vi.advanceTimersByTime(60_000)
    }
    // Twice the folder and its quarantine.
    expect(list).toHaveBeenCalledTimes(4)
  })
})

describe('object store', () => {
  test.each([
    // All four concurrent requests are retried once.
    ['is down', 8, 500],
    ['refuses one of its files', 1, 400],
  ])(
    'a store that %s rejects the photo, keeps no files, and accepts the next one',
    async (_name, length, status) => {
      const draft = await startDraft('s3')
      s3.objects.clear()
      s3.failures.push(...Array.from({ length }, () => ({ method: 'PUT', status })))
      expect((await upload('s3', draft, 3)).status).toBe(500)
      s3.failures.splice(0)
      expect(await listFiles(storages.s3)).toEqual([])
      const { rows } = await database.pool.query('select from draft_photos where draft_id = $1', [draft])
      expect(rows).toEqual([])
      expect((await upload('s3', draft, 3)).data).toHaveProperty('photo')
    },
  )

  test('a store works after HEAD requests and interrupted responses', async () => {
    const draft = await startDraft('s3')
    const { token: photo } = (await upload('s3', draft, 5)).data.photo
    await send('s3', `/${draft}/publish`, '')
    const file = (await listFiles(storages.s3)).find((name) => name.startsWith(photo)) ?? ''
    const url = `${server.origin}/s3/pictures/${file}`
    s3.failures.push({ method: 'GET', isCutShort: true })
    await expect(fetch(url).then((answer) => answer.arrayBuffer())).rejects.toThrow()
    // The library has fifty connections, and an unread response blocks one.
    for (let at = 0; at <= 50; at += 1) expect((await fetch(url, { method: 'HEAD' })).status).toBe(200)
    expect((await fetch(url)).status).toBe(200)
  })

  test('a store that does not respond times out: stored photos answer 503, unknown ones 404', async () => {
    const draft = await startDraft('s3')
    const { token: photo } = (await upload('s3', draft, 4)).data.photo
    await send('s3', `/${draft}/publish`, '')
    const file = (await listFiles(storages.s3)).find((name) => name.startsWith(photo)) ?? ''
    s3.failures.push({ method: 'GET' }, { method: 'GET' })
    const answer = await fetch(`${server.origin}/s3/pictures/${file}`)
    expect(answer.status).toBe(503)
    expect(['cache-control', 'retry-after'].map((name) => answer.headers.get(name))).toEqual([
      'no-store',
      '10',
    ])
    await storages.s3.remove([file])
    expect((await fetch(`${server.origin}/s3/pictures/${file}`)).status).toBe(404)
  })
})
