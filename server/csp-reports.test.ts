import express from 'express'
import { beforeEach, expect, test, vi } from 'vitest'
import { withServer } from '~tests/fixtures/api'
import { CSP_REPORTS_PATH, cspReportRoutes } from './csp-reports'
import { requestId } from './request-id'

const warn = vi.fn()
const server = withServer(() => {
  const app = express().set('trust proxy', 1)
  return app.use(requestId, cspReportRoutes({ warn }))
})
beforeEach(() => warn.mockClear())

const randomIp = () => `10.0.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`

async function send(body: unknown, type: string, ip = randomIp()) {
  const headers = { 'content-type': type, 'x-forwarded-for': ip }
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return (await fetch(server.origin + CSP_REPORTS_PATH, { method: 'POST', headers, body: text })).status
}

const OLD = {
  'csp-report': {
    'document-uri': 'https://ezo.test/evaluation/questionnaire/0b0e5d3e?access_token=secret',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.test/x.js?token=secret',
  },
}
const NEW = {
  type: 'csp-violation',
  body: {
    documentURL: 'https://ezo.test/en/s?q=555123456',
    effectiveDirective: 'style-src-attr',
    blockedURL: 'inline',
  },
}

test('CSP reports of both formats are logged without queries', async () => {
  expect(await send(OLD, 'application/csp-report')).toBe(204)
  expect(await send([NEW, { type: 'deprecation', body: {} }], 'application/reports+json')).toBe(204)
  expect(warn.mock.calls.map(([line]) => [line.page, line.directive, line.blocked])).toEqual([
    ['/evaluation/questionnaire/{id}', 'script-src-elem', 'https://evil.test'],
    ['/en/s', 'style-src-attr', 'inline'],
  ])
})

test.each([
  ['{', 'application/csp-report'],
  ['[]'.repeat(20_000), 'application/reports+json'],
  [{ 'csp-report': 'x' }, 'application/csp-report'],
  ['x=1', 'application/x-www-form-urlencoded'],
])('a body that is not a CSP report is rejected and not logged', async (body, type) => {
  expect(await send(body, type)).toBe(400)
  expect(warn).not.toHaveBeenCalled()
})

test('one report is logged at most ten times, and one visitor can send twenty reports a minute', async () => {
  const many = Array.from({ length: 50 }, () => NEW)
  expect(await send(many, 'application/reports+json', '10.1.0.1')).toBe(204)
  expect(warn).toHaveBeenCalledTimes(10)
  const statuses = []
  for (let sent = 0; sent < 20; sent += 1)
    statuses.push(await send(OLD, 'application/csp-report', '10.1.0.1'))
  expect(statuses).toEqual([...Array(19).fill(204), 429])
})

test('all visitors together can send three hundred reports a minute', async () => {
  const ips = Array.from({ length: 310 }, (_, index) => `10.2.${Math.floor(index / 250)}.${index % 250}`)
  const statuses = await Promise.all(ips.map((ip) => send(OLD, 'application/csp-report', ip)))
  expect(new Set(statuses)).toEqual(new Set([204, 429]))
  expect(warn.mock.calls.length).toBeLessThanOrEqual(300)
})
