import { randomUUID } from 'node:crypto'
import type { AppLoadContext } from '@remix-run/node'
import { pino } from 'pino'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { findFormResult } from '~/forms/form-result.server'
import { UpstreamClient } from '~/upstream/upstream-client.server'
import { withTestDatabase } from '~tests/database'
import { withServer } from '~tests/fixtures/api'
import { createTestApi } from '~tests/fixtures/create-test-api'
import { addPlaces } from '~tests/fixtures/database-rows'
import { searchRequestAction } from './action.server'
import type { RejectedSearchRequest } from './form'

const VALID_FIELDS: [string, string][] = [
  ['deal_type', '1'],
  ['real_estate_type', '1'],
  ['city', '1'],
  ['district', '4'],
  ['room_types', '3'],
  ['room_types', '5,6'],
  ['price_from', ''],
  ['price_to', '120 000'],
  ['currency', '2'],
  ['area_from', '60'],
  ['name', 'Нино'],
  ['phone_number', '+995 555 12 34 56'],
  ['comment', 'у парка'],
  ['form_key', 'k'],
]
const log = pino({ level: 'silent' })
const database = withTestDatabase()
const server = withServer(() => createTestApi(database.pool, log))

beforeAll(() => addPlaces(database.pool))
beforeEach(() => database.pool.query('truncate search_requests cascade'))

async function send(changes: Record<string, string> = {}, api = `${server.origin}/api`) {
  const apis = { main: `${api}/v1`, mainV2: api, mainV3: api, statements: api, projects: api, express: api }
  const upstream = new UpstreamClient({ apiUrls: apis, websiteKey: 'ezo', timeoutMs: 5_000, log })
  const context = { upstream, log, requestId: 'one', visitorId: randomUUID() } as unknown as AppLoadContext
  const fields = VALID_FIELDS.map(([name, value]) => [name, changes[name] ?? value])
  const request = new Request('http://ezo.test/ru/gvitxari-ras-edzeb', {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  const answer = await searchRequestAction({ request, context, params: {} })
  return { answer, formResult: findFormResult<RejectedSearchRequest>(context) }
}

const listSavedRequests = async () =>
  (
    await database.pool.query(
      'select name, phone_number, district_id, room_types, price_from, price_to, area_from from search_requests',
    )
  ).rows

test('a search request sent twice is stored once, and the page shows a notice', async () => {
  for (const _ of [1, 2]) {
    const { answer } = await send()
    expect((answer as Response).headers.get('location')).toBe('/ru/gvitxari-ras-edzeb?sent=1')
  }
  expect(await listSavedRequests()).toEqual([
    {
      name: 'Нино',
      phone_number: '555123456',
      district_id: 4,
      room_types: [3, 5, 6],
      price_from: null,
      price_to: 120_000,
      area_from: 60,
    },
  ])
})

test('an area with decimals is rounded to the metre, and thousands may be separated by a point', async () => {
  await send({ price_to: '120.000', area_from: '54.5' })
  expect(await listSavedRequests()).toMatchObject([{ price_to: 120_000, area_from: 55 }])
})

test('an invalid search request is shown as typed with an error at each field', async () => {
  const { answer, formResult } = await send({
    name: ' ',
    phone_number: '12',
    price_from: '200000',
    area_from: 'big',
    deal_type: '',
  })
  expect(answer).toMatchObject({ init: { status: 422 } })
  expect(formResult?.fieldErrors).toEqual([
    { field: 'name', error: 'name_missing' },
    { field: 'phone_number', error: 'phone_invalid' },
    { field: 'deal_type', error: 'deal_missing' },
    { field: 'price_to', error: 'range_invalid' },
    { field: 'area_from', error: 'amount_invalid' },
  ])
  expect(formResult).toMatchObject({
    rooms: ['3', '5,6'],
    values: { phone_number: '12', comment: 'у парка' },
  })
  expect((await send({ price_from: '200000' })).formResult?.fieldErrors).toEqual([
    { field: 'price_to', error: 'range_invalid' },
  ])
  expect((await send({ district: '8' })).formResult?.fieldErrors).toEqual([
    { field: 'district', error: 'district_invalid' },
  ])
  expect(await listSavedRequests()).toEqual([])
})

test('a search request that could not be sent keeps every value', async () => {
  const { answer, formResult } = await send({}, 'http://127.0.0.1:1/api')
  expect(answer).toMatchObject({ init: { status: 502 } })
  expect(formResult).toMatchObject({ fieldErrors: [], failure: 'failed', values: { name: 'Нино' } })
})
