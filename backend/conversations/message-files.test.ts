import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { closeAccount } from '~backend/identity/close-account'
import { createSession } from '~backend/platform/auth/sessions'
import { inTransaction } from '~backend/platform/db/transaction'
import { CONVERSATION_KEY_HEADER, MAX_FILES_A_DAY } from '~contract/conversations'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)
const PDF = new File(['%PDF-1.7 a plan'], 'plan.pdf')

let ownerId: number
let owner: string
let conversation: string
let guest: Record<string, string>

beforeAll(() => addPlaces(database.pool))

beforeEach(async () => {
  await database.pool.query('truncate rate_limit_hits, conversations cascade')
  ownerId = await addUser(database.pool)
  owner = await createSession(database.pool, ownerId)
  const statement = await addStatement(database.pool, { user_id: ownerId })
  const body = { name: 'Nino', email: 'guest@example.ge', message: 'Hello' }
  const sent = await api.post(`/v1/microservice/statements/${statement}/message`, body)
  conversation = sent.body.data.conversation
  const { rows } = await database.pool.query('select guest_key as key from conversations')
  guest = { [CONVERSATION_KEY_HEADER]: rows[0].key }
})

async function createPicture(): Promise<File> {
  const picture = sharp({ create: { width: 60, height: 30, channels: 3, background: 'red' } })
  const exif = { IFD0: { Copyright: 'Nino' }, IFD3: { GPSLatitude: '41/1 43/1 0/1' } }
  return new File([new Uint8Array(await picture.withExif(exif).jpeg().toBuffer())], '../my <photo>.jpeg')
}

interface Sent {
  files: readonly File[]
  text?: string
  key?: string
}

async function reply({ files, text = '', key = randomUUID() }: Sent, by: object = { token: owner }) {
  const body = new FormData()
  body.set('text', text)
  body.set('idempotency_key', key)
  for (const [at, file] of files.entries()) body.set(`file_${at + 1}`, file)
  return api.post(`/v1/conversations/${conversation}/messages`, body, by)
}

async function listMessages() {
  const { body } = await api.get(`/v1/conversations/${conversation}`, { headers: guest })
  return body.data.messages
}

const readFileOf = (id: string, by: object) => api.get(`/v1/conversations/${conversation}/files/${id}`, by)

const countFiles = async () =>
  (await database.pool.query('select count(*)::int as count from conversation_files')).rows[0].count

