import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { beginSession } from '../../backend/auth/sessions'
import { withTestDatabase } from '../database'
import { withApi } from '../fixtures/api'
import { addImage, addPlaces, addStatement, addUser } from '../fixtures/rows'

const CAPTURED = join(import.meta.dirname, '../../../shared/data/captured')
const LIST = '/v1/microservice/statements'

const database = withTestDatabase()
const api = withApi(database)

beforeAll(async () => {
  const { pool } = database
  await addPlaces(pool)
  const flat = await addStatement(pool, {
    user_id: await addUser(pool, { type: 'agent' }),
    deal_type_id: 2,
    status_id: 2,
    bedroom_type_id: 2,
    condition_id: 1,
    bathroom_type_id: 1,
    project_type_id: 8,
    hot_water_type_id: 6,
    door_window_type_id: 3,
    heating_type_id: 1,
    material_type_id: 4,
    living_room_type_id: 4,
    build_year_id: 3,
    metro_station_id: 14,
    balconies: 1,
    balcony_area: 5,
    rent_period: 12,
    floor: 4,
    total_floors: 9,
    price_label: 'top_price',
    parameters: [2, 21, 10],
  })
  await addImage(pool, flat)
})

/**
 * Where an answer of ours lacks what the platform's has, or has it in another type. Null and [] say nothing of the
 * type, and what only we have is no fault.
 */
function differences(theirs: unknown, ours: unknown, path = ''): string[] {
  if (theirs === null || ours === null) return ours === undefined ? [`${path} is missing`] : []
  if (kindOf(theirs) !== kindOf(ours)) return [`${path} is ${kindOf(ours)}, not ${kindOf(theirs)}`]
  if (Array.isArray(theirs) && Array.isArray(ours)) {
    if (theirs.length === 0 || ours.length === 0) return []
    return differences(theirs[0], ours[0], `${path}[]`)
  }
  if (kindOf(theirs) !== 'object') return []
  const mine = ours as Record<string, unknown>
  return Object.entries(theirs as object).flatMap(([key, value]) =>
    differences(value, mine[key], `${path}.${key}`),
  )
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'a list' : typeof value
}

function captured(file: string): unknown {
  return JSON.parse(readFileSync(join(CAPTURED, file), 'utf8'))
}

const isThere = existsSync(CAPTURED)
if (!isThere)
  console.log('contract: the captured answers are not beside this checkout; their shapes are not compared')

describe.runIf(isThere)('our answers have the shape of the captured ones', () => {
  test.each([
    ['livo-list-ru.json', LIST, 'ru'],
    ['myhome-list-ka-sale.json', LIST, 'ka'],
    ['tnet-metro-stations-ka.json', '/v1/microservice/locations/metro-stations', 'ka'],
  ])('%s', async (file, path, locale) => {
    const { body } = await api.get(path, { locale })
    expect(differences(captured(file), body)).toEqual([])
  })

  test('myhome-detail-ru.json', async () => {
    const list = await api.get(LIST)
    const { body } = await api.get(`${LIST}/${list.body.data.data[0].uuid}`, { locale: 'ru' })
    expect(differences(captured('myhome-detail-ru.json'), body)).toEqual([])
  })

  test('tnet-cities-v2-fragments.json', async () => {
    const { body } = await api.get('/v1/microservice/locations/cities')
    const city = body.data[0]
    const theirs = captured('tnet-cities-v2-fragments.json') as Record<string, unknown[]>
    expect(differences(theirs.city_head_before_its_districts, city)).toEqual([])
    expect(differences(theirs.district_head_before_its_urbans, city.districts[0])).toEqual([])
    expect(differences(theirs.urban_rows_of_district_4, city.districts[0].urbans)).toEqual([])
    expect(differences(theirs.district_rows_of_a_city_without_urbans, body.data[1].districts)).toEqual([])
  })

  test('tnet-streets-sample.json', async () => {
    const { body } = await api.get('/v1/microservice/locations/grouped-streets?urbans=38')
    const [{ metro_stations, city_name, urban_name, district_name, ...street } = {}] = captured(
      'tnet-streets-sample.json',
    ) as Record<string, unknown>[]
    expect(differences(street, body.data[0])).toEqual([])
  })
})

test('the user object has every field of the contract', async () => {
  const token = await beginSession(database.pool, await addUser(database.pool))
  const { body } = await api.get('/statements/auth/grouped-info', { token })
  expect(Object.keys(body.data.user)).toEqual(
    expect.arrayContaining([
      ...['id', 'name', 'email', 'logo', 'slug', 'roles', 'type_id', 'global_user_id', 'valid_phone_numbers'],
      ...['first_name', 'last_name', 'phone_number', 'personal_number', 'balance', 'balance_id', 'avatar'],
    ]),
  )
})

test('the dictionaries have every group of the contract', async () => {
  const { body } = await api.get(`${LIST}/statement-parameters`)
  expect(Object.keys(body.data)).toEqual(
    expect.arrayContaining([
      ...[
        'currencies',
        'room_types',
        'durations',
        'statuses',
        'conditions',
        'bedroom_types',
        'bathroom_types',
      ],
      ...[
        'project_types',
        'hot_water_types',
        'heating_types',
        'parking_types',
        'storeroom_types',
        'deal_types',
      ],
      ...[
        'living_room_types',
        'door_window_types',
        'material_types',
        'daily_rent_types',
        'build_years',
        'cities',
      ],
      ...['statement_parameters', 'area_types', 'lease_types', 'lease_contract_types', 'rent_types'],
      ...['real_estate_types'],
    ]),
  )
})
