import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createFolderStorage } from '~backend/statement-drafts/photos/folder-storage'
import { makePhoto } from '~backend/statement-drafts/photos/make-photo'
import { StartedImport } from '~contract/schemas/statement-imports'
import { withTestDatabase } from '~tests/database'
import { DRAFTS } from '~tests/fixtures/draft-api'
import { FLAT, HEADINGS, IMPORTS, withImportApi } from '~tests/fixtures/import-api'
import { createPhoto } from '~tests/fixtures/statement-draft'
import { addNextPhoto, publishWaitingLines } from './photo-job'

const database = withTestDatabase()
const imports = withImportApi(database)
const { api, preview, confirm, listStatements } = imports
const { signal } = new AbortController()
const folder = mkdtempSync(join(tmpdir(), 'import-photos-'))
let pictures: Buffer[]
let answer: RequestListener
let server: Server
let origin: string

beforeAll(async () => {
  pictures = await Promise.all([1, 2].map((seed) => createPhoto(seed)))
})

beforeEach(async () => {
  answer = (request, response) => response.end(pictures[Number(request.url?.slice(1)) - 1])
  server = createServer((request, response) => answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => void server.close())
afterAll(() => rmSync(folder, { recursive: true }))

const createContext = (allowsPrivate = true) => ({
  pool: database.pool,
  storage: createFolderStorage(folder),
  incomingFolder: folder,
  makePhoto,
  publication: { mode: 'off' as const, localizeAddress: async () => undefined },
  allowsPrivate,
})

async function runJob(context = createContext()): Promise<void> {
  while (await addNextPhoto(context, signal)) await publishWaitingLines(context)
  await publishWaitingLines(context)
}

/** Imports a flat with these photos. Local URLs, which files cannot name, are written afterwards. */
async function importFlat(paths: readonly string[], mode: 'draft' | 'publish' = 'publish') {
  const links = paths.map((_, at) => `https://photos.example.ge/${at}.jpg`).join(' ')
  const text = [`${HEADINGS},photos`, `A-1,${FLAT},${links}`].join('\n')
  const started = StartedImport.parse((await imports.send(text)).data)
  if (!('id' in started)) throw new Error(started.refusal)
  const confirmed = await confirm(started.id, mode)
  for (const [at, path] of paths.entries())
    await database.pool.query('update import_photos set source = $3 where import_id = $1 and position = $2', [
      started.id,
      at + 1,
      path.startsWith('/') ? origin + path : path,
    ])
  return { id: started.id, confirmed }
}

const retryNow = () => database.pool.query("update import_photos set next_at = now() where state = 'waiting'")

test('a line with photos is published with them, in their order, once they are fetched', async () => {
  const { id, confirmed } = await importFlat(['/2', '/1'])
  expect(confirmed).toMatchObject({ published: 0, awaiting_photos: 1 })
  expect(await listStatements()).toEqual([])
  expect((await preview(id)).photos).toEqual({ waiting: 2, added: 0, failed: [] })
  await runJob()
  const [statement] = await listStatements()
  const { rows } = await database.pool.query(
    `select u.file_hash from statements s cross join lateral
       regexp_split_to_table(s.images, '\n') with ordinality image (line, position)
     join uploaded_photos u on u.path = split_part(image.line, ' ', 4) where s.id = $1 order by position`,
    [statement.id],
  )
  const hashes = [pictures[1], pictures[0]].map((picture) =>
    createHash('sha256')
      .update(picture ?? '')
      .digest(),
  )
  expect(rows.map(({ file_hash }) => file_hash)).toEqual(hashes)
  const { result, photos } = await preview(id)
  expect(result).toMatchObject({ published: 1, awaiting_photos: 0 })
  expect(photos).toEqual({ waiting: 0, added: 2, failed: [] })
})

test('a photo that fails is named with its line, and the line is published with the others', async () => {
  answer = (request, response) => {
    if (request.url === '/page') return void response.end('<html>')
    if (request.url === '/missing') return void response.writeHead(404).end()
    if (request.url === '/large') return void response.end(Buffer.alloc(20_000_001))
    if (request.url === '/loop') return void response.writeHead(302, { location: '/loop' }).end()
    if (request.url === '/moved') return void response.writeHead(301, { location: '/1' }).end()
    response.end(pictures[0])
  }
  const { id } = await importFlat([
    '/page',
    '/missing',
    '/large',
    '/loop',
    'ftp://photos.example.ge/1',
    '/moved',
    '/1',
  ])
  await runJob()
  const { photos } = await preview(id)
  expect(photos?.failed.map(({ failure }) => failure)).toEqual([
    'not_a_picture',
    'refused',
    'too_large',
    'redirects',
    'address',
  ])
  const [statement] = await listStatements()
  expect(photos?.failed[0]).toMatchObject({ line: 2, source: `${origin}/page`, statement_id: statement.id })
  // The second one is the same picture.
  expect(photos).toMatchObject({ waiting: 0, added: 2 })
})

test('a photo is requested up to three times from a server that is down', async () => {
  let requests = 0
  answer = (_, response) => {
    requests += 1
    response.writeHead(503).end()
  }
  const { id } = await importFlat(['/1'])
  for (let run = 0; run < 5; run += 1) {
    await runJob()
    await retryNow()
  }
  expect(requests).toBe(3)
  expect((await preview(id)).photos).toMatchObject({ failed: [{ failure: 'refused' }] })
  expect(await listStatements()).toHaveLength(1)
})

test('private addresses are never requested, neither typed nor after a redirect', async () => {
  let requests = 0
  answer = (_, response) => {
    requests += 1
    response.end(pictures[0])
  }
  const { port } = server.address() as AddressInfo
  const { id } = await importFlat([
    '/1',
    `http://localhost:${port}/1`,
    'http://169.254.169.254/',
    'http://[::1]/',
  ])
  await runJob(createContext(false))
  expect(requests).toBe(0)
  expect((await preview(id)).photos?.failed.map(({ failure }) => failure)).toEqual(Array(4).fill('address'))
})

test('a photo whose process dies after storing it is added once', async () => {
  const { id } = await importFlat(['/1'], 'draft')
  await runJob()
  await database.pool.query(
    "update import_photos set state = 'waiting', next_at = now() where import_id = $1",
    [id],
  )
  await runJob()
  const [draft] = (await api.get(DRAFTS, { token: imports.token })).body.data
  expect(draft.photos).toHaveLength(1)
  expect((await preview(id)).photos).toMatchObject({ added: 1, failed: [] })
})

test('a line whose process dies between publishing and counting is counted as published', async () => {
  const { id } = await importFlat(['/1'])
  const context = createContext()
  while (await addNextPhoto(context, signal));
  const [draft] = (await api.get(DRAFTS, { token: imports.token })).body.data
  await api.post(`${DRAFTS}/${draft.id}/publish`, {}, { token: imports.token })
  await publishWaitingLines(context)
  await publishWaitingLines(context)
  expect((await preview(id)).result).toMatchObject({ published: 1, awaiting_photos: 0 })
  expect(await listStatements()).toHaveLength(1)
})

test('photos of a draft that its owner deletes meanwhile are reported, and nothing is published', async () => {
  const { id } = await importFlat(['/1'], 'draft')
  const [draft] = (await api.get(DRAFTS, { token: imports.token })).body.data
  await database.pool.query('delete from statement_drafts where id = $1', [draft.id])
  await runJob()
  expect((await preview(id)).photos).toMatchObject({ failed: [{ failure: 'no_draft' }] })
  expect(await listStatements()).toEqual([])
})

test.each([
  ['not a link', 'photo_url'],
  ['http://10.0.0.1/a.jpg', 'photo_url'],
  ['file:///etc/passwd', 'photo_url'],
  [Array.from({ length: 41 }, (_, at) => `https://a.ge/${at}`).join(' '), 'too_many_photos'],
])('a line with the photos %s is wrong', async (photos, error) => {
  const started = StartedImport.parse((await imports.send(`${HEADINGS},photos\nA-1,${FLAT},${photos}`)).data)
  const { lines } = await preview('id' in started ? started.id : '')
  expect(lines).toMatchObject([{ outcome: 'wrong', errors: [{ column: 'photos', error }] }])
})

test('links may be separated by spaces, commas, semicolons and line breaks, and stand in several columns', async () => {
  const text = `${HEADINGS},photos,image\nA-1,${FLAT},"https://a.ge/1,2.jpg, https://a.ge/3; https://a.ge/4\nhttps://a.ge/1,2.jpg",https://a.ge/5`
  const started = StartedImport.parse((await imports.send(text)).data)
  const id = 'id' in started ? started.id : ''
  expect((await preview(id)).lines).toMatchObject([{ photos: 4, errors: [] }])
  await confirm(id, 'draft')
  const { rows } = await database.pool.query(
    'select source from import_photos where import_id = $1 order by position',
    [id],
  )
  expect(rows.map(({ source }) => source)).toEqual([
    'https://a.ge/1,2.jpg',
    'https://a.ge/3',
    'https://a.ge/4',
    'https://a.ge/5',
  ])
  expect((await api.get(`${IMPORTS}/${id}`, { token: imports.token })).status).toBe(200)
})
