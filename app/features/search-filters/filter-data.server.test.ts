import { beforeEach, expect, test } from 'vitest'
import { getVisitor } from '~/session/visitor.server'
import { withServer } from '~tests/fixtures/api'
import { createRouteArgs } from '~tests/fixtures/route-args'
import { loadFilterData } from './filter-data.server'

const entry = (display_name: string) => ({ id: 1, display_name })

let given: unknown
const server = withServer(() => (request, response) => {
  const answers: Record<string, unknown> = {
    '/filters': given,
    '/api/v1/microservice/statements/statement-parameters': {
      deal_types: [entry('Sale')],
      conditions: [entry('New')],
    },
    '/api/v1/microservice/locations/cities': [entry('Tbilisi')],
  }
  const data = answers[request.url ?? '']
  response.writeHead(data ? 200 : 404).end(JSON.stringify({ result: true, data }))
})

beforeEach(() => {
  given = undefined
})

async function load(hasFilterParameters: boolean) {
  const args = createRouteArgs('/s', {
    origin: server.origin,
    apiUrls: { filterParameters: `${server.origin}/filters` },
  })
  const { dictionaries, cities } = await loadFilterData(getVisitor(args), { hasFilterParameters })
  const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).join()
  return [names(dictionaries.deal_types.all), names(dictionaries.conditions.all), names(cities)]
}

// Specification 1.7.54
test('the values of filters come from their endpoint if it is set', async () => {
  given = { deal_types: [entry('Selling'), null], cities: [entry('Batumi')] }
  expect(await load(true)).toEqual(['Selling', 'New', 'Batumi'])
  expect(await load(false)).toEqual(['Sale', 'New', 'Tbilisi'])
})

test('values that the endpoint lacks, or all if it fails, come from the statement calls', async () => {
  given = { deal_types: [], conditions: [entry('Old')] }
  expect(await load(true)).toEqual(['Sale', 'Old', 'Tbilisi'])
  given = undefined
  expect(await load(true)).toEqual(['Sale', 'New', 'Tbilisi'])
  given = 'nothing'
  expect(await load(true)).toEqual(['Sale', 'New', 'Tbilisi'])
})
