import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTranslator, languages } from '~tests/e2e/translations'
import { answerUnreadableRequests } from './oversized-headers'

const server = createServer((_request, response) => response.end('page'))

beforeAll(async () => {
  await answerUnreadableRequests(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

async function send(text: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined).write(text)
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

test('a request with too many cookies gets a page in each language with instructions', async () => {
  const answer = await send(`GET / HTTP/1.1\r\nHost: a\r\nCookie: a=${'x'.repeat(17_000)}\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 431 /)
  expect(answer).toContain('Clear-Site-Data: "cookies"')
  for (const language of languages)
    expect(answer).toContain(createTranslator(language)('errors.too_many_cookies_help'))
})

test('a request that is not HTTP gets a short answer', async () => {
  expect(await send('nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [\s\S]*\r\nbad request\n$/)
})
