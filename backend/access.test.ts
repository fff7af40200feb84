import { beforeAll, describe, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { ACCOUNT_TYPES } from '~contract/accounts'
import { DAY_MS } from '~contract/values/georgian-time'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { addPayment } from '~tests/fixtures/ledger'
import { addViewingTime } from '~tests/fixtures/viewings'

const database = withTestDatabase()
const api = withApi(database)

/** Marker text that only its owner may read. */
const SECRET = 'kept-for-the-owner'
const RESULT_PAGE = 'https://ezo.example/payment-result'

/** The owner's objects by id. */
type Owned = Record<
  | 'payment'
  | 'card'
  | 'order'
  | 'orderPayment'
  | 'notification'
  | 'question'
  | 'statement'
  | 'agent'
  | 'client'
  | 'picture'
  | 'viewing'
  | 'viewingTime',
  string | number
>
const owned = {} as Owned
const tokens = new Map<string, string>()

type AccessCase = {
  object: string
  method?: 'POST'
  path(): string
  body?(): object
  /** True for a list, which answers 200 without the owner's rows. */
  isList?: true
  /** True for an object that a guest may own as well, so that it does not exist for other guests. */
  mayBelongToGuest?: true
}

const ACCESS_CASES: readonly AccessCase[] = [
  { object: 'payment and its receipt', path: () => `/v3/payments/${owned.payment}` },
  {
    object: 'payment',
    method: 'POST',
    path: () => '/v3/payments/pay',
    body: () => ({ payment_id: owned.orderPayment, pay_with: 'balance', redirect_url: RESULT_PAGE }),
  },
  { object: 'payments', path: () => '/v3/payments/history', isList: true },
  { object: 'cards', path: () => '/v3/payments/cards', isList: true },
  { object: 'card', method: 'POST', path: () => `/v3/payments/cards/${owned.card}/default` },
  { object: 'card', method: 'POST', path: () => `/v3/payments/cards/${owned.card}/remove` },
  { object: 'notification', path: () => `/v1/users/notifications/${owned.notification}` },
  { object: 'notifications', path: () => '/v1/users/notifications', isList: true },
  {
    object: 'notifications',
    method: 'POST',
    path: () => '/v1/notifications/toggle-seen',
    body: () => ({ notification_uuids: [owned.notification], seen: true }),
    isList: true,
  },
  {
    object: 'question',
    method: 'POST',
    path: () => `/v1/notifications/${owned.question}/respond`,
    body: () => ({ response: 'accepted' }),
  },
  { object: 'conversations', path: () => '/v1/users/conversations', isList: true },
  { object: 'statistics', path: () => `/v1/microservice/users/statements/${owned.statement}/statistics` },
  { object: 'own statements', path: () => '/v1/microservice/users/statements', isList: true },
  ...['hide', 'show', 'renew', 'delete'].map(
    (act): AccessCase => ({
      object: 'statement',
      method: 'POST',
      path: () => `/v1/microservice/users/statements/${act}`,
      body: () => ({ statements: [owned.statement] }),
    }),
  ),
  { object: 'estimates', path: () => '/v1/evaluation-estimates', isList: true },
  { object: 'agent', method: 'POST', path: () => `/v1/users/agents/${owned.agent}/remove` },
  // Other users see neither name nor number.
  { object: 'client', path: () => '/v1/users/clients', isList: true },
  { object: 'client', path: () => '/v1/users/get-matchings', isList: true },
  { object: 'measure rows', path: () => '/v1/measure', isList: true },
  {
    object: 'measure row',
    method: 'POST',
    path: () => '/v3/payments/init-measure-difference',
    body: () => ({ order_id: owned.order }),
  },
  { object: 'order', path: () => `/v1/services/orders/${owned.order}` },
  { object: 'order', path: () => `/v1/services/orders/${owned.order}/document` },
  { object: 'orders', path: () => '/v1/services/orders', isList: true },
  {
    object: 'picture',
    method: 'POST',
    path: () => '/v1/profile/update',
    body: () => ({ photo_token: owned.picture }),
  },
  { object: 'viewings', path: () => '/v1/microservice/users/viewings', isList: true },
  { object: 'offered times', path: () => '/v1/microservice/users/viewing-times', isList: true },
  {
    object: 'offered times',
    method: 'POST',
    path: () => `/v1/microservice/users/statements/${owned.statement}/viewing-times`,
    body: () => ({ date: '2020-01-01', from: '12:00', to: '13:00', minutes: '30' }),
  },
  { object: 'viewing', path: () => `/v1/viewings/${owned.viewing}`, mayBelongToGuest: true },
  ...['move', 'cancel', 'answer'].map(
    (act): AccessCase => ({
      object: 'viewing',
      method: 'POST',
      path: () => `/v1/viewings/${owned.viewing}/${act}`,
      body: () => ({ time_id: String(owned.viewingTime), reason: 'x', took_place: 'yes' }),
      mayBelongToGuest: true,
    }),
  ),
]

const TABLES = [
  'payments',
  'payment_cards',
  'notifications',
  'statements',
  'estimates',
  'broker_agents',
  'contact_requests',
  'measurements',
  'service_orders',
  'users',
  'ledger_entries',
  'viewings',
  'viewing_times',
]

async function snapshot(): Promise<string> {
  const tableHashes = TABLES.map(
    (table) => `(select coalesce(md5(string_agg(t::text, '' order by t::text)), '') from ${table} t)`,
  )
  const { rows } = await database.pool.query<{ all: string }>(
    `select concat(${tableHashes.join(', ')}) as all`,
  )
  return rows[0]?.all ?? ''
}

const insertedId = async (sql: string, values: unknown[]) =>
  (await database.pool.query(sql, values)).rows[0].id

beforeAll(async () => {
  const { pool } = database
  await addPlaces(pool)
  const owner = await addUser(pool, { type: 'broker', display_name: 'Owner' })
  for (const type of ACCOUNT_TYPES)
    tokens.set(type, await createSession(pool, await addUser(pool, { type, first_name: 'Stranger' })))
  const done = { state: 'succeeded', method: 'card', provider_id: SECRET, provider: 'sandbox' }
  owned.payment = await addPayment(pool, owner, done)
  owned.card = await insertedId(
    `insert into payment_cards (user_id, provider, token, card_mask) values ($1, 'sandbox', $2, '516812******1234')
     returning id`,
    [owner, SECRET],
  )
  owned.order = await insertedId(
    `insert into service_orders (user_id, service_type_id, state, details)
     select $1, id, 'paid', jsonb_build_object('comment', $2::text) from service_types order by id limit 1 returning id`,
    [owner, SECRET],
  )
  owned.orderPayment = await addPayment(pool, owner, { purpose: 'order', order_id: owned.order })
  await pool.query(
    `insert into measurements (order_id, ordered_m2, price, measured_m2, measured_at, difference)
     values ($1, 50, 100, 60, now(), 1000)`,
    [owned.order],
  )
  await pool.query(
    `insert into order_documents (order_id, name, media_type, content) values ($1, $2, 'application/pdf', $3)`,
    [owned.order, SECRET, Buffer.from(SECRET)],
  )
  owned.agent = await addUser(pool, { type: 'agent', first_name: SECRET })
  await pool.query('insert into broker_agents (agent_id, broker_id) values ($1, $2)', [owned.agent, owner])
  owned.notification = await insertedId(
    `insert into notifications (user_id, kind, details) values ($1, 1, jsonb_build_object('message', $2::text))
     returning uuid as id`,
    [owner, SECRET],
  )
  owned.question = await insertedId(
    'insert into notifications (user_id, kind, sender_id) values ($1, 2, $2) returning uuid as id',
    [owned.agent, owner],
  )
  owned.statement = await addStatement(pool, { user_id: owner })
  await pool.query(
    `with c as (insert into conversations (kind, statement_id, owner_id, seeker_name, seeker_locale)
       values ('statement', $1, $2, $3, 'ka') returning id),
     m as (insert into conversation_messages (conversation_id, side, text) select id, 'seeker', $3 from c returning id)
     update conversations set last_message_id = m.id from m`,
    [owned.statement, owner, SECRET],
  )
  owned.client = await insertedId(
    `insert into search_requests (user_id, name, phone_number, deal_type_id, real_estate_type_id, city_id)
     values ($1, $2, '555999999', 1, 1, 1) returning id`,
    [owned.agent, SECRET],
  )
  await pool.query('insert into estimates (user_id, request, answer) values ($1, $2, $2)', [
    owner,
    { comment: SECRET },
  ])
  const booked = await addViewingTime(pool, Number(owned.statement), {
    startsAt: new Date(Date.now() + 5 * DAY_MS),
  })
  owned.viewingTime = await addViewingTime(pool, Number(owned.statement))
  owned.viewing = await insertedId(
    `insert into viewings (statement_id, owner_id, time_id, starts_at, ends_at, in_person, name, phone_number, locale, visitor)
     select statement_id, $1, id, starts_at, ends_at, in_person, $2, '+995555999999', 'en', 'one' from viewing_times
     where id = $3 returning id`,
    [owner, SECRET, booked],
  )
  owned.picture = await insertedId(
    `insert into uploaded_pictures (user_id, kind) values ($1, 'photo') returning token as id`,
    [owner],
  )
})

async function callApi({ method, path, body }: AccessCase, token: string | undefined) {
  const caller = token ? { token } : {}
  return method ? api.post(path(), body?.() ?? {}, caller) : api.get(path(), caller)
}

test('every access case has a path without undefined ids', () => {
  expect(ACCESS_CASES.map(({ path }) => path()).join('\n')).not.toContain('undefined')
})

describe.each(['guest', ...ACCOUNT_TYPES])('a request by a %s who is not the owner', (who) => {
  test.each(ACCESS_CASES.map((cell) => ({ ...cell, method: cell.method ?? 'GET', cell })))(
    "a stranger gets nothing of the owner's $object by $method and changes nothing",
    async ({ cell }) => {
      const before = await snapshot()
      const { status, body } = await callApi(cell, tokens.get(who))
      const text = JSON.stringify(body)
      expect(text).not.toContain(SECRET)
      expect(text).not.toContain('555999999')
      if (who === 'guest') expect(status).toBe(cell.mayBelongToGuest ? 404 : 401)
      else if (cell.isList) expect([200, 403]).toContain(status)
      else expect([403, 404, 422]).toContain(status)
      expect(await snapshot()).toBe(before)
    },
  )
})
