import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import express from 'express'
import { pino } from 'pino'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { addDemoBanks } from '~backend/demo/seed/demo-initial-data'
import { errorHandler } from '~backend/platform/http/errors'
import { withTestDatabase } from '~tests/database'
import { withServer } from '~tests/fixtures/api'
import { addUser } from '~tests/fixtures/database-rows'
import { leadCallbackRoutes } from './lead-callbacks'

const database = withTestDatabase()
const KEY = randomBytes(32)
const server = withServer(() =>
  express()
    .use('/known', leadCallbackRoutes(database.pool, KEY))
    .use('/unset', leadCallbackRoutes(database.pool, undefined))
    .use(errorHandler(pino({ level: 'silent' }))),
)
let lead: number
let request: number

beforeAll(() => addDemoBanks(database.pool))
beforeEach(async () => {
  const { rows } = await database.pool.query(
    `insert into loan_requests (bank_id, user_id, is_lead, currency_id, property_price, participation_amount, amount,
       months, percentage_rate, only_from_developer, sent_hash)
     select min(id), $1, true, 2, 100000, 20000, 80000, 120, 10, false, sha256('') from banks returning id`,
    [await addUser(database.pool)],
  )
  request = rows[0].id
  const leads = await database.pool.query(
    "select id from leads where kind = 'loan_request' and source_id = $1::text",
    [request],
  )
  lead = leads.rows[0].id
})

interface Sent {
  body?: unknown
  id?: string
  secondsAgo?: number
  key?: Buffer
  path?: string
}

async function send({ body, id = randomUUID(), secondsAgo = 0, key = KEY, path = 'known' }: Sent = {}) {
  const text = JSON.stringify(
    body ?? { type: 'loan_request.decided', data: { id: lead, state: 'approved', text: 'Come on Monday.' } },
  )
  const timestamp = String(Math.floor(Date.now() / 1_000) - secondsAgo)
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${text}`).digest('base64')
  const { status } = await fetch(`${server.origin}/${path}`, {
    method: 'POST',
    headers: {
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${randomBytes(32).toString('base64')} v1,${signature}`,
    },
    body: text,
  })
  return status
}

async function state() {
  const { rows } = await database.pool.query('select state from loan_requests where id = $1', [request])
  return rows[0].state
}

async function listActs() {
  const { rows } = await database.pool.query(
    "select operator_id, act, text from operator_acts where subject = 'lead' and subject_id = $1::text order by id",
    [lead],
  )
  return rows
}

test("a signed call records the bank's decision once, however often it is sent, and notifies the applicant", async () => {
  const id = randomUUID()
  expect([await send({ id }), await send({ id })]).toEqual([200, 200])
  expect(await state()).toBe('approved')
  expect(await listActs()).toEqual([{ operator_id: null, act: 'approve', text: 'Come on Monday.' }])
  const { rows } = await database.pool.query(
    "select content->>'quote' as quote from messages where kind = 'loan_answered' and cause like 'operator_act:%' order by created_at desc limit 1",
  )
  expect(rows).toEqual([{ quote: 'Come on Monday.' }])
})

test('a repeated older call does not restore its decision', async () => {
  const id = randomUUID()
  await send({ id })
  await send({ body: { type: 'loan_request.decided', data: { id: lead, state: 'declined' } } })
  expect(await send({ id })).toBe(200)
  expect(await state()).toBe('declined')
})

test.each([
  ['signed by another key', { key: randomBytes(32) }, 401],
  ['signed six minutes ago', { secondsAgo: 360 }, 401],
  ['signed six minutes ahead', { secondsAgo: -360 }, 401],
  ['to a server without a key', { path: 'unset' }, 404],
  ['of an outgoing type', { body: { type: 'lead.created', data: { id: 1 } } }, 422],
  ['with a text as its body', { body: 'text' }, 422],
  ['with an invalid state', { body: decided({ state: 'sent' }) }, 422],
  ['about an unknown lead', { body: decided({ id: 2 ** 31 - 1 }) }, 404],
  ['about an invalid lead id', { body: decided({ id: 2 ** 40 }) }, 422],
])('a call %s is rejected', async (_name, sent, status) => {
  expect(await send(sent)).toBe(status)
  expect(await state()).toBe('sent')
  expect(await listActs()).toEqual([])
})

test.each(['\0', '\ud83c'])(
  'a text with %j, which the database cannot store, is rejected',
  async (character) => {
    expect(await send({ body: decided({ id: lead, text: `Come ${character}` }) })).toBe(422)
    expect(await state()).toBe('sent')
  },
)

function decided(more: object) {
  return { type: 'loan_request.decided', data: { id: 1, state: 'approved', ...more } }
}

test('an unsigned call and one with a broken signature are rejected', async () => {
  for (const signature of ['', 'v1,', 'v1,AAAA', 'v2,x', 'x'.repeat(5_000)]) {
    const { status } = await fetch(`${server.origin}/known`, {
      method: 'POST',
      headers: {
        'webhook-id': 'a',
        'webhook-timestamp': String(Math.floor(Date.now() / 1_000)),
        'webhook-signature': signature,
      },
      body: '{}',
    })
    expect(status, signature.slice(0, 10)).toBe(401)
  }
})
