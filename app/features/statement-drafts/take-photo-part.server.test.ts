import { randomUUID } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { UpstreamError } from '~/upstream/upstream-error'
import { type PhotoPartAnswer, takePhotoPart } from './take-photo-part.server'
import type { SendPhoto } from './upload-photos.server'

let parent = ''
let folder = ''
let taken: string[] = []
let names: string[] = []
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'photo-parts-'))
  folder = join(parent, 'parts')
  taken = []
  names = []
})
afterEach(() => rm(parent, { recursive: true }))

const storeUploadedPhoto: SendPhoto = async (path, name) => {
  taken.push(await readFile(path, 'utf8'))
  names.push(name)
  return { photo: {} }
}

interface Part {
  key: string
  offset: number
  length: number
  body: BodyInit
  draft?: string
  sendPhoto?: SendPhoto
  maxWaitMs?: number
}

async function send({
  key,
  offset,
  length,
  body,
  draft = 'a draft',
  sendPhoto = storeUploadedPhoto,
  ...options
}: Part) {
  const headers = {
    'upload-name': encodeURIComponent('ფოტო/სამზარეულო.jpg'),
    'upload-key': key,
    'upload-offset': `${offset}`,
    'upload-length': `${length}`,
  }
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
  const response = await takePhotoPart(new Request('http://ezo.test/do/photo-part', init), {
    draft,
    sendPhoto,
    folder,
    ...options,
  })
  return { status: response.status, ...((await response.json()) as PhotoPartAnswer) }
}

/** Returns a body that breaks off after these bytes. */
function breakAfter(bytes: string): ReadableStream {
  let isSent = false
  return new ReadableStream({
    pull(controller) {
      if (isSent) controller.error(new Error('the line broke'))
      else controller.enqueue(Buffer.from(bytes))
      isSent = true
    },
  })
}

test('a photo is accepted once its last part has arrived, and its parts are removed', async () => {
  const key = randomUUID()
  expect(await send({ key, offset: 0, length: 9, body: 'kitchen' })).toEqual({
    status: 200,
    offset: 7,
    isDone: false,
  })
  expect(taken).toEqual([])
  expect(await send({ key, offset: 7, length: 9, body: '.1' })).toMatchObject({ offset: 9, isDone: true })
  expect(taken).toEqual(['kitchen.1'])
  expect(names).toEqual(['სამზარეულო.jpg'])
  expect(await readdir(folder)).toEqual([])
})

test('an interrupted photo continues with the next byte', async () => {
  const key = randomUUID()
  await expect(send({ key, offset: 0, length: 9, body: breakAfter('kit') })).rejects.toThrow('the line broke')
  expect(await send({ key, offset: 0, length: 9, body: 'kitchen' })).toEqual({
    status: 409,
    offset: 3,
    isDone: false,
  })
  await send({ key, offset: 3, length: 9, body: 'chen.1' })
  expect(taken).toEqual(['kitchen.1'])
})

test('parts of different drafts and photos are kept apart', async () => {
  const [key, other] = [randomUUID(), randomUUID()]
  await send({ key, offset: 0, length: 4, body: 'ab' })
  expect(await send({ key, draft: 'another', offset: 2, length: 4, body: 'xx' })).toMatchObject({
    status: 409,
    offset: 0,
  })
  expect(await send({ key: other, offset: 2, length: 4, body: 'xx' })).toMatchObject({ status: 409 })
  await send({ key, offset: 2, length: 4, body: 'cd' })
  expect(taken).toEqual(['abcd'])
})

test('a photo that failed to be saved is retried without sending bytes, but a refused one is not', async () => {
  const key = randomUUID()
  const part = { key, offset: 0, length: 2, body: 'ab' }
  const fail: SendPhoto = () => Promise.reject(new UpstreamError('POST photos', 'status', 503))
  expect(await send({ ...part, sendPhoto: fail })).toMatchObject({ isDone: false, failure: 'failed' })
  expect(await send({ ...part, offset: 2, body: '' })).toMatchObject({ isDone: true })
  expect(taken).toEqual(['ab'])
  const refuse: SendPhoto = async () => ({ refusal: 'damaged' })
  expect(await send({ ...part, key: randomUUID(), sendPhoto: refuse })).toMatchObject({
    isDone: true,
    failure: 'damaged',
  })
  expect(await readdir(folder)).toEqual([])
})

