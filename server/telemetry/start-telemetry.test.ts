import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { build } from 'esbuild'
import express from 'express'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { UpstreamClient } from '~/upstream/upstream-client.server'
import { postSms } from '~backend/messages/delivery/post-sms'
import { observe, observeRequests } from '~contract/observed-work'
import { listen } from '~tests/fixtures/listen'
import { startTraceCollector, type TraceCollector } from '~tests/fixtures/trace-collector'
import { PageQueue } from '../page-queue/page-queue'
import { queuePages } from '../page-queue/queue-pages'
import type { TelemetrySettings } from '../settings/telemetry-settings'
import { withTrustedHeaders } from '../trusted-headers'
import { activeTrace } from './active-trace'
import { startTelemetry } from './start-telemetry'

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c'
const SAMPLED = `00-${TRACE_ID}-b7ad6b7169203331-01`
const UNSAMPLED = SAMPLED.replace(/1$/, '0')
const CALLER = { language: 'ka', requestId: 'request-1', token: 'secret-token-1' } as const

let collector: TraceCollector
let cleanups: (() => Promise<unknown>)[]
const log = { info: vi.fn(), warn: vi.fn() }

beforeEach(async () => {
  vi.clearAllMocks()
  collector = await startTraceCollector()
  cleanups = [() => collector.close()]
})
afterEach(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup()
})

async function start(settings: Partial<TelemetrySettings> = {}, options: { pauseMs?: number } = {}) {
  const telemetry = await startTelemetry(
    {
      url: `${collector.origin}/v1/traces`,
      headers: {},
      serviceName: 'ezo',
      sampler: 'parentbased_always_on',
      sampledRatio: 1,
      ...settings,
    },
    { log, delayMs: 10, ...options },
  )
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= telemetry.stop()
    return stopping
  }
  cleanups.push(stop)
  return { stop }
}

async function serve(listener: RequestListener, { proxies = 0 } = {}) {
  const server = await listen(
    withTrustedHeaders(
      observeRequests(listener, () => '/shown'),
      proxies,
    ),
  )
  cleanups.push(() => server.close())
  return server.origin
}

/** An API that remembers what it was sent. */
async function startApi(listener: RequestListener = (_request, response) => response.end('{}')) {
  const received: IncomingHttpHeaders[] = []
  const server = await listen((request, response) => {
    received.push(request.headers)
    listener(request, response)
  })
  cleanups.push(() => server.close())
  return { received, origin: server.origin }
}

function createClient(main: string, options: { timeoutMs?: number } = {}) {
  const apiUrls = { main, mainV3: '', statements: '', projects: '', express: '' }
  return new UpstreamClient({ apiUrls, websiteKey: 'key', timeoutMs: 2_000, log: { warn() {} }, ...options })
}

const one = { api: 'main', path: 'things/100017', answer: z.unknown() } as const
const findSpan = (name: string) => collector.spans.find((span) => span.name === name)
const collect = (name: string) =>
  vi.waitFor(() => findSpan(name) ?? Promise.reject(new Error(`no span ${name}`)), { timeout: 5_000 })

