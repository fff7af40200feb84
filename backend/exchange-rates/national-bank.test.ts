import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createNationalBank, type FetchOfficialRates } from './national-bank'

/** Response of the bank's public API, except that the euro is quoted for ten units. */
const ANSWER = [
  {
    date: '2026-11-21T00:00:00.000Z',
    currencies: [
      {
        code: 'AED',
        quantity: 10,
        rateFormated: '7.3581',
        diffFormated: '0.0087',
        rate: 7.3581,
        name: 'United Arab Emirates Dirham',
        diff: 0.0087,
        date: '2026-11-20T17:45:11.110Z',
        validFromDate: '2026-11-21T00:00:00.000Z',
      },
      {
        code: 'EUR',
        quantity: 10,
        rateFormated: '31.3271',
        diffFormated: '-0.0102',
        rate: 31.3271,
        name: 'Euro',
        diff: -0.0102,
        date: '2026-11-20T17:45:11.110Z',
        validFromDate: '2026-11-21T00:00:00.000Z',
      },
      {
        code: 'USD',
        quantity: 1,
        rateFormated: '2.7025',
        diffFormated: '0.0031',
        rate: 2.7025,
        name: 'US Dollar',
        diff: 0.0031,
        date: '2026-11-20T17:45:11.110Z',
        validFromDate: '2026-11-21T00:00:00.000Z',
      },
    ],
  },
]

const { signal } = new AbortController()
let server: Server
let fetchRates: FetchOfficialRates
let paths: string[] = []
let answer: { status: number; body: string }

beforeAll(async () => {
  server = createServer((request, response) => {
    paths.push(request.url ?? '')
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  fetchRates = createNationalBank(`http://127.0.0.1:${(server.address() as AddressInfo).port}/currencies`)
})
afterAll(() => {
  server.close()
})

test('rates of dollar and euro are lari for one unit, with the day from which they hold', async () => {
  paths = []
  answer = { status: 200, body: JSON.stringify(ANSWER) }
  const rates = await fetchRates('2026-11-21', signal)
  expect(paths).toEqual(['/currencies/en/json/?date=2026-11-21'])
  expect(rates).toEqual([
    { currencyId: 3, day: '2026-11-21', gel: expect.closeTo(3.13271, 6) },
    { currencyId: 2, day: '2026-11-21', gel: 2.7025 },
  ])
})

test.each([
  ['the status 500', 500, JSON.stringify(ANSWER)],
  ['an HTML page', 200, '<html></html>'],
  ['another shape', 200, '{"usd":2.7}'],
  ['an empty list', 200, '[]'],
  ['a rate of zero', 200, JSON.stringify(ANSWER).replace('2.7025', '0').replace('"rate":2.7025', '"rate":0')],
  ['a rate for zero units', 200, JSON.stringify(ANSWER).replace('"quantity":1,', '"quantity":0,')],
  ['a response of 600 KB', 200, `[${' '.repeat(600_000)}]`],
])('a lookup fails for %s', async (_name, status, body) => {
  answer = { status, body }
  await expect(fetchRates('2026-11-21', signal)).rejects.toThrow()
})
