import { once } from 'node:events'
import { createServer, type Server, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import en from '~locales/en'
import ka from '~locales/ka'
import ru from '~locales/ru'
import { screens } from '../../../remix.config.js'
import { securityHeaders } from '../../security-headers'
import { createBusyPage } from './busy-page'
import { PageQueue } from './page-queue'
import { queuePages } from './queue-pages'

const log = pino({ enabled: false })
const policy = securityHeaders({
  imageOrigins: [],
  advertOrigins: [],
  partnerOrigins: [],
  development: false,
})
const release: (() => void)[] = []

let queue: PageQueue
let server: Server
let origin: string

beforeAll(async () => {
  const refuse = await createBusyPage(
    { styleSheet: '/assets/main-1.css', gateImage: '/assets/gate-1.svg' },
    policy,
  )
  server = createServer((request, response) =>
    queuePages(
      (_request, answer) => {
        answer.end('page')
      },
      {
        queue,
        afterWaiting: (_request, answer) => {
          answer.end('page after waiting')
        },
        refuse,
        log,
      },
    )(request, response),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
})

beforeEach(() => {
  queue = new PageQueue()
})

/** Starts as many pages as may be rendered at once. */
function fillQueue({ waiting }: { waiting: boolean }): void {
  let hasStarted = true
  while (hasStarted) {
    hasStarted = false
    const end = queue.enter(() => {
      hasStarted = true
    })
    if (hasStarted && end) release.push(end)
    else end?.()
  }
  if (waiting) while (queue.enter(() => {}));
}

test('pages are rendered at once while there is room', async () => {
  expect(await (await fetch(`${origin}/en/s`)).text()).toBe('page')
})

test('a page that waited is looked up again, as it may be cached by now', async () => {
  fillQueue({ waiting: false })
  const answer = fetch(`${origin}/en/s`)
  await vi.waitFor(() => expect(queue.retryAfterSeconds).toBeGreaterThan(1))
  for (const end of release.splice(0)) end()
  expect(await (await answer).text()).toBe('page after waiting')
})

test.each([
  ['/s?q=%22x', 'ka', ka],
  ['/en/s?q=%22x', 'en', en],
  ['/ru/s?q=%22x', 'ru', ru],
])('too many requests at %s get 503, a page and a time to retry at', async (path, language, { errors }) => {
  fillQueue({ waiting: true })
  const answer = await fetch(origin + path)
  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  const html = await answer.text()
  expect(html).toContain(`<html lang="${language}">`)
  expect(html).toContain(errors.busy)
  expect(html).toContain(`href="${path}">${errors.try_again}<`)
})

test('a URL cannot inject markup into the error page', async () => {
  fillQueue({ waiting: true })
  expect(await readRefusal('/en/s?q="><script>$&')).toContain('href="/en/s?q=%22%3E%3Cscript%3E$&amp;"')
})

test.each(['//evil.test/x', '/\\evil.test/x', '/.//evil.test', 'http://evil.test/x'])(
  'the error page of %s links to the first page, not to another site',
  async (path) => {
    fillQueue({ waiting: true })
    const html = await readRefusal(path)
    expect(html).toContain(`href="/">${ka.errors.try_again}<`)
    expect(html).not.toContain('evil.test')
  },
)

/** Sends the path unchanged; `fetch` would normalize it. */
async function readRefusal(path: string): Promise<string> {
  const [response] = await once(send(origin, { path }).end(), 'response')
  return (await response.setEncoding('utf8').toArray()).join('')
}

const UNDER_WAY = /^routes\/(auth|confirm-sign-in|identity\/.+|payment-result|service-order)\.tsx$/

test.each(screens.filter(({ module }) => UNDER_WAY.test(module)).map(({ path }) => path))(
  'the page %s, a part of signing in, ordering or paying, is never rejected',
  async (path) => {
    fillQueue({ waiting: true })
    for (const url of [`/${path}`, `/en/${path}?step=2`, `/ru/${path}/`])
      expect((await fetch(origin + url)).status, url).toBe(200)
  },
)

test.each([
  '/identity',
  '/en/s?path=/id/sign-in',
  '/flats/review',
  '/en/account',
  '/en/s?paymentStatus=3',
  '/en/s?x=1&paymentStatus=3',
  '/en/s/tourView',
  '/en/s/a/b/bookingView',
  '/en/statements/1.js',
  '/en/og/statement/1/x.png',
  '/__manifest?p=/en&version=1',
  '/en/s.data?_routes=en/s',
  '/en/feed.atom',
  '/en/desk/leads.csv',
  '/do/favorite',
  '/en/id.data',
])('the page %s, which is not part of signing in, ordering or paying, can be rejected', async (path) => {
  fillQueue({ waiting: true })
  expect((await fetch(origin + path)).status).toBe(503)
})

test.each([
  ['GET', '/assets/main-1.css'],
  ['GET', '/pictures/one.avif'],
  ['GET', '/healthz'],
  ['GET', '/metrics'],
  ['GET', '/en/auth?Continue=%2F'],
  ['GET', '/?access_token=one&state=two'],
  ['GET', '/ru/payment-result'],
  ['GET', '/en/data/passkey-options'],
  ['GET', '/account/payments?paymentStatus=success'],
  ['POST', '/callbacks/payments/bank'],
  ['POST', '/en/contact'],
  ['POST', '/do/favorite'],
])('the request %s %s is never rejected', async (method, path) => {
  fillQueue({ waiting: true })
  expect((await fetch(origin + path, { method })).status).toBe(200)
})