describe('a trace', () => {
  test('has the request, the calls within it and what was asked by them', async () => {
    await start({ headers: { 'x-key': 'of the collector' } })
    const api = await startApi()
    const upstream = createClient(api.origin)
    const app = express().get('/things/:id', async (_request, response) => {
      await upstream.call(CALLER, { ...one, query: new URLSearchParams({ q: 'secret search' }) })
      await observe({ kind: 'query', text: 'select id from users where name = $1' }, async () => [])
      response.end()
    })
    const origin = await serve(app)
    await fetch(`${origin}/things/7?token=secret`, { headers: { cookie: 'a=secret' } })
    const request = await collect('GET /things/:id')
    expect(request).toMatchObject({ kind: 2, status: 0, service: 'ezo' })
    expect(request.attributes).toEqual({
      'http.request.method': 'GET',
      'http.response.status_code': 200,
      'http.route': '/things/:id',
      'network.protocol.version': '1.1',
      'url.path': '/shown',
      'url.scheme': 'http',
    })
    const [call, query] = collector.findChildren(request)
    expect(call).toMatchObject({ name: 'GET things/{id}', kind: 3, status: 0 })
    expect(call?.attributes).toMatchObject({
      'http.request.method': 'GET',
      'http.response.status_code': 200,
      'server.address': '127.0.0.1',
      'url.full': `${api.origin}/things/{id}`,
      'url.template': 'things/{id}',
    })
    expect(query).toMatchObject({ name: 'SELECT users', kind: 3 })
    expect(api.received[0]?.traceparent).toBe(`00-${request.traceId}-${call?.spanId}-01`)
    expect(collector.headers[0]?.['x-key']).toBe('of the collector')
    expect(collector.bodies.join()).not.toMatch(/secret|100017/)
  })

  test('tells failures by a word, and never what an error says', async () => {
    await start()
    const api = await startApi((request, response) => {
      if (request.url === '/slow') return
      response.writeHead(500).end('"secret reason"')
    })
    const impatient = createClient(api.origin, { timeoutMs: 50 })
    const upstream = createClient(api.origin)
    const origin = await serve(async (_request, response) => {
      await impatient.call(CALLER, { ...one, path: 'slow' }).catch(() => undefined)
      for (let count = 0; count < 9; count += 1)
        await upstream.call(CALLER, { ...one, path: `broken/${count}` }).catch(() => undefined)
      const failing = async () => {
        throw Object.assign(new Error('secret detail'), { code: '23505' })
      }
      await observe({ kind: 'query', text: 'insert into users values ($1)' }, failing).catch(() => undefined)
      response.writeHead(503).end()
    })
    await fetch(origin)
    const request = await collect('GET')
    expect(request).toMatchObject({ status: 2, attributes: { 'error.type': '503' } })
    const errors = collector
      .findChildren(request)
      .map(({ name, status, attributes }) => [name, status, attributes['error.type']])
    expect(errors[0]).toEqual(['GET slow', 2, 'timeout'])
    expect(errors[1]).toEqual(['GET broken/{id}', 2, '500'])
    // The circuit breaker opens after eight failures.
    expect(errors.at(-2)).toEqual(['GET broken/{id}', 2, 'unavailable'])
    expect(errors.at(-1)).toEqual(['INSERT users', 2, '23505'])
    expect(collector.bodies.join()).not.toContain('secret')
  })

  test('goes on where a trusted proxy began it, and nowhere else', async () => {
    const telemetry = await start({ sampler: 'parentbased_always_off' })
    const answer: RequestListener = (_request, response) => response.end()
    const [direct, behindOne] = [await serve(answer), await serve(answer, { proxies: 1 })]
    await fetch(direct, { headers: { traceparent: SAMPLED } })
    await fetch(behindOne, { headers: { traceparent: UNSAMPLED } })
    await fetch(behindOne, { headers: { traceparent: SAMPLED } })
    await telemetry.stop()
    expect(collector.spans).toHaveLength(1)
    expect(collector.spans[0]).toMatchObject({ traceId: TRACE_ID, parentSpanId: 'b7ad6b7169203331' })
  })

  test('is told to the APIs of the operator, also when it is not exported, and to nobody else', async () => {
    const telemetry = await start({ sampler: 'parentbased_traceidratio', sampledRatio: 0 })
    const api = await startApi()
    const other = await startApi()
    const upstream = createClient(api.origin)
    const origin = await serve(async (_request, response) => {
      await upstream.call(CALLER, one)
      await postSms(other.origin, { body: '' })
      response.end()
    })
    await fetch(origin)
    await telemetry.stop()
    expect(api.received[0]?.traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/)
    expect(other.received[0]).not.toHaveProperty('traceparent')
    expect(collector.spans).toEqual([])
  })

  test('is that of who asked, also where calls wait for those of others', async () => {
    await start()
    const pairs: [inCall: string | undefined, inRequest: string | undefined][] = []
    const inCalls = new Map<string, string | undefined>()
    const upstream = new UpstreamClient({
      apiUrls: { main: 'http://api', mainV3: '', statements: '', projects: '', express: '' },
      websiteKey: 'key',
      timeoutMs: 5_000,
      log: { warn() {} },
      async send({ headers }) {
        await new Promise((resolve) => setTimeout(resolve, 100))
        inCalls.set(headers['x-request-id'] ?? '', activeTrace.getStore()?.traceId)
        return { status: 200, body: {} }
      },
    })
    const origin = await serve(async (request, response) => {
      const requestId = request.url?.slice(1) ?? ''
      await upstream.call({ ...CALLER, requestId }, one)
      pairs.push([inCalls.get(requestId), activeTrace.getStore()?.traceId])
      response.end()
    })
    // More than are sent at once.
    await Promise.all(Array.from({ length: 40 }, (_, id) => fetch(`${origin}/request-${id}`)))
    expect(new Set(pairs.map(([, inRequest]) => inRequest)).size).toBe(40)
    for (const [inCall, inRequest] of pairs) expect(inCall).toBe(inRequest)
  })

  test('is that of who asked, also where pages wait for others', async () => {
    await start()
    const makePage: RequestListener = async (_request, response) => {
      const trace = activeTrace.getStore()?.traceId
      await new Promise((resolve) => setTimeout(resolve, 50))
      response.end(trace)
    }
    const refuse = vi.fn()
    const queued = queuePages(makePage, {
      queue: new PageQueue(),
      afterWaiting: makePage,
      refuse,
      log,
    })
    const origin = await serve((request, response) => {
      response.setHeader('x-trace', activeTrace.getStore()?.traceId ?? '')
      queued(request, response)
    })
    const answers = await Promise.all(Array.from({ length: 12 }, () => fetch(`${origin}/en/s`)))
    for (const answer of answers) expect(await answer.text()).toBe(answer.headers.get('x-trace'))
    expect(new Set(answers.map(({ headers }) => headers.get('x-trace'))).size).toBe(12)
  })

  test('holds what comes of a body', async () => {
    await start()
    let trace: string | undefined
    const origin = await serve((request, response) => {
      const begun = activeTrace.getStore()?.traceId
      request.resume().once('end', () => {
        trace = activeTrace.getStore()?.traceId
        response.end(begun)
      })
    })
    const answer = await fetch(origin, { method: 'POST', body: 'x'.repeat(100_000) })
    expect(await answer.text()).toBe(trace)
    expect(trace).toMatch(/^[\da-f]{32}$/)
  })

  test('does not begin by itself', async () => {
    const telemetry = await start()
    const api = await startApi()
    await createClient(api.origin).call(CALLER, one)
    await observe({ kind: 'job', name: 'expiry' }, async () => {
      await observe({ kind: 'query', text: 'delete from sessions' }, async () => undefined)
    })
    await telemetry.stop()
    expect(api.received[0]).not.toHaveProperty('traceparent')
    expect(collector.spans.map(({ name }) => name).sort()).toEqual(['DELETE sessions', 'job expiry'])
  })
})

