import { type CollectedSpan, startTraceCollector } from '../fixtures/trace-collector'
import { openSignedIn } from './sign-in'
import { inFullRun } from './spread'
import { startSite } from './start-site'
import { expect, test } from './test-base'
import { writeLetter } from './write-letter'

const SEARCH = 'GET /en/s/:first?/:second?/:third?/*'
const LETTER = {
  name: 'Ketevan Traced',
  email: 'ketevan.traced@ezo.test',
  phone: '555987654',
  text: 'Something between us alone',
}

test(
  'the traces of a visit contain its pages, their calls and queries, and no data of the visitor',
  inFullRun(),
  async ({ browser, javaScriptEnabled }) => {
    test.slow()
    const collector = await startTraceCollector()
    let output = ''
    const site = await startSite(
      {
        SEED_STATEMENTS: '150',
        LOG_LEVEL: 'info',
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
        OTEL_SERVICE_NAME: 'homes',
      },
      (text) => {
        output += text
      },
    )
    const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled })
    const page = await context.newPage()
    const search = '/en/s?cities=1&price_to=87654321'
    // The second response comes from the cache.
    for (let count = 0; count < 2; count += 1) await fetch(site.origin + search)
    await fetch(`${site.origin}/sw.js`)
    await writeLetter(page, LETTER)
    await openSignedIn(page, 'owner', '/en/account')
    const cookies = await context.cookies()
    await context.close()
    await site.stop()
    await collector.close()

    const { spans, findChildren } = collector
    const find = (name: string, among: readonly CollectedSpan[] = spans) => {
      const found = among.find((span) => span.name === name)
      if (!found) throw new Error(`${name} is not among ${among.map((span) => span.name).join(', ')}`)
      return found
    }
    const pages = spans.filter(({ name }) => name === SEARCH)
    expect(pages).toHaveLength(2)
    const calls = findChildren(find(SEARCH))
    for (const name of ['GET microservice/statements', 'GET microservice/statements/facets'])
      find(name, calls)
    const queries = calls.flatMap(findChildren)
    expect(find('public statements of ids in en', queries).attributes['db.system.name']).toBe('postgresql')
    find(
      'GET',
      spans.filter(({ attributes }) => attributes['url.path'] === '/sw.js'),
    )

    // Forms are sent to the backend over HTTP.
    const sending = find('POST /en/contact')
    const call = find('POST contact', findChildren(sending))
    const answer = find('POST /api/v1/contact', findChildren(call))
    find('INSERT contact_messages', findChildren(answer))
    find('job expiry')

    expect(new Set(spans.map(({ service }) => service))).toEqual(new Set(['homes']))
    const ids = new Set(spans.map(({ spanId }) => spanId))
    const lost = spans.filter(({ parentSpanId }) => parentSpanId && !ids.has(parentSpanId))
    expect(lost).toEqual([])
    const lines = output
      .trim()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line))
    const logged = lines.filter(({ msg, path }) => msg === 'request' && path === '/en/s')
    expect(logged.map(({ traceId }) => traceId).sort()).toEqual(pages.map(({ traceId }) => traceId).sort())

    const exported = collector.bodies.join('\n')
    // Shorter ones hold a choice, such as the form that was sent last.
    const tokens = cookies.map(({ value }) => value).filter(({ length }) => length > 20)
    expect(tokens.length).toBeGreaterThan(0)
    for (const secret of [...Object.values(LETTER), ...tokens, '87654321', 'access_token'])
      expect(exported).not.toContain(secret)
    // Values of queries and ids in the paths of calls.
    expect(exported).not.toMatch(/\$\d|owner@demo\.test|\/api\/v1\/[^"]*\d{5}/)
  },
)
