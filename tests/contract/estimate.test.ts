import { beforeAll, describe, expect, test } from 'vitest'
import { estimatePrice, type FlatToEstimate } from '~/upstream/estimate.server'
import { accuracyReport } from '~/upstream/estimate-accuracy.server'
import { toYearRange } from '~/upstream/estimate-terms'
import { recentEstimates } from '~/upstream/recent-estimates.server'
import type { Call } from '~/upstream/upstream-client.server'
import { retrainModel } from '~backend/estimate/retrain-model'
import { SECTORS } from '~backend/estimate/sectors'
import { createSession } from '~backend/platform/auth/sessions'
import { toApartmentType } from '~contract/estimate'
import { findNoEstimateReason } from '~contract/estimate-coverage'
import { findSector, NEIGHBOURHOOD_IDS_BY_SECTOR } from '~contract/estimate-sectors'
import { withTestDatabase } from '../database'
import { withApi } from '../fixtures/api'
import { addPlaces, addUser } from '../fixtures/database-rows'
import { addFlatsForSale } from '../fixtures/estimate'

const FLAT: FlatToEstimate = {
  cityId: 1,
  realEstateTypeId: 1,
  urbanId: 38,
  statusId: 2,
  projectTypeId: 8,
  conditionId: 1,
  area: 70.5,
  floor: 5,
  totalFloors: 10,
  rooms: 3,
  balconies: 0,
  balconyArea: 0,
  hasElevator: true,
  place: { latitude: 41.709 + 1e-13, longitude: 44.765 },
}

// Specification 1.9.35
test('the sectors of the contract are those of the backend', () => {
  expect(SECTORS.map(({ key }) => key)).toEqual(Object.keys(NEIGHBOURHOOD_IDS_BY_SECTOR))
  for (const { key, urbanIds } of SECTORS) for (const id of urbanIds) expect(findSector(id)).toBe(key)
})

// Specification 1.9.37, 2.3.19
test('the range of years follows from project type and status', () => {
  const ranges = [toYearRange(1, 17), toYearRange(1, 4), toYearRange(2, 8), toYearRange(3, 8)]
  expect(ranges).toEqual(['<1955', '1955-2000', '>2000', '>2000'])
})

// Specification 1.9.36, 2.3.16
test.each([
  [1, 4, 'khrushchev'],
  [1, null, 'non_standard'],
  [1, 14, 'non_standard'],
  [2, 4, 'non_standard'],
  [2, 9, 'duplex'],
  [2, 10, 'triplex'],
  [3, 9, 'non_standard'],
])(
  'a flat with the status %s and the project type %s belongs to the series %s',
  (status, projectType, series) => {
    expect(toApartmentType(status, projectType)).toBe(series)
  },
)

describe('our own backend', () => {
  const database = withTestDatabase()
  const api = withApi(database)
  let token: string

  beforeAll(async () => {
    const { pool } = database
    await addPlaces(pool)
    await addFlatsForSale(pool, 100)
    await retrainModel(pool)
    token = await createSession(pool, await addUser(pool))
  })

  async function read<Answer>(call: Call<Answer>): Promise<Answer> {
    const path = `/v1/${call.path}`
    const { body } =
      call.method === 'POST' ? await api.post(path, call.body, { token }) : await api.get(path, { token })
    return call.answer.parse(body)
  }

  // Specification 2.7.12
  test('the backend estimates a flat and explains it', async () => {
    const answer = await read(estimatePrice(FLAT))
    if (!('estimate' in answer)) throw new Error(answer.reason)
    const { total, perMetre, currencyId, explanation } = answer.estimate
    expect(currencyId).toBe(2)
    expect(perMetre).toBe(Math.round(total / 70.5))
    expect(explanation).toMatchObject({
      range: { low: expect.any(Number), high: expect.any(Number), percent: 80 },
      comparablesCount: expect.any(Number),
      basis: { version: expect.stringMatching(/^2\.\d+$/), offers: 100, isMadeUp: false },
    })
    const sum = explanation?.contributions.reduce(
      (sum, { amount }) => sum + amount,
      explanation.baselinePrice,
    )
    expect(sum).toBe(total)
    expect(explanation?.comparables[0]).toMatchObject({
      uuid: expect.any(String),
      metresAway: expect.any(Number),
    })
  })

  test('the backend gives the reason if it cannot estimate a flat', async () => {
    expect(await read(estimatePrice({ ...FLAT, totalFloors: 40 }))).toEqual({ reason: 'too_many_floors' })
  })

  test('the backend lists the last estimates of a user', async () => {
    await read(estimatePrice({ ...FLAT, area: 50 }))
    expect((await read(recentEstimates))[0]).toMatchObject({
      urbanId: 38,
      statusId: 2,
      conditionId: 1,
      area: 50,
      rooms: 3,
      estimate: { total: expect.any(Number), explanation: expect.anything() },
    })
  })

  test('the backend answers with the accuracy of its estimates', async () => {
    const card = await read(accuracyReport)
    expect(card.scores[0]).toMatchObject({ name: 'all', count: 100, medianError: expect.any(Number) })
    expect(card.version).toMatch(/^2\./)
  })
})

describe("estimates of an operator's upstream", () => {
  const { answer } = estimatePrice(FLAT)
  const PLAIN = { total_price: 150_000, square_price: 2_128, currency_id: 2 }

  // Specification 2.3.13
  test('an answer with the three figures alone is an estimate', () => {
    expect(answer.parse({ result: true, data: [PLAIN] })).toEqual({
      estimate: { total: 150_000, perMetre: 2_128, currencyId: 2, explanation: undefined },
    })
  })

  test('an answer with figures as texts and an unknown explanation is an estimate without explanation', () => {
    const row = { ...PLAIN, total_price: '150000.00', range: 'wide', comparables: {} }
    expect(answer.parse({ result: true, data: [row] })).toMatchObject({
      estimate: { total: 150_000, explanation: undefined },
    })
  })

  test.each([
    { result: true, data: [] },
    { result: true, data: null },
    { result: false, data: [] },
    { result: true, data: [{ ...PLAIN, total_price: null }] },
    { result: true, data: [{ ...PLAIN, total_price: 0 }] },
    { result: true, data: [], reason: 'moon' },
  ])('an answer of the form %j is not an estimate', (body) => {
    expect(answer.parse(body)).toEqual({ reason: undefined })
  })

  test('an answer without an envelope is rejected', () => {
    expect(answer.safeParse({ message: 'x' }).success).toBe(false)
  })
})

// Specification 2.5.23
test.each([
  [undefined, {}],
  ['land', { realEstateTypeId: 4 }],
  ['not_tbilisi', { cityId: 15 }],
  ['unknown_sector', { urbanId: 14 }],
  ['too_many_floors', { totalFloors: 31 }],
])('the reason %s is found before the upstream is called', (reason, change) => {
  expect(findNoEstimateReason({ ...FLAT, ...change })).toBe(reason)
})
