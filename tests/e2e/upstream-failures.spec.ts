import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { allSamples } from '~contract/samples/all-samples'
import { drawnMap } from './locators'
import { type StartedSite, startSite } from './start-site'
import { decodeEntities } from './structured-data-checks'
import { createTranslator } from './translations'

/** Upstream whose responses are replaced by failures. */
let upstream: Server
let site: StartedSite
let behave: RequestListener

test.describe.configure({ mode: 'serial' })
test.skip(
  ({ javaScriptEnabled }) => javaScriptEnabled === true,
  'what the server answers does not depend on script',
)

test.beforeAll(async () => {
  behave = answering(500, 'oops')
  upstream = createServer((request, response) => behave(request, response)).listen(0, '127.0.0.1')
  await once(upstream, 'listening')
  const api = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`
  const apis = [
    'MAIN_API_V1_URL',
    'MAIN_API_V2_URL',
    'MAIN_API_V3_URL',
    'STATEMENTS_API_URL',
    'PROJECTS_API_URL',
    'EXPRESS_API_URL',
    'AUTH_URL',
  ]
  site = await startSite({
    ...Object.fromEntries(apis.map((name) => [name, api])),
    SESSION_SECRET: 'x'.repeat(32),
    UPSTREAM_TIMEOUT_MS: '300',
  })
})

test.afterAll(async () => {
  await site.stop()
  upstream.closeAllConnections()
  upstream.close()
})

// First, while none of them is cached yet.
test('pages without the names of places and kinds still open, and say so', async ({ page }) => {
  behave = (request, response) => {
    const path = request.url?.split('?')[0] ?? ''
    const data = /statement-parameters|cities/.test(path) ? undefined : findSample(path)
    response.writeHead(data ? 200 : 404).end(JSON.stringify({ result: true, data }))
  }
  const t = createTranslator('en')
  // The circuit breaker rejects calls for a while after the failures of the start.
  await expect
    .poll(async () => (await page.goto(`${site.origin}/en/compare?ids=101`))?.status(), { timeout: 6_000 })
    .toBe(200)
  for (const path of [
    '/en/compare?ids=101',
    '/en/statements/101',
    '/en/s?deal_types=1&cities=1',
    '/en/s?q=vake',
    '/en/developerebi?activeTab=2&cities=1&districts=4',
  ]) {
    const answer = await page.goto(site.origin + path)
    expect(answer?.status(), path).toBe(200)
    expect(answer?.headers()['cache-control'], path).not.toContain('public')
    const main = page.locator('main')
    await expect(main.getByText(t('errors.unreachable_part')), path).toBeVisible()
    const again = main.getByRole('link', { name: t('errors.try_again') })
    expect(await again.getAttribute('href'), path).toBe(path)
    await expect(main.getByText(/₾|\$/).first(), path).toBeVisible()
  }
})

const failures: [name: string, status: number, listener: RequestListener][] = [
  ['answers 500', 500, answering(500, 'oops')],
  ['answers HTML', 502, answering(200, '<html>maintenance</html>')],
  ['answers cut JSON', 502, answering(200, '{"result":true,"da')],
  ['answers another shape', 502, answering(200, '{"result":true,"data":{"data":"none"}}')],
  ['refuses without a word', 502, answering(200, '{"result":false,"errors":{}}')],
  ['resets', 502, (request) => request.socket.destroy()],
  ['hangs', 504, () => undefined],
]

for (const [name, status, listener] of failures) {
  // Specification 1.7.36 with resets
  // Specification 1.8.9 with answers 500
  test(`pages show an error page when an upstream ${name}`, async ({ request }) => {
    behave = listener
    for (const [path, language] of [
      ['/s?page=2', 'ka'],
      ['/en/statements/1000001', 'en'],
    ] as const) {
      const t = createTranslator(language)
      const begun = Date.now()
      const answer = await request.get(site.origin + path)
      // The circuit breaker rejects calls after repeated failures.
      const refused = answer.status() === 503
      expect(answer.status(), path).toBe(refused ? 503 : status)
      expect(answer.headers()['retry-after']).toBe(refused ? '5' : undefined)
      expect(Date.now() - begun).toBeLessThan(10_000)
      const html = decodeEntities(await answer.text())
      const messageKey = status === 500 && !refused ? 'errors.generic' : 'errors.unreachable'
      for (const text of [
        t(messageKey),
        t('errors.back_home'),
        t('errors.try_again'),
        `href="${path}"`,
        '<header',
      ])
        expect(html).toContain(text)
      expect(html).not.toMatch(/UpstreamError|node_modules|at .*\.js:\d/)
    }
    const home = await request.get(site.origin)
    expect(home.status()).toBe(200)
    expect(await home.text()).toMatch(/<h1[\s>]/)
    expect((await request.get(`${site.origin}/there-is-nothing`)).status()).toBe(404)
    expect((await request.get(`${site.origin}/healthz`)).status()).toBe(200)
    expect((await request.get(`${site.origin}/readyz`)).status()).toBe(503)
  })
}

test('a statement that the upstream reports as missing in a 200 response is not found, and a failed list is an error', async ({
  request,
}) => {
  behave = answering(200, '{"result":false,"data":[],"errors":{"message":["Statement not found"]}}')
  // The circuit breaker rejects calls for a while after the earlier failures.
  const getStatement = () => request.get(`${site.origin}/en/statements/1000001`)
  await expect.poll(async () => (await getStatement()).status(), { timeout: 6_000 }).toBe(404)
  expect(decodeEntities(await (await getStatement()).text())).not.toContain(
    createTranslator('en')('errors.unreachable'),
  )
  expect([502, 503]).toContain((await request.get(`${site.origin}/en/s?page=2`)).status())
})

test('an upstream that recovers is used again', async ({ page }) => {
  const empty = { data: [], search_report_uuid: null, map_settings: [], seo: { filters: [] } }
  behave = (request, response) => {
    const path = request.url ?? ''
    if (path.includes('count')) response.end('{"result":true,"data":"no figures"}')
    else if (path.includes('statement-parameters'))
      response.end('{"result":true,"data":{"deal_types":[{"id":1,"display_name":"Sale"}]}}')
    else if (path.includes('cities')) response.end('{"result":true,"data":[]}')
    else response.end(JSON.stringify({ result: true, data: empty }))
  }
  await expect.poll(async () => (await page.goto(`${site.origin}/s`))?.status(), { timeout: 6_000 }).toBe(200)
  // The count failed, so no number is shown.
  await expect(page.locator('output[name=count]')).toHaveCount(0)
  // The map failed too: a message replaces it, and the list remains.
  await page.goto(`${site.origin}/en/s/map`)
  await expect(page.getByText('The map could not be loaded')).toBeVisible()
  await expect(drawnMap(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'No listing like this yet' })).toBeVisible()

  // A page that asks to wait offers to try again.
  behave = answering(429, '{}')
  expect((await page.goto(`${site.origin}/en/s?page=2`))?.status()).toBe(429)
  const again = page.getByRole('link', { name: createTranslator('en')('errors.try_again') })
  await expect(again).toHaveAttribute('href', '/en/s?page=2')
})

// Specification 1.7.10, 1.8.4
test('a visitor whose session the upstream has ended becomes a guest once, on the same page', async ({
  request,
}) => {
  const forgotten: string[] = []
  behave = (incoming, response) => {
    if (incoming.url?.endsWith('/logout')) forgotten.push(incoming.method ?? '')
    response.writeHead(incoming.headers.authorization ? 401 : 500).end('{"message":"Unauthenticated"}')
  }
  const cookie = '__Host-token=ended-session-token'
  const answer = await request.get(`${site.origin}/s?page=2`, { headers: { cookie }, maxRedirects: 0 })
  expect(answer.status()).toBe(302)
  expect(answer.headers().location).toBe('/s?page=2')
  expect(answer.headers()['set-cookie']).toMatch(/__Host-token=;[^\n]*Max-Age=0/)
  expect(forgotten).toContain('GET')
})

function answering(status: number, body: string): RequestListener {
  return (_request, response) => response.writeHead(status).end(body)
}

function findSample(path: string): unknown {
  const pattern = path.replace(/\/\d+(?=\/|$)/, '/{id}')
  return allSamples.find(({ endpoint }) => endpoint === `GET ${pattern}`)?.data
}
