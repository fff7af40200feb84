import { beforeEach, expect, test } from 'vitest'
import { withServer } from '~tests/fixtures/api'
import { createRouteArgs } from '~tests/fixtures/route-args'
import { readRequestedSearch } from '../requested-search.server'

let rate: number | undefined
let requests: string[]

const server = withServer(() => (request, response) => {
  requests.push(request.url ?? '')
  const exchange_rate = rate && { rate, date: '2026-11-29' }
  response.end(JSON.stringify({ result: true, data: { routes: [], exchange_rate } }))
})

beforeEach(() => {
  rate = 2.5
  requests = []
})

/** Returns the URL to which a sent filter form redirects. */
async function submit(currency: number, typed = 'price_from=100000&price_to=200000'): Promise<string | null> {
  const shown = encodeURIComponent('price_from=100000&price_to=200000&currency_id=2')
  const path = `/en/s?${typed}&currency_id=${currency}&shown_prices=${shown}&more=1`
  const args = createRouteArgs(path, { origin: server.origin })
  const refused = await readRequestedSearch(args, {
    pathFilters: { unknownWords: [] },
    isMap: false,
  }).catch((thrown: unknown) => thrown)
  expect(refused).toBeInstanceOf(Response)
  return (refused as Response).headers.get('location')
}

test('a submit with another currency redirects to the converted prices at the current exchange rate', async () => {
  expect(await submit(1)).toBe('/en/s?price_from=250000&price_to=500000&currency_id=1&more=1')
  expect(requests).toEqual(['/api/v1/config'])
})

test('a submit in the same currency redirects to the same prices without an exchange rate', async () => {
  expect(await submit(2)).toBe('/en/s?price_from=100000&price_to=200000&currency_id=2&more=1')
  expect(requests).toEqual([])
})

test('a price typed together with the currency is not converted', async () => {
  expect(await submit(1, 'price_from=&price_to=300000')).toBe(
    '/en/s?price_from=&price_to=300000&currency_id=1&more=1',
  )
})

test('prices keep their numbers while there is no exchange rate', async () => {
  rate = undefined
  expect(await submit(1)).toBe('/en/s?price_from=100000&price_to=200000&currency_id=1&more=1')
})
