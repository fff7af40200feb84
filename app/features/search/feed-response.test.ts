import { pino } from 'pino'
import { beforeAll, expect, test, vi } from 'vitest'
import { ReferenceCache } from '~/upstream/reference-cache.server'
import { withTestDatabase } from '~tests/database'
import { withServer } from '~tests/fixtures/api'
import { createTestApi } from '~tests/fixtures/create-test-api'
import { addImage, addPlaces, addStatement } from '~tests/fixtures/database-rows'
import { findAtomErrors, findJsonFeedErrors } from '~tests/fixtures/feed-errors'
import { createRouteArgs } from '~tests/fixtures/route-args'
import { formatAtomFeed } from './feed/feed'
import { loadFeedResponse } from './feed/feed-response.server'

const log = pino({ level: 'silent' })
const database = withTestDatabase()
const server = withServer(() => createTestApi(database.pool, log))
let ids: number[]

beforeAll(async () => {
  const { pool } = database
  await addPlaces(pool)
  const add = (row: Record<string, unknown>) => addStatement(pool, row)
  const older = await add({ last_updated: '2026-01-01', created_at: '2026-01-01', deal_type_id: 2 })
  const newer = await add({
    last_updated: '2026-01-02',
    created_at: '2026-01-02',
    deal_type_id: 2,
    price_type_id: 1,
    price: null,
  })
  const renewed = await add({
    last_updated: '2026-01-03',
    created_at: '2025-12-01',
    deal_type_id: 2,
    price: 700,
  })
  ids = [renewed, newer, older]
  await addImage(pool, renewed)
  await add({ deal_type_id: 1 })
})

interface Site {
  language?: string
  origin?: string
  brandName?: string
}

async function requestFeed(
  query: string,
  kind: 'atom' | 'json',
  { language = '/en', origin = 'https://ezo.test', brandName }: Site = {},
) {
  const args = createRouteArgs(`${language}/feed.${kind}${query}`, {
    origin: server.origin,
    context: { origin, site: { map: { drawingVersion: 'v1' }, brandName } },
  })
  args.context.referenceCache = new ReferenceCache(args.context.upstream)
  const answer = await loadFeedResponse(args, kind)
  const { headers } = answer
  return { type: headers.get('content-type'), headers, text: await answer.text() }
}

test('the Atom feed of a search lists its latest change first', async () => {
  const { type, text } = await requestFeed('?deal_types=2&order_by=price_asc', 'atom')
  expect(type).toContain('application/atom+xml')
  const found = [...text.matchAll(/<id>[^<]*:(\d+)<\/id>/g)].map(([, id]) => Number(id))
  expect(found).toEqual(ids)
  expect(text).toContain('<link href="https://ezo.test/en/s?deal_types=2')
  expect(text).toContain('xml:lang="en"')
})

test('the JSON feed of a search lists its latest change first', async () => {
  const { type, text } = await requestFeed('?deal_types=2', 'json')
  expect(type).toContain('application/feed+json')
  const feed = JSON.parse(text)
  expect(feed.items.map(({ url }: { url: string }) => Number(url.split('-').at(-1)))).toEqual(ids)
  expect(feed.items[0].content_text).toMatch(/^\$700, .*Vake/)
  // Its price is negotiable.
  expect(feed.items[1].content_text).toBe('ჭავჭავაძის გამზირი 26, Vake, Tbilisi')
})

test('the id of a feed entry is independent of language, host and texts of the statement', async () => {
  const listIds = async (site: Site) => {
    const atom = await requestFeed('?deal_types=2', 'atom', site)
    const json = await requestFeed('?deal_types=2', 'json', site)
    const items: { id: string }[] = JSON.parse(json.text).items
    const entryIds = [...atom.text.matchAll(/<entry>\s*<id>([^<]*)<\/id>/g)].map(([, id]) => id)
    expect(items.map(({ id }) => id)).toEqual(entryIds)
    return entryIds
  }
  const before = await listIds({})
  expect(before).toEqual(ids.map((id) => `tag:ezo,2026:statement:${id}`))
  expect(await listIds({ language: '/ru', origin: 'http://localhost:3000' })).toEqual(before)
  await database.pool.query('update statements set room_type_id = 5 where id = $1', [ids[0]])
  expect(await listIds({})).toEqual(before)
})

