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
  street,
  houseNumber,
  ids: { ...ids, street: id },
})
const FORMER = toHouse('Chavchavadze Avenue', streets.chavchavadze, '12', 41.709)
const OTHER = toHouse('Barnovi Street', streets.melikishvili, '5', 41.708)
const FAR = toHouse('Barnovi Street', streets.barnovi, '5', 41.7075)

/** The step with its pin at the former house. */
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

test('another address than that of the pin is found before it is saved', async () => {
  const answer = await send({ ...SHOWN, address: OTHER.name }, [OTHER])
  expect(answer).toMatchObject({ data: { pageData: { isToCheck: true } } })
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
])('%s is saved with the pin as it stands', async (_, address, found) => {
  const answer = await send({ ...SHOWN, address }, found)
  expect((answer as Response).headers.get('location')).toMatch(/step=home$/)
})

test('a place that was chosen from several is taken by going on, and shown before it is saved', async () => {
  const chosen = { found: `${FAR.place.latitude},${FAR.place.longitude}`, latitude: '', longitude: '' }
  const answer = await send({ ...SHOWN, ...chosen, address: 'Barnovi 5' }, [OTHER, FAR])
  expect(answer).toMatchObject({ data: { pageData: { isToCheck: true } } })
  expect(readFormReply(answer).typed).toMatchObject({
    address: FAR.name,
    street_id: String(streets.barnovi),
    latitude: '41.7075',
  })
})

test('going back saves another address without the pin of the former one, and looks nothing up', async () => {
  const typed = { ...SHOWN, address: OTHER.name, intent: 'back' }
  expect(((await send(typed, [OTHER])) as Response).headers.get('location')).toMatch(/step=kind$/)
  const { rows } = await database.pool.query(
    'select content from statement_drafts order by created_at desc limit 1',
  )
  expect(rows[0].content).toMatchObject({ address: OTHER.name, street_id: '', latitude: '', longitude: '' })
})
