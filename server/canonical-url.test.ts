import { request } from 'node:http'
import express from 'express'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withServer } from '~tests/fixtures/api'
import { withCanonicalUrl } from './canonical-url'
import { hostCheck } from './host-check'
import { DATA_PATHS, limitDataRequests } from './rate-limit'

const server = withServer(() => withCanonicalUrl((received, response) => response.end(received.url)))
const limited = withServer(() =>
  withCanonicalUrl(
    express()
      .use(DATA_PATHS, limitDataRequests(1))
      .use((_request, response) => void response.send('answered')),
  ),
)

/** Sends the path unchanged; fetch would normalize it. */
function requestPath(path: string, { origin } = server): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(origin, { path }, (answer) => {
      let text = ''
      answer.on('data', (part) => {
        text += part
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
    })
    sent.once('error', reject).end()
  })
}

describe('canonical URLs of requests', () => {
  test.each([
    ['/%64ata/count', '/data/count'],
    ['/en/%6Fg/x?%61=%62', '/en/og/x?a=b'],
    ['/x/../data/count', '/data/count'],
    ['/x/%2e%2E/data/count', '/data/count'],
    ['/data\\count', '/data/count'],
    ['/data/count#x', '/data/count'],
    ['/s?q=%e1%83%90', '/s?q=%E1%83%90'],
    ['/s?%61ccess%5ftoken=x', '/s?access_token=x'],
    ['//evil.test/%64', '//evil.test/d'],
    ['/s?cities=1&amp;price_to=2', '/s?cities=1&price_to=2'],
    ['/s?q=v%E2%80%8Bake%ef%b8%8f+%EF%BC%97&page=2', '/s?q=vake+7&page=2'],
  ])('the URL %s is read as %s', async (path, canonical) => {
    expect((await requestPath(path)).text).toBe(canonical)
  })

  test.each(['/s?cities=1&page=2', '/a%2Fb', '/%252e%252e/x', '/%', '/s/%ff', '/s?a=%zz', '/s?a=1+2'])(
    'the URL %s is unchanged except for the case of its escapes',
    async (path) => {
      expect((await requestPath(path)).text.toLowerCase()).toBe(path.toLowerCase())
    },
  )

  test('a URL is the same however its characters are encoded', async () => {
    const encoded = fc
      .array(fc.constantFrom('plain', 'upper', 'lower'), { minLength: 11, maxLength: 11 })
      .map((spellings) =>
        [...'/data/count'].map((letter, index) => encodeLetter(letter, spellings[index])).join(''),
      )
    await fc.assert(
      fc.asyncProperty(encoded, async (path) => {
        expect((await requestPath(path)).text).toBe('/data/count')
      }),
      { numRuns: 60 },
    )
  })
})

test('a rate limit of a path applies to every spelling of the path', async () => {
  expect((await requestPath('/data/count', limited)).status).toBe(200)
  for (const path of ['/%64ata/count', '/x/../data/count', '/data\\count', '/./%64%61ta/count'])
    expect((await requestPath(path, limited)).status, path).toBe(429)
})

const checked = withServer(() =>
  withCanonicalUrl(
    express()
      .use(hostCheck('https://ezo.test'))
      .use(({ url, headers }, response) => void response.send(`${headers.host} ${url}`)),
  ),
)

test.each([
  ['http://ezo.test/s?q=1', 'ezo.test /s?q=1'],
  ['HTTPS://ezo.test', 'ezo.test /'],
  ['http://ezo.test?q=1', 'ezo.test /?q=1'],
])('the absolute URL %s is served, with its authority as the Host header', async (url, read) => {
  expect(await requestPath(url, checked)).toEqual({ status: 200, text: read })
})

test('the authority of an absolute URL is checked like the Host header', async () => {
  for (const url of ['http://evil.test/s', 'http://user@ezo.test/s', 'http://127.0.0.1/'])
    expect((await requestPath(url, checked)).status, url).toBe(400)
})

function encodeLetter(letter: string, spelling = 'plain'): string {
  if (spelling === 'plain' || letter === '/') return letter
  const hex = letter.charCodeAt(0).toString(16)
  return `%${spelling === 'upper' ? hex.toUpperCase() : hex}`
}