test('feed entries have the time of publication, the time of the last change and a picture', async () => {
  const picture = `https://ezo.test/pictures/new-s${ids[0]}-0`
  const { items } = JSON.parse((await requestFeed('?deal_types=2', 'json')).text)
  expect(items[0]).toMatchObject({
    date_published: '2025-12-01T00:00:00.000Z',
    date_modified: '2026-01-03T00:00:00.000Z',
    image: expect.stringContaining(picture),
  })
  expect(items[1]).not.toHaveProperty('image')
  const [, first = '', second] = (await requestFeed('?deal_types=2', 'atom')).text.split('<entry>')
  expect(first).toContain('<published>2025-12-01T00:00:00.000Z</published>')
  expect(first).toContain('<updated>2026-01-03T00:00:00.000Z</updated>')
  expect(first).toMatch(/<link rel="enclosure" type="image\/(jpeg|webp)" href="[^"]*"\/>/)
  expect(first).toContain(picture)
  expect(second).not.toContain('enclosure')
})

test('the author of a feed is the name of the marketplace', async () => {
  const own = { origin: 'http://localhost:3000', brandName: 'Homes & Co' }
  expect((await requestFeed('', 'atom', own)).text).toContain('<author><name>Homes &amp; Co</name></author>')
  expect(JSON.parse((await requestFeed('', 'json', own)).text).authors).toEqual([{ name: 'Homes & Co' }])
  expect((await requestFeed('', 'atom', { language: '' })).text).toContain(
    '<author><name>ეზო</name></author>',
  )
})

test.each(['?deal_types=2', '?deal_types=7'])('the feeds of %s follow their formats', async (query) => {
  for (const language of ['', '/en', '/ru']) {
    expect(findAtomErrors((await requestFeed(query, 'atom', { language })).text)).toEqual([])
    expect(findJsonFeedErrors((await requestFeed(query, 'json', { language })).text)).toEqual([])
  }
})

test('a feed with wrong elements is invalid', () => {
  const feed = (body: string) => `<feed xmlns="http://www.w3.org/2005/Atom">${body}</feed>`
  expect(findAtomErrors(feed('<id>x</id><title/><updated>2026</updated><entry/>'))).toHaveLength(7)
  expect(findJsonFeedErrors('{"version":"1","title":"x","items":[{"id":"1"}]}')).toHaveLength(2)
})

test.each(['atom', 'json'] as const)('the validators of the %s feed follow its entries', async (kind) => {
  const read = async () => (await requestFeed('?deal_types=2', kind)).headers
  const headers = await read()
  expect(headers.get('cache-control')).toBe('public, no-cache')
  expect(headers.get('last-modified')).toBe('Sat, 03 Jan 2026 00:00:00 GMT')
  expect((await read()).get('etag')).toBe(headers.get('etag'))
  const hide = (isHidden: boolean) =>
    database.pool.query('update statements set deleted_at = $2 where id = $1', [
      ids[0],
      isHidden ? new Date() : null,
    ])
  await hide(true)
  const without = await read()
  await hide(false)
  expect(without.get('etag')).not.toBe(headers.get('etag'))
  expect(without.get('last-modified')).toBe('Fri, 02 Jan 2026 00:00:00 GMT')
  expect((await requestFeed('?deal_types=7', kind)).headers.has('last-modified')).toBe(false)
})

test("a feed is loaded without the visitor's token, since caches may share it", async () => {
  const args = createRouteArgs('/en/feed.json', { origin: server.origin })
  args.request.headers.set('cookie', '__Host-token=own-token')
  const call = vi.spyOn(args.context.upstream, 'call')
  expect((await loadFeedResponse(args, 'json')).headers.get('cache-control')).toContain('public')
  expect(call.mock.calls.length).toBeGreaterThan(2)
  expect(call.mock.calls.filter(([{ token, visitorId }]) => token || visitorId)).toEqual([])
})

test('a feed without statements is valid, and texts in a feed are escaped', async () => {
  expect((await requestFeed('?deal_types=7', 'atom')).text).not.toContain('<entry>')
  const sly = {
    statementId: 1,
    url: 'https://ezo.test/1',
    title: '<b>&\u0007"\uffff',
    summary: '',
    publishedAt: undefined,
    updatedAt: new Date(0),
    picture: { url: 'https://ezo.test/"&', type: undefined },
  }
  const text = formatAtomFeed({
    language: 'en',
    title: 'x',
    page: 'https://ezo.test/s',
    self: 'https://ezo.test/feed.atom',
    author: 'A & B',
    entries: [sly],
  })
  expect(text).toContain('<title>&lt;b&gt;&amp;&quot;</title>')
  expect(text).toContain('<name>A &amp; B</name>')
  expect(text).toContain('<link rel="enclosure" href="https://ezo.test/&quot;&amp;"/>')
  expect(text).not.toContain('<published>')
  expect(findAtomErrors(text)).toEqual([])
})
