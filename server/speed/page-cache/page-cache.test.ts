import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import express from 'express'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PageCaching } from '~/page/page-caching'
import { Signer } from '~/session/signer.server'
import type { ShownTopic } from '~contract/shown-changes'
import { chooseEncoding, encodeBody } from '../../content-encoding'
import { ShownVersions } from '../../shown-versions'
import { PageCache } from './page-cache'
import { serveCachedPages } from './serve-cached-pages'

let committed: ShownTopic[]
let made: number
let cache: PageCache
let server: Server
let origin: string

beforeAll(async () => {
  server = createServer((request, response) =>
    serveCachedPages(pages, {
      cache,
      signer: new Signer('0123456789abcdef0123456789abcdef'),
      log: pino({ enabled: false }),
      getIp: () => '127.0.0.1',
    })(request, response),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

beforeEach(async () => {
  committed = []
  made = 0
  const countChanges = () => 0
  const read = async () => ({ snapshot: '', topics: committed.splice(0) })
  cache = new PageCache({
    countChanges,
    versions: new ShownVersions({ read, countChanges }),
    getOrigin: () => origin,
  })
  // A page begun before the first answer of the database is not known to be current.
  await cache.confirm()
})

/** Page that reads `page`, links to itself, and shows how often it was rendered. */
const pages = express()
  .disable('x-powered-by')
  .get('/article', async (request, response) => {
    await cache.confirm()
    made += 1
    if (request.query.page === '9')
      return response.redirect(cache.completeHeader(request, request.originalUrl.replace('page=9', 'page=1')))
    const caching = new PageCaching().allow({ params: ['page'], topics: ['content'] })
    const signIn = new URLSearchParams({ Continue: request.originalUrl })
    const links = [request.originalUrl, `/auth?${signIn}`].map((href) => href.replaceAll('&', '&amp;'))
    const page = cache.complete(request, Buffer.from(`made ${made}: ${links.join(' ')}`.padEnd(2_000)))
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const { body, ...encoded } = await encodeBody(page.document, encoding)
    response.set({ 'Content-Type': 'text/html', ETag: page.etag })
    if (encoding !== 'identity') response.set('Content-Encoding', encoding)
    response.end(body)
    cache.keep(request, response, { ...page, caching, body, ...encoded })
  })

async function open(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(origin + url, {
    headers: { 'accept-encoding': 'identity', ...headers },
    redirect: 'manual',
  })
  const body = await response.text()
  return { response, body: body.trim(), etag: response.headers.get('etag') ?? '' }
}

test('a page is rendered once for URLs that differ only in parameters it does not read', async () => {
  await open('/article')
  await open('/article?utm_source=a')
  for (const url of ['/article?n=1', '/article?n=2&utm_source=%E1%83%90', '/article?n=1'])
    expect((await open(url)).body).toBe(
      `made 2: ${url.replace('&', '&amp;')} /auth?${new URLSearchParams({ Continue: url })}`,
    )
  expect((await open('/article')).body).toContain('made 1')
  expect([made, cache.hits]).toEqual([2, 4])
  expect((await open('/article?page=2')).body).toContain('made 3')
  expect((await open('/article?page=2&n=1')).body).toContain('made 4: /article?page=2&amp;n=1 ')
})

test('each URL has its own ETag, and a browser that has the page gets 304', async () => {
  await open('/article?n=0')
  const [one, other] = [await open('/article?n=1'), await open('/article?n=2')]
  expect(one.etag).not.toBe(other.etag)
  const known = { 'if-none-match': other.etag }
  expect((await open('/article?n=2', known)).response.status).toBe(304)
  expect((await open('/article?n=3', known)).response.status).toBe(200)
  // The visitor who caused the rendering gets the same ETag.
  expect((await open('/article?n=1')).etag).toBe(one.etag)
})

test('HEAD of a page has the headers of GET, whether it is cached or not', async () => {
  const read = async (method: string) => {
    const { status, headers } = await fetch(`${origin}/article?n=1`, {
      method,
      headers: { 'accept-encoding': 'identity' },
    })
    return [status, headers.get('etag'), headers.get('content-type')]
  }
  await open('/article')
  const first = await read('HEAD')
  expect(await read('GET')).toEqual(first)
  expect(await read('HEAD')).toEqual(await read('GET'))
})

test.each([
  ['*', 304],
  ['"other", TAG', 304],
  ['STRONG', 304],
  ['"other"', 200],
])('a browser that sends If-None-Match: %s gets %i', async (known, status) => {
  await open('/article')
  const { etag } = await open('/article')
  const header = known.replace('TAG', etag).replace('STRONG', etag.replace('W/', ''))
  expect((await open('/article', { 'if-none-match': header })).response.status).toBe(status)
})

test('filled pages are compressed as visitors accept', async () => {
  for (const n of ['0', '1', '2', '2']) {
    const { response } = await open(`/article?n=${n}`, { 'accept-encoding': 'br' })
    expect(response.headers.get('content-encoding')).toBe('br')
  }
  expect(made).toBe(2)
  const bytes = await cache.bodyOf({ ...findCached('/article?n=7'), foreign: 'n=7' })
  expect(brotliDecompressSync(bytes).toString()).toContain('made 2: /article?n=7 ')
})

function findCached(url: string) {
  const headers = { host: new URL(origin).host, 'accept-encoding': 'br' }
  const found = cache.find({ method: 'GET', url, headers, socket: {} } as never)
  if (!found || found instanceof Promise) throw new Error('the page is kept')
  return found
}

test('a redirect keeps the parameters that the visitor typed', async () => {
  await open('/article')
  const { response } = await open('/article?page=9&n=1')
  expect(response.headers.get('location')).toBe('/article?page=1&n=1')
})

test('a page is cached until something is committed, and for at most a second after that', async () => {
  await open('/article')
  await sleep(1_100)
  expect((await open('/article')).body).toContain('made 1')
  committed = ['statements']
  await sleep(1_100)
  expect((await open('/article')).body).toContain('made 1')
  committed = ['content']
  await sleep(1_000)
  expect((await open('/article')).body).toContain('made 2')
})
