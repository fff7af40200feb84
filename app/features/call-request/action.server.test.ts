import { randomUUID } from 'node:crypto'
import type { AppLoadContext } from '@remix-run/node'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { SentAnswers } from '~/session/sent-answers'
import { Signer } from '~/session/signer.server'
import { UpstreamClient } from '~/upstream/upstream-client.server'
import { withTestDatabase } from '~tests/database'
import { withServer } from '~tests/fixtures/api'
import { createTestApi } from '~tests/fixtures/create-test-api'
import { readFormReply } from '~tests/fixtures/form-reply'
import { callRequestAction } from './action.server'

const PAGE = 'http://ezo.test/ru/s?cities=1&call_request=1'
const GOOD = { name: 'Нино', phone_number: '+995 555 12 34 56', comment: 'вечером', form_key: 'k' }
const log = pino({ level: 'silent' })
const database = withTestDatabase()
const server = withServer(() => createTestApi(database.pool, log))

beforeEach(() => database.pool.query('truncate call_requests'))

async function send(fields: Record<string, string>, api = `${server.origin}/api`) {
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
  const request = new Request(PAGE, { method: 'POST', body: new URLSearchParams(fields) })
  return callRequestAction({ request, context, params: {} })
}

const findCallRequests = async () =>
  (await database.pool.query('select name, phone_number, comment from call_requests')).rows

// Specification 1.5.8
test('a call request sent twice is stored once, and the page confirms it', async () => {
  for (const phone_number of ['555123456', GOOD.phone_number]) {
    const answer = (await send({ ...GOOD, phone_number })) as Response
    expect(answer.headers.get('location')).toBe('/ru/s?cities=1&call_request=sent')
  }
  expect(await findCallRequests()).toEqual([
    { name: 'Нино', phone_number: '+995555123456', comment: 'вечером' },
  ])
})

// Specification 1.5.7, 1.5.8
test('an invalid call request is shown as typed with an error at each field', async () => {
  const reply = readFormReply(await send({ ...GOOD, name: ' ', phone_number: '12' }))
  expect(reply).toMatchObject({
    formId: 'call-request',
    status: 422,
    errors: { name: { key: 'name_missing' }, phone_number: { key: 'any_phone_invalid' } },
    typed: { phone_number: '12', comment: 'вечером' },
  })
  expect(await findCallRequests()).toEqual([])
})

// Specification 1.8.3
test('a call request that could not be sent keeps every value', async () => {
  const reply = readFormReply(await send(GOOD, 'http://127.0.0.1:1/api'))
  expect(reply).toMatchObject({ status: 502, errors: { '': { key: 'failed' } }, typed: GOOD })
})
