import { pino } from 'pino'
import { beforeAll, expect, test, vi } from 'vitest'
import { ReferenceCache } from '~/upstream/reference-cache.server'
import { withTestDatabase } from '~tests/database'
import { withServer } from '~tests/fixtures/api'
import { createTestApi } from '~tests/fixtures/create-test-api'
import { addPlaces, addStatement } from '~tests/fixtures/database-rows'
import { createRouteArgs } from '~tests/fixtures/route-args'
import { formatAtomFeed } from './feed'
import { loadFeedResponse } from './feed-response.server'

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
  await add({ deal_type_id: 1 })
})

async function requestFeed(query: string, kind: 'atom' | 'json') {
  const args = createRouteArgs(`/en/feed.${kind}${query}`, {
    origin: server.origin,
    context: { origin: 'https://ezo.test' },
  })
  args.context.referenceCache = new ReferenceCache(args.context.upstream)
  const answer = await loadFeedResponse(args, kind)
  return { type: answer.headers.get('content-type'), text: await answer.text() }
}

test('the Atom feed of a search lists its latest change first', async () => {
  const { type, text } = await requestFeed('?deal_types=2&order_by=price_asc', 'atom')
  expect(type).toContain('application/atom+xml')
  const found = [...text.matchAll(/<id>[^<]*-(\d+)<\/id>/g)].map(([, id]) => Number(id))
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
  // Whose price is a matter of agreement.
  expect(feed.items[1].content_text).toBe('ჭავჭავაძის გამზირი 26, Vake, Tbilisi')
})

test('a feed is asked as nobody, since caches may keep it for everybody', async () => {
  const args = createRouteArgs('/en/feed.json', { origin: server.origin })
  args.request.headers.set('cookie', '__Host-token=own-token')
  const call = vi.spyOn(args.context.upstream, 'call')
  expect((await loadFeedResponse(args, 'json')).headers.get('cache-control')).toContain('public')
  expect(call.mock.calls.length).toBeGreaterThan(2)
  expect(call.mock.calls.filter(([{ token, visitorId }]) => token || visitorId)).toEqual([])
})

test('a feed without statements is valid, and texts in a feed are escaped', async () => {
  expect((await requestFeed('?deal_types=7', 'atom')).text).not.toContain('<entry>')
  const sly = { url: 'https://ezo.test/1', title: '<b>&\u0007"', summary: '', updatedAt: new Date(0) }
  const text = formatAtomFeed({
    language: 'en',
    title: 'x',
    page: 'https://ezo.test/s',
    self: 'https://ezo.test/feed.atom',
    entries: [sly],
  })
  expect(text).toContain('<title>&lt;b&gt;&amp;&quot;</title>')
})
