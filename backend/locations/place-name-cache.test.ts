import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Db } from '~backend/platform/db/pool'
import { withTestDatabase } from '~tests/database'
import { addPlaces, places, streets } from '~tests/fixtures/database-rows'
import { PlaceNameCache } from './place-name-cache'

const database = withTestDatabase()

beforeAll(() => addPlaces(database.pool))
afterEach(() => {
  vi.useRealTimers()
})

const inVake = {
  city_id: places.tbilisi,
  district_id: places.vakeSaburtalo,
  urban_id: places.vake,
  street_id: streets.chavchavadze,
}

function createCountingCache() {
  const query = vi.fn(database.pool.query.bind(database.pool))
  return { names: new PlaceNameCache({ query } as unknown as Db), countLoads: () => query.mock.calls.length }
}

test('rows get the names of their places, and empty names if they have no place', async () => {
  const { names } = createCountingCache()
  const inBatumi = { id: 7, city_id: places.batumi, district_id: null, urban_id: null, street_id: null }
  expect(await names.addNames([inVake, inBatumi])).toMatchObject([
    { city: 'თბილისი\nTbilisi\nТбилиси', urban: 'ვაკე\nVake\nВаке', grouped_street_id: 100 },
    { id: 7, city: 'ბათუმი\nBatumi\nБатуми', district: '', urban: '', grouped_street_id: null },
  ])
})

test('a place added during a load is named by the next call, which loads once more', async () => {
  const { names, countLoads } = createCountingCache()
  const early = names.addNames([{ ...inVake }])
  await database.pool.query(
    `insert into urbans (id, district_id, name_ka, name_en, name_ru, slug, lat, lng, position)
     select 999, district_id, 'ახალი', 'New', 'Новый', 'new-urban', lat, lng, position from urbans where id = $1`,
    [places.vake],
  )
  const [row] = await names.addNames([{ ...inVake, urban_id: 999 }])
  expect(row?.urban).toBe('ახალი\nNew\nНовый')
  await early
  const before = countLoads()
  await names.addNames([{ ...inVake, urban_id: 999 }])
  expect(countLoads()).toBe(before)
})

test('a changed name appears after half a minute, and no caller waits for its load', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { names, countLoads } = createCountingCache()
  const name = async () => (await names.addNames([{ ...inVake }]))[0]?.urban
  expect(await name()).toBe('ვაკე\nVake\nВаке')
  await database.pool.query("update urbans set name_en = 'Vake Park' where id = $1", [places.vake])
  expect(await name()).toBe('ვაკე\nVake\nВаке')
  expect(countLoads()).toBe(1)
  vi.advanceTimersByTime(31_000)
  expect(await name()).toBe('ვაკე\nVake\nВаке')
  await expect.poll(() => name()).toBe('ვაკე\nVake Park\nВаке')
  expect(countLoads()).toBe(2)
})

test('a failed load is repeated by the next call', async () => {
  const query = vi.fn(database.pool.query.bind(database.pool)).mockRejectedValueOnce(new Error('gone'))
  const names = new PlaceNameCache({ query } as unknown as Db)
  await expect(names.addNames([{ ...inVake }])).rejects.toThrow('gone')
  expect((await names.addNames([{ ...inVake }]))[0]?.grouped_street_id).toBe(100)
})
