import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseEncoding, encodeBody } from './content-encoding'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['BR;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0.5, gzip;q=1', 'gzip'],
  ['BR;Q=0.8, gzip;q=0.8', 'br'],
  ['br;q=0.5, identity', 'identity'],
  ['identity;q=0, gzip;q=0.1', 'gzip'],
  ['*;q=0', 'identity'],
  ['gzip, *;q=0', 'gzip'],
  ['*', 'br'],
  ['br;q=x, gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip ; q=0', 'identity'],
  ['zstd, *;q=0.1', 'br'],
  [undefined, 'identity'],
])('a browser that accepts %s gets %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding)
})

test('all readers of a normalized Accept-Encoding header choose the same encoding', () => {
  for (const encoding of ['br', 'gzip', 'identity'] as const) expect(chooseEncoding(encoding)).toBe(encoding)
})

test('texts are unchanged after decoding, and short texts are not compressed', async () => {
  const text = 'ბინა ვაკეში '.repeat(200)
  const [brotli, gzipped, plain] = await Promise.all([
    encodeBody(Buffer.from(text), 'br'),
    encodeBody(Buffer.from(text), 'gzip'),
    encodeBody(Buffer.from('ბინა'), 'br'),
  ])
  expect(brotliDecompressSync(brotli.body).toString()).toBe(text)
  expect(gunzipSync(gzipped.body).toString()).toBe(text)
  expect(plain).toEqual({ body: Buffer.from('ბინა'), encoding: 'identity' })
})
