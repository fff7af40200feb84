import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '~backend/platform/db/embedded-postgres'
import { isFullRun } from '../full-run'
import { testLog } from '../log'
import { createMarketplaceFolder, removeMarketplaceFolder } from './marketplace-folder.mjs'
import {
  createVisitors,
  linksToItself,
  openPage,
  PAUSE_MS,
  type PageVisitor,
  type ShownPage,
} from './page-visitors'
import { RandomRequests, send } from './random-requests'
import { type StartedSite, startSite } from './start-site'

const MAX_AGE_MS = 1_000
const RUN_MS = isFullRun ? 8_000 : 4_000
/**
 * Longest duration: on a busy machine it takes longer until enough changes have been shown. The areas have
 * three digits, so that there are at most 900 changes.
 */
const MAX_RUN_MS = 60_000
const MIN_CHANGES_SHOWN = 6
const CHANGE_EVERY_MS = 130
/** Quiet time in ms, twice, so that pages are also cached because nothing changes. */
const QUIET_MS = 2_200
const METRICS_TOKEN = 'token-of-the-page-cache'

let folder: string
let database: EmbeddedPostgres
let client: pg.Client
let site: StartedSite
/** Statement that changes all the time. */
let id: string

test.describe.configure({ mode: 'serial' })
test.skip(
  ({ javaScriptEnabled }) => javaScriptEnabled === true,
  'what the server answers does not depend on script',
)

test.beforeAll(async () => {
  folder = createMarketplaceFolder({ isEmpty: false })
  database = await startEmbeddedPostgres({ dataDir: folder, log: testLog })
  const { host, user, password, database: name } = database.ownerConnection
  client = new pg.Client(database.ownerConnection)
  await client.connect()
  site = await startSite({
    DEMO: '1',
    DATABASE_URL: `postgresql://${user}:${password}@localhost/${name}?host=${encodeURIComponent(String(host))}`,
    SEED_STATEMENTS: '150',
    TRUST_PROXY: '1',
    METRICS_TOKEN,
  })
  const list = await (await fetch(`${site.origin}/s`)).text()
  id = /id="card-(\d+)"/.exec(list)?.[1] ?? ''
  await setArea(100)
})

test.afterAll(async () => {
  await site?.stop()
  // A pool resolves before its connections are closed, and one that the server ends is an error.
  await client?.end()
  await database?.stop()
  removeMarketplaceFolder(folder)
})