describe('a collector', () => {
  const visit = async (origin: string) => {
    const begun = performance.now()
    const answer = await fetch(origin)
    return { status: answer.status, ms: performance.now() - begun }
  }

  test('that fails costs one line of the log, and another when it takes traces again', async () => {
    await start({}, { pauseMs: 50 })
    const origin = await serve((_request, response) => response.end())
    collector.respond = (response) => response.writeHead(500).end('a long reason')
    const traces: unknown[] = []
    log.warn.mockImplementationOnce(() => traces.push(activeTrace.getStore()))
    for (let count = 0; count < 20; count += 1) {
      expect((await visit(origin)).status).toBe(200)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    await vi.waitFor(() => expect(collector.bodies.length).toBeGreaterThan(1), { timeout: 5_000 })
    expect(log.warn).toHaveBeenCalledExactlyOnceWith({ reason: '500' }, expect.any(String))
    expect(traces).toEqual([undefined])
    const takesAll = await startTraceCollector()
    cleanups.push(() => takesAll.close())
    collector.respond = takesAll.respond
    await vi.waitFor(
      async () => {
        await visit(origin)
        expect(log.info).toHaveBeenCalledTimes(1)
      },
      { timeout: 5_000, interval: 50 },
    )
    expect(log.warn).toHaveBeenCalledTimes(1)
  })

  test('that has failed is left alone for a while', async () => {
    await start({}, { pauseMs: 60_000 })
    const origin = await serve((_request, response) => response.end())
    collector.respond = (response) => response.writeHead(500).end()
    await visit(origin)
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalledTimes(1), { timeout: 5_000 })
    for (let count = 0; count < 5; count += 1) {
      await visit(origin)
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    expect(collector.bodies).toHaveLength(1)
  })

  test('that never answers holds up neither a page nor the end of the process', async () => {
    const telemetry = await start()
    const origin = await serve((_request, response) => response.end())
    collector.respond = () => undefined
    await visit(origin)
    await vi.waitFor(() => expect(collector.bodies).toHaveLength(1), { timeout: 5_000 })
    expect((await visit(origin)).ms).toBeLessThan(1_000)
    const begun = performance.now()
    await telemetry.stop()
    expect(performance.now() - begun).toBeLessThan(4_000)
  })

  test('gets what is left at the end', async () => {
    const telemetry = await startTelemetry(
      {
        url: `${collector.origin}/v1/traces`,
        headers: {},
        serviceName: 'ezo',
        sampler: 'always_on',
        sampledRatio: 1,
      },
      { log, delayMs: 60_000 },
    )
    const origin = await serve((_request, response) => response.end())
    await visit(origin)
    expect(collector.spans).toEqual([])
    await telemetry.stop()
    expect(collector.spans).toHaveLength(1)
  })
})

test('no package of OpenTelemetry is loaded until traces are wanted, and none runs without one', async () => {
  const program = `.cache/telemetry-${process.pid}.mjs`
  cleanups.push(() => rm(program, { force: true }))
  await build({
    stdin: {
      contents: `
        import Module from 'node:module'
        import { isObserved } from './contract/observed-work'
        import { startTelemetry } from './server/telemetry/start-telemetry'
        const count = () => Object.keys(Module._cache).filter((file) => file.includes('@opentelemetry')).length
        const facts = [isObserved(), count()]
        const settings = { url: 'http://127.0.0.1:1', headers: {}, serviceName: 'ezo', sampler: 'always_on' }
        const telemetry = await startTelemetry(settings, { log: console })
        facts.push(isObserved(), count() > 0)
        await telemetry.stop()
        console.log(JSON.stringify([...facts, isObserved()]))
        process.exit()`,
      resolveDir: process.cwd(),
      loader: 'ts',
    },
    outfile: program,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
  })
  const output = execFileSync(process.execPath, [program], { encoding: 'utf8' })
  expect(JSON.parse(output)).toEqual([false, 0, true, true, false])
})
