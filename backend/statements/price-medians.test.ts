import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { insertRows } from '~backend/platform/db/insert-rows'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, addUser, places } from '~tests/fixtures/database-rows'
import { compareWithMedian, MIN_COMPARED_STATEMENTS } from './rules'

const MEDIAN = { median: 2000, statements: MIN_COMPARED_STATEMENTS }

describe('price comparison', () => {
  test.each([
    ['a lower price is shown in whole percent', 1704, MEDIAN, { percent_below: 15, statements: 20 }],
    ['ten percent below is shown', 1800, MEDIAN, { percent_below: 10, statements: 20 }],
    ['less than ten percent below is not', 1820, MEDIAN, null],
    ['a higher price is not', 2600, MEDIAN, null],
    ['less than half is not', 900, MEDIAN, null],
    ['fewer than twenty others are not compared', 1704, { median: 2000, statements: 19 }, null],
    ['a missing median is not compared', 1704, undefined, null],
    ['a missing price is not compared', undefined, MEDIAN, null],
  ])('a price per m² is compared with its neighbourhood: %s', (_case, price, median, comparison) => {
    expect(compareWithMedian(price, median)).toEqual(comparison)
  })

  test('a price is below the median by at least the shown percentage', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), (price) => {
        const percent = compareWithMedian(price, MEDIAN)?.percent_below
        if (percent !== undefined)
          // Whole numbers, because 2000 * (1 - 0.34) is not quite 1320.
          expect(Math.abs(2000 * (100 - percent) - price * 100)).toBeLessThanOrEqual(1_000)
      }),
    )
  })
})

describe('neighbourhood medians', () => {
  const database = withTestDatabase()
  const api = withApi(database)
  let owner: number
  const flat = {
    deal_type_id: 1,
    real_estate_type_id: 1,
    city_id: places.tbilisi,
    district_id: places.vakeSaburtalo,
  }
  const cheap = { area: 100, currency_id: 1, price: 160_000 }
  const ids = new Map<string, number>()

  beforeAll(async () => {
    const { pool } = database
    await addPlaces(pool)
    owner = await addUser(pool)
    const common = { ...flat, user_id: owner, area: 100, currency_id: 1, price_type_id: 3, room_type_id: 2 }
    const inVake = (count: number, row: object) =>
      insertRows(
        pool,
        'statements',
        Array.from({ length: count }, () => ({ ...common, urban_id: places.vake, ...row })),
      )
    await inVake(20, { price: 200_000 })
    await inVake(30, { price: 100_000, condition_id: 6 })
    await inVake(30, { price: 100_000, price_type_id: 2 })
    await inVake(20, { price: 1000, deal_type_id: 7 })
    for (const [name, row] of Object.entries({
      flat: {},
      frame: { condition_id: 6, price: 85_000 },
      from: { price_type_id: 2 },
      negotiable: { price_type_id: 1, price: null },
      elsewhere: { district_id: places.old, urban_id: places.vera },
      house: { real_estate_type_id: 2 },
      night: { deal_type_id: 7, price: 800 },
    }))
      ids.set(name, await addStatement(pool, { user_id: owner, ...cheap, ...row }))
  })

  test.each([
    ['covers the same kind, deal and state of finishing', 'flat', { percent_below: 20, statements: 21 }],
    ['for frames covers frames', 'frame', { percent_below: 15, statements: 31 }],
    ['is not compared with a price “from”', 'from', null],
    ['is not compared with a negotiable price', 'negotiable', null],
    ['does not exist for few statements', 'elsewhere', null],
    ['is not compared with another kind', 'house', null],
    ['does not exist for daily rent', 'night', null],
  ])('the median of a neighbourhood %s', async (_case, name, comparison) => {
    const id = ids.get(name)
    const { body: one } = await api.get(`/v1/microservice/statements/${id}`)
    expect(one.data.statement.median_comparison).toEqual(comparison)
    expect(one.data.statement.neighbourhood_median?.statements).toBe(comparison?.statements)
    const { body: list } = await api.get(`/v1/microservice/statements?ids=${id}`)
    expect(list.data.data).toMatchObject([{ id, median_comparison: comparison }])
  })

  test('a dearer flat has the median of its neighbourhood too', async () => {
    const row = {
      ...flat,
      user_id: owner,
      area: 100,
      currency_id: 1,
      price_type_id: 3,
      urban_id: places.vake,
    }
    const id = await addStatement(database.pool, { ...row, price: 900_000 })
    const { body } = await api.get(`/v1/microservice/statements/${id}`)
    expect(body.data.statement).toMatchObject({
      median_comparison: null,
      neighbourhood_median: { square_price: 2000, statements: 21 },
    })
  })
})
