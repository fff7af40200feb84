import { beforeAll, describe, expect, test } from 'vitest'
import { CONDITIONS, STATUSES } from '~backend/dictionaries/building'
import { DEAL_TYPES } from '~backend/dictionaries/deal-types'
import { REAL_ESTATE_TYPES } from '~backend/dictionaries/real-estate-types'
import { ROOM_TYPES } from '~backend/dictionaries/rooms'
import { createSession } from '~backend/platform/auth/sessions'
import { pageFilters } from '~contract/search-filters'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addNearStations, addPlaces, addStatement, addUser, places } from '~tests/fixtures/database-rows'
import { isFullRun } from '~tests/full-run'

const database = withTestDatabase()
const api = withApi(database)
const STATEMENTS = '/v1/microservice/statements'

const FLAGS = pageFilters
  .filter((filter) => filter.kind === 'flag' && 'facet' in filter)
  .map(({ parameter }) => parameter)

const OPTIONS: Record<string, number[]> = {
  deal_types: DEAL_TYPES.map(({ id }) => id),
  real_estate_types: REAL_ESTATE_TYPES.map(({ id }) => id),
  room_types: ROOM_TYPES.map(({ id }) => id),
  statuses: STATUSES.map(({ id }) => id),
  conditions: CONDITIONS.map(({ id }) => id),
  cities: [places.tbilisi, places.batumi],
  districts: [places.vakeSaburtalo, places.old, places.rustaveli],
  urbans: [places.vake, places.vera],
  metro_stations: [14],
  metro_minutes: [5, 10, 15],
  ...Object.fromEntries(FLAGS.map((flag) => [flag, [1]])),
}

let token: string

beforeAll(async () => {
  const { pool } = database
  await addPlaces(pool)
  const owner = await addUser(pool)
  const pick = <Value>(values: readonly Value[], index: number) => values[index % values.length]
  const ids: number[] = []
  for (let index = 0; index < 240; index += 1) {
    const place = pick(
      [
        { city_id: places.tbilisi, district_id: places.vakeSaburtalo, urban_id: places.vake },
        { city_id: places.tbilisi, district_id: places.old, urban_id: places.vera },
        { city_id: places.tbilisi, district_id: places.old, urban_id: null },
        { city_id: places.batumi, district_id: places.rustaveli, urban_id: null },
      ],
      Math.floor(index / 3),
    )
    ids.push(
      await addStatement(pool, {
        user_id: owner,
        deal_type_id: pick([1, 2, 1, 7, 3], index),
        real_estate_type_id: pick([1, 1, 2, 4], Math.floor(index / 5)),
        room_type_id: pick([1, 3, null, 7], Math.floor(index / 2)),
        status_id: pick([1, 2, 3, null], Math.floor(index / 7)),
        condition_id: pick([1, 2, 6, null, 8], Math.floor(index / 4)),
        price: 10_000 * (1 + (index % 37)),
        balconies: pick([0, 1, null, 2], Math.floor(index / 9)),
        ...(index % 13 === 0 && { vip_tier: 2, vip_until: new Date(Date.now() + 86_400_000) }),
        created_at: new Date(Date.now() - (index % 20) * 86_400_000 - 60_000),
        ...(index % 6 === 0 && { reduced_at: new Date(Date.now() - (index + 0.5) * 86_400_000) }),
        status: index % 11 === 0 ? 'hidden' : 'active',
        ...place,
        street_id: null,
        tour_url: pick([null, null, '/statements/1/tour'], Math.floor(index / 8)),
      }),
    )
  }
  await addNearStations(pool)
  const user = await addUser(pool)
  token = await createSession(pool, user)
  await api.post(`${STATEMENTS}/hide`, { statements: ids.slice(1, 60) }, { token })
})

async function facets(query: string, caller: { token?: string } = {}): Promise<Record<string, object>> {
  const { status, body } = await api.get(`${STATEMENTS}/facets?${query}`, caller)
  expect(status).toBe(200)
  return body.data
}

