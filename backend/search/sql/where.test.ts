import { beforeAll, describe, expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import {
  addImage,
  addPlaces,
  addProject,
  addStatement,
  addUser,
  places,
  streets,
} from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)
const ids: Record<string, number> = {}

beforeAll(async () => {
  const { pool } = database
  await addPlaces(pool)
  const broker = await addUser(pool, { type: 'broker', display_name: 'სახლი' })
  const owner = await addUser(pool)
  ids.broker = broker

  ids.flat = await addStatement(pool, {
    user_id: owner,
    floor: 1,
    total_floors: 9,
    height: 3.2,
    parameters: [1, 2],
    status_id: 2,
    condition_id: 1,
    project_type_id: 8,
    bedroom_type_id: 2,
    bathroom_type_id: 1,
    heating_type_id: 1,
    hot_water_type_id: 6,
    parking_type_id: 4,
    storeroom_type_id: 5,
    material_type_id: 2,
    created_at: new Date(Date.now() - 30 * 86_400_000),
  })
  ids.rent = await addStatement(pool, {
    user_id: broker,
    deal_type_id: 2,
    district_id: places.old,
    urban_id: places.vera,
    street_id: streets.barnovi,
    metro_station_id: 14,
    address_ka: 'ბარნოვის ქუჩა 7',
    currency_id: 1,
    price: 1500,
    area: 50,
    room_type_id: 7,
    floor: 9,
    total_floors: 9,
    tour_url: 'https://tour.example/1',
    lat: 41.7075,
    lng: 44.785,
    balconies: 1,
    rs_code: '01.10.10.010.010',
  })
  ids.land = await addStatement(pool, {
    user_id: broker,
    real_estate_type_id: 4,
    city_id: places.batumi,
    district_id: places.rustaveli,
    urban_id: null,
    street_id: null,
    room_type_id: null,
    area: 2,
    area_type_id: 2,
    price: 40_000,
    parameters: [2, 28],
    address_ka: '',
    lat: null,
    lng: null,
    vip_tier: 1,
    vip_until: new Date(Date.now() + 86_400_000),
    project_id: await addProject(pool, { id: 5 }),
    can_exchanged: true,
    created_at: new Date(Date.now() - 30 * 86_400_000),
  })
  ids.negotiable = await addStatement(pool, {
    user_id: owner,
    price: null,
    price_type_id: 1,
    area: 200,
    created_at: new Date(Date.now() - 30 * 86_400_000),
  })
  await addStatement(pool, { status: 'hidden' })
  await addStatement(pool, { deleted_at: new Date() })
  await addStatement(pool, { published: false })
  await addImage(pool, ids.flat)
  await pool.query(
    `insert into metro_stations (id, name_ka, name_en, name_ru, slug, lat, lng, urban_ids)
       values (15, 'დელისი', 'Delisi', 'Делиси', 'delisi', 41.7255, 44.7446, '{}');
     insert into statement_near_stations values (${ids.flat}, 14, 12), (${ids.flat}, 15, 4), (${ids.rent}, 14, 5)`,
  )
})

test('a price on request is not disclosed by any search', async () => {
  const matching = addStatement(database.pool, { price: 100_000, price_type_id: 1 })
  await expect(matching).rejects.toThrow('statements_negotiable_untold')
})

async function found(query: string) {
  const list = await api.get(`/v1/microservice/statements?${query}`)
  const count = await api.get(`/v1/microservice/statements/count?${query}`)
  expect(list.status).toBe(200)
  expect(count.body.data.total).toBe(list.body.data.data.length)
  const names = Object.keys(ids)
  return list.body.data.data.map(({ id }: { id: number }) => names.find((name) => ids[name] === id)).sort()
}

const ALL = ['flat', 'land', 'negotiable', 'rent']

