import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callProvider } from './call-provider'

const server = createServer((_request, response) => response.writeHead(503).end())
let origin: string

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

test.each([
  ['/payments/v1/ecommerce/orders', '/payments/v1/ecommerce/orders'],
  ['/payments/v1/charges/card/0a7c-4f', '/payments/v1/charges/card/*'],
  ['/v1/tpay/payments/9f31/cancel?card=77', '/v1/tpay/payments/*/cancel'],
])('an error of a call to %s names %s, and no card token', async (path, named) => {
  await expect(callProvider({ method: 'DELETE', url: `${origin}${path}` })).rejects.toThrow(
    new Error(`DELETE ${named}: 503`),
  )
})
