import { expect, test } from '@playwright/test'
import { createTranslator } from './translations'

test.skip(
  ({ javaScriptEnabled }) => javaScriptEnabled === true,
  'what the server answers does not depend on script',
)

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
    expect(answer.headers().allow).toBe('OPTIONS, POST')
    expect(answer.headers()['set-cookie'] ?? '').not.toMatch(/__Host-(kept|light|token)/)
    expect(await answer.text()).toContain(createTranslator('ka')('http-errors.method_not_allowed'))
  }
})

test('an action rejects with an error page for browsers, and with its bare status for scripts', async ({
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

test('a link cannot sign anyone in, and a token never stays in the URL', async ({ request, baseURL }) => {
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
  expect(signedIn.headers().location).not.toContain('access_token')
  const token = /__Host-token=([^;]+)/.exec(signedIn.headers()['set-cookie'] ?? '')?.[1] ?? ''
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
