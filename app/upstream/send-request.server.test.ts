import { expect, test } from 'vitest'
import { BodyTooLargeError } from '~contract/limited-body'
import { withServer } from '~tests/fixtures/api'
import { sendByHttp } from './send-request.server'

const server = withServer(() => (request, response) => {
  if (request.url === '/moved') return void response.writeHead(307, { location: '/' }).end()
  if (request.url === '/') return void response.end('{}')
  const write = () => {
    while (!response.destroyed && response.write('x'.repeat(100_000)));
  }
  response.on('drain', write)
  write()
})

test('reading an endless response stops at the size limit', async () => {
  const request = { method: 'GET', url: `${server.origin}/endless`, headers: {}, body: undefined } as const
  await expect(sendByHttp(request, AbortSignal.timeout(15_000))).rejects.toThrow(BodyTooLargeError)
})

test('a redirect is not followed, as another host would get the token', async () => {
  const send = (path: string) =>
    sendByHttp(
      { method: 'GET', url: server.origin + path, headers: {}, body: undefined },
      AbortSignal.timeout(15_000),
    )
  expect(await send('/')).toEqual({ status: 200, body: {} })
  await expect(send('/moved')).rejects.toThrow()
})
