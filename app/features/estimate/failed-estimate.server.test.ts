import type { ActionFunctionArgs } from '@remix-run/node'
import { expect, test } from 'vitest'
import { Signer } from '~/session/signer.server'
import { UpstreamError } from '~/upstream/upstream-error'
import { estimateAction } from './action.server'
import { readSavedEstimate } from './saved-estimate.server'

const rows = (...ids: number[]) => ({ all: ids.map((id) => ({ id, name: String(id) })), byType: {} })
const place = { nameIn: undefined, slug: undefined }
const ANSWERS: Record<string, unknown> = {
  'auth/grouped-info': { id: 7 },
  'microservice/locations/cities': [
    {
      id: 1,
      name: 'Tbilisi',
      ...place,
      districts: [{ id: 4, name: 'Vake', ...place, urbans: [{ id: 38, name: 'Vake', ...place }] }],
    },
  ],
  'microservice/statements/statement-parameters': {
    real_estate_types: rows(1),
    statuses: rows(2),
    conditions: rows(1),
    project_types: rows(8),
    room_types: rows(3),
  },
}
const FLAT = {
  city_id: '1',
  shown_city: '1',
  district_id: '4',
  shown_district: '4',
  urban_id: '38',
  latitude: '41.7151',
  longitude: '44.7671',
  real_estate_type_id: '1',
  status_id: '2',
  project_type_id: '8',
  condition_id: '1',
  area: '60',
  floor: '3',
  total_floors: '9',
  room_type_id: '3',
  has_balcony: '0',
  elevator: '1',
  intent: 'estimate',
}
const PAGE = 'http://ezo.test/en/s?ai_modal=true&tab_index=2'

/** Sends the form as a signed-in user, with this result of the estimate. */
async function send(predict: () => Promise<unknown>) {
  const call = async (_: object, { path }: { path: string }) => ANSWERS[path] ?? predict()
  const signer = new Signer('a secret of the test')
  const context = {
    upstream: { call },
    referenceCache: { get: call },
    signer,
    geocoder: {},
    requestId: 'one',
  }
  const headers = { cookie: '__Host-token=a-token-of-the-test' }
  const request = new Request(PAGE, { method: 'POST', body: new URLSearchParams(FLAT), headers })
  const args = { request, context, params: {} } as unknown as ActionFunctionArgs
  const answer = (await estimateAction(args)) as Response
  const cookie = `${headers.cookie}; ${answer.headers.get('set-cookie')?.split(';')[0]}`
  const saved = readSavedEstimate({
    request: new Request(PAGE, { headers: { cookie } }),
    context: args.context,
  })
  return { location: answer.headers.get('location'), saved }
}

test('an estimate is saved and shown', async () => {
  const { location, saved } = await send(async () => ({
    estimate: { total: 150_000, perMetre: 2_500, currencyId: 2 },
  }))
  expect(location).toBe('/en/s?ai_modal=true&tab_index=0')
  expect(saved).toMatchObject({ draft: { area: '60' }, outcome: { total: 150_000, perMetre: 2_500 } })
})

// Specification 2.4.25, 2.8.6
test('a failed estimate clears the result and leads to the intro, which shows the failure', async () => {
  const { location, saved } = await send(() => Promise.reject(new UpstreamError('POST', 'status', 500)))
  expect(location).toBe('/en/s?ai_modal=true&tab_index=1&ai_failed=1')
  expect(saved?.draft.area).toBe('60')
  expect(saved?.outcome).toBeUndefined()
})
