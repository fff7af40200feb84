import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { createFolderStorage } from '~backend/statement-drafts/photos/folder-storage'
import { makePhoto } from '~backend/statement-drafts/photos/make-photo'
import { StartedImport } from '~contract/schemas/statement-imports'
import { PHOTO_NAME_HEADER } from '~contract/statement-photos'
import { withTestDatabase } from '~tests/database'
import { addUser } from '~tests/fixtures/database-rows'
import { DRAFTS } from '~tests/fixtures/draft-api'
import { FLAT, HEADINGS, IMPORTS, withImportApi } from '~tests/fixtures/import-api'
import { createPhoto } from '~tests/fixtures/statement-draft'
import { makeZip, type ZipEntry } from '~tests/fixtures/zip-file'
import { addNextPhoto, publishWaitingLines } from './photo-job'

const database = withTestDatabase()
const imports = withImportApi(database)
const { api, start, preview, confirm, listStatements } = imports
const folder = mkdtempSync(join(tmpdir(), 'import-archives-'))
let pictures: Buffer[]

beforeAll(async () => {
  pictures = await Promise.all([1, 2, 3].map((seed) => createPhoto(seed)))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function runJob(): Promise<void> {
  const context = {
    pool: database.pool,
    storage: createFolderStorage(folder),
    incomingFolder: folder,
    makePhoto,
    publication: { mode: 'off' as const, localizeAddress: async () => undefined },
  }
  while (await addNextPhoto(context, new AbortController().signal));
  await publishWaitingLines(context)
}

async function sendBytes(id: string, bytes: Buffer, token = imports.token) {
  const answer = await fetch(`${api.origin}/api${IMPORTS}/${id}/archives`, {
    method: 'POST',
    headers: {
      'x-website-key': 'ezo',
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
      [PHOTO_NAME_HEADER]: encodeURIComponent('ფოტოები.zip'),
    },
    body: new Uint8Array(bytes),
  })
  return { status: answer.status, data: (await answer.json()).data }
}

const photo = (name: string, picture: number): ZipEntry => ({ name, content: pictures[picture - 1] ?? '' })
const send = async (id: string, ...entries: ZipEntry[]) => (await sendBytes(id, makeZip(entries))).data

async function countRows(query: string): Promise<number | null> {
  const { rowCount } = await database.pool.query(query, [imports.owner])
  return rowCount
}

const countContents = () =>
  countRows(`select from import_photos p join statement_imports i on i.id = p.import_id
             where i.user_id = $1 and p.content is not null`)

test('photos of an archive wait for the confirmation, and their lines are published with them', async () => {
  const id = await start(`A-1,${FLAT}`, `A-2,${FLAT}`)
  expect(await send(id, photo('A-1/2.jpg', 2), photo('A-1/1.jpg', 1), photo('B-9.jpg', 3))).toEqual({
    photos: 2,
  })
  await runJob()
  const { lines, archives } = await preview(id)
  expect(lines).toMatchObject([{ photos: 2 }, { photos: 0 }])
  expect(archives).toMatchObject([
    {
      name: 'ფოტოები.zip',
      photos: 2,
      lines: 1,
      skipped: [{ name: 'B-9.jpg', reason: 'no_line' }],
      skipped_count: 1,
    },
  ])
  expect(await countContents()).toBe(2)
  expect(await confirm(id, 'publish')).toMatchObject({ published: 1, awaiting_photos: 1 })
  await runJob()
  expect(await listStatements()).toHaveLength(2)
  expect((await preview(id)).photos).toMatchObject({ waiting: 0, added: 2, failed: [] })
  expect(await countRows("select from statements where user_id = $1 and images <> ''")).toBe(1)
  expect(await countContents()).toBe(0)
})

test('an archive that is sent twice adds its photos once', async () => {
  const id = await start(`A-1,${FLAT}`)
  await send(id, photo('A-1/1.jpg', 1))
  expect(await send(id, photo('A-1/1.jpg', 1), photo('A-1/2.jpg', 2))).toEqual({ photos: 1 })
  const { archives, lines } = await preview(id)
  expect(lines).toMatchObject([{ photos: 2 }])
  expect(archives[1]).toMatchObject({ skipped: [{ name: 'A-1/1.jpg', reason: 'same' }] })
})

test('the job of an import rejects a file that is not a picture and processes the others', async () => {
  const id = await start(`A-1,${FLAT}`)
  await send(id, { name: 'A-1/1.jpg', content: 'MZ a program' }, photo('A-1/2.jpg', 2))
  await confirm(id, 'publish')
  await runJob()
  expect((await preview(id)).photos).toMatchObject({
    added: 1,
    failed: [{ line: 2, source: 'A-1/1.jpg', failure: 'not_a_picture' }],
  })
  expect(await listStatements()).toHaveLength(1)
})

test('a published statement keeps its photos, and gets those of an archive sent with the same file', async () => {
  const first = await start(`A-1,${FLAT}`)
  await send(first, photo('A-1/1.jpg', 1))
  await confirm(first, 'publish')
  await runJob()
  const second = await start(`A-1,${FLAT}`)
  expect((await preview(second)).lines).toMatchObject([{ outcome: 'unchanged' }])
  await send(second, photo('A-1/1.jpg', 1), photo('A-1/2.jpg', 2))
  expect((await preview(second)).lines).toMatchObject([{ outcome: 'changed' }])
  await confirm(second, 'publish')
  await runJob()
  const photos =
    'select from statement_photos p join statements s on s.id = p.statement_id where s.user_id = $1'
  expect(await countRows(photos)).toBe(2)
  expect(await listStatements()).toHaveLength(1)
})

test('photos of lines with errors are reported as left out', async () => {
  const id = await start(`A-1,${FLAT.replace('Tbilisi', 'Atlantis')}`, `A-2,${FLAT}`)
  await send(id, photo('A-1/1.jpg', 1))
  await confirm(id, 'draft')
  expect((await preview(id)).photos).toMatchObject({ waiting: 0, failed: [{ failure: 'left_out' }] })
  expect(await countContents()).toBe(0)
})

test('a confirmed import takes no archive', async () => {
  const id = await start(`A-1,${FLAT}`)
  await confirm(id, 'draft')
  expect(await send(id, photo('A-1/1.jpg', 1))).toEqual({ refusal: 'confirmed' })
  const [draft] = (await api.get(DRAFTS, { token: imports.token })).body.data
  expect(draft.photos).toEqual([])
})

test('a statement takes 40 photos, those of links included', async () => {
  const links = Array.from({ length: 39 }, (_, at) => `https://photos.example.ge/${at}.jpg`).join(' ')
  const started = StartedImport.parse((await imports.send(`${HEADINGS},photos\nA-1,${FLAT},${links}`)).data)
  const id = 'id' in started ? started.id : ''
  expect(await send(id, photo('A-1/1.jpg', 1), photo('A-1/2.jpg', 2))).toEqual({ photos: 1 })
  const { archives, lines } = await preview(id)
  expect(lines).toMatchObject([{ photos: 40 }])
  expect(archives).toMatchObject([{ skipped: [{ name: 'A-1/2.jpg', reason: 'full' }] }])
})

test('a damaged archive is refused, and another broker cannot add one to an import', async () => {
  const id = await start(`A-1,${FLAT}`)
  expect((await sendBytes(id, Buffer.from('PK\x03\x04 and no more'))).data).toEqual({ refusal: 'damaged' })
  const stranger = await createSession(database.pool, await addUser(database.pool, { type: 'broker' }))
  expect((await sendBytes(id, makeZip([photo('A-1.jpg', 1)]), stranger)).status).toBe(404)
  expect((await preview(id)).archives).toEqual([])
})
