import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { withServer } from '~tests/fixtures/api'
import { BodyTooLargeError, readLimitedText } from './limited-body'

const MAX_BYTES = 1_000
const texts: Record<string, Buffer> = {
  '/short': Buffer.from('ეზო'.repeat(100)),
  '/empty': Buffer.alloc(0),
  '/long': Buffer.from('x'.repeat(MAX_BYTES + 1)),
  '/bomb': gzipSync('x'.repeat(50_000_000)),
}
let sentBytes = 0
const server = withServer(() => (request, response) => {
  if (request.url === '/bomb') response.setHeader('Content-Encoding', 'gzip')
  if (request.url === '/stalled') return void response.write('{')
  if (request.url !== '/endless') return void response.end(texts[request.url ?? ''])
  const write = () => {
    while (!response.destroyed && response.write('x'.repeat(10_000))) sentBytes += 10_000
  }
  response.on('drain', write)
  write()
})
const read = async (path: string, signal = new AbortController().signal) =>
  readLimitedText(await fetch(server.origin + path), MAX_BYTES, signal)

test('a short answer is read completely', async () => {
  expect(await read('/short')).toBe('ეზო'.repeat(100))
  expect(await read('/empty')).toBe('')
})

test.each(['/long', '/bomb', '/endless'])(
  'reading the answer of %s stops at the size limit',
  async (path) => {
    await expect(read(path)).rejects.toThrow(BodyTooLargeError)
    expect(sentBytes).toBeLessThan(20_000_000)
  },
)

test('reading stops when the signal is aborted, though the request has another one', async () => {
  const ending = new AbortController()
  const reading = read('/stalled', ending.signal)
  setTimeout(() => ending.abort(new Error('too late')), 100)
  await expect(reading).rejects.toThrow('too late')
  await expect(read('/short', ending.signal)).rejects.toThrow('too late')
})
