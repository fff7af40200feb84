import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import express from 'express'
import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { UpstreamClient } from '~/upstream/upstream-client.server'
import { postSms } from '~backend/messages/delivery/post-sms'
import { instrument } from '~contract/instrumentation'
import { listen } from '~tests/fixtures/listen'
import { withTelemetry } from '~tests/fixtures/telemetry'
import { PageQueue } from '../speed/page-queue/page-queue'
import { queuePages } from '../speed/page-queue/queue-pages'
import { activeTrace } from './active-trace'

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c'
const SAMPLED = `00-${TRACE_ID}-b7ad6b7169203331-01`
const UNSAMPLED = SAMPLED.replace(/1$/, '0')
const CALLER = { language: 'ka', requestId: 'request-1', token: 'secret-token-1' } as const

const traces = withTelemetry()

/** Starts an API that records its requests. */
async function startApi(listener: RequestListener = (_request, response) => response.end('{}')) {
  const received: IncomingHttpHeaders[] = []
  const server = await listen((request, response) => {
    received.push(request.headers)
    listener(request, response)
  })
  traces.cleanups.push(() => server.close())
  return { received, origin: server.origin }
}

function createClient(main: string, options: { timeoutMs?: number } = {}) {
  const apiUrls = { main, mainV3: '', statements: '', projects: '', express: '' }
  return new UpstreamClient({ apiUrls, websiteKey: 'key', timeoutMs: 2_000, log: { warn() {} }, ...options })
}

const one = { api: 'main', path: 'things/100017', answer: z.unknown() } as const
const findSpan = (name: string) => traces.collector.spans.find((span) => span.name === name)
const collect = (name: string) =>
  vi.waitFor(() => findSpan(name) ?? Promise.reject(new Error(`no span ${name}`)), { timeout: 5_000 })

describe('traces', () => {
  test('a trace has the request, its calls and their queries', async () => {
    await traces.start({ headers: { 'x-key': 'of the collector' } })
    const api = await startApi()
    const upstream = createClient(api.origin)
    const app = express().get('/things/:id', async (_request, response) => {
      await upstream.call(CALLER, { ...one, query: new URLSearchParams({ q: 'secret search' }) })
      await instrument({ kind: 'query', text: 'select id from users where name = $1' }, async () => [])
      response.end()
    })
    const origin = await traces.serve(app)
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
    const [call, query] = traces.collector.findChildren(request)
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
    expect(traces.collector.headers[0]?.['x-key']).toBe('of the collector')
    expect(traces.collector.bodies.join()).not.toMatch(/secret|100017/)
  })

  test('a trace describes failures by a word, and never contains error messages', async () => {
    await traces.start()
    const api = await startApi((request, response) => {
      if (request.url === '/slow') return
      response.writeHead(500).end('"secret reason"')
    })
    const impatient = createClient(api.origin, { timeoutMs: 50 })
    const upstream = createClient(api.origin)
    const origin = await traces.serve(async (_request, response) => {
      await impatient.call(CALLER, { ...one, path: 'slow' }).catch(() => undefined)
      for (let count = 0; count < 9; count += 1)
        await upstream.call(CALLER, { ...one, path: `broken/${count}` }).catch(() => undefined)
      const failing = async () => {
        throw Object.assign(new Error('secret detail'), { code: '23505' })
      }
      await instrument({ kind: 'query', text: 'insert into users values ($1)' }, failing).catch(
        () => undefined,
      )
      response.writeHead(503).end()
    })
    await fetch(origin)
    const request = await collect('GET')
    expect(request).toMatchObject({ status: 2, attributes: { 'error.type': '503' } })
    const errors = traces.collector
      .findChildren(request)
      .map(({ name, status, attributes }) => [name, status, attributes['error.type']])
    expect(errors[0]).toEqual(['GET slow', 2, 'timeout'])
    expect(errors[1]).toEqual(['GET broken/{id}', 2, '500'])
    // The circuit breaker opens after eight failures.
    expect(errors.at(-2)).toEqual(['GET broken/{id}', 2, 'unavailable'])
    expect(errors.at(-1)).toEqual(['INSERT users', 2, '23505'])
    expect(traces.collector.bodies.join()).not.toContain('secret')
  })

  test('a trace continues only where a trusted proxy began it', async () => {
    const telemetry = await traces.start({ sampler: 'parentbased_always_off' })
    const answer: RequestListener = (_request, response) => response.end()
    const [direct, behindOne] = [await traces.serve(answer), await traces.serve(answer, { proxies: 1 })]
    await fetch(direct, { headers: { traceparent: SAMPLED } })
    await fetch(behindOne, { headers: { traceparent: UNSAMPLED } })
    await fetch(behindOne, { headers: { traceparent: SAMPLED } })
    await telemetry.stop()
    expect(traces.collector.spans).toHaveLength(1)
    expect(traces.collector.spans[0]).toMatchObject({ traceId: TRACE_ID, parentSpanId: 'b7ad6b7169203331' })
  })

  test("a trace id is sent only to the operator's APIs, also if the trace is not exported", async () => {
    const telemetry = await traces.start({ sampler: 'parentbased_traceidratio', sampledRatio: 0 })
    const api = await startApi()
    const other = await startApi()
    const upstream = createClient(api.origin)
    const origin = await traces.serve(async (_request, response) => {
      await upstream.call(CALLER, one)
      await postSms(other.origin, { body: '' })
      response.end()
    })
    await fetch(origin)
    await telemetry.stop()
    expect(api.received[0]?.traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/)
    expect(other.received[0]).not.toHaveProperty('traceparent')
    expect(traces.collector.spans).toEqual([])
  })

  test('a call that waits for calls of others belongs to the trace of its own request', async () => {
    await traces.start()
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
    const origin = await traces.serve(async (request, response) => {
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

  test('a page that waits in the queue belongs to the trace of its own request', async () => {
    await traces.start()
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
      log: traces.log,
    })
    const origin = await traces.serve((request, response) => {
      response.setHeader('x-trace', activeTrace.getStore()?.traceId ?? '')
      queued(request, response)
    })
    const answers = await Promise.all(Array.from({ length: 12 }, () => fetch(`${origin}/en/s`)))
    for (const answer of answers) expect(await answer.text()).toBe(answer.headers.get('x-trace'))
    expect(new Set(answers.map(({ headers }) => headers.get('x-trace'))).size).toBe(12)
  })

  test('the work caused by a body belongs to the trace of its request', async () => {
    await traces.start()
    let trace: string | undefined
    const origin = await traces.serve((request, response) => {
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

  test('a call outside of a request or job begins no trace', async () => {
    const telemetry = await traces.start()
    const api = await startApi()
    await createClient(api.origin).call(CALLER, one)
    await instrument({ kind: 'job', name: 'expiry' }, async () => {
      await instrument({ kind: 'query', text: 'delete from sessions' }, async () => undefined)
    })
    await telemetry.stop()
    expect(api.received[0]).not.toHaveProperty('traceparent')
    expect(traces.collector.spans.map(({ name }) => name).sort()).toEqual(['DELETE sessions', 'job expiry'])
  })
})
