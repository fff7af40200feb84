import { expect, test, vi } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { createMarket } from './market'

const database = withTestDatabase()

test('the prices of a file of many statements at one place are compared with one read of the market', async () => {
  const query = vi.spyOn(database.pool, 'query')
  const market = createMarket(database.pool)
  const house = { deal_type_id: 1, real_estate_type_id: 2, city_id: 1, urban_id: 38 }
  for (let line = 0; line < 200; line += 1) {
    await market.rate()
    await market.model()
    await market.flatsNear({ lat: 41.709 + line / 1e6, lng: 44.765 })
    await market.medianOfSimilar(house)
  }
  expect(query).toHaveBeenCalledTimes(4)
  await market.medianOfSimilar({ ...house, urban_id: 64 })
  await market.flatsNear({ lat: 41.72, lng: 44.765 })
  expect(query).toHaveBeenCalledTimes(6)
})
