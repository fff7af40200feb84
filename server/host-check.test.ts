import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, describe, expect, test } from 'vitest'
import { hostCheck } from './host-check'

const servers = [undefined, 'https://ezo.test'].map((origin) => {
  const app = express().use(hostCheck(origin), (_request, response) => response.send('in'))
  return createServer(app).listen(0, '127.0.0.1')
})
afterAll(() => {
  for (const server of servers) server.close()
})

async function statusFor(host: string, place: number): Promise<number | undefined> {
  const port = (servers[place]?.address() as AddressInfo | undefined)?.port
  const [answer] = await once(request({ host: '127.0.0.1', port, headers: { host } }).end(), 'response')
  answer.resume()
  return answer.statusCode
}

describe('host check', () => {
  test.each(['localhost:3000', 'ezo.test', '127.0.0.1', '[::1]:80'])(
    'the host %s is accepted',
    async (host) => {
      expect(await statusFor(host, 0)).toBe(200)
    },
  )

  test.each(['a b', '[::1', 'x:99999999', '<script>', 'a/b', 'a@b'])(
    'the host %s is rejected',
    async (host) => {
      expect(await statusFor(host, 0)).toBe(400)
    },
  )

  test('every host but the configured one is rejected', async () => {
    expect(await statusFor('ezo.test', 1)).toBe(200)
    expect(await statusFor('evil.test', 1)).toBe(400)
  })
})
