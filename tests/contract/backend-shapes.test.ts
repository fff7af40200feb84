import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { currentUser } from '~/upstream/accounts.server'
import { runningAuctions } from '~/upstream/auctions.server'
import { createCallRequest } from '~/upstream/call-requests.server'
import { configuration, footer, navBadges } from '~/upstream/content.server'
import { statementParameters } from '~/upstream/dictionaries.server'
import { statementFacets } from '~/upstream/facets.server'
import { geocodeAddress, geocodePoint } from '~/upstream/geocoding.server'
import { createLoanRequest, createPartnerLead, sentLoanRequests } from '~/upstream/loan-requests.server'
import { mortgage } from '~/upstream/loans.server'
import {
  addStreet,
  cities,
  districtStreets,
  groupedStreets,
  metroStations,
  streetSuggestions,
} from '~/upstream/locations.server'
import { mapData, statementParcel } from '~/upstream/map.server'
import { confirmPhone, sendPhoneCode } from '~/upstream/phone-codes.server'
import { statementById } from '~/upstream/statement-details.server'
import { statementCount, statementList } from '~/upstream/statements.server'
import type { ApiUrls, Call } from '~/upstream/upstream-client.server'
import { addDemoBanks } from '~backend/demo/seed/demo-initial-data'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '../database'
import { withApi } from '../fixtures/api'
import { addImage, addPlaces, addStatement, addUser } from '../fixtures/database-rows'

const CAPTURED_FOLDER = join(import.meta.dirname, '../../../shared/data/captured')
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
  await pool.query(
    "insert into auctions (statement_id, starting_price, bids, ends_at) values ($1, 90000, 2, '2100-01-01')",
    [flat],
  )
})

/** Lists what our answer lacks or has in another type. Null and [] have no known type, and additional fields are allowed. */
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

describe.runIf(hasCapturedAnswers)('with captured answers of the real upstream', () => {
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
      'balance',
      'balance_id',
      'avatar',
    ]),
  )
})

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