test('no visitor is shown a page older than a second, or a page of another user', async () => {
  const visitors = await createVisitors(site.origin, id)
  const beganAt = performance.now()
  const areas = new Set<number>()
  const isOver = () => {
    const ran = performance.now() - beganAt
    return ran > MAX_RUN_MS || (ran > RUN_MS && areas.size >= MIN_CHANGES_SHOWN)
  }
  const changes = [{ area: 100, committedAt: performance.now() }]
  /** Delay of timers on a busy machine in ms: the site is no more punctual than this. */
  let lateBy = 0
  const write = async () => {
    while (!isOver()) {
      const pause = changes.length % 8 === 0 ? QUIET_MS : CHANGE_EVERY_MS
      const due = performance.now() + pause
      await sleep(pause)
      lateBy = Math.max(lateBy, performance.now() - due)
      const area = 100 + changes.length
      await setArea(area)
      changes.push({ area, committedAt: performance.now() })
    }
  }
  const shown: ShownPage[] = []
  const visit = async (visitor: PageVisitor, path: string) => {
    for (let time = 0; !isOver(); time++) {
      // Every other request for a statement has a URL that was never requested.
      const isNew = path !== '/s' && time % 2 === 1
      const page = await openPage(
        site.origin,
        visitor,
        isNew ? `${path}?n=${visitor.name.replaceAll(' ', '-')}-${time}` : path,
      )
      shown.push(page)
      areas.add(findArea(page.body))
      await sleep(PAUSE_MS)
    }
  }
  const reads = visitors.flatMap((visitor) => {
    // Four at a time: while one causes a rendering, the others get the cached page.
    const atOnce = visitor.name === 'English' ? 4 : 1
    return [...Array.from({ length: atOnce }, () => '/s'), `/statements/${id}`].map((path) =>
      visit(visitor, path),
    )
  })
  await Promise.all([write(), ...reads])

  const problems = shown.flatMap(({ visitor, path, body, requestedAt }) => {
    const area = findArea(body)
    const replacedAt = changes[area - 100 + 1]?.committedAt ?? Number.POSITIVE_INFINITY
    return [
      ...(replacedAt < requestedAt - MAX_AGE_MS - lateBy
        ? [`${visitor.name} ${path}: ${requestedAt - replacedAt} ms old`]
        : []),
      ...(visitor.contains.test(body) ? [] : [`${visitor.name} ${path}: not their page`]),
      ...(visitor.lacks.test(body) ? [`${visitor.name} ${path}: the page of somebody else`] : []),
      ...(linksToItself(path, body) ? [] : [`${visitor.name} ${path}: the page of another address`]),
    ]
  })
  expect(problems).toEqual([])
  expect(areas.size).toBeGreaterThanOrEqual(MIN_CHANGES_SHOWN)
  const requestIds = new Set(shown.map(({ headers }) => headers.get('x-request-id')))
  expect(requestIds.size).toBe(shown.length)
  const lists = shown.filter(({ path }) => path === '/s')
  const personal = lists.filter(({ visitor }) => /token|kept/.test(visitor.cookies ?? ''))
  expect(personal.filter(({ headers }) => isFromCache(headers))).toEqual([])
})

test('each guest who gets a cached page counts as one view', async () => {
  const viewers = 12
  const readViews = async () => {
    const { rows } = await client.query<{ views: number }>('select views from statements where id = $1', [id])
    return rows[0]?.views ?? 0
  }
  const before = await readViews()
  for (let round = 0; round < 2; round++)
    for (let viewer = 0; viewer < viewers; viewer++)
      await fetch(`${site.origin}/statements/${id}`, {
        headers: { 'x-forwarded-for': `203.0.113.${viewer}` },
      })
  await expect.poll(readViews).toBe(before + viewers)
})

test("a cached page of results adds its search to the guest's last searches", async () => {
  const path = '/en/s?deal_types=1&price_from=1000'
  let headers = new Headers()
  const openFromCache = async () => {
    headers = (await fetch(site.origin + path)).headers
    return isFromCache(headers)
  }
  await expect.poll(openFromCache, { intervals: [0] }).toBe(true)
  expect(headers.get('set-cookie')).toContain('__Host-locale=en')
  const searches = /__Host-searches=[^;]+/.exec(headers.get('set-cookie') ?? '')?.[0] ?? ''
  const home = await (await fetch(`${site.origin}/en`, { headers: { cookie: searches } })).text()
  expect(home).toContain('price_from=1000')
  expect(await (await fetch(`${site.origin}/en`)).text()).not.toContain('price_from=1000')
})

test('a browser with the current page gets 304 without a body', async () => {
  const first = await fetch(`${site.origin}/en/blog`)
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
  for (const _ of ['kept', 'kept']) {
    const again = await fetch(`${site.origin}/en/blog`, { headers })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'))
  }
})

test('the one-time key of a dialog is never shown twice', async () => {
  const keys = new Set<string | undefined>()
  for (let time = 0; time < 3; time++) {
    const body = await (await fetch(`${site.origin}/en/s?call_request=1`)).text()
    keys.add(/name="form_key" value="([^"]+)"/.exec(body)?.[1])
  }
  expect(keys.has(undefined)).toBe(false)
  expect(keys.size).toBe(3)
})

