import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { success } from '~contract/schemas/envelope'
import { rowsOf } from '~contract/schemas/rows'
import { actionResultOf } from './refusals'
import { type Call, UpstreamClient } from './upstream-client.server'

const caller = { language: 'ka', token: 'secret-token-1', requestId: 'request-1' } as const
const one: Call<number> = {
  api: 'main',
  path: 'things/1',
  answer: success(z.object({ n: z.number() })).transform(({ n }) => n),
}

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function doorOnto(
  listener: RequestListener,
  endpoints: { banners?: string; groupedInfo?: string } = {},
) {
  server = createServer(listener)
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const apis = {
    main: origin,
    mainV3: '',
    statements: origin,
    projects: '',
    express: '',
    banners: endpoints.banners && origin + endpoints.banners,
    groupedInfo: endpoints.groupedInfo && origin + endpoints.groupedInfo,
  }
  const warn = vi.fn()
  return {
    upstream: new UpstreamClient({ apiUrls: apis, websiteKey: 'key', timeoutMs: 500, log: { warn } }),
    warn,
  }
}

function answering(status: number, body: string): RequestListener {
  return (_request, response) => response.writeHead(status).end(body)
}

describe('the upstream client', () => {
  test('the client marks a prefetch or copy as not viewed, and sends no mark for other requests', async () => {
    const sent: unknown[] = []
    const { upstream } = await doorOnto((request, response) => {
      sent.push(request.headers['x-uncounted'])
      response.end('{"result":true,"data":{"n":7}}')
    })
    await upstream.call({ ...caller, isUncounted: true }, one)
    await upstream.call(caller, one)
    expect(sent).toEqual(['1', undefined])
  })

  // Specification 1.7.2, 1.7.3, 1.7.5, 2.7.1
  test("the client sends the caller's headers and returns a valid response", async () => {
    let headers: Record<string, unknown> = {}
    const { upstream } = await doorOnto((request, response) => {
      headers = request.headers
      response.end('{"result":true,"data":{"n":7,"unknown":[]}}')
    })
    expect(await upstream.call(caller, one)).toBe(7)
    expect(headers).toMatchObject({
      locale: 'ka',
      authorization: 'Bearer secret-token-1',
      'global-authorization': 'secret-token-1',
      'x-website-key': 'key',
      'x-request-id': 'request-1',
    })
  })

  // Specification 1.7.35, 1.7.58
  test('the client calls the configured URL of an endpoint, if set, instead of API and path', async () => {
    const called: string[] = []
    const listener: RequestListener = (request, response) => {
      called.push(`${request.url} ${request.headers['idempotency-key'] ?? ''}`)
      response.end('{"result":true,"data":{"n":7}}')
    }
    const { upstream } = await doorOnto(listener, { groupedInfo: '/auth/grouped-info/full' })
    await upstream.call(caller, { ...one, endpoint: 'groupedInfo' })
    await upstream.call(caller, { ...one, endpoint: 'banners', idempotencyKey: 'key-1' })
    expect(called).toEqual(['/auth/grouped-info/full ', '/things/1 key-1'])
  })

  test('a 404 counts as a missing item only for calls that name one', async () => {
    const { upstream } = await doorOnto(answering(404, '{"result":false}'))
    await expect(upstream.call(caller, one)).rejects.toMatchObject({ failure: 'no_such_call', status: 502 })
    for (const call of [{ ...one, mayBeMissing: true } as const, { ...one, method: 'POST' } as const])
      await expect(upstream.call(caller, call)).rejects.toMatchObject({ failure: 'status', status: 404 })
  })

  test('an application error counts as a 404 only for calls that name an item', async () => {
    let body = '{"result":false,"data":[],"errors":{"message":["Statement not found"]}}'
    const { upstream } = await doorOnto((_request, response) => response.end(body))
    const named = { ...one, mayBeMissing: true } as const
    await expect(upstream.call(caller, named)).rejects.toMatchObject({ failure: 'status', status: 404 })
    for (const call of [one, { ...named, method: 'POST' } as const])
      await expect(upstream.call(caller, call)).rejects.toMatchObject({ failure: 'contract', status: 502 })
    for (body of ['{"result":false}', '{"result":false,"errors":{}}', '{"errors":{"message":["no"]}}'])
      await expect(upstream.call(caller, named)).rejects.toMatchObject({ failure: 'contract', status: 502 })
  })

  test('the client parses a refusal if the call declares one', async () => {
    const { upstream } = await doorOnto(answering(422, '{"expectedField":3}'))
    const shape = z.object({ expectedField: z.number() }).transform(({ expectedField }) => expectedField)
    expect(await upstream.call(caller, { ...one, refusals: { statuses: [422], shape } })).toBe(3)
    for (const refusals of [
      { statuses: [429], shape },
      { statuses: [422], shape: one.answer },
    ]) {
      const call = upstream.call(caller, { ...one, refusals })
      await expect(call).rejects.toMatchObject({ failure: 'status', status: 422 })
    }
  })

  test("the client reports a gateway's refusal by its status", async () => {
    const { upstream } = await doorOnto(answering(429, '<html>'))
    const refusals = { statuses: [429], shape: z.unknown().pipe(one.answer) }
    await expect(upstream.call(caller, { ...one, refusals })).rejects.toMatchObject({ status: 429 })
  })

  test('the client reads field errors from a body whose status alone marks a refusal', async () => {
    const { upstream } = await doorOnto(
      answering(422, '{"message":"The given data was invalid.","errors":{"phone_number":["is required"]}}'),
    )
    expect(await upstream.call(caller, { ...one, ...actionResultOf(z.unknown()) })).toEqual({
      ok: false,
      fieldErrors: [{ field: 'phone_number', message: 'is required' }],
      waitSeconds: undefined,
    })
  })

  test('the client reads a rate limit that names the seconds to wait, and reports another by its status', async () => {
    const limited = { ...one, ...actionResultOf(z.unknown()) }
    let body = '{"result":false,"data":{"retry_after":40}}'
    const { upstream } = await doorOnto((_request, response) => response.writeHead(429).end(body))
    expect(await upstream.call(caller, limited)).toMatchObject({ ok: false, waitSeconds: 40 })
    for (body of ['{"message":"Too Many Attempts."}', '{"result":false,"data":[],"errors":{}}', '[]']) {
      await expect(upstream.call(caller, limited)).rejects.toMatchObject({ failure: 'status', status: 429 })
    }
  })

  test.each([
    ['a refusal', answering(403, '{}'), { failure: 'status', status: 403 }],
    ['a failure', answering(500, 'oops'), { failure: 'status', status: 500 }],
    [
      'an application error',
      answering(200, '{"result":false,"errors":{}}'),
      { failure: 'contract', status: 502 },
    ],
    [
      'another shape',
      answering(200, '{"result":true,"data":{"n":"7"}}'),
      { failure: 'contract', status: 502 },
    ],
    ['no JSON', answering(200, '<html>'), { failure: 'contract', status: 502 }],
    ['cut JSON', answering(200, '{"result":tr'), { failure: 'contract', status: 502 }],
    ['nothing', answering(200, ''), { failure: 'contract', status: 502 }],
    ['silence', () => undefined, { failure: 'timeout', status: 504 }],
    ['a reset', (request) => request.socket.destroy(), { failure: 'network', status: 502 }],
    [
      'a redirect',
      (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      { failure: 'network', status: 502 },
    ],
  ] satisfies [string, RequestListener, object][])(
    '%s becomes one kind of UpstreamError',
    async (_name, listener, expected) => {
      const { upstream } = await doorOnto(listener)
      const error = await upstream.call(caller, one).catch((failure: unknown) => failure)
      expect(error).toMatchObject({ name: 'UpstreamError', ...expected })
      expect(String(error)).toContain('GET things/1')
      expect(String(error)).not.toContain('secret')
    },
  )

  test('the error of a response that breaks the contract names the path of the field', async () => {
    const { upstream } = await doorOnto(answering(200, '{"result":true,"data":{"n":"7"}}'))
    await expect(upstream.call(caller, one)).rejects.toThrow('n: invalid_type')
  })

  test('one row that does not match is skipped, logged and counted without its values', async () => {
    const rows: Call<number[]> = {
      api: 'main',
      path: 'things',
      answer: success(rowsOf(z.object({ n: z.number() }).transform(({ n }) => n))),
    }
    const { upstream, warn } = await doorOnto(
      answering(200, '{"result":true,"data":[{"n":1},{"n":"555123456"},{"n":2}]}'),
    )
    for (const total of [1, 2]) {
      expect(await upstream.call(caller, rows)).toEqual([1, 2])
      const line = { requestId: 'request-1', call: 'GET things', skipped: 1, first: 'n: invalid_type', total }
      expect(warn).toHaveBeenLastCalledWith(line, expect.any(String))
      expect(upstream.skippedRows).toBe(total)
    }
  })

  test('the client retries a GET after a broken connection, but never a change', async () => {
    let calls = 0
    const { upstream } = await doorOnto((request, response) => {
      calls += 1
      if (calls === 1) request.socket.destroy()
      else response.end('{"result":true,"data":{"n":7}}')
    })
    expect(await upstream.call(caller, one)).toBe(7)
    expect(calls).toBe(2)
    calls = 0
    await expect(upstream.call(caller, { ...one, method: 'POST' })).rejects.toThrow('network')
    expect(calls).toBe(1)
  })

  test('the client opens the circuit breaker after repeated failures and retries later', async () => {
    let calls = 0
    let healthy = false
    const { upstream, warn } = await doorOnto((_request, response) => {
      calls += 1
      response.writeHead(healthy ? 200 : 500).end('{"result":true,"data":{"n":7}}')
    })
    for (let time = 0; time < 20; time++) await upstream.call(caller, one).catch(() => undefined)
    expect(calls).toBeLessThanOrEqual(10)
    expect(warn).toHaveBeenCalledOnce()
    await expect(upstream.call(caller, one)).rejects.toMatchObject({ failure: 'unavailable', status: 503 })
    expect(upstream.listCircuits()).toEqual([{ api: one.api, isBroken: true }])
    healthy = true
    await new Promise((later) => setTimeout(later, 2_100))
    expect(await upstream.call(caller, one)).toBe(7)
    expect(upstream.listCircuits()).toEqual([{ api: one.api, isBroken: false }])
  })

  test.each([3_600_000, -3_600_000])(
    'setting the clock by %i ms does not affect the circuit breaker',
    async (ms) => {
      let healthy = false
      const { upstream } = await doorOnto((_request, response) =>
        response.writeHead(healthy ? 200 : 500).end('{"result":true,"data":{"n":7}}'),
      )
      for (let time = 0; time < 20; time++) await upstream.call(caller, one).catch(() => undefined)
      healthy = true
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
      onTestFinished(() => void vi.useRealTimers())
      await expect(upstream.call(caller, one)).rejects.toMatchObject({ failure: 'unavailable' })
      await new Promise((later) => setTimeout(later, 2_100))
      expect(await upstream.call(caller, one)).toBe(7)
    },
  )

  test('eight slow responses do not open the circuit breaker for others', async () => {
    const { upstream, warn } = await doorOnto((request, response) => {
      if (!request.url?.includes('slow')) response.end('{"result":true,"data":{"n":7}}')
    })
    const slow = { ...one, query: new URLSearchParams('slow=1') }
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => upstream.call(caller, slow)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill('rejected'))
    expect(await upstream.call(caller, one)).toBe(7)
    expect(warn).not.toHaveBeenCalled()
  })

  test('a client error does not count as an upstream failure', async () => {
    let calls = 0
    const { upstream } = await doorOnto((_request, response) => {
      calls += 1
      response.writeHead(404).end('{}')
    })
    for (let time = 0; time < 20; time++) await upstream.call(caller, one).catch(() => undefined)
    expect(calls).toBe(20)
  })

  test('a caller with invalid headers does not count as an upstream failure', async () => {
    const { upstream, warn } = await doorOnto(answering(200, '{"result":true,"data":{"n":7}}'))
    for (let time = 0; time < 20; time++) {
      await expect(upstream.call({ ...caller, token: 'ა' }, one)).rejects.toThrow(TypeError)
    }
    expect(warn).not.toHaveBeenCalled()
    expect(await upstream.call(caller, one)).toBe(7)
  })

  // Specification 1.7.26
  test('a call is aborted when the browser disconnects', async () => {
    const { upstream } = await doorOnto(() => undefined)
    const browser = new AbortController()
    const answer = upstream.call({ ...caller, signal: browser.signal }, one)
    browser.abort()
    await expect(answer).rejects.toMatchObject({ failure: 'aborted' })
  })
})
