import { describe, expect, test } from 'vitest'
import { readFormBody } from './form-body'
import { type FormLimits, TEXT_FORM } from './form-limits'

const WITH_FILES: FormLimits = {
  maxBytes: 1_000_000,
  maxFields: 20,
  files: { photo: { maxFiles: 1, maxBytes: 1_000 }, others: { maxFiles: 3, maxBytes: 1_000 } },
}
const MULTIPART = 'multipart/form-data; boundary=x'
const URLENCODED = 'application/x-www-form-urlencoded'
const CHUNK_BYTES = 65_536

const text = (name: string, value: string, headers = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n${headers}\r\n${value}\r\n`
const file = (name: string, content: string, filename = 'a.jpg') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: ${filename ? 'image/jpeg' : 'application/octet-stream'}\r\n\r\n${content}\r\n`
const END = '--x--\r\n'

let bytesRead = 0

async function* inChunks(body: string | Uint8Array, size = CHUNK_BYTES) {
  const bytes = Buffer.from(body)
  bytesRead = 0
  for (let at = 0; at < bytes.length; at += size) {
    const chunk = bytes.subarray(at, at + size)
    bytesRead += chunk.length
    yield chunk
  }
}

function read(body: string | Uint8Array, { type = MULTIPART, limits = TEXT_FORM, size = CHUNK_BYTES } = {}) {
  return readFormBody(inChunks(body, size), type, limits)
}

async function findStatus(reading: Promise<unknown>): Promise<number> {
  return reading.then(
    () => 200,
    ({ status }) => status,
  )
}

test('a form is parsed alike in chunks of any size', async () => {
  const body = text('name', 'ნინო') + text('list[0].kind', '') + text('tick', '1') + text('tick', '2') + END
  for (const size of [1, 7, CHUNK_BYTES])
    expect([...(await read(body, { size }))]).toEqual([
      ['name', 'ნინო'],
      ['list[0].kind', ''],
      ['tick', '1'],
      ['tick', '2'],
    ])
})

test('a urlencoded form is parsed as in browsers', async () => {
  const form = await read('name=%E1%83%90+b&rate=100%&=x&bare&twice=1&twice=2', {
    type: `${URLENCODED}; charset=UTF-8`,
    size: 3,
  })
  expect([...form]).toEqual([
    ['name', 'ა b'],
    ['rate', '100%'],
    ['', 'x'],
    ['bare', ''],
    ['twice', '1'],
    ['twice', '2'],
  ])
})

test('a file is a field with its name, type and content', async () => {
  const form = await read(file('photo', 'bytes', 'ეზო.jpg') + file('others', '', '') + END, {
    limits: WITH_FILES,
  })
  const [photo, none] = [form.get('photo') as File, form.get('others') as File]
  expect([photo.name, photo.type, await photo.text()]).toEqual(['ეზო.jpg', 'image/jpeg', 'bytes'])
  expect([none.name, none.size]).toEqual(['', 0])
})

test('a file that is too large is truncated to one byte more than its limit', async () => {
  const form = await read(file('photo', 'x'.repeat(500_000)) + text('name', 'a') + END, {
    limits: WITH_FILES,
  })
  expect((form.get('photo') as File).size).toBe(1_001)
  expect(form.get('name')).toBe('a')
})

test('files are consumed one after another, and a failing one ends the reading', async () => {
  const taken: string[] = []
  let running = 0
  const take =
    (failing?: string) => async (arriving: { field: string; content: AsyncIterable<Uint8Array> }) => {
      running += 1
      expect(running).toBe(1)
      let content = ''
      for await (const part of arriving.content) content += Buffer.from(part).toString()
      await new Promise((resolve) => setTimeout(resolve, 5))
      running -= 1
      if (content === failing) throw new Error('no room')
      taken.push(content)
    }
  const body = ['1', '2', '3'].map((content) => file('others', content)).join('') + text('end', 'x') + END
  const form = await readFormBody(inChunks(body), MULTIPART, WITH_FILES, take())
  expect([taken, form.get('end')]).toEqual([['1', '2', '3'], 'x'])
  await expect(readFormBody(inChunks(body), MULTIPART, WITH_FILES, take('2'))).rejects.toThrow('no room')
  expect(taken).toEqual(['1', '2', '3', '1'])
})

test('an error of the body itself is thrown', async () => {
  const broken = async function* () {
    yield Buffer.from(file('photo', 'x').slice(0, -3))
    throw new TypeError('gone')
  }
  const take = async ({ content }: { content: AsyncIterable<Uint8Array> }) => {
    for await (const _ of content);
  }
  await expect(readFormBody(broken(), MULTIPART, WITH_FILES, take)).rejects.toThrow('gone')
})

test('files still queued when the body breaks off are passed on with the part that arrived', async () => {
  const names: string[] = []
  let isBroken = () => {}
  const breakOff = new Promise<void>((resolve) => {
    isBroken = resolve
  })
  const broken = async function* () {
    yield Buffer.from(file('others', 'whole', 'a') + file('others', 'half', 'b').slice(0, -3))
    setTimeout(isBroken, 50)
    throw new TypeError('gone')
  }
  const take = async ({ filename, content }: { filename: string; content: AsyncIterable<Uint8Array> }) => {
    names.push(filename)
    await breakOff
    for await (const _ of content);
  }
  await expect(readFormBody(broken(), MULTIPART, WITH_FILES, take)).rejects.toThrow('gone')
  expect(names).toEqual(['a', 'b'])
})

describe('malformed and excessive bodies', () => {
  const many = (count: number, part: string) => part.repeat(count)
  test.each<[string, string, number, string?, FormLimits?]>([
    ['no content type', 'a=1', 415, ''],
    ['plain text', 'a=1', 415, 'text/plain'],
    ['letters in UTF-16', 'a=1', 415, `${URLENCODED}; charset=utf-16`],
    [
      'a made-up encoding of a part',
      text('a', 'b', 'Content-Type: text/plain; charset=klingon\r\n') + END,
      415,
    ],
    ['no boundary', text('a', 'b') + END, 400, 'multipart/form-data'],
    ['a boundary of 10 KB', text('a', 'b') + END, 400, `multipart/form-data; boundary=${'x'.repeat(10_000)}`],
    ['no end', text('a', 'b'), 400],
    ['an end within a file', file('photo', 'x').slice(0, -3), 400, MULTIPART, WITH_FILES],
    ['no content', '', 400],
    ['a part header of 20 KB', text('a', 'b', `X-Long: ${'x'.repeat(20_000)}\r\n`) + END, 400],
    ['a name of 200 letters', text('a'.repeat(200), '1') + END, 400],
    ['a nested name', text('a[0][b][c]', '1') + END, 400],
    ['a nested name, urlencoded', 'a[0][b][c]=1', 400, URLENCODED],
    ['a text of 300 KB', text('a', 'x'.repeat(300_000)) + END, 413],
    ['201 fields', many(201, text('a', '')) + END, 413],
    ['201 fields, urlencoded', many(201, 'a=&'), 413, URLENCODED],
    ['300 parts other than fields', many(300, '--x\r\nX: y\r\n\r\n\r\n') + END, 413],
    ['a file in a form without file fields', file('photo', 'x') + END, 413],
    ['a second file in a field for one file', many(2, file('photo', 'x')) + END, 413, MULTIPART, WITH_FILES],
    ['a file of an unknown field', file('constructor', 'x') + END, 413, MULTIPART, WITH_FILES],
    ['more bytes than the limit', 'x'.repeat(600_000), 413, URLENCODED],
  ])('a body with %s is rejected', async (_title, body, status, type = MULTIPART, limits = TEXT_FORM) => {
    expect(await findStatus(read(body, { type, limits }))).toBe(status)
  })
})

test('a body with a preamble, an epilogue and parts of other kinds is read', async () => {
  const other = '--x\r\nContent-Disposition: attachment; name="b"\r\n\r\nz\r\n'
  const nameless = '--x\r\nContent-Disposition: form-data\r\n\r\nz\r\n'
  const form = await read(`hello\r\n${other}${nameless}${text('a', '1')}${END}bye`)
  expect([...form]).toEqual([['a', '1']])
})

test('texts that arrive before the limit is exceeded are kept', async () => {
  const body = text('comment', 'long words') + file('photo', 'x'.repeat(300_000)) + END
  await expect(read(body)).rejects.toSatisfy(({ fields }) => fields.get('comment') === 'long words')
})

const sumProcessorMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** Most expensive body of each size: 2 to 10 ms of processor time once the code is compiled. */
test.each<[string, string, string]>([
  ['7,560 files of one byte', MULTIPART, Array.from({ length: 7_560 }, () => file('a', 'x')).join('')],
  ['20,000 parts', MULTIPART, text('a', '').repeat(20_000)],
  ['166,000 urlencoded fields', URLENCODED, 'a=&'.repeat(166_000)],
  ['500 MB in one file', MULTIPART, file('a', 'x'.repeat(2_000_000))],
])('%s are rejected after the first chunks, in less than 100 ms', async (_title, type, body) => {
  await findStatus(read(body, { type }))
  const started = sumProcessorMs()
  expect(await findStatus(read(body, { type }))).toBe(413)
  expect(sumProcessorMs() - started).toBeLessThan(100)
  expect(bytesRead).toBeLessThanOrEqual(2 * CHUNK_BYTES)
})
