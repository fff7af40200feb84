import { expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'

const api = withApi(withTestDatabase())
const PATH = '/v1/microservice/locations/walking-area'

test('a walking area can be used as a search parameter', async () => {
  const { status, body } = await api.get(`${PATH}?lat=41.7016&lng=44.7969&minutes=10`)
  expect(status).toBe(200)
  expect(body.data.area).toMatch(/^(41\.\d+,44\.\d+,?){10,40}$/)
})

test('a point outside the towns has no walking area', async () => {
  const { status, body } = await api.get(`${PATH}?lat=48.85&lng=2.35&minutes=10`)
  expect([status, body.data]).toEqual([200, { area: null }])
})

test.each([
  ['lat=41.7&lng=44.8&minutes=99', 'minutes'],
  ['lat=41.7&lng=44.8', 'minutes'],
  ['lat=91&lng=44.8&minutes=10', 'lat'],
  ['lat=41.7&lng=1e2&minutes=10', 'lng'],
])('the request %s is rejected', async (query, field) => {
  const { status, body } = await api.get(`${PATH}?${query}`)
  expect([status, body.errors[0].field]).toEqual([422, field])
})

const WALKS = '/v1/microservice/locations/walks'

test('walks from a point are in the order of their ends', async () => {
  const { status, body } = await api.get(`${WALKS}?lat=41.7016&lng=44.7969&ends=41.7016,44.7969,48.85,2.35`)
  expect([status, body.data]).toEqual([
    200,
    [
      { end: 0, minutes: 1 },
      { end: 1, minutes: null },
    ],
  ])
})

test.each(['', '41.7', '41.7,x', '91,44.8', Array(14).fill('41.7').join()])(
  'walks to the points %j are rejected',
  async (ends) => {
    const { status, body } = await api.get(`${WALKS}?lat=41.7016&lng=44.7969&ends=${ends}`)
    expect([status, body.errors[0].field]).toEqual([422, 'ends'])
  },
)
