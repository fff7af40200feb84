import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { UpstreamError } from '~/upstream/upstream-error'
import type { AnsweredRequest, OutgoingCall } from '~contract/instrumentation'
import { labelCall, labelRequest } from './work-labels'

function createRequest(method: string, more: object = {}): AnsweredRequest {
  const request = Object.assign(new IncomingMessage(new Socket()), { method, ...more })
  const response = new ServerResponse(request)
  Object.defineProperty(response, 'writableFinished', { value: true, configurable: true })
  return { kind: 'request', request, response }
}

describe('labels of a request', () => {
  test.each([
    ['/en/statements/:id?', '/statements/:id?'],
    ['/ru', '/'],
    ['/', '/'],
    ['/rules', '/rules'],
  ])('a request with the pattern %s has the route %s in every language', (pattern, route) => {
    expect(labelRequest({ ...createRequest('GET'), route: pattern }).route).toBe(route)
  })

  test('a request handled by Express has the pattern of its route, in whatever case its router was called', () => {
    const route = { path: '/payments/:provider' }
    const posted = createRequest('POST', { baseUrl: '/CallBacks', route })
    expect(labelRequest(posted)).toEqual({
      method: 'POST',
      route: '/callbacks/payments/:provider',
      status: '2xx',
    })
  })

  test('a request with an invented method or path creates no labels', () => {
    const url = '/a1b2?email=nino@ezo.test'
    const labels = labelRequest(createRequest('X-NINO', { url, baseUrl: '', route: { path: '*' } }))
    expect(labels).toEqual({ method: 'other', route: 'other', status: '2xx' })
  })

  test('a request that its visitor aborted has the status "aborted"', () => {
    const work = createRequest('GET')
    Object.defineProperty(work.response, 'writableFinished', { value: false })
    expect(labelRequest(work).status).toBe('aborted')
  })
})

describe('labels of a call', () => {
  const label = (outcome: object, call: Partial<OutgoingCall> = {}) =>
    labelCall({ kind: 'call', name: 'POST webhook', url: 'https://a.test/secret', ...call, ...outcome })

  test.each([
    ['ok', { status: 204 }],
    ['ok', {}],
    ['4xx', { status: 404 }],
    ['4xx', { status: 422, error: new UpstreamError('', 'status', 422) }],
    ['5xx', { status: 503, error: new Error('503') }],
    ['contract', { status: 200, error: new UpstreamError('', 'contract', 502) }],
    ['no_such_call', { status: 404, error: new UpstreamError('', 'no_such_call', 502) }],
    ['unavailable', { error: new UpstreamError('', 'unavailable', 503) }],
    ['timeout', { failure: 'timeout' }],
    ['error', { failure: 'ENOTFOUND' }],
    ['error', { error: Object.assign(new Error('to a@b.test'), { code: 'EENVELOPE' }) }],
    ['error', { error: undefined }],
  ])('a call has the outcome %s after %j', (outcome, facts) => {
    expect(label(facts)).toEqual({ call: 'POST webhook', outcome })
  })

  test("a call to a system with many paths is named by the system alone, as paths may hold visitors' input", () => {
    const call = { name: 'GET brokers/nino-from-vake', system: 'main', method: 'GET' }
    expect(label({ status: 200 }, call)).toEqual({ call: 'GET main', outcome: 'ok' })
  })
})
