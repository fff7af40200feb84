import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { createGracefulClose } from './graceful-shutdown'

async function open(handler: RequestListener, patience: number) {
  const server = createServer(handler)
  const { announce, close } = createGracefulClose(server, patience)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { server, port, announce, close, origin: `http://127.0.0.1:${port}` }
}

async function timed(close: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await close()
  return performance.now() - begun
}

/** Shorter than the timeouts of the servers, and far longer than closing takes on a busy machine. */
const SOON_MS = 4_000

test('idle and unused connections do not delay closing', async () => {
  const { server, port, origin, close } = await open((_request, response) => response.end('ok'), 5_000)
  await (await fetch(origin)).text()
  const silent = connect(port, '127.0.0.1')
  const cut = once(silent, 'close')
  await once(server, 'connection')
  expect(await timed(close)).toBeLessThan(SOON_MS)
  await cut
})

test('an open request is answered before the server closes', async () => {
  const { server, origin, close } = await open((_request, response) => {
    setTimeout(() => response.end('late'), 300)
  }, 5_000)
  const answer = fetch(origin).then((response) => response.text())
  await once(server, 'request')
  expect(await timed(close)).toBeLessThan(SOON_MS)
  expect(await answer).toBe('late')
})

test('the answer to an open request says that its connection takes no further requests', async () => {
  const { server, origin, close } = await open((_request, response) => {
    setTimeout(() => response.end('late'), 300)
  }, 5_000)
  const answer = fetch(origin)
  await once(server, 'request')
  await close()
  expect((await answer).headers.get('connection')).toBe('close')
})

test('a request that does not end is cut off after the grace period', async () => {
  const { server, origin, close } = await open(() => {}, 200)
  const answer = fetch(origin).catch(() => 'cut off')
  await once(server, 'request')
  expect(await timed(close)).toBeLessThan(SOON_MS)
  expect(await answer).toBe('cut off')
})

test('the server responds to a request that arrives just after it began to close', async () => {
  const { server, port, close } = await open((_request, response) => response.end('ok'), 5_000)
  const proxy = connect(port, '127.0.0.1')
  await once(server, 'connection')
  const closed = close()
  proxy.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n')
  let answer = ''
  for await (const chunk of proxy.setEncoding('utf8')) answer += chunk
  expect(answer).toMatch(/^HTTP\/1.1 200[\s\S]*connection: close/i)
  await closed
})

test('an announced end still serves new connections, one request each', async () => {
  const { origin, announce, close } = await open((_request, response) => response.end('ok'), 5_000)
  announce()
  for (let count = 0; count < 2; count += 1) {
    const answer = await fetch(origin, { method: 'POST', body: 'typed text' })
    expect([await answer.text(), answer.headers.get('connection')]).toEqual(['ok', 'close'])
  }
  await close()
  await expect(fetch(origin)).rejects.toThrow()
})
