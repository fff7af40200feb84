import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, addUser, places, streets } from '~tests/fixtures/database-rows'
import { readFormReply } from '~tests/fixtures/form-reply'
import { createRouteArgs } from '~tests/fixtures/route-args'
import { statementDraftAction } from './action.server'

const database = withTestDatabase()
const api = withApi(database)
let path: string
let token: string

beforeAll(() => addPlaces(database.pool))
beforeEach(async () => {
  const owner = await addUser(database.pool)
  token = await createSession(database.pool, owner)
  path = `/en/account/statements/${await addStatement(database.pool, { user_id: owner })}/edit?step=place`
})

const ids = { city: places.tbilisi, district: places.vakeSaburtalo, urban: places.vake }
const toHouse = (street: string, id: number, houseNumber: string, latitude: number) => ({
  name: `${street} ${houseNumber}`,
  place: { latitude, longitude: 44.76 },
  precision: 'house',
  isExact: true,
  street,
  houseNumber,
  ids: { ...ids, street: id },
})
const FORMER = toHouse('Chavchavadze Avenue', streets.chavchavadze, '12', 41.709)
const OTHER = toHouse('Barnovi Street', streets.melikishvili, '5', 41.708)
const FAR = toHouse('Barnovi Street', streets.barnovi, '5', 41.7075)

/** Values of the step with its pin at the former house. */
const SHOWN = {
  city_id: String(places.tbilisi),
  address: FORMER.name,
  shown_address: FORMER.name,
  street_id: String(streets.chavchavadze),
  street_number: '12',
  latitude: '41.709',
  longitude: '44.76',
  version: '1',
  intent: 'next',
}

async function send(form: Record<string, string>, found: object[]) {
  const [, id = ''] = /statements\/(\d+)/.exec(path) ?? []
  const geocoder = { findByAddress: async () => found, findByPoint: async () => FORMER }
  const args = createRouteArgs(path, { origin: api.origin, params: { id }, form, context: { geocoder } })
  args.request.headers.set('cookie', `__Host-token=${token}`)
  return statementDraftAction(args as Parameters<typeof statementDraftAction>[0])
}

test('a new address is located before it is saved with the former pin', async () => {
  const answer = await send({ ...SHOWN, address: OTHER.name }, [OTHER])
  expect(answer).toMatchObject({ data: { pageData: { toConfirm: { name: OTHER.name, hasHouse: true } } } })
  expect(readFormReply(answer).typed).toMatchObject({
    address: OTHER.name,
    shown_address: OTHER.name,
    street_id: String(streets.melikishvili),
    latitude: '41.708',
  })
})

test.each([
  ['the address of the pin', FORMER.name, []],
  ['more words about the same house', `${FORMER.name}, second entrance`, [FORMER]],
  [
    'a house of the street that is not known',
    'Chavchavadze Avenue 99',
    [{ ...FORMER, houseNumber: undefined }],
  ],
  ['an address that is not found', 'Behind the old mill', []],
])('%s is saved with the current pin', async (_, address, found) => {
  const answer = await send({ ...SHOWN, address }, found)
  expect((answer as Response).headers.get('location')).toMatch(/step=home$/)
})

test('continuing with a place chosen from several shows it before it is saved', async () => {
  const chosen = { found: `${FAR.place.latitude},${FAR.place.longitude}`, latitude: '', longitude: '' }
  const answer = await send({ ...SHOWN, ...chosen, address: 'Barnovi 5' }, [OTHER, FAR])
  expect(answer).toMatchObject({ data: { pageData: { toConfirm: { name: FAR.name } } } })
  expect(readFormReply(answer).typed).toMatchObject({
    address: FAR.name,
    street_id: String(streets.barnovi),
    latitude: '41.7075',
  })
})

test.each([
  ['the only place found, which is not exact', [{ ...OTHER, isExact: false }], ''],
  ['several places of which none is exact', [OTHER, FAR].map((place) => ({ ...place, isExact: false })), ''],
  ['several places of which one is exact', [OTHER, { ...FAR, isExact: false }], '41.708,44.76'],
])('%s is listed, and only an exact place is preselected', async (_, found, selected) => {
  const answer = await send({ ...SHOWN, address: 'Barnovi 5', intent: 'find' }, found)
  expect(answer).toMatchObject({ data: { pageData: { places: found.map(({ name }) => ({ name })) } } })
  expect(readFormReply(answer).typed).toMatchObject({ found: selected, address: 'Barnovi 5', street_id: '' })
})

test('the pin of a former address is removed when the new one has several places, and kept when it has none', async () => {
  const typed = { ...SHOWN, address: 'Barnovi 5', intent: 'find' }
  expect(readFormReply(await send(typed, [OTHER, FAR])).typed).toMatchObject({ latitude: '', longitude: '' })
  expect(readFormReply(await send(typed, [])).typed).toMatchObject({ latitude: '41.709' })
})

test('choosing no place of the list is an error beside the list', async () => {
  const found = [{ ...OTHER, isExact: false }]
  const answer = await send({ ...SHOWN, address: 'Barnovi 5', intent: 'choose' }, found)
  expect(readFormReply(answer)).toMatchObject({ status: 422, errors: { found: { key: 'address_choice' } } })
  expect(answer).toMatchObject({ data: { pageData: { places: [{ name: OTHER.name }] } } })
})

test('a place in another city is marked in the list, and changes the city when it is chosen', async () => {
  const elsewhere = { ...OTHER, isExact: false, ids: { city: places.batumi } }
  const typed = { ...SHOWN, address: 'Batumi, Barnovi 5', intent: 'find' }
  expect(await send(typed, [elsewhere])).toMatchObject({
    data: { pageData: { places: [{ isElsewhere: true }] } },
  })
  const chosen = await send({ ...typed, found: '41.708,44.76', intent: 'choose' }, [elsewhere])
  expect(chosen).toMatchObject({ data: { pageData: { toConfirm: { newCity: 'Batumi' } } } })
  expect(readFormReply(chosen).typed).toMatchObject({ city_id: String(places.batumi) })
})

test.each([
  ['a house', {}, '18'],
  ['a house between its neighbours', { isApproximate: true }, '17'],
  ['a street', { precision: 'street', houseNumber: undefined }, '16'],
  ['a neighbourhood', { precision: 'urban', houseNumber: undefined }, '15'],
])('a found place %s is shown on the map at a zoom that fits its precision', async (_, place, zoom) => {
  const typed = { ...SHOWN, latitude: '', longitude: '', pin_zoom: '13', address: OTHER.name, intent: 'find' }
  const answer = await send(typed, [{ ...OTHER, ...place }])
  expect(readFormReply(answer).typed).toMatchObject({ pin_zoom: zoom })
})

test('going back saves a new address without the former pin, and without geocoding', async () => {
  const typed = { ...SHOWN, address: OTHER.name, intent: 'back' }
  expect(((await send(typed, [OTHER])) as Response).headers.get('location')).toMatch(/step=kind$/)
  const { rows } = await database.pool.query(
    'select content from statement_drafts order by created_at desc limit 1',
  )
  expect(rows[0].content).toMatchObject({ address: OTHER.name, street_id: '', latitude: '', longitude: '' })
})