test.each([
  ['more bytes than were announced', { offset: 0, length: 2, body: 'abc' }],
  ['more than a photo may have', { offset: 0, length: 20_000_001, body: 'a' }],
  ['a negative offset', { offset: -1, length: 2, body: 'a' }],
  ['a key that names another file', { key: '../../etc', offset: 0, length: 2, body: 'a' }],
])('%s are rejected', async (_, part) => {
  await expect(send({ key: randomUUID(), ...part })).rejects.toMatchObject({ status: 400 })
})

/** Returns a body that sends its first byte, and no more until it is ended. */
function endlessBody() {
  let end = () => {}
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(Buffer.from('a'))
      end = () => controller.close()
    },
  })
  return { body, end }
}

test('two requests do not write to one photo at the same time', async () => {
  const key = randomUUID()
  const { body, end } = endlessBody()
  const first = send({ key, offset: 0, length: 3, body })
  const refused = await send({ key, offset: 0, length: 3, body: 'abc', maxWaitMs: 20 }).catch(
    (answer) => answer,
  )
  expect(refused).toMatchObject({ status: 423 })
  expect(refused.headers.get('retry-after')).toBe('1')
  end()
  expect(await first).toMatchObject({ offset: 1 })
})

test('a repeated part waits for the end of the earlier request', async () => {
  const key = randomUUID()
  const { body, end } = endlessBody()
  const first = send({ key, offset: 0, length: 3, body })
  const again = ['bc', 'bc'].map((rest) => send({ key, offset: 1, length: 3, body: rest }))
  end()
  expect(await first).toMatchObject({ offset: 1 })
  const answers = await Promise.all(again)
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(taken).toEqual(['abc'])
})

test('abandoned parts are removed, and the oldest if too many have started', async () => {
  const begin = async (photos: number) => {
    for (let begun = 0; begun < photos; begun += 1)
      await send({ key: randomUUID(), offset: 0, length: 2, body: 'a' })
  }
  await begin(540)
  const names = await readdir(folder)
  // Cleaned after twenty more.
  expect(names.length).toBeGreaterThanOrEqual(500)
  expect(names.length).toBeLessThan(525)
  const longAgo = new Date(Date.now() - 7 * 60 * 60_000)
  for (const name of names) await utimes(join(folder, name), longAgo, longAgo)
  await begin(20)
  expect((await readdir(folder)).length).toBeLessThan(25)
})

test('parts are not written to a folder that is open to other users', async () => {
  await mkdir(folder)
  await chmod(folder, 0o777)
  const key = randomUUID()
  await send({ key, offset: 0, length: 4, body: 'ab' })
  expect(await readdir(folder)).toEqual([])
  await send({ key, offset: 2, length: 4, body: 'cd' })
  expect(taken).toEqual(['abcd'])
})

test('the oldest uploads restart if pending ones fill the disk', async () => {
  const first = await writeSparse('first', 1_500_000_000, Date.now() - 2_000)
  const second = await writeSparse('second', 1_500_000_000, Date.now() - 1_000)
  for (let begun = 0; begun < 20; begun += 1)
    await send({ key: randomUUID(), offset: 0, length: 2, body: 'a' })
  const names = await readdir(folder)
  expect(names).not.toContain(first)
  expect(names).toContain(second)
})

/** Creates a sparse file, which takes no room on the disk. */
async function writeSparse(name: string, bytes: number, writtenMs: number): Promise<string> {
  const path = join(folder, name)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(path, '')
  await truncate(path, bytes)
  await utimes(path, new Date(writtenMs), new Date(writtenMs))
  return name
}
