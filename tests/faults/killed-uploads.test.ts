import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { IDENTITY_FILE, QUARANTINE_FOLDER } from '~backend/platform/file-quarantine'
import { cleanPhotos } from '~backend/statement-drafts/photos/photo-files'
import { PHOTO_ENDINGS } from '~backend/statement-drafts/photos/photo-path'
import { withTestDatabase } from '../database'
import { createTestPhotos } from '../fixtures/create-test-api'
import { addPlaces, addUser } from '../fixtures/database-rows'
import { withKilledServer } from '../fixtures/killed-server'
import { COMPLETE_FLAT, createPhoto } from '../fixtures/statement-draft'
import { isFullRun } from '../full-run'

const DRAFTS = '/api/v1/microservice/users/statement-drafts'
const KILLS = isFullRun ? 20 : 2
const UPLOADS_AT_ONCE = 3
/** Later than the expiry of interrupted uploads. */
const MUCH_LATER_MS = 3 * 60 * 60_000

const database = withTestDatabase()
let folder = ''
const server = withKilledServer('photo-server')

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ezo-killed-uploads-'))
  await addPlaces(database.pool)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Returns undefined if the server was killed before it responded. */
async function send(token: string, rest: string, body: BodyInit, type = 'application/octet-stream') {
  const headers = { 'x-website-key': 'ezo', authorization: `Bearer ${token}`, 'content-type': type }
  const response = await fetch(server.origin + DRAFTS + rest, { method: 'POST', headers, body }).catch(
    () => undefined,
  )
  return response && (await response.json().catch(() => undefined))?.data
}

async function startDraft(token: string): Promise<string> {
  const fields = new URLSearchParams(COMPLETE_FLAT).toString()
  return (await send(token, '', fields, 'application/x-www-form-urlencoded')).id
}

async function listPaths(sql: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ path: string }>(sql)
  return rows.map((row) => row.path)
}

/** Lists files outside quarantine, where those without a row wait. */
async function listFiles(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.endsWith(QUARANTINE_FOLDER))
  return files.map(({ name }) => name).filter((name) => name !== IDENTITY_FILE)
}

test('servers killed during uploads and publishing lose no acknowledged photo and leave no file behind', {
  timeout: 120_000,
}, async () => {
  const owner = await addUser(database.pool, { valid_phone_numbers: [COMPLETE_FLAT.phone_number] })
  const token = await createSession(database.pool, owner)
  const photos = await Promise.all([1, 2, 3, 4].map((seed) => createPhoto(seed)))
  const acknowledged: string[] = []
  const published: number[] = []
  for (let round = 0; round < KILLS; round += 1) {
    await server.start(JSON.stringify(database.connection), folder)
    const draft = await startDraft(token)
    const first = await send(token, `/${draft}/photos`, new Uint8Array(photos[0] ?? []))
    acknowledged.push(first.photo.token)
    const sending = photos.slice(1, 1 + UPLOADS_AT_ONCE).map(async (bytes) => {
      const answer = await send(token, `/${draft}/photos`, new Uint8Array(bytes))
      if (answer?.photo) acknowledged.push(answer.photo.token)
    })
    const publishing = send(token, `/${draft}/publish`, '').then((answer) => {
      if (answer?.statement_id) published.push(answer.statement_id)
    })
    await pause(round * 60)
    await server.kill()
    await Promise.all([...sending, publishing])
  }

  const shown = await listPaths('select path from statement_photos union select path from draft_photos')
  const tokens = shown.map((each) => each.split('/').at(-1)?.slice(0, 36))
  expect(acknowledged.filter((each) => !tokens.includes(each))).toEqual([])
  const { rows } = await database.pool.query('select id from statements where id = any($1)', [published])
  expect(rows).toHaveLength(published.length)

  await cleanPhotos(database.pool, createTestPhotos(folder), Date.now() + MUCH_LATER_MS)
  const names = (await listPaths('select path from uploaded_photos')).map((each) => each.split('/').at(-1))
  const expected = names.flatMap((name) => PHOTO_ENDINGS.map((ending) => `${name}${ending}`))
  expect((await listFiles()).sort()).toEqual(expected.sort())
  expect(names.length).toBeGreaterThanOrEqual(acknowledged.length)
})