test('changes of an article and a banner are visible to all visitors within a second', async () => {
  const number = (text: string) => Number(/№ (\d+)/.exec(text)?.[1])
  const change = (next: number) =>
    client.query(
      `with shown as (update house_banners set title_en = 'Banner № ' || $1::int)
       update articles set title_en = 'Article № ' || $1::int`,
      [next],
    )
  await fetch(`${site.origin}/en/blog/1`)
  await change(0)
  await sleep(MAX_AGE_MS)
  const changes = [{ committedAt: performance.now() }]
  const endsAt = performance.now() + 6_000
  const write = async () => {
    for (let next = 1; performance.now() < endsAt; next++) {
      await sleep(next % 3 === 0 ? 1_700 : 400)
      await change(next)
      changes.push({ committedAt: performance.now() })
    }
  }
  const problems: string[] = []
  const numbers = new Set<number>()
  const visitor = { name: 'a reader', language: 'en', contains: /Article/, lacks: /token/ } as const
  const read = async (path: string, pattern: RegExp) => {
    for (let time = 0; performance.now() < endsAt; time++) {
      const { body, requestedAt } = await openPage(site.origin, visitor, `${path}?n=${time}`)
      const shown = number(pattern.exec(body)?.[0] ?? '')
      numbers.add(shown)
      const replacedAt = changes[shown + 1]?.committedAt ?? Number.POSITIVE_INFINITY
      if (Number.isNaN(shown) || replacedAt < requestedAt - MAX_AGE_MS)
        problems.push(`${path}, ${shown}: ${requestedAt - replacedAt} ms old`)
      if (!linksToItself(`${path}?n=${time}`, body)) problems.push(`${path}: another address`)
      await sleep(PAUSE_MS)
    }
  }
  await Promise.all([
    write(),
    read('/blog/1', /<h1[^>]*>Article № \d+/),
    read('/blog', /Article № \d+/),
    read('/blog', /Banner № \d+/),
    read(`/statements/${id}`, /Banner № \d+/),
  ])
  expect(problems).toEqual([])
  expect(numbers.size).toBeGreaterThan(5)
})

/** Parameters that other pages read. */
const OTHER_PARAMS =
  'activeTab budget building_status cities currency_id day group hidden kind list metro_stations month order_by package preview price_from q rooms sent sequence square_price_from statement_id status step sort tab top type unseen walking_area'.split(
    ' ',
  )

test('a page filled from the cache equals the page rendered for its URL', async () => {
  const query = OTHER_PARAMS.map((name) => `${name}=1`).join('&')
  // This cookie has no meaning, but its visitors get newly rendered pages.
  const made = { 'accept-encoding': 'identity', cookie: '__Host-statement-drafts=0' }
  const guest = { 'accept-encoding': 'identity', cookie: '__Host-locale=en' }
  const pages = ['/en', '/en/blog', '/en/blog/1', '/en/quality', `/en/statements/${id}`].map(
    (path) => `${path}?`,
  )
  for (const path of [...pages, `/en/compare?ids=${id}&`]) {
    for (const n of [1, 2, 3]) await fetch(`${site.origin}${path}n=${n}`, { headers: guest })
    // A page cached for half a minute may show the banners of the turn before.
    await expect(async () => {
      const [filled, own] = await Promise.all(
        [guest, made].map(async (headers) => {
          const response = await fetch(`${site.origin}${path}${query}`, { headers })
          return { etag: response.headers.get('etag'), body: withoutKeys(await response.text()) }
        }),
      )
      expect(filled?.etag, path).toContain('.')
      expect(own?.etag, path).not.toContain('.')
      expect(findDifference(filled?.body ?? '', own?.body ?? ''), path).toBeUndefined()
    }).toPass({ timeout: 40_000 })
  }
})

/** Number of requests; all in the full run or by `npm run replay:pages`, each seed another sequence. */
const REPLAYED_REQUESTS = Number(process.env.REPLAYED_REQUESTS ?? (isFullRun ? 10_000 : 200))
const REPLAY_SEED = Number(process.env.REPLAY_SEED ?? 1)
/** Minimum share served from the cache. On a busy machine pages expire between two requests. */
const MIN_CACHED_PART = 0.15

