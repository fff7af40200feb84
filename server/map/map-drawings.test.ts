import { brotliDecompressSync } from 'node:zlib'
import express, { type RequestHandler } from 'express'
import { afterEach, expect, test, vi } from 'vitest'
import { type Listening, listen } from '~tests/fixtures/listen'
import { securityHeaders } from '../security-headers'
import { mapDrawings } from './map-drawings'

const SVG = `<svg>${'M1 1'.repeat(2_000)}</svg>`
const PATH = '/map/drawing/v1/en/search/14/100/100.svg'
const sites: Listening[] = []
afterEach(() => Promise.all(sites.splice(0).map((site) => site.close())))

async function open(draw: () => Promise<{ svg: string; isIncomplete: boolean }>, limit?: RequestHandler) {
  const policy = { imageOrigins: [], advertOrigins: [], partnerOrigins: [], development: false }
  const log = { warn: vi.fn() }
  const app = express()
    .use(securityHeaders(policy))
    .use(
      '/map/drawing',
      mapDrawings({
        thread: { draw },
        version: 'v1',
        limit: limit ?? ((_request, _response, next) => next()),
        log,
      }),
    )
  const site = await listen(app)
  sites.push(site)
  return { log, get: (path = PATH, init?: RequestInit) => fetch(site.origin + path, init) }
}

test('a picture is drawn once, cached forever by browsers, and styled within the policy', async () => {
  const draw = vi.fn(async () => ({ svg: SVG, isIncomplete: false }))
  const { get } = await open(draw)
  const answers = await Promise.all([get(), get()])
  answers.push(await get())
  for (const answer of answers) {
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('image/svg+xml')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-[^']+' 'sha256-/)
    expect(await answer.text()).toBe(SVG)
  }
  expect(draw).toHaveBeenCalledTimes(1)
})

test('a picture is compressed as the browser accepts it, and not resent to one that has it', async () => {
  const { get } = await open(async () => ({ svg: SVG, isIncomplete: false }))
  const plain = await get(PATH, { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers.get('content-encoding')).toBeNull()
  const brotli = await get(PATH, { headers: { 'accept-encoding': 'br' } })
  expect(brotli.headers.get('content-encoding')).toBe('br')
  expect(brotli.headers.get('vary')).toContain('Accept-Encoding')
  const body = Buffer.from(await brotli.arrayBuffer())
  expect(body.toString().startsWith('<svg') ? body.toString() : brotliDecompressSync(body).toString()).toBe(
    SVG,
  )
  const etag = brotli.headers.get('etag') ?? ''
  expect((await get(PATH, { headers: { 'if-none-match': etag } })).status).toBe(304)
  const head = await get(PATH, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('the URL of another version answers the current drawing, which is cached for a minute', async () => {
  const { get } = await open(async () => ({ svg: SVG, isIncomplete: false }))
  const answer = await get(PATH.replace('v1', 'v0'))
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=60'])
})

test('a picture without some of its tiles is not cached', async () => {
  const draw = vi.fn(async () => ({ svg: SVG, isIncomplete: true }))
  const { get } = await open(draw)
  const answers = [await get(), await get()]
  expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'no-store'])
  expect(draw).toHaveBeenCalledTimes(2)
})

test('a picture that cannot be drawn has a message in the language of the page', async () => {
  const { get, log } = await open(async () => {
    throw new Error('no thread')
  })
  const answer = await get()
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(await answer.text()).toContain('Part of the map is missing')
  expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ reason: 'no thread' }), expect.any(String))
})

test('a tile that no page links to is not drawn', async () => {
  const draw = vi.fn(async () => ({ svg: SVG, isIncomplete: false }))
  const { get } = await open(draw)
  for (const path of ['/map/drawing/v1/en/search/99/1/1.svg', '/map/drawing/v1/en/search/14/1/99999999.svg'])
    expect((await get(path)).status, path).toBe(404)
  expect(draw).not.toHaveBeenCalled()
})

test('only pictures that are not drawn yet count towards the limit', async () => {
  const limit = vi.fn<RequestHandler>((_request, _response, next) => next())
  const { get } = await open(async () => ({ svg: SVG, isIncomplete: false }), limit)
  await get()
  await get()
  expect(limit).toHaveBeenCalledTimes(1)
})
