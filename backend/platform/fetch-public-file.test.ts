import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { fetchPublicFile } from './fetch-public-file'

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function fetchFrom(answer: RequestListener, timeoutMs: number) {
  server = createServer(answer)
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return fetchPublicFile(`http://127.0.0.1:${port}/1.jpg`, {
    maxBytes: 1_000,
    timeoutMs,
    signal: new AbortController().signal,
    allowsPrivate: true,
  })
}

test.each<[string, RequestListener]>([
  ['never answers', () => {}],
  ['sends its file without an end', (_, response) => void response.write('JPEG')],
  ['redirects to itself slowly', (_, response) => void setTimeout(() => redirect(response), 40)],
])('a server that %s is reported as slow, to be asked again', async (_, answer) => {
  expect(await fetchFrom(answer, 60)).toEqual({ failure: 'slow', isTemporary: true })
})

test('a file without a declared length is read no further than the limit', async () => {
  const answer: RequestListener = (_, response) => {
    response.write('x'.repeat(600))
    setTimeout(() => response.write('x'.repeat(600)), 10)
  }
  expect(await fetchFrom(answer, 5_000)).toEqual({ failure: 'too_large', isTemporary: false })
})

test('a fourth redirect is not followed', async () => {
  expect(await fetchFrom((_, response) => redirect(response), 5_000)).toEqual({
    failure: 'redirects',
    isTemporary: false,
  })
})

function redirect(response: Parameters<RequestListener>[1]): void {
  response.writeHead(302, { location: '/again' }).end()
}
