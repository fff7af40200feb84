import express from 'express'
import { expect, test } from 'vitest'
import { withServer } from '~tests/fixtures/api'
import { DATA_PATHS, limitDataRequests } from './rate-limit'

const server = withServer(() =>
  express()
    .set('trust proxy', 1)
    .use(DATA_PATHS, limitDataRequests(3))
    .use((_request, response) => void response.send('answered')),
)

test('data requests above the limit get a bare 429, and pages are still answered', async () => {
  const requestPage = async (path: string) => {
    const answer = await fetch(server.origin + path)
    return [answer.status, await answer.text()]
  }
  for (const path of ['/data/count?q=1', '/en/data/count', '/ru/data/count?q=2'])
    expect(await requestPage(path)).toEqual([200, 'answered'])
  for (const path of ['/data/count?q=3', '/EN/data/count/'])
    expect(await requestPage(path)).toEqual([429, ''])
  expect(await requestPage('/en/s')).toEqual([200, 'answered'])
})

test('whoever changes the last half of an IPv6 address is the same visitor', async () => {
  const request = async (ip: string) => {
    const headers = { 'x-forwarded-for': ip }
    return (await fetch(`${server.origin}/data/count`, { headers })).status
  }
  const statuses = []
  for (const suffix of ['1', '2', 'a:b:c:d', 'ffff:ffff:ffff:ffff'])
    statuses.push(await request(`2001:db8:0:7:${suffix.includes(':') ? suffix : `:${suffix}`}`))
  expect(statuses).toEqual([200, 200, 200, 429])
  expect(await request('2001:db8:0:8::1')).toBe(200)
})
