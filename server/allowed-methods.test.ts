import { request } from 'node:http'
import express from 'express'
import { expect, test } from 'vitest'
import { withServer } from '~tests/fixtures/api'
import { addAllowedMethods, answerOptions, toAllowedMethods } from './allowed-methods'
import { originCheck } from './origin-check'
import { postOnly } from './post-only'
import { answerMissingFile } from './static-files'

const load = () => null
const modules: Record<string, Parameters<typeof toAllowedMethods>[0]> = {
  '/contact': { default: load, action: load },
  '/terms': { default: load },
  '/data/count': { loader: load },
  '/do/favorite': { action: load },
}
const listMethods = (path: string) => toAllowedMethods(modules[path] ?? {})
const server = withServer(() =>
  express()
    .use(addAllowedMethods(listMethods))
    .use('/assets', answerMissingFile)
    .use(originCheck(() => 'https://ezo.test', { warn: () => undefined } as never))
    .all('/do/*', postOnly)
    .use(answerOptions(listMethods))
    .use((_request, response) => void response.sendStatus(response.locals.refusal?.status ?? 405)),
)

function send(
  method: string,
  path: string,
): Promise<[status: number | undefined, allow: string | undefined]> {
  return new Promise((resolve, reject) => {
    request(server.origin + path, { method }, (answer) => {
      answer.resume()
      resolve([answer.statusCode, answer.headers.allow])
    })
      .once('error', reject)
      .end()
  })
}

test.each([
  ['/contact', 'GET, HEAD, OPTIONS, POST'],
  ['/terms', 'GET, HEAD, OPTIONS'],
  ['/data/count', 'GET, HEAD, OPTIONS'],
  ['/do/favorite', 'OPTIONS, POST'],
  ['/assets/app.js', 'GET, HEAD, OPTIONS'],
])('an OPTIONS request for %s gets 204 and the methods %s', async (path, allow) => {
  expect(await send('OPTIONS', path)).toEqual([204, allow])
})

test.each([
  ['POST', '/terms', 'GET, HEAD, OPTIONS'],
  ['DELETE', '/terms', 'GET, HEAD, OPTIONS'],
  ['PUT', '/contact', 'GET, HEAD, OPTIONS, POST'],
  ['PATCH', '/do/favorite', 'OPTIONS, POST'],
  ['GET', '/do/favorite', 'OPTIONS, POST'],
])('a %s request for %s gets 405 and the methods that the route allows', async (method, path, allow) => {
  expect(await send(method, path)).toEqual([405, allow])
})