describe('SQL filters', () => {
  // Specification 1.3.16
  test.each<[string, string[]]>([
    ['', ALL],
    ['deal_types=2', ['rent']],
    ['deal_types=1,2', ALL],
    ['deal_types[]=2&deal_types[]=7', ['rent']],
    ['real_estate_types=4', ['land']],
    ['cities=15', ['land']],
    ['cities=1&districts=6', ['rent']],
    ['urbans=38', ['flat', 'negotiable']],
    ['street_id=200', ['rent']],
    ['grouped_streets=200', ['rent']],
    ['grouped_streets=100,200', ['flat', 'negotiable', 'rent']],
    ['metro_station_ids=14', ['rent']],
    ['metro_minutes=4', ALL],
    ['metro_minutes=5', ['flat', 'rent']],
    ['metro_minutes=5&metro_stations=14', ['rent']],
    ['metro_minutes=15&metro_stations=14', ['flat', 'rent']],
    ['metro_stations=14', ['flat', 'rent']],
    ['metro_minutes=10&metro_stations=14,15', ['flat', 'rent']],
    ['metro_minutes=5,10&metro_stations=15', ['flat']],
    ['metro_minutes=10&metro_stations=9', []],
    ['price_from=200000', ['flat']],
    ['price_to=2000', ['rent']],
    ['price_from=30000&price_to=100000&currency_id=2', ['flat', 'land']],
    ['price_from=1000&price_to=2000&price_types=2&currency_id=2', ['flat']],
    ['square_price_to=30', ['land', 'rent']],
    ['square_price_from=1250&square_price_to=1250&currency_id=2', ['flat']],
    ['area_from=60&area_to=100', ['flat']],
    ['area_from=10000', ['land']],
    ['area_types=2&area_to=3', ['land']],
    ['floor_from=2', ['rent']],
    ['floor_to=1', ['flat']],
    ['not_first=1', ['rent']],
    ['not_last=1', ['flat']],
    ['height_from=3&height_to=3.5', ['flat']],
    ['statuses=2', ['flat']],
    ['conditions=1', ['flat']],
    ['project_types=8', ['flat']],
    ['room_types=3', ['flat', 'negotiable']],
    ['room_types=7,11', ['rent']],
    ['bedroom_types=2', ['flat']],
    ['bathroom_types=1', ['flat']],
    ['heating_types=1', ['flat']],
    ['hot_water_types=6', ['flat']],
    ['parking_types=4', ['flat']],
    ['storeroom_types=5', ['flat']],
    ['material_types=2', ['flat']],
    ['projects=5', ['land']],
    ['parameters=1,28', ['flat', 'land']],
    ['parameters=28', ['land']],
    ['owner=1', ['flat', 'negotiable']],
    ['owner_type=broker', ['land', 'rent']],
    ['owner_type=agency', ['land', 'rent']],
    ['owner_type=nobody', ALL],
    ['with_3d=1', ['rent']],
    ['with_3d=true', ['rent']],
    ['with_3d=0', ALL],
    ['with_picture=1', ['flat']],
    ['newest=1', ['rent']],
    ['is_vip=1', ['land']],
    ['without_vip=1', ['flat', 'negotiable', 'rent']],
    ['is_super_vip=1', []],
    ['is_vip_or_with_3d=1', ['land', 'rent']],
    ['has_balcony=1', ['rent']],
    ['has_cadastral_code=1', ['rent']],
    ['can_exchanged=1', ['land']],
    ['unheard_of=1', ALL],
  ])('the filter finds the matching statements with %s', async (query, names) => {
    expect(await found(query)).toEqual(names)
  })

  test('the ids and users filters can be combined', async () => {
    expect(await found(`ids=${ids.flat},${ids.land}`)).toEqual(['flat', 'land'])
    expect(await found(`users=${ids.broker}`)).toEqual(['land', 'rent'])
    expect(await found(`agencies=${ids.broker}`)).toEqual(['land', 'rent'])
  })

  test('the bounds of a map filter statements', async () => {
    const bounds = (north: number, south: number, east: number, west: number) =>
      `bounds=${encodeURIComponent(JSON.stringify({ north, south, east, west }))}`
    expect(await found(bounds(41.71, 41.7085, 44.77, 44.76))).toEqual(['flat', 'negotiable'])
    expect(await found(bounds(43, 41, 46, 41))).toEqual(['flat', 'negotiable', 'rent'])
    expect(await found(bounds(1, 0, 1, 0))).toEqual([])
    expect(await found('bounds={')).toEqual(ALL)
  })
})

describe('SQL text search', () => {
  test.each<[string, string[]]>([
    ['ვაკე', ['flat', 'negotiable']],
    ['ვაკეში', ['flat', 'negotiable']],
    ['Vake', ['flat', 'negotiable']],
    ['ВАКЕ', ['flat', 'negotiable']],
    ['ჭავჭავაძე', ['flat', 'negotiable']],
    ['ჭავჭავაძის 26', ['flat', 'negotiable']],
    ['Чавчавадзе', ['flat', 'negotiable']],
    ['barnovi', ['rent']],
    ['ბინა ვერაზე', ['rent']],
    ['land batumi', ['land']],
    ['rent', ['rent']],
    ['%%%', ALL],
    ['___', ALL],
    ['ab', ALL],
    ['nowhere at all', []],
  ])('the text search finds the matching statements with %s', async (text, names) => {
    expect(await found(`q=${encodeURIComponent(text)}`)).toEqual(names)
  })

  test('the text search finds a statement by its number', async () => {
    expect(await found(`q=${ids.rent}`)).toEqual(['rent'])
    expect(await found('q=999999999')).toEqual([])
  })
})
