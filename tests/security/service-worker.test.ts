import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from '~server/security-headers'

const POLICY = contentSecurityPolicy({
  imageOrigins: [],
  advertOrigins: [],
  partnerOrigins: [],
  development: false,
})
const PROTECTION = {
  'content-security-policy': POLICY,
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
}

type Answer = (event: object) => void

/** Runs the worker offline, with a cached copy of the offline page. */
async function answerWithoutNetwork(url: string): Promise<Response> {
  const offline = new Response('<ul class="offline-cache"></ul>', {
    headers: {
      ...PROTECTION,
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      etag: '"1"',
    },
  })
  const cache = {
    match: async (key: string) => (key === '/offline' ? offline : undefined),
    keys: async () => [],
  }
  const listeners = new Map<string, Answer>()
  const self = { addEventListener: (name: string, listener: Answer) => listeners.set(name, listener) }
  const worker = createContext({
    self,
    location: new URL('https://ezo.test/sw.js'),
    caches: { open: async () => cache },
    fetch: async () => Promise.reject(new TypeError('no network')),
    Response,
    Headers,
    URL,
    Set,
  })
  runInContext(readFileSync(path.resolve(import.meta.dirname, '../../public/sw.js'), 'utf8'), worker)
  return new Promise((resolve) => {
    const request = { url, method: 'GET', mode: 'navigate' }
    listeners.get('fetch')?.({ request, preloadResponse: undefined, respondWith: resolve })
  })
}

test('the page that the service worker makes offline is protected like any other', async () => {
  const answer = await answerWithoutNetwork('https://ezo.test/s')
  expect(answer.status).toBe(503)
  for (const [name, value] of Object.entries(PROTECTION)) expect(answer.headers.get(name), name).toBe(value)
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(await answer.text()).toContain('offline-cache')
})
