import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Signer } from '~/session/signer.server'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withServer } from '~tests/fixtures/api'
import { createTestApi } from '~tests/fixtures/create-test-api'
import { addPlaces, addUser, places, streets } from '~tests/fixtures/database-rows'
import { readFormReply } from '~tests/fixtures/form-reply'
import { createRouteArgs } from '~tests/fixtures/route-args'
import { estimateAction } from './action.server'
import type { FormView } from './form-view.server'

const TBILISI = { city_id: String(places.tbilisi), shown_city: String(places.tbilisi) }
const database = withTestDatabase()
const server = withServer(() => createTestApi(database.pool, pino({ level: 'silent' })))
const context = {
  signer: new Signer('secret'),
  geocoder: { findByAddress: async () => [], findByPoint: async () => [] },
}
let token: string | undefined

beforeAll(() => addPlaces(database.pool))
beforeEach(async () => {
  token = await createSession(database.pool, await addUser(database.pool))
})

function send(form: Record<string, string>, origin = server.origin, more: object = {}) {
  const args = createRouteArgs('/en/account/aiService/aiView?tab_index=2', {
    origin,
    form,
    context: { ...context, ...more },
  })
  if (token) args.request.headers.set('cookie', `__Host-token=${token}`)
  return estimateAction(args)
}

describe('the steps of the estimate form', () => {
  test('a new city shows its districts and clears values that do not belong to it', async () => {
    const answer = await send({
      ...TBILISI,
      shown_city: '15',
      district_id: '99',
      area: '60',
      intent: 'update',
    })
    const { status, typed, errors } = readFormReply(answer)
    expect({ status, typed, errors }).toEqual({
      status: 200,
      typed: { city_id: TBILISI.city_id, area: '60' },
      errors: undefined,
    })
    expect(answer).toMatchObject({
      data: { pageData: { districts: expect.arrayContaining([{ id: 4, name: expect.any(String) }]) } },
    })
  })

  test.each([
    [{}, undefined, undefined],
    [{ city_id: '15' }, 'not_tbilisi', undefined],
    [{ real_estate_type_id: '4' }, undefined, 'land'],
    [{ city_id: '15', real_estate_type_id: '2' }, 'not_tbilisi', 'not_flat'],
  ])('choosing %j shows the reason against an estimate: %s, %s', async (chosen, cityReason, typeReason) => {
    const answer = await send({ ...TBILISI, shown_city: '1', ...chosen, intent: 'update' })
    expect(answer).toMatchObject({ data: { pageData: { cityReason, typeReason } } })
  })

  test('the lists of cities and types separate those that can be estimated from the others', async () => {
    const answer = await send({ ...TBILISI, intent: 'update' })
    const { cities, types } = (answer as { data: { pageData: FormView } }).data.pageData
    expect(cities.covered.map(({ id }) => id)).toEqual([places.tbilisi])
    expect(cities.notCovered.length).toBeGreaterThan(0)
    expect(types.covered.map(({ id }) => id)).toEqual([1])
    expect(types.notCovered.map(({ id }) => id)).toContain(4)
  })

  test('a click on the map sets the pin there', async () => {
    const { typed } = readFormReply(
      await send({ ...TBILISI, pin_centre: '41.7,44.8', pin_zoom: '17', x: '0', y: '0' }),
    )
    expect(typed).toMatchObject({ latitude: '41.7', longitude: '44.8' })
  })

  const HOUSE = {
    name: 'Pekini Avenue 8, Saburtalo, Tbilisi',
    place: { latitude: 41.7203, longitude: 44.7755 },
    precision: 'house',
    street: 'Pekini Avenue',
    houseNumber: '8',
    ids: { city: places.tbilisi, district: 4, urban: 38, street: 100 },
  } as const
  const press = { ...TBILISI, pin_centre: '41.7202,44.7756', pin_zoom: '17', x: '0', y: '0' }
  const at = (found: object | undefined) => ({
    geocoder: { ...context.geocoder, findByPoint: async () => found },
  })

  // Specification 2.2.26
  test('a click on the map near a house puts the pin there and fills in its address', async () => {
    const { typed } = readFormReply(await send(press, server.origin, at(HOUSE)))
    expect(typed).toMatchObject({
      latitude: '41.7203',
      longitude: '44.7755',
      street_name: 'Pekini Avenue',
      street_id: '100',
      street_number: '8',
      district_id: '4',
      urban_id: '38',
    })
  })

  test('moving the pin a little keeps its exact place and the typed street', async () => {
    const step = { ...TBILISI, pin_centre: '41.7,44.8', pin_zoom: '17', pin_step: 'north' }
    const filled = readFormReply(await send(step, server.origin, at(HOUSE))).typed
    expect(filled).toMatchObject({ longitude: '44.8', street_number: '8' })
    const own = { street_name: 'Other Street', shown_street_name: 'Other Street' }
    const kept = readFormReply(await send({ ...step, ...own }, server.origin, at(HOUSE))).typed
    expect(kept).toMatchObject({ longitude: '44.8', street_name: 'Other Street' })
    expect(kept).not.toHaveProperty('street_number')
  })

  test('a pin far from every house stays, with a notice', async () => {
    const street = { ...HOUSE, precision: 'street', name: 'Pekini Avenue, Tbilisi', houseNumber: undefined }
    const answer = await send(press, server.origin, at(street))
    expect(readFormReply(answer).typed).toMatchObject({ latitude: '41.7202', longitude: '44.7756' })
    expect(readFormReply(answer).typed).not.toHaveProperty('street_name')
    expect(answer).toMatchObject({ data: { pageData: { pinPlace: { isHouse: false, name: street.name } } } })
  })

  test('a pin in another city asks for confirmation before changing the city', async () => {
    const elsewhere = { ...HOUSE, ids: { city: 15, district: 8, urban: undefined, street: undefined } }
    const answer = await send(press, server.origin, at(elsewhere))
    expect(readFormReply(answer).typed).toMatchObject({ city_id: TBILISI.city_id, latitude: '41.7202' })
    expect(readFormReply(answer).typed).not.toHaveProperty('street_name')
    expect(answer).toMatchObject({ data: { pageData: { pinPlace: { otherCity: { id: 15 } } } } })
    const pin = { latitude: '41.7202', longitude: '44.7756', intent: 'pin_city' }
    const { typed } = readFormReply(await send({ ...TBILISI, ...pin }, server.origin, at(elsewhere)))
    expect(typed).toMatchObject({
      city_id: '15',
      district_id: '8',
      street_name: 'Pekini Avenue',
      latitude: '41.7202',
    })
  })

  // Specification 2.5.21
  test('Enter in the street field searches the street, and reports a name that is too short', async () => {
    const reply = readFormReply(await send({ ...TBILISI, street_name: 'ა', intent: 'enter' }))
    expect(reply).toMatchObject({
      status: 422,
      errors: { street_name: { key: 'answer_min_length', args: { field: 'Street' } } },
    })
  })
})

