import { request } from 'node:http'
import express from 'express'
import { describe, expect, test } from 'vitest'
import { withServer } from '~tests/fixtures/api'
import { normalizePath } from './normalize-path'

const app = express().use(normalizePath, (_request, response) => {
  response.status(response.locals.refusal?.status ?? 200).send('passed')
})
const server = withServer(() => app)

/** Sends the path unchanged; fetch would normalize it. */
function requestPath(path: string): Promise<{ status: number | undefined; location: string | undefined }> {
  return new Promise((resolve, reject) => {
    const sent = request(server.origin, { path }, (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode, location: answer.headers.location })
    })
    sent.once('error', reject).end()
  })
}

describe('normalized paths', () => {
  test.each([
    ['//', '/'],
    ['//?access_token=x', '/?access_token=x'],
    ['//evil.test/s', '/evil.test/s'],
    ['/.//evil.test?a=1?b', '/./evil.test?a=1?b'],
    ['/\\evil.test', '/evil.test'],
    ['/en///s', '/en/s'],
  ])('the path %s, which URL parsers take for another host, redirects to %s', async (path, location) => {
    expect(await requestPath(path)).toEqual({ status: 301, location })
  })

  test.each(['/', '/s?back=//here', '/%2F%2Fevil.test'])(
    'the path %s stays on our host and passes',
    async (path) => {
      expect(await requestPath(path)).toMatchObject({ status: 200 })
    },
  )

  test.each(['/s/%ff', '/%', '/en/s/%E1%83'])(
    'the path %s, with incomplete percent-encoding, is rejected',
    async (path) => {
      expect(await requestPath(path)).toMatchObject({ status: 400 })
    },
  )

  // Specification 1.2.7
  test.each(['/s/%00', '/en/s/tbilisi%0A', '/statements/%7F', '/%C2%85'])(
    'the path %s, with a control character, is not found',
    async (path) => {
      expect(await requestPath(path)).toMatchObject({ status: 404 })
    },
  )

  test.each([
    ['/statements/100017).', '/statements/100017'],
    ['/en/terms%C2%BB', '/en/terms'],
    ['/en/terms%E2%80%9D,', '/en/terms'],
    ['/%E2%80%8B', '/'],
    ['/statements/100017%E2%81%A0?page=2', '/statements/100017?page=2'],
    ['/en/s/%E1%83%95%E2%80%8B%E1%83%90', '/en/s/%E1%83%95%E1%83%90'],
    ['/%E2%80%8B/evil.test', '/evil.test'],
    ['/en/terms%20', '/en/terms'],
    ['/statements/%EF%BC%91%EF%BC%90', '/statements/10'],
  ])('the path %s, with characters copied from a text, redirects to %s', async (path, location) => {
    expect(await requestPath(path)).toEqual({ status: 301, location })
    expect(await requestPath(location)).toMatchObject({ status: 200 })
  })

  test.each([
    '/en/s/%E1%83%95%E1%83%90%E1%83%99%E1%83%94',
    '/a%2Fb',
    '/en/s/a-',
    '/x.y',
    '/%D9%85%DB%8C%E2%80%8C%D8%AE',
  ])('the path %s, made of letters only, passes', async (path) => {
    expect(await requestPath(path)).toMatchObject({ status: 200 })
  })

  test('a path that URL parsers take for another host is rejected in a proxy request', async () => {
    expect(await requestPath('http://evil.test/')).toMatchObject({ status: 400 })
  })
})

test('a path with more segments than any of our URLs is not found', async () => {
  expect((await requestPath(`/en/s${'/a'.repeat(15)}`)).status).toBe(200)
  expect((await requestPath('/a'.repeat(1_000))).status).toBe(404)
  expect((await requestPath(`${'/a'.repeat(1_000)}.data`)).status).toBe(404)
})

test('a path of ten thousand punctuation marks is answered at once', async () => {
  const { user } = process.cpuUsage()
  expect((await requestPath(`/%D0%B0${'.'.repeat(10_000)}x`)).status).toBe(200)
  expect((process.cpuUsage().user - user) / 1_000).toBeLessThan(200)
})
