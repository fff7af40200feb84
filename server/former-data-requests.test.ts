import express from 'express'
import { expect, test } from 'vitest'
import { withServer } from '~tests/fixtures/api'
import { refuseFormerDataRequests } from './former-data-requests'

const server = withServer(() =>
  express().use(refuseFormerDataRequests, (request, response) => {
    response.json([request.url, response.locals.refusal?.status ?? 200])
  }),
)

test.each([
  ['/s?_data=x', ['/refused', 400]],
  ['/en/s?a=1&_data', ['/en/refused', 400]],
  ['/s?%5Fdata=x', ['/refused', 400]],
  ['/s?a=b?c&_data=x', ['/refused', 400]],
  ['/s?my_data=x', ['/s?my_data=x', 200]],
  ['/s?a=_data', ['/s?a=_data', 200]],
])('the former data request %s is answered with %j', async (path, answer) => {
  expect(await (await fetch(server.origin + path)).json()).toEqual(answer)
})