describe('files of messages', () => {
  test('a picture is encoded anew, without its metadata, and a PDF stays as it is', async () => {
    expect((await reply({ files: [await createPicture(), PDF], text: 'Look' })).status).toBe(200)
    const [picture, plan] = (await listMessages()).at(-1).files
    expect(picture).toMatchObject({ name: 'my photo.jpg', width: 60, height: 30 })
    expect(plan).toMatchObject({ name: 'plan.pdf', size: 15, width: null })
    const { body } = await readFileOf(picture.id, { headers: guest })
    expect(body.data).toMatchObject({ name: 'my photo.jpg', media_type: 'image/jpeg' })
    const metadata = await sharp(Buffer.from(body.data.content, 'base64')).metadata()
    expect([metadata.format, metadata.exif]).toEqual(['jpeg', undefined])
    const document = (await readFileOf(plan.id, { token: owner })).body.data
    expect(Buffer.from(document.content, 'base64').toString()).toBe('%PDF-1.7 a plan')
  })

  test('a HEIC photo of a phone becomes a JPEG', async () => {
    const heic = await readFile('tests/fixtures/photos/quadrants.heic')
    expect((await reply({ files: [new File([new Uint8Array(heic)], 'IMG_1.HEIC')] })).status).toBe(200)
    expect((await listMessages()).at(-1)).toMatchObject({ text: '', files: [{ name: 'IMG_1.jpg' }] })
  })

  test.each([
    ['a script called a PDF', new File(['<script>alert(1)</script>'], 'plan.pdf')],
    ['a drawing with script', new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg')],
    ['a broken picture', new File(['\u00ff\u00d8\u00ff\u00e0broken'], 'a.jpg')],
    ['an empty message', undefined],
  ])('%s is rejected and nothing is sent', async (_, file) => {
    expect((await reply({ files: file ? [file] : [] })).status).toBe(422)
    expect(await listMessages()).toHaveLength(1)
  })

  test('files can be read by both sides only', async () => {
    await reply({ files: [PDF] })
    const [{ id }] = (await listMessages()).at(-1).files
    const neighbour = await createSession(database.pool, await addUser(database.pool))
    const operator = await createSession(database.pool, await addUser(database.pool, { is_operator: true }))
    const readers: [object, number][] = [
      [{ token: owner }, 200],
      [{ headers: guest }, 200],
      [{}, 404],
      [{ headers: { [CONVERSATION_KEY_HEADER]: randomUUID() } }, 404],
      [{ token: neighbour }, 404],
      [{ token: operator }, 404],
    ]
    for (const [by, status] of readers) expect((await readFileOf(id, by)).status).toBe(status)
    expect((await readFileOf(randomUUID(), { token: owner })).status).toBe(404)
    expect((await readFileOf('1', { token: owner })).status).toBe(404)
  })

  test('a file of one conversation cannot be read through another', async () => {
    await reply({ files: [PDF] })
    const [{ id }] = (await listMessages()).at(-1).files
    const statement = await addStatement(database.pool, { user_id: ownerId })
    const other = await api.post(`/v1/microservice/statements/${statement}/message`, {
      name: 'Gia',
      email: 'gia@example.ge',
      message: 'Hello',
    })
    const path = `/v1/conversations/${other.body.data.conversation}/files/${id}`
    expect((await api.get(path, { token: owner })).status).toBe(404)
  })

  test('a repeated message with files counts once', async () => {
    const key = randomUUID()
    const answers = await Promise.all([reply({ files: [PDF], key }), reply({ files: [PDF], key })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect([(await listMessages()).length, await countFiles()]).toEqual([2, 1])
  })

  test('files sent to a conversation of others answer 404 before they are counted', async () => {
    const neighbour = await createSession(database.pool, await addUser(database.pool))
    expect((await reply({ files: [PDF] }, { token: neighbour })).status).toBe(404)
    const { rows } = await database.pool.query("select from rate_limit_hits where kind = 'message_file'")
    expect(rows).toEqual([])
  })

  test('files to a side that has blocked the sender are rejected', async () => {
    await api.post(`/v1/conversations/${conversation}/change`, { act: 'block' }, { token: owner })
    expect((await reply({ files: [PDF] }, { headers: guest })).status).toBe(422)
    expect(await countFiles()).toBe(0)
  })

  test('each side can send a limited number of files a day', async () => {
    await reply({ files: [PDF] })
    await database.pool.query(
      `insert into conversation_files (message_id, position, name, media_type, size, content)
       select message_id, n, name, media_type, size, content from conversation_files, generate_series(2, $1::int) n`,
      [MAX_FILES_A_DAY],
    )
    expect((await reply({ files: [PDF] })).status).toBe(429)
    expect((await reply({ files: [PDF] }, { headers: guest })).status).toBe(200)
    await database.pool.query("update conversation_files set created_at = now() - interval '25 hours'")
    expect((await reply({ files: [PDF] })).status).toBe(200)
  })

  test('a closed account takes its files along', async () => {
    await reply({ files: [PDF], text: 'Mine' })
    await reply({ files: [PDF], text: 'Of the guest' }, { headers: guest })
    await inTransaction(database.pool, (transaction) =>
      closeAccount(transaction, ownerId, { givesUpBalance: false }),
    )
    expect(
      (await listMessages()).map(({ text, files }: { text: string; files: [] }) => [text, files.length]),
    ).toEqual([
      ['Hello', 0],
      [null, 0],
      ['Of the guest', 1],
    ])
  })

  test('files are deleted with their conversation', async () => {
    await reply({ files: [PDF] })
    await database.pool.query('delete from conversations')
    expect(await countFiles()).toBe(0)
  })

  test('operators read a file of a reply at the lead, and no file of other conversations', async () => {
    const operator = await createSession(database.pool, await addUser(database.pool, { is_operator: true }))
    await reply({ files: [PDF] })
    const [{ id: foreign }] = (await listMessages()).at(-1).files
    await api.post('/v1/contact', { name: 'Gia', email: 'gia@example.ge', message: 'Hello' })
    const { rows } = await database.pool.query('select max(id) as id from leads')
    const path = `/v1/operator/leads/${rows[0].id}`
    await api.post(`${path}/acts`, { act: 'answer', text: 'Send it' }, { token: operator })
    const found = await database.pool.query(
      'select id, guest_key as key from conversations where lead_id is not null',
    )
    conversation = found.rows[0].id
    guest = { [CONVERSATION_KEY_HEADER]: found.rows[0].key }
    expect((await reply({ files: [PDF] }, { headers: guest })).status).toBe(200)
    const { messages } = (await api.get(path, { token: operator })).body.data
    const [file] = messages.at(-1).files
    const read = async (id: string, token?: string) =>
      (await api.get(`${path}/files/${id}`, token ? { token } : {})).status
    expect(await Promise.all([read(file.id, operator), read(foreign, operator)])).toEqual([200, 404])
    expect(await Promise.all([read(file.id, owner), read(file.id)])).toEqual([404, 401])
  })
})
