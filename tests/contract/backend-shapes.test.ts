import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '../database'
import { withApi } from '../fixtures/api'
import { addUser } from '../fixtures/database-rows'
import { addFullStatement } from './full-statement'

const CAPTURED_FOLDER = join(import.meta.dirname, '../../../shared/data/captured')
const LIST = '/v1/microservice/statements'

const database = withTestDatabase()
const api = withApi(database)

beforeAll(() => addFullStatement(database.pool))

/**
 * Lists what our response lacks or has in another type. Null and [] have no known type, and additional fields
 * are allowed.
 */
function findDifferences(theirs: unknown, ours: unknown, path = ''): string[] {
  if (theirs === null || ours === null) return ours === undefined ? [`${path} is missing`] : []
  if (getValueKind(theirs) !== getValueKind(ours))
    return [`${path} is ${getValueKind(ours)}, not ${getValueKind(theirs)}`]
  if (Array.isArray(theirs) && Array.isArray(ours)) {
    if (theirs.length === 0 || ours.length === 0) return []
    return findDifferences(theirs[0], ours[0], `${path}[]`)
  }
  if (getValueKind(theirs) !== 'object') return []
  const mine = ours as Record<string, unknown>
  return Object.entries(theirs as object).flatMap(([key, value]) =>
    findDifferences(value, mine[key], `${path}.${key}`),
  )
}

function getValueKind(value: unknown): string {
  return Array.isArray(value) ? 'a list' : typeof value
}

function readCaptured(file: string): unknown {
  return JSON.parse(readFileSync(join(CAPTURED_FOLDER, file), 'utf8'))
}

const hasCapturedAnswers = existsSync(CAPTURED_FOLDER)
if (!hasCapturedAnswers)
  console.log('contract: the captured answers are not beside this checkout; their shapes are not compared')

describe.runIf(hasCapturedAnswers)('captured answers of the real upstream', () => {
  test.each([
    ['livo-list-ru.json', LIST, 'ru'],
    ['myhome-list-ka-sale.json', LIST, 'ka'],
    ['tnet-metro-stations-ka.json', '/v1/microservice/locations/metro-stations', 'ka'],
  ])('our answer has every field of %s', async (file, path, locale) => {
    const { body } = await api.get(path, { locale })
    expect(findDifferences(readCaptured(file), body)).toEqual([])
  })

  test('our single statement has every field of myhome-detail-ru.json', async () => {
    const list = await api.get(LIST)
    const { body } = await api.get(`${LIST}/${list.body.data.data[0].uuid}`, { locale: 'ru' })
    expect(findDifferences(readCaptured('myhome-detail-ru.json'), body)).toEqual([])
  })

  test('our cities have every field of tnet-cities-v2-fragments.json', async () => {
    const { body } = await api.get('/v1/microservice/locations/cities')
    const city = body.data[0]
    const theirs = readCaptured('tnet-cities-v2-fragments.json') as Record<string, unknown[]>
    expect(findDifferences(theirs.city_head_before_its_districts, city)).toEqual([])
    expect(findDifferences(theirs.district_head_before_its_urbans, city.districts[0])).toEqual([])
    expect(findDifferences(theirs.urban_rows_of_district_4, city.districts[0].urbans)).toEqual([])
    expect(findDifferences(theirs.district_rows_of_a_city_without_urbans, body.data[1].districts)).toEqual([])
  })

  test('our streets have every field of tnet-streets-sample.json', async () => {
    const { body } = await api.get('/v1/microservice/locations/streets?q=barnovi&city_id=1')
    expect(findDifferences(readCaptured('tnet-streets-sample.json'), body.data)).toEqual([])
  })
})

// Specification 1.3.6, 2.3.7
test('the user object has every field of the contract', async () => {
  const token = await createSession(database.pool, await addUser(database.pool))
  const { body } = await api.get('/statements/auth/grouped-info', { token })
  expect(Object.keys(body.data.user)).toEqual(
    expect.arrayContaining([
      'id',
      'name',
      'email',
      'logo',
      'slug',
      'roles',
      'type_id',
      'global_user_id',
      'valid_phone_numbers',
      'first_name',
      'last_name',
      'phone_number',
      'personal_number',
      'birth_date',
      'sex',
      'balance',
      'balance_id',
      'avatar',
    ]),
  )
})

// Specification 1.3.12
test('the dictionaries have every group of the contract', async () => {
  const { body } = await api.get(`${LIST}/statement-parameters`)
  expect(Object.keys(body.data)).toEqual(
    expect.arrayContaining([
      'currencies',
      'room_types',
      'durations',
      'statuses',
      'conditions',
      'bedroom_types',
      'bathroom_types',
      'project_types',
      'hot_water_types',
      'heating_types',
      'parking_types',
      'storeroom_types',
      'deal_types',
      'living_room_types',
      'door_window_types',
      'material_types',
      'daily_rent_types',
      'build_years',
      'cities',
      'statement_parameters',
      'area_types',
      'lease_types',
      'lease_contract_types',
      'rent_types',
      'real_estate_types',
    ]),
  )
})