/** Counts each option by a separate search. */
async function countedOneByOne(query: string, groups: string[], caller: { token?: string }) {
  const counts: Record<string, Record<string, number>> = {}
  for (const group of groups) {
    const counted = await Promise.all(
      (OPTIONS[group] ?? []).map(async (id): Promise<[string, number]> => {
        const chosen = new URLSearchParams(query)
        chosen.set(group, String(id))
        const { body } = await api.get(`${STATEMENTS}/count?${chosen}`, caller)
        return [String(id), body.data.total]
      }),
    )
    counts[group] = Object.fromEntries(counted.filter(([, total]) => total > 0))
  }
  return counts
}

const ALWAYS = ['deal_types', 'real_estate_types', 'room_types', 'statuses', 'conditions', ...FLAGS]
const EVERYWHERE = [...ALWAYS, 'cities']
const IN_A_CITY = [...ALWAYS, 'districts', 'urbans', 'metro_stations', 'metro_minutes']

const QUERIES: [query: string, groups: string[]][] = [
  ['', EVERYWHERE],
  ['deal_types=1', EVERYWHERE],
  ['deal_types=1,2&room_types=3', EVERYWHERE],
  ['deal_types=1&real_estate_types=1&room_types=3,7&statuses=2&conditions=1,2', EVERYWHERE],
  ['price_from=50000&price_to=200000&currency_id=2', EVERYWHERE],
  ['q=ვაკე&statuses=1', EVERYWHERE],
  ['districts=6', EVERYWHERE],
  ['cities=1', IN_A_CITY],
  ['cities=1&owner=1&is_vip=1', IN_A_CITY],
  ['cities=15&deal_types=1', IN_A_CITY],
  ['cities=1&districts=6&room_types=1', IN_A_CITY],
  ['cities=1&districts=6&urbans=64&deal_types=2', IN_A_CITY],
  ['cities=1,15&urbans=38', IN_A_CITY],
  ['cities=1&metro_minutes=10&deal_types=1', IN_A_CITY],
  ['cities=1&metro_stations=14', IN_A_CITY],
  ['cities=1&metro_stations=14&metro_minutes=5', IN_A_CITY],
  ['cities=1&metro_stations=14,99', IN_A_CITY],
  ['metro_minutes=15', EVERYWHERE],
]

describe('facet counts', () => {
  test.each(QUERIES)(
    'the facets equal the counts of searches with each option for the query %s',
    async (query, groups) => {
      // The short run makes each query as a guest or as a user with hidden statements.
      const isUser = QUERIES.findIndex(([other]) => other === query) % 2 === 1
      const callers = [{}, { token }].filter((_, index) => isFullRun || index === Number(isUser))
      for (const caller of callers)
        expect(await facets(query, caller)).toEqual(await countedOneByOne(query, groups, caller))
    },
  )

  test('the facets are empty for a search without results', async () => {
    const nothing = Object.fromEntries(IN_A_CITY.map((group) => [group, {}]))
    expect(await facets('cities=77')).toEqual(nothing)
    expect(await facets('cities=77&deal_types=1&urbans=1')).toEqual(nothing)
  })
})

test('the facets count a new statement at once', async () => {
  const before = await facets('cities=1,15&deal_types=1')
  await addStatement(database.pool)
  const after = await facets('deal_types[]=1&page=4&cities=15&cities=1&order_by=price&unheard_of=1')
  expect(after.deal_types).toEqual({
    ...before.deal_types,
    1: Number((before.deal_types as Record<number, number>)[1]) + 1,
  })
})

test('a query beyond the column store is counted once and cached, in any spelling', async () => {
  const first = await facets('square_price_from=1&cities=1,15&deal_types=1')
  await addStatement(database.pool)
  const spelt = 'square_price_from=1&deal_types[]=1&page=4&cities=15&cities=1&order_by=price&unheard_of=1'
  expect(await facets(spelt)).toEqual(first)
  expect(await facets('square_price_from=1&cities=1,15&deal_types=1&room_types=3')).not.toEqual(first)
})