// Specification 2.5.22, 2.5.24, 2.8.8
test('an estimate of an unfinished form lists every missing field in the order of the page', async () => {
  const { status, errors } = readFormReply(await send({ ...TBILISI, area: '1', intent: 'estimate' }))
  expect(status).toBe(422)
  expect(errors?.area).toEqual({ key: 'answer_min', args: { field: 'Area', count: '35' } })
  const names = Object.keys(errors ?? {})
  expect(names.slice(0, 2)).toEqual(['district_id', 'marker'])
  expect(names.at(-1)).toBe('elevator')
})

test('an estimate uses the location of a street chosen just before, not that of the last pin', async () => {
  const old = { district_id: '99', urban_id: '99', latitude: '41.65', longitude: '44.99' }
  const street = {
    street_name: 'ჭავჭავაძე',
    shown_street_name: 'ჭავჭავაძე',
    street_id: String(streets.chavchavadze),
  }
  const reply = readFormReply(
    await send({ ...TBILISI, ...old, ...street, shown_street: '', intent: 'estimate' }),
  )
  expect(reply.typed).toMatchObject({ street_id: '100', latitude: '41.709', longitude: '44.765' })
  expect(reply.errors).not.toHaveProperty('district_id')
  expect(reply.errors).not.toHaveProperty('urban_id')
})

// Specification 1.6.2, 2.1.7, 2.6.4
test('a guest signs in first and finds the form filled in', async () => {
  token = undefined
  const answer = await send({ ...TBILISI, area: '60', intent: 'estimate' })
  expect(answer).toMatchObject({ status: 303 })
  expect((answer as Response).headers.get('set-cookie')).toContain('estimate')
})

test('a form whose upstream fails is shown as typed', async () => {
  const reply = readFormReply(
    await send({ ...TBILISI, area: '60', intent: 'estimate' }, 'http://127.0.0.1:1').catch(
      (thrown) => thrown,
    ),
  )
  expect(reply).toMatchObject({ status: 502, typed: { area: '60' }, errors: { '': { key: 'failed' } } })
})
