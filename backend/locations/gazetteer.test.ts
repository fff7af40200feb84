import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { addPlaces, streets } from '~tests/fixtures/database-rows'
import { createGazetteer } from './gazetteer'
import { StreetFinder } from './street-finder'
import { createTextInterpreter } from './text-filters/interpret-text'

const database = withTestDatabase()
/** Longer than the lifetime of both caches. */
const PAUSE_MS = 60_000

beforeAll(() => addPlaces(database.pool))
afterEach(() => {
  vi.useRealTimers()
})

const pause = () => vi.setSystemTime(Date.now() + PAUSE_MS)

test('the gazetteer stays the same object until a place or street changes, because its words are indexed', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const getGazetteer = createGazetteer(database.pool, new StreetFinder(database.pool))
  const first = await getGazetteer()
  pause()
  expect(await getGazetteer()).toBe(first)

  await database.pool.query("update streets set name_en = 'Renamed Avenue' where id = $1", [
    streets.chavchavadze,
  ])
  pause()
  const second = await getGazetteer()
  expect(second).not.toBe(first)
  const isRenamed = (street: (typeof second.streets)[number]) => street.street.id === streets.chavchavadze
  expect(second.streets.filter(isRenamed).map(({ street }) => street.name.en)).toEqual(['Renamed Avenue'])
  expect(second.streets.filter((street) => !first.streets.includes(street))).toHaveLength(1)
})

test('a street is found by its new name as soon as the gazetteer is refreshed', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const parsePlaces = createTextInterpreter(createGazetteer(database.pool, new StreetFinder(database.pool)))
  expect((await parsePlaces('Nowhere Avenue')).pieces).toEqual([])
  await database.pool.query("update streets set name_en = 'Nowhere Avenue' where id = $1", [
    streets.chavchavadze,
  ])
  pause()
  expect((await parsePlaces('Nowhere Avenue')).pieces).toMatchObject([
    { kind: 'street', places: [{ id: streets.chavchavadze }] },
  ])
})
