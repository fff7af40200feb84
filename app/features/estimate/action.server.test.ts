import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Signer } from '~/session/signer.server'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withServer } from '~tests/fixtures/api'
import { createTestApi } from '~tests/fixtures/create-test-api'
import { addPlaces, addUser, places } from '~tests/fixtures/database-rows'
import { readFormReply } from '~tests/fixtures/form-reply'
import { createRouteArgs } from '~tests/fixtures/route-args'
import { estimateAction } from './action.server'

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

function send(form: Record<string, string>, origin = server.origin) {
  const args = createRouteArgs('/en/account/aiService/aiView?tab_index=2', { origin, form, context })
  if (token) args.request.headers.set('cookie', `__Host-token=${token}`)
  return estimateAction(args)
}

describe('a step of the estimate form', () => {
  test('shows what was typed without what the new city has made wrong, and the districts of the city', async () => {
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

  test('that presses the map sets the pin there', async () => {
    const { typed } = readFormReply(
      await send({ ...TBILISI, pin_centre: '41.7,44.8', pin_zoom: '17', x: '0', y: '0' }),
    )
    expect(typed).toMatchObject({ latitude: '41.7', longitude: '44.8' })
  })

  test('by Enter in the name of a street searches the street, whose name is too short', async () => {
    const reply = readFormReply(await send({ ...TBILISI, street_name: 'ა', intent: 'enter' }))
    expect(reply).toMatchObject({
      status: 422,
      errors: { street_name: { key: 'answer_min_length', args: { field: 'Street' } } },
    })
  })
})

test('an estimate of an unfinished form names every field in the order of the page', async () => {
  const { status, errors } = readFormReply(await send({ ...TBILISI, area: '1', intent: 'estimate' }))
  expect(status).toBe(422)
  expect(errors?.area).toEqual({ key: 'answer_min', args: { field: 'Area', count: '35' } })
  const names = Object.keys(errors ?? {})
  expect(names.slice(0, 2)).toEqual(['district_id', 'marker'])
  expect(names.at(-1)).toBe('elevator')
})

test('a guest signs in first and finds the form filled in', async () => {
  token = undefined
  const answer = await send({ ...TBILISI, area: '60', intent: 'estimate' })
  expect(answer).toMatchObject({ status: 303 })
  expect((answer as Response).headers.get('set-cookie')).toContain('estimate')
})

test('a form whose upstream does not answer is shown as typed', async () => {
  const reply = readFormReply(
    await send({ ...TBILISI, area: '60', intent: 'estimate' }, 'http://127.0.0.1:1').catch(
      (thrown) => thrown,
    ),
  )
  expect(reply).toMatchObject({ status: 502, typed: { area: '60' }, errors: { '': { key: 'failed' } } })
})
