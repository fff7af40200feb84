import { expect, test } from '@playwright/test'
import { isFullRun } from '../full-run'

test.skip(
  ({ javaScriptEnabled }) => javaScriptEnabled === true,
  'what the server answers does not depend on script',
)

const junk = [
  '%00',
  '%ff%fe',
  '%',
  '"><script>alert(1)</script>',
  "' or 1=1--",
  '../../etc/passwd',
  '-1',
  '1e999',
  '٣',
  '{}',
  '[]',
  'x'.repeat(3_000),
]
const names = [
  'q',
  'page',
  'deal_types',
  'cities',
  'urbans',
  'price_from',
  'area_to',
  'order_by',
  'sequence',
  'bounds',
]
const paths = [
  '/',
  '/s',
  '/s/x/y/z/w',
  '/udzravi-qoneba/iyideba-bina',
  '/statements/1',
  '/auth',
  '/azomva',
  '/en/nope',
]

/**
 * Returns a share of the junk for a path: in the short run a third, and each junk for a third of the paths.
 */
const shareOfJunk = (row: number) => junk.filter((_, column) => isFullRun || (row + column) % 3 === 0)

test('no query makes a page fail or return unescaped markup', async ({ request }) => {
  for (const [row, path] of paths.entries()) {
    for (const value of shareOfJunk(row)) {
      const query = names
        .map((name) => `${name}=${value.includes('%') ? value : encodeURIComponent(value)}`)
        .join('&')
      const answer = await request.get(`${path}?${query}`, { maxRedirects: 0 })
      expect(answer.status(), `${path}?${query.slice(0, 200)}`).toBeLessThan(500)
      expect(await answer.text()).not.toContain('<script>alert(1)')
    }
  }
})

test('no path makes a page fail or return unescaped markup', async ({ request }) => {
  const starts = ['/', '/s/', '/udzravi-qoneba/', '/udzravi-qoneba/iyideba-bina/', '/statements/', '/ru/']
  for (const [row, before] of starts.entries()) {
    for (const value of shareOfJunk(row)) {
      const path = before + (value.includes('%') ? value : encodeURIComponent(value))
      const answer = await request.get(path, { maxRedirects: 0 })
      expect(answer.status(), path.slice(0, 200)).toBeLessThan(500)
      expect(await answer.text()).not.toContain('<script>alert(1)')
    }
  }
})

test('a map with invalid bounds responds quickly and names what was ignored', async ({ request }) => {
  const notice = /We did not understand and left out: (map area|drawn area) /
  const queries: [string, boolean][] = [
    ['bounds={"north":NaN,"south":41.6,"east":45,"west":44}', true],
    ['bounds={"north":1e308,"south":-1e308,"east":1e308,"west":-1e308}', true],
    ['bounds={"north":41.6,"south":41.8,"east":45,"west":44}', true],
    ['bounds={"north":90,"south":-90,"east":180,"west":-180}', false],
    ['bounds={"north":41.8,"south":41.6,"east":44.6,"west":45}', true],
    ['area=41.7,NaN,41.8,44.9,41.6,44.7', true],
    ['area=41.7,44.7,41.8,44.9', true],
    [`area=${Array(900).fill('41.7,44.8').join()}`, true],
    ['area=41.7,44.7,41.8,44.9,41.7,44.9,41.8,44.7', false],
    ['area=44.8,41.7,44.9,41.8,44.7,41.6', false],
  ]
  for (const [query, isJunk] of queries) {
    for (const path of ['/en/s?', '/en/s/map?', '/en/s/map?draw=1,2,x&']) {
      const began = Date.now()
      const answer = await request.get(path + encodeURI(query))
      expect(answer.status(), query.slice(0, 80)).toBe(200)
      expect(notice.test(await answer.text()), query.slice(0, 80)).toBe(isJunk)
      expect(Date.now() - began).toBeLessThan(10_000)
    }
  }
  // Too long for a URL: rejected before it is parsed.
  const endless = await request
    .get(`/en/s?area=${Array(20_000).fill('41.7,44.8').join()}`)
    .catch(() => undefined)
  expect(endless?.status() ?? 431).toBe(431)
})

test('a request body that is not a form is rejected, and later requests succeed', async ({ request }) => {
  for (const path of [
    '/do/favorite',
    '/do/hide',
    '/do/currency',
    '/do/light-mode',
    '/do/phone',
    '/do/sign-out',
  ]) {
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x']) {
      const answer = await request.post(path, {
        headers: { 'content-type': type },
        data: 'junk',
        maxRedirects: 0,
      })
      expect(answer.status(), `${path} ${type}`).toBeGreaterThanOrEqual(400)
      expect(answer.status()).toBeLessThan(500)
    }
    expect((await request.post(path, { maxRedirects: 0 })).status()).toBeLessThan(500)
  }
  for (const cookie of [
    '__Host-token=%E1%83%90',
    '__Host-token=',
    '__Host-kept=junk~',
    '__Host-flash=x%20//evil.test',
  ]) {
    expect((await request.get('/s', { headers: { cookie } })).status()).toBe(200)
  }
  expect((await request.get('/s')).status()).toBe(200)
})
