import { randomUUID } from 'node:crypto'
import type { AppLoadContext } from '@remix-run/node'
import { pino } from 'pino'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createDraft, serializeDraft } from '~/forms/draft.server'
import { SentAnswers } from '~/session/sent-answers'
import { Signer } from '~/session/signer.server'
import { UpstreamClient } from '~/upstream/upstream-client.server'
import { withTestDatabase } from '~tests/database'
import { withServer } from '~tests/fixtures/api'
import { createTestApi } from '~tests/fixtures/create-test-api'
import { addPlaces } from '~tests/fixtures/database-rows'
import { readFormReply } from '~tests/fixtures/form-reply'
import { provePhone } from '~tests/fixtures/prove-phone'
import { action as searchRequestAction } from './route'

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
  ['area_to', ''],
  ['name', 'Нино'],
  ['phone_number', '+995 555 12 34 56'],
  ['comment', 'у парка'],
  ['form_key', 'k'],
]
const PHONE = '555123456'
const log = pino({ level: 'silent' })
const database = withTestDatabase()
const server = withServer(() => createTestApi(database.pool, log))

beforeAll(() => addPlaces(database.pool))
beforeEach(() => database.pool.query('truncate search_requests cascade'))

async function send(
  changes: Record<string, string> = {},
  { api = `${server.origin}/api`, isProved = true } = {},
) {
  const apis = { main: `${api}/v1`, mainV3: api, statements: api, projects: api, express: api }
  const upstream = new UpstreamClient({ apiUrls: apis, websiteKey: 'ezo', timeoutMs: 5_000, log })
  const context = {
    upstream,
    log,
    signer: new Signer('secret'),
    sentAnswers: new SentAnswers(),
    requestId: 'one',
    visitorId: randomUUID(),
  } as unknown as AppLoadContext
  const fields = VALID_FIELDS.map(([name, value]) => [name, changes[name] ?? value])
  const request = new Request('http://ezo.test/ru/gvitxari-ras-edzeb', {
    method: 'POST',
    body: new URLSearchParams([...fields, ['intent', 'send']]),
  })
  const args = { request, context, params: {} }
  const draft = createDraft()
  draft.confirmed = { phone: PHONE, proof: await provePhone(database.pool, PHONE) }
  if (isProved)
    request.headers.set('cookie', serializeDraft(args, 'search-request', draft).split(';')[0] ?? '')
  return searchRequestAction(args)
}

const listSavedRequests = async () =>
  (
    await database.pool.query(
      'select name, phone_number, district_id, room_types, price_from, price_to, area_from from search_requests',
    )
  ).rows

test('a search request sent twice is stored once, and the page shows a notice', async () => {
  for (const _ of [1, 2]) {
    const answer = await send()
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

test('a search request with an unproved number asks for a code and keeps every value', async () => {
  const reply = readFormReply(await send({}, { isProved: false }))
  expect(reply.typed).toMatchObject({ name: 'Нино', room_types: ['3', '5,6'] })
  expect(listErrors(reply)).toEqual([['phone_number', 'phone_unconfirmed']])
  expect(await listSavedRequests()).toEqual([])
})

test('an area with decimals is rounded to the metre, and thousands may be separated by a point', async () => {
  await send({ price_to: '120.000', area_from: '54.5' })
  expect(await listSavedRequests()).toMatchObject([{ price_to: 120_000, area_from: 55 }])
})

test('an invalid search request is shown as typed with an error at each field, in their order', async () => {
  const reply = readFormReply(
    await send({ name: ' ', phone_number: '12', price_from: '200000', area_from: 'big', deal_type: '' }),
  )
  expect(reply).toMatchObject({
    formId: 'search-request',
    status: 422,
    typed: { room_types: ['3', '5,6'], phone_number: '12', comment: 'у парка' },
  })
  expect(listErrors(reply)).toEqual([
    ['deal_type', 'deal_missing'],
    ['price_to', 'price_range_invalid'],
    ['area_from', 'area_invalid'],
    ['name', 'name_missing'],
    ['phone_number', 'phone_invalid'],
  ])
  expect(await listSavedRequests()).toEqual([])
})

test.each([
  [{ price_from: '200000' }, ['price_to', 'price_range_invalid']],
  [{ area_from: '60', area_to: '50' }, ['area_to', 'area_range_invalid']],
  [{ district: '8' }, ['district', 'district_invalid']],
])('a search request with %j is rejected', async (change, error) => {
  expect(listErrors(readFormReply(await send(change)))).toEqual([error])
})

test('a search request that could not be sent keeps every value', async () => {
  const reply = readFormReply(await send({}, { api: 'http://127.0.0.1:1/api' }))
  expect(reply).toMatchObject({ status: 502, errors: { '': { key: 'failed' } }, typed: { name: 'Нино' } })
})

function listErrors({ errors }: ReturnType<typeof readFormReply>) {
  return Object.entries(errors ?? {}).map(([field, error]) => [field, error?.key])
}
