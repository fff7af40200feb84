import express from 'express'
import { expect, test } from 'vitest'
import { withServer } from '~tests/fixtures/api'
import { DATA_PATHS, limitDataRequests } from './rate-limit'

const server = withServer(() =>
  express()
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