describe('the web app', () => {
  const bases: ApiUrls = {
    main: '/v1',
    mainV3: '/v3',
    statements: '/statements',
    projects: '/v1',
    express: '/v1',
  }

  async function read<Answer>(call: Call<Answer>, token?: string): Promise<Answer> {
    const query = call.query ? `?${call.query}` : ''
    const path = `${bases[call.api]}/${call.path}${query}`
    const caller = token ? { token, locale: 'en' } : { locale: 'en' }
    const { body } =
      call.method === 'POST' ? await api.post(path, call.body, caller) : await api.get(path, caller)
    return call.answer.parse(body)
  }

  test('reads lists, counts, facets and single statements that the backend answers', async () => {
    const { cards } = await read(statementList(new URLSearchParams('deal_types=2')))
    expect(cards).toMatchObject([
      { title: '3-room apartment for rent in Vake', price: { usd: { total: 100_000 } } },
    ])
    expect((await read(statementCount(new URLSearchParams()))).total).toBe(1)
    const facets = await read(statementFacets(new URLSearchParams('cities=1')))
    expect(facets).toMatchObject({
      deal_types: { 2: 1 },
      room_types: expect.anything(),
      urbans: expect.anything(),
    })
    expect(await read(statementFacets(new URLSearchParams()))).toMatchObject({ cities: { 1: 1 } })
    expect(await read(statementById(cards[0]?.id ?? 0))).toMatchObject({
      maskedPhone: '555123***',
      life: 'active',
    })
  })

  test('reads running auctions that the backend answers', async () => {
    expect(await read(runningAuctions(new URLSearchParams('deal_types=2&per_page=4')))).toMatchObject([
      {
        title: '3-room apartment for rent in Vake',
        photos: 1,
        auction: { startingPrice: { usd: { total: 90_000 } }, bids: 2, endsAt: new Date('2100-01-01') },
      },
    ])
  })

  test('reads pins of few and clusters of many statements that the backend answers', async () => {
    const map = await read(mapData(new URLSearchParams('deal_types=2')))
    expect(map).toMatchObject({
      total: 1,
      clusters: [],
      pins: [
        {
          place: { latitude: 41.709, longitude: 44.765 },
          title: '3-room apartment for rent in Vake',
          middleSlug: 'for-rent-apartment',
          price: { usd: { total: 100_000 } },
          priceKind: 'exact',
          vip: undefined,
        },
      ],
    })
    await database.pool.query(
      `insert into statements (user_id, deal_type_id, real_estate_type_id, area, price, city_id, lat, lng)
       select user_id, 3, 1, 50, 40000, 1, 41.71, 44.76 from statements, generate_series(1, 70)`,
    )
    expect(await read(mapData(new URLSearchParams('deal_types=3')))).toMatchObject({
      total: 70,
      clusters: [{ count: 70, bounds: { north: 41.71 }, lowestPrice: { usd: { total: 40_000 } } }],
      pins: [],
    })
    await database.pool.query('delete from statements where deal_type_id = 3')
  })

  test('reads the parcel of a statement, and undefined for a statement without one', async () => {
    const { pool } = database
    const land = await addStatement(pool, { deal_type_id: 10, appear_rs_code: true, rs_code: '01.99.1' })
    expect(await read(statementParcel(land))).toBeUndefined()
    await pool.query('insert into parcels (statement_id, outline, area_m2) values ($1, $2, 600)', [
      land,
      '[[44.7,41.7],[44.8,41.7],[44.8,41.8],[44.7,41.7]]',
    ])
    expect(await read(statementParcel(land))).toMatchObject({
      code: '01.99.1',
      area: 600,
      isMadeUp: false,
      outline: [{ latitude: 41.7, longitude: 44.7 }, {}, {}, {}],
    })
    await pool.query('delete from statements where id = $1', [land])
  })

  test('reads dictionaries, cities, metro stations and streets that the backend answers', async () => {
    expect((await read(statementParameters)).statuses.byType[4]).toHaveLength(6)
    expect(await read(cities)).toMatchObject([{ nameIn: 'In Tbilisi' }, { name: 'Batumi' }])
    expect(await read(metroStations)).toHaveLength(1)
    expect(await read(streetSuggestions('barnovi', 1))).toHaveLength(2)
  })

  test('reads chosen streets, adds a missing one and gets the same one when it adds it again', async () => {
    expect(await read(groupedStreets([100, 200]))).toMatchObject([
      { id: 200, name: 'Barnovi Street' },
      { id: 100, name: 'Chavchavadze Avenue' },
    ])
    expect(await read(districtStreets(6))).toMatchObject([{ id: 200, name: 'Barnovi Street' }])
    const token = await createSession(database.pool, await addUser(database.pool))
    const place = { latitude: 41.71, longitude: 44.76 }
    const missing = { name: 'Garden Street', cityId: 1, districtId: 4, urbanId: 38, place }
    const added = await read(addStreet(missing), token)
    expect(added).toMatchObject({ name: 'Garden Street', isNew: true })
    expect(await read(addStreet(missing), token)).toEqual({ ...added, isNew: false })
    expect(await read(streetSuggestions('garden', 1))).toMatchObject([
      { id: added.id, place, neighbourhood: 'Vake' },
    ])
  })

  test('reads geocoded postal addresses and points, and nothing outside the country', async () => {
    expect(await read(geocodeAddress('ჭავჭავაძის 47', 1))).toMatchObject([
      {
        name: 'Chavchavadze Avenue 47, Vake, Tbilisi',
        precision: 'house',
        houseNumber: '47',
        isApproximate: true,
        ids: { city: 1, district: 4, urban: 38, street: 100 },
      },
    ])
    expect((await read(geocodeAddress('ჭავჭავაძის გამზირი', 1))).slice(0, 1)).toMatchObject([
      {
        name: 'Chavchavadze Avenue, Vake, Tbilisi',
        precision: 'street',
        street: 'Chavchavadze Avenue',
        place: { latitude: 41.709, longitude: 44.765 },
        ids: { city: 1, district: 4, urban: 38, street: 100 },
      },
    ])
    expect(await read(geocodePoint({ latitude: 41.6461, longitude: 41.6405 }))).toMatchObject({
      precision: 'house',
      ids: { city: 15, district: 8, street: undefined },
    })
    expect(await read(geocodePoint({ latitude: 0, longitude: 0 }))).toBeUndefined()
  })

  test('reads the footer, the configuration and the badges that the backend answers', async () => {
    expect((await read(footer)).top).toHaveLength(4)
    expect(await read(configuration)).toMatchObject({ exchangeRate: { rate: 2.7, day: '2026-01-01' } })
    expect(await read(navBadges([1, 2]))).toEqual([])
  })

  test('gets a success for a call request', async () => {
    const request = { name: 'Nino', phone: '555123456', comment: '', key: randomUUID() }
    expect(await read(createCallRequest(request))).toEqual({ ok: true })
  })

  test('reads banks, confirms a phone number and sends loan requests with the proof', async () => {
    const { pool } = database
    await addDemoBanks(pool)
    const { banks, currencies } = await read(mortgage)
    expect(currencies.map(({ symbol }) => symbol)).toEqual(['₾', '$'])
    const offer = { months: { from: 3, to: 120 }, fees: { disbursementPercent: 0.4, insurancePercent: 0.5 } }
    expect(banks[0]).toMatchObject({
      name: 'TBC Bank',
      minDownPayment: 20,
      ratesOfYear: 2025,
      isPartner: false,
      offers: { 2: { ...offer, ratePercent: 8.5, effectivePercent: 9.43, referenceRate: 'Term SOFR' } },
      fields: [{ name: 'monthly_income', isRequired: true, rules: 'numeric|min:1|max:1000000' }],
    })
    expect(banks.filter(({ isPartner }) => isPartner)).toHaveLength(2)

    expect(await read(sendPhoneCode('555123456', 'one'))).toEqual({ ok: true, waitSeconds: 60 })
    const early = await read(sendPhoneCode('555123456', 'one'))
    expect(early).toMatchObject({ ok: false, waitSeconds: expect.any(Number) })
    expect(await read(sendPhoneCode('1', 'one'))).toMatchObject({
      ok: false,
      fieldErrors: [{ field: 'number' }],
    })
    const { rows } = await pool.query('select code from phone_codes')
    expect(await read(confirmPhone('555123456', { code: 'none', session: 'one' }))).toMatchObject({
      ok: false,
      reason: 'wrong',
    })
    const confirmed = await read(confirmPhone('555123456', { code: rows[0].code, session: 'one' }))
    const confirmation = confirmed.ok ? confirmed.confirmation : undefined

    const terms = {
      bankId: banks[0]?.id ?? 0,
      currencyId: 2,
      price: 100_000,
      downPayment: 20_000,
      months: 120,
      ratePercent: 8.5,
      onlyFromDeveloper: true,
      statementId: undefined,
      key: randomUUID(),
    }
    const applicant = {
      firstName: 'Nino',
      lastName: 'Beridze',
      phone: '555123456',
      email: '',
      personalNumber: '',
      confirmation,
      answers: { monthly_income: '3000' },
    }
    const token = await createSession(pool, await addUser(pool))
    const taken = { ok: true, page: '/sandbox/partner/tbc' }
    expect(await read(createLoanRequest(terms, applicant), token)).toEqual(taken)
    expect(await read(createLoanRequest(terms, applicant), token)).toEqual(taken)
    const faulty = createLoanRequest({ ...terms, key: randomUUID() }, { ...applicant, answers: {} })
    expect(await read(faulty)).toMatchObject({ ok: false, fieldErrors: [{ field: 'monthly_income' }] })
    expect(await read(sentLoanRequests, token)).toMatchObject([
      { bank: { name: 'TBC Bank' }, amount: 80_000, months: 120, state: 'sent' },
    ])
    const partner = { ...terms, bankId: banks[5]?.id ?? 0, downPayment: 30_000, key: randomUUID() }
    expect(await read(createPartnerLead(partner, '/'))).toEqual({ ok: true, page: '/sandbox/partner/halyk' })
  })

  test('reads the account of the signed-in user', async () => {
    const token = await createSession(database.pool, await addUser(database.pool, { type: 'developer' }))
    expect(await read(currentUser, token)).toMatchObject({ role: 'developer' })
  })
})
