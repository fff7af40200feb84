import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { currentUser } from '~/upstream/accounts.server'
import { runningAuctions } from '~/upstream/auctions.server'
import { createCallRequest } from '~/upstream/call-requests.server'
import { configuration, footer, navBadges } from '~/upstream/content.server'
import { statementParameters } from '~/upstream/dictionaries.server'
import { statementFacets } from '~/upstream/facets.server'
import { geocodeAddress, geocodePoint } from '~/upstream/geocoding.server'
import {
  addStreet,
  cities,
  districtStreets,
  groupedStreets,
  metroStations,
  streetSuggestions,
} from '~/upstream/locations.server'
import { mapData, statementParcel } from '~/upstream/map.server'
import { statementById } from '~/upstream/statement-details.server'
import { statementCount, statementList } from '~/upstream/statements.server'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '../database'
import { withApi } from '../fixtures/api'
import { addStatement, addUser } from '../fixtures/database-rows'
import { addFullStatement } from './full-statement'
import { createReadAnswer } from './read-answer'

const database = withTestDatabase()
const read = createReadAnswer(withApi(database))

beforeAll(() => addFullStatement(database.pool))

// Specification 1.7.25
test('the web app reads lists, counts, facets and single statements that the backend answers', async () => {
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
    status: 'active',
  })
})

test('the web app reads running auctions that the backend answers', async () => {
  expect(await read(runningAuctions(new URLSearchParams('deal_types=2&per_page=4')))).toMatchObject([
    {
      title: '3-room apartment for rent in Vake',
      photos: 1,
      auction: { startingPrice: { usd: { total: 90_000 } }, bids: 2, endsAt: new Date('2100-01-01') },
    },
  ])
})

test('the web app reads pins of few and clusters of many statements that the backend answers', async () => {
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
     select user_id, 3, 1, 50, 40000, 1, 41.71, 44.76 from statements, generate_series(1, 130)`,
  )
  expect(await read(mapData(new URLSearchParams('deal_types=3')))).toMatchObject({
    total: 130,
    clusters: [{ count: 130, bounds: { north: 41.71 }, lowestPrice: { usd: { total: 40_000 } } }],
    pins: [],
  })
  await database.pool.query('delete from statements where deal_type_id = 3')
})

test('the web app reads the parcel of a statement, and undefined for a statement without one', async () => {
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

test('the web app reads dictionaries, cities, metro stations and streets that the backend answers', async () => {
  expect((await read(statementParameters)).statuses.byType[4]).toHaveLength(6)
  expect(await read(cities)).toMatchObject([{ nameIn: 'In Tbilisi' }, { name: 'Batumi' }])
  expect(await read(metroStations)).toHaveLength(1)
  expect(await read(streetSuggestions('barnovi', 1))).toHaveLength(2)
})

test('the web app reads chosen streets, adds a missing one and gets the same one when it adds it again', async () => {
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

test('the web app reads geocoded postal addresses and points, and nothing outside the country', async () => {
  const [nearest, ...others] = await read(geocodeAddress('ჭავჭავაძის 47', 1))
  expect([nearest]).toMatchObject([
    {
      name: 'Chavchavadze Avenue 47, Vake, Tbilisi',
      precision: 'house',
      houseNumber: '47',
      isApproximate: true,
      ids: { city: 1, district: 4, urban: 38, street: 100 },
    },
  ])
  expect(others.map(({ street }) => street)).toContain('Ilia Chavchavadze Street')
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

// Specification 1.2.86
test('the web app reads the footer, the configuration and the badges that the backend answers', async () => {
  expect((await read(footer)).top).toHaveLength(4)
  expect(await read(configuration)).toMatchObject({ exchangeRate: { rate: 2.7, day: '2026-01-01' } })
  expect(await read(navBadges([1, 2]))).toEqual([])
})

// Specification 1.7.20
test('the web app gets a success for a call request', async () => {
  const fields = { name: 'Nino', phone_number: '555123456', comment: '' }
  expect(await read(createCallRequest(fields, randomUUID()))).toEqual({ ok: true })
})

test('the web app reads the account of the signed-in user', async () => {
  const token = await createSession(database.pool, await addUser(database.pool, { type: 'developer' }))
  expect(await read(currentUser, token)).toMatchObject({ role: 'developer' })
})
