import { expect, test } from '@playwright/test'
import { findStatementPath } from './find-statement'

test.skip(
  ({ javaScriptEnabled }) => javaScriptEnabled === true,
  'what the server answers does not depend on script',
)

test('every response carries the security headers, and a plain page has no inline script', async ({
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
    const answer = await request.get('/s/map')
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
