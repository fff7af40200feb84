import { expect, test } from 'vitest'
import { BodyTooLargeError } from '~contract/limited-body'
import { withServer } from '~tests/fixtures/api'
import { sendByHttp } from './send-request.server'

const server = withServer(() => (_request, response) => {
  const write = () => {
    while (!response.destroyed && response.write('x'.repeat(100_000)));
  }
  response.on('drain', write)
  write()
})

test('an answer without end is not read to its end', async () => {
  const request = { method: 'GET', url: server.origin, headers: {}, body: undefined } as const
  await expect(sendByHttp(request, AbortSignal.timeout(15_000))).rejects.toThrow(BodyTooLargeError)
})