test('random requests get from the cache the page that would be rendered for them', async () => {
  test.setTimeout(60_000 + REPLAYED_REQUESTS * 100)
  const { host } = new URL(site.origin)
  const paths = ['/en', '/ru', '/s', '/en/s', '/en/blog', '/blog/1', '/en/quality', '/trust'].concat([
    `/en/statements/${id}`,
    `/statements/${id}`,
    `/en/compare?ids=${id}`,
    '/EN/s',
    '/en/%73',
  ])
  const requests = new RandomRequests(REPLAY_SEED, { paths, host })
  const agent = new Agent({ keepAlive: true })
  const problems: string[] = []
  let replayed = 0
  const hitsBefore = await readCacheHits()
  const replay = async () => {
    while (replayed < REPLAYED_REQUESTS) {
      replayed += 1
      const request = requests.next()
      const warm = await send(agent, site.origin, request)
      const { cookie } = request.headers
      const made = {
        ...request.headers,
        cookie: [cookie, '__Host-statement-drafts=0'].filter(Boolean).join('; '),
      }
      const cold = await send(agent, site.origin, { ...request, headers: made })
      const difference =
        findDifference(`${warm.status} ${warm.headers}`, `${cold.status} ${cold.headers}`) ??
        findDifference(withoutTurns(warm.body), withoutTurns(cold.body))
      if (difference) problems.push(JSON.stringify([request, difference], undefined, 1))
    }
  }
  await Promise.all([replay(), replay(), replay()])
  agent.destroy()
  expect(problems.slice(0, 5), `${problems.length} of ${replayed}`).toEqual([])
  // Only the warm requests can be hits: the others have a cookie that keeps them out of the cache.
  expect((await readCacheHits()) - hitsBefore).toBeGreaterThan(REPLAYED_REQUESTS * MIN_CACHED_PART)
})

/** Returns the number of pages that the process has served from its cache since its start. */
async function readCacheHits(): Promise<number> {
  const answer = await fetch(`${site.origin}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  })
  const [, hits] = /^ezo_page_cache_hits_total (\d+)$/m.exec(await answer.text()) ?? []
  return Number(hits)
}

/** Removes what may change while a page is cached: banners, which take turns, and the number of views. */
function withoutTurns(body: string): string {
  return withoutKeys(body)
    .replace(/data-enhance="rotating-banner"[\s\S]*?<\/a><\/div>/g, '')
    .replace(/<span>\d+ (ნახვა|views?|просмотр\p{L}*)<\/span>/gu, '')
}

/** Returns the first difference of two documents, which are too long to be printed. */
function findDifference(one: string, other: string): [one: string, other: string] | undefined {
  if (one === other) return undefined
  let start = 0
  while (one[start] === other[start]) start++
  const around = (body: string) => body.slice(Math.max(0, start - 100), start + 200)
  return [around(one), around(other)]
}

/** Removes one-time keys, request ids and view counts, which differ. */
function withoutKeys(body: string): string {
  return body
    .replace(/name="form_key" value="[^"]*"/g, '')
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/g, '')
    .replace(/<span>[\d,]+ views?<\/span>/g, '')
}

/** Returns true for a page from the cache: only a rendered list has a report. */
function isFromCache(headers: Headers): boolean {
  return !headers.get('set-cookie')?.includes('__Host-reports')
}

/** Returns the area of the card in a list, or of the statement's own page. */
function findArea(body: string): number {
  const card = body.split(`id="card-${id}"`)[1] ?? body.split('<main')[1] ?? ''
  return Number(/\b(1\d\d)\s(?:მ²|m²|м²)/.exec(card)?.[1])
}

function setArea(area: number) {
  return client.query('update statements set area = $2 where id = $1', [id, area])
}
