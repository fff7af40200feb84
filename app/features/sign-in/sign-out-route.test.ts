import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { action } from './sign-out-route'

// Specification 1.2.64, 1.4.21
test("signing out removes the user's data from the device, even if the upstream fails", async () => {
  const call = async () => Promise.reject(new Error('no answer'))
  const context = {
    upstream: { call },
    origin: 'http://ezo.test',
    caching: { forbid() {} },
    log: { warn() {} },
  }
  const request = new Request('http://ezo.test/do/sign-out', {
    method: 'POST',
    headers: { cookie: '__Host-token=some-token' },
    body: new URLSearchParams({ return_to: '/ru/account' }),
  })
  const { headers } = await action({ request, context: context as unknown as AppLoadContext, params: {} })
  expect(headers.get('location')).toBe('/ru')
  const cleared = headers.getSetCookie().filter((line) => line.includes('Max-Age=0'))
  const names = cleared.map((line) => line.split('=')[0])
  expect(names).toEqual(
    expect.arrayContaining(['__Host-token', '__Host-drafts', '__Host-estimate', '__Host-searches']),
  )
  expect(headers.get('clear-site-data')).toBe('"cache", "storage"')
})
