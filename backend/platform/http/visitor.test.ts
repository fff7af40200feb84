import express from 'express'
import { expect, test } from 'vitest'
import { withServer } from '~tests/fixtures/api'
import { getVisitorId } from './visitor'

const server = withServer(() =>
  express()
    .set('trust proxy', 1)
    .use((request, response) => void response.send(getVisitorId(request))),
)

async function requestVisitorId(headers: Record<string, string>): Promise<string> {
  return (await fetch(server.origin, { headers })).text()
}

test('a caller without a visitor id is identified by its network, and no address is readable', async () => {
  const [first, neighbour, other] = await Promise.all(
    ['2001:db8:0:7::1', '2001:db8:0:7:a:b:c:d', '2001:db8:0:8::1'].map((ip) =>
      requestVisitorId({ 'x-forwarded-for': ip }),
    ),
  )
  expect(neighbour).toBe(first)
  expect(other).not.toBe(first)
  expect(first).toMatch(/^[\da-f]{64}$/)
})

test('a caller with visitor ids is identified by each of them', async () => {
  expect(await requestVisitorId({ 'x-visitor': 'nino' })).toBe('nino')
})
