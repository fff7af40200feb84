import express from 'express'
import { describe, expect, test } from 'vitest'
import { withServer } from '~tests/fixtures/api'
import { testLog } from '~tests/log'
import { hostCheck } from './host-check'
import { originCheck } from './origin-check'
import { getRequestId, requestId } from './request-id'
import { withTrustedHeaders } from './trusted-headers'

function createApp(proxies: number, publicOrigin?: string) {
  const app = express().set('trust proxy', proxies)
  app.use(requestId, hostCheck(publicOrigin))
  app.use(originCheck((request) => `${request.protocol}://${request.get('host')}`, testLog))
  app.use((request, response) => {
    const { protocol, hostname, ip } = request
    const refused = response.locals.refusal ? 'refused ' : ''
    response.json([refused + protocol, request.get('host'), hostname, ip, getRequestId(response)])
  })
  return withTrustedHeaders(app, proxies)
}

const direct = withServer(() => createApp(0))
const behindOne = withServer(() => createApp(1))
const behindTwo = withServer(() => createApp(2))
const ours = withServer(() => createApp(1, 'https://ezo.test'))

const CLAIMS = {
  'x-forwarded-host': 'evil.test:99999',
  'x-forwarded-proto': 'javascript',
  'x-forwarded-for': '1.2.3.4',
  'x-request-id': 'claimed-by-a-visitor',
}

async function requestFrom({ origin }: { origin: string }, headers: Record<string, string>, method = 'GET') {
  const answer = await fetch(origin, { method, headers })
  return { status: answer.status, seen: answer.status === 200 ? await answer.json() : undefined }
}

describe('proxy headers', () => {
  test('proxy headers are dropped if no proxy is trusted', async () => {
    const { seen } = await requestFrom(direct, CLAIMS)
    const { host } = new URL(direct.origin)
    expect(seen.slice(0, 4)).toEqual(['http', host, '127.0.0.1', '127.0.0.1'])
    expect(seen[4]).not.toBe(CLAIMS['x-request-id'])
  })

  test('dropped proxy headers do not cause a form to be rejected', async () => {
    const headers = { ...CLAIMS, origin: direct.origin }
    expect((await requestFrom(direct, headers, 'POST')).seen[0]).toBe('http')
  })

  test('headers of a trusted proxy set host, protocol, visitor and request id', async () => {
    const headers = {
      'x-forwarded-host': 'ezo.test',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '1.2.3.4',
      'x-request-id': 'made-by-a-proxy',
      origin: 'https://ezo.test',
    }
    expect((await requestFrom(behindOne, headers, 'POST')).seen).toEqual([
      'https',
      'ezo.test',
      'ezo.test',
      '1.2.3.4',
      'made-by-a-proxy',
    ])
  })

  test('values come from the last trusted proxy, not from what the visitor claimed before it', async () => {
    const hosts = { 'x-forwarded-host': 'evil.test, ezo.test', 'x-forwarded-proto': 'ftp, https' }
    expect((await requestFrom(behindOne, hosts)).seen.slice(0, 2)).toEqual(['https', 'ezo.test'])
    const chained = { 'x-forwarded-host': 'evil.test, ezo.test, inner', 'x-forwarded-proto': 'https' }
    expect((await requestFrom(behindTwo, chained)).seen.slice(0, 2)).toEqual(['https', 'ezo.test'])
  })

  test.each(['a:99999', 'a b', 'user@evil.test', ''])(
    'a proxy request with the host "%s" is rejected',
    async (host) => {
      expect((await requestFrom(behindOne, { 'x-forwarded-host': host })).status).toBe(400)
    },
  )

  test('a proxy request whose host is not the configured one is rejected', async () => {
    expect((await requestFrom(ours, { 'x-forwarded-host': 'evil.test' })).status).toBe(400)
    expect((await requestFrom(ours, { 'x-forwarded-host': 'ezo.test' })).status).toBe(200)
  })

  test('a proxy can name no protocol but http and https', async () => {
    expect((await requestFrom(behindOne, { 'x-forwarded-proto': 'javascript' })).seen[0]).toBe('http')
  })
})
