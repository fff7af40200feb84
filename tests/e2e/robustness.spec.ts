import { expect, test } from '@playwright/test'
import { isFullRun } from '../full-run'
import { findStatementPath } from './find-statement'
import { createTranslator } from './translations'

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

/** In the short run each path is sent a third of the junk, and each junk to a third of the paths. */
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

test('a map with invalid bounds answers quickly and names what was left out', async ({ request }) => {
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
    for (const path of ['/en/s?', '/en/s?view=map&', '/en/s?view=map&draw=1,2,x&']) {
      const began = Date.now()
      const answer = await request.get(path + encodeURI(query))
      expect(answer.status(), query.slice(0, 80)).toBe(200)
      expect(notice.test(await answer.text()), query.slice(0, 80)).toBe(isJunk)
      expect(Date.now() - began).toBeLessThan(10_000)
    }
  }
  // Too long for a URL: refused before it is parsed.
  const endless = await request
    .get(`/en/s?area=${Array(20_000).fill('41.7,44.8').join()}`)
    .catch(() => undefined)
  expect(endless?.status() ?? 431).toBe(431)
})

test('a POST from another site answers 403', async ({ request }) => {
  const forged: Record<string, string>[] = [
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { referer: 'https://evil.test/' },
  ]
  for (const path of ['/do/light-mode', '/do/sign-out', '/sandbox/auth', '/s']) {
    for (const headers of forged) {
      const answer = await request.post(path, { headers, form: { light: '1' }, maxRedirects: 0 })
      expect(answer.status(), `${path} ${JSON.stringify(headers)}`).toBe(403)
      expect(await answer.text()).toContain(createTranslator('ka')('http-errors.cross_origin'))
      expect(answer.headers()['set-cookie'] ?? '').not.toContain('__Host-light')
    }
  }
})

test('a GET of an action route answers 405 and changes nothing', async ({ request }) => {
  for (const path of ['/do/favorite?keep=1', '/do/light-mode?light=1', '/do/phone', '/do/sign-out']) {
    const answer = await request.get(path)
    expect(answer.status()).toBe(405)
    expect(answer.headers().allow).toBe('POST')
    expect(answer.headers()['set-cookie'] ?? '').not.toMatch(/__Host-(kept|light|token)/)
    expect(await answer.text()).toContain(createTranslator('ka')('http-errors.method_not_allowed'))
  }
})

test('a refused action answers with an error page, and to scripts with its status alone', async ({
  request,
}) => {
  const form = { keep: 'not-a-number' }
  const pressed = await request.post('/do/favorite', { form, headers: { accept: 'text/html' } })
  expect(pressed.status()).toBe(400)
  expect(await pressed.text()).toContain(createTranslator('ka')('errors.broken'))
  const russian = { accept: 'text/html', referer: new URL('/ru/s', pressed.url()).href }
  const inRussian = await request.post('/do/favorite', { form, headers: russian })
  expect(await inRussian.text()).toContain(createTranslator('ru')('errors.broken'))
  const byScript = await request.post('/do/favorite', { form, headers: { accept: 'application/json' } })
  expect(byScript.status()).toBe(400)
  expect(await byScript.text()).toBe('')
})

test('no parameter redirects to another site', async ({ request, baseURL }) => {
  for (const target of [
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    'https://evil.test@x',
    'javascript:alert(1)',
  ]) {
    const login = await request.get(`/auth?Continue=${encodeURIComponent(target)}`, { maxRedirects: 0 })
    const location = new URL(login.headers().location ?? '', baseURL)
    expect(location.origin).toBe(baseURL)
    expect(new URL(location.searchParams.get('Continue') ?? '').origin).toBe(baseURL)
    const back = await request.post('/do/light-mode', {
      form: { light: '0', return_to: target },
      maxRedirects: 0,
    })
    expect(new URL(back.headers().location ?? '', baseURL).origin).toBe(baseURL)
  }
})

test('a link signs nobody in, and a token never stays in the URL', async ({ request, baseURL }) => {
  const junk = await request.get('/s?page=2&access_token=not-a-real-token', { maxRedirects: 0 })
  expect(junk.status()).toBe(302)
  expect(junk.headers().location).toBe('/s?page=2')
  expect(junk.headers()['set-cookie']).not.toMatch(/__Host-token=[^;]/)

  const Continue = `${baseURL}/s`
  const form = { email: 'designer@demo.test', password: 'demo-ezo' }
  const signedIn = await request.post(`/sandbox/auth?${new URLSearchParams({ Continue })}`, {
    form,
    maxRedirects: 0,
  })
  const token = new URL(signedIn.headers().location ?? '').searchParams.get('access_token') ?? ''
  expect(token.length).toBeGreaterThan(20)
  const stranger = { cookie: '__Host-sign-in=mine' }
  for (const state of ['&auth_state=theirs', '']) {
    const pushed = await request.get(`/s?access_token=${token}${state}`, {
      headers: stranger,
      maxRedirects: 0,
    })
    expect(pushed.headers()['set-cookie']).not.toContain(token)
    expect(pushed.headers().location).toBe('/auth/confirm')
  }
  const signInReturn = await request.get(`/s?access_token=${token}&auth_state=mine`, {
    headers: stranger,
    maxRedirects: 0,
  })
  expect(signInReturn.headers()['set-cookie']).toContain(`__Host-token=${token}; Max-Age=1296000`)
  expect(signInReturn.headers().location).toBe('/s')
})

test('a request body that is no form is refused, and later requests succeed', async ({ request }) => {
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

test('every response carries the security headers, and a plain page holds no inline script', async ({
  request,
}) => {
  for (const path of [
    '/',
    '/s',
    await findStatementPath(request),
    '/en/nope',
    '/azomva',
    '/healthz',
    '/favicon.svg',
    '/assets/none.js',
    '/sandbox/auth',
  ]) {
    const answer = await request.get(path)
    const headers = answer.headers()
    const policy = headers['content-security-policy'] ?? ''
    expect(policy, path).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe-|nonce-|\*/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['strict-transport-security']).toContain('max-age=')
    expect(headers['x-request-id']).toBeTruthy()
    if (headers['content-type']?.includes('html')) {
      const html = await answer.text()
      // A JSON-LD block is data, not a script that runs.
      expect(html).not.toMatch(/<script(?![^>]*\s(?:src=|type="application\/ld\+json"))/)
      expect(html).not.toMatch(/\sstyle="/)
      expect(html).not.toMatch(/\son[a-z]+="/)
    }
  }
})

test('a hydrated page has a new nonce in each response', async ({ request }) => {
  const nonces = new Set<string>()
  for (let time = 0; time < 5; time++) {
    const answer = await request.get('/s?view=map')
    const nonce = /'nonce-([^']+)'/.exec(answer.headers()['content-security-policy'] ?? '')?.[1] ?? ''
    expect(Buffer.from(nonce, 'base64')).toHaveLength(16)
    for (const [, attributes] of (await answer.text()).matchAll(/<script([^>]*)>/g)) {
      expect(attributes).toContain(`nonce="${nonce}"`)
    }
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(5)
})

test('a page in light mode has no script and no web font', async ({ request }) => {
  const saving = await request.get('/s', { headers: { 'save-data': 'on' } })
  const html = await saving.text()
  expect(saving.headers().vary).toContain('Save-Data')
  expect(html).toContain('data-light')
  expect(html).not.toContain('<script')
  expect(html).not.toContain('woff2')
  expect(html).not.toMatch(/fonts-[\w-]+\.css/)
})
