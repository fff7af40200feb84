import { pino } from 'pino'
import { beforeAll, describe, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { ACCOUNT_TYPES, type AccountType } from '~contract/accounts'
import { DAY_MS } from '~contract/values/georgian-time'
import { withTestDatabase } from '../database'
import { withApi } from '../fixtures/api'
import { createTestApi } from '../fixtures/create-test-api'
import { addPlaces, addStatement, addUser } from '../fixtures/database-rows'
import { addPayment } from '../fixtures/ledger'
import { addViewingTime } from '../fixtures/viewings'
import { isFullRun } from '../full-run'
import { ACCESS_BY_ROUTE, type Access } from './access-table'
import { type ApiRoute, listApiRoutes } from './api-routes'

const database = withTestDatabase()
const api = withApi(database)

/**
 * Visitors; the neighbour is a broker with objects of their own, but none of the owner's. The operator may
 * use the routes of operators, and no object of a user by another way.
 */
const ACTORS = ['guest', ...ACCOUNT_TYPES, 'neighbour', 'operator'] as const
type Actor = (typeof ACTORS)[number]

/** Text that only the owner may read. */
const SECRET = 'kept-for-the-owner'
const userIds = new Map<Actor, number>()
let routes: ApiRoute[]
/** Existing objects of the owner, by the routes that contain them. */
let objects: [place: RegExp, id: string | number][]

beforeAll(async () => {
  await addPlaces(database.pool)
  routes = listApiRoutes(createTestApi(database.pool, pino({ level: 'silent' })))
  for (const type of ACCOUNT_TYPES) userIds.set(type, await addUser(database.pool, { type }))
  const neighbour = await addUser(database.pool, { type: 'broker' })
  userIds.set('neighbour', neighbour)
  userIds.set('operator', await addUser(database.pool, { is_operator: true }))
  await addObjects(neighbour, 'of the neighbour')
  objects = await addObjects(await addUser(database.pool, { type: 'broker' }), SECRET)
})

async function addObjects(owner: number, text: string): Promise<typeof objects> {
  const { pool } = database
  const insert = async (sql: string, ...values: unknown[]): Promise<string> =>
    (await pool.query<{ id: string }>(sql, [owner, ...values])).rows[0]?.id ?? ''
  const order = await insert(
    `insert into service_orders (user_id, service_type_id, state, details)
     select $1, id, 'paid', jsonb_build_object('comment', $2::text) from service_types order by id limit 1 returning id`,
    text,
  )
  await pool.query(
    `insert into order_documents (order_id, name, media_type, content) values ($1, $2, 'application/pdf', $3)`,
    [order, text, Buffer.from(text)],
  )
  const notification = await insert(
    `insert into notifications (user_id, kind, details) values ($1, 1, jsonb_build_object('message', $2::text)) returning uuid as id`,
    text,
  )
  const card = await insert(
    `insert into payment_cards (user_id, provider, token, card_mask) values ($1, 'sandbox', $2, '516812******1234') returning id`,
    text,
  )
  const agent = await addUser(pool, { type: 'agent', first_name: text })
  await pool.query('insert into broker_agents (agent_id, broker_id) values ($1, $2)', [agent, owner])
  const statement = await addStatement(pool, { user_id: owner })
  const client = await insert(
    `insert into search_requests (user_id, name, phone_number, deal_type_id, real_estate_type_id, city_id)
     values ($1, $2, '555999999', 1, 1, 1) returning id`,
    text,
  )
  const draft = await insert(
    `insert into statement_drafts (user_id, content) values ($1, jsonb_build_object('comment_en', $2::text)) returning id`,
    text,
  )
  const sentFile = await insert(
    `insert into statement_imports (user_id, lines)
     values ($1, jsonb_build_array(jsonb_build_object('line', 2, 'external_id', $2::text, 'values', '{}'::jsonb, 'errors', '[]'::jsonb)))
     returning id`,
    text,
  )
  const conversation = await insert(
    `with c as (insert into conversations (kind, statement_id, owner_id, seeker_name, seeker_locale, guest_email, guest_key)
       values ('statement', $3, $1, $2, 'ka', 'guest@example.ge', gen_random_uuid()) returning id)
     insert into conversation_messages (conversation_id, side, text) select id, 'seeker', $2 from c returning conversation_id as id`,
    text,
    statement,
  )
  const time = await addViewingTime(pool, statement)
  const booked = await addViewingTime(pool, statement, { startsAt: new Date(Date.now() + 5 * DAY_MS) })
  const viewing = await insert(
    `insert into viewings (statement_id, owner_id, time_id, starts_at, ends_at, in_person, name, phone_number, locale, visitor)
     select statement_id, $1, id, starts_at, ends_at, in_person, $2, '+995599000000', 'en', 'one' from viewing_times
     where id = $3 returning id`,
    text,
    booked,
  )
  const stay = await insert(
    `insert into stays (statement_id, conversation_id, nights, guests, currency_id, nights_count, night_price,
       weekend_nights, weekend_price, cleaning_fee, total, locale, expires_at)
     select statement_id, id, '[2099-12-01,2099-12-03)', 2, 1, 2, 100, 0, 100, 0, 200, 'en', now() + interval '1 day'
     from conversations where id = $3 and $1::int > 0 and $2::text <> '' returning id`,
    text,
    conversation,
  )
  const nights = await insert(
    `insert into occupied_nights (statement_id, nights)
     select $3::int, '[2099-12-05,2099-12-07)' where $1::int > 0 and $2::text <> '' returning id`,
    text,
    statement,
  )
  const lead = await insert(
    "insert into account_leads (account_id, kind, name) values ($1, 'message', $2) returning id",
    text,
  )
  return [
    [/\/users\/leads\/:id/, lead],
    [/\/conversations\/:id/, conversation],
    [/\/viewing-times\/:id/, time],
    [/\/viewings\/:id/, viewing],
    [/\/v1\/stays\/:id/, stay],
    [/\/blocked-nights\/:id/, nights],
    [/\/statement-drafts\/:id/, draft],
    [/\/statement-imports\/:id/, sentFile],
    [/\/operator\/statements/, draft],
    [/\/statement-drafts\/.*:statement/, statement],
    [/\/orders\/:id/, order],
    [/\/notifications\//, notification],
    [/\/cards\//, card],
    [/\/payments\/:id/, await addPayment(pool, owner, { provider_id: text, provider: 'sandbox' })],
    [/\/agents\//, agent],
    [/\/statements\//, statement],
    [/\/clients\//, client],
  ]
}

async function call({ method, path }: ApiRoute, actor: Actor): Promise<{ status: number; text: string }> {
  const userId = userIds.get(actor)
  // Some routes end the session.
  const token = userId === undefined ? undefined : await createSession(database.pool, userId)
  const [, id = '1'] = objects.find(([place]) => place.test(path)) ?? []
  const filled = path.replace(/:action/, 'hide').replace(/:\w+/g, String(id))
  const headers = {
    'x-website-key': 'ezo',
    'x-visitor': actor,
    ...(token && { 'global-authorization': token }),
  }
  const body = method === 'POST' || method === 'PATCH' ? new URLSearchParams() : null
  const answer = await fetch(api.origin + filled, { method, headers, body })
  return { status: answer.status, text: await answer.text() }
}

function findProblem(access: Access, actor: Actor, { status, text }: { status: number; text: string }) {
  if (status >= 500) return `status ${status}`
  if (access === 'operators' && actor === 'operator')
    return status === 401 || status === 403 ? `status ${status}` : undefined
  if (text.includes(SECRET) || text.includes('555999999')) return 'shows what is for the owner'
  if (access === 'holder') return [404, 422].includes(status) ? undefined : `status ${status} for a stranger`
  const isGuest = actor === 'guest'
  if (access === 'everybody') return status === 401 || status === 403 ? `status ${status}` : undefined
  if (isGuest) return status === 401 ? undefined : `status ${status} for a guest`
  if (access === 'users') return status === 401 || status === 403 ? `status ${status}` : undefined
  if (access === 'owner' || access === 'operators')
    return [404, 422].includes(status) ? undefined : `status ${status} for a stranger`
  const type: AccountType = actor === 'neighbour' ? 'broker' : actor === 'operator' ? 'physical' : actor
  const isAllowed = access.includes(type)
  return (status === 403) === isAllowed || status === 401 ? `status ${status}` : undefined
}

/**
 * Skips most account types and the operator in the short run if the route treats them alike. A guest and the
 * neighbour try every route.
 */
function isTried(access: Access, actor: Actor, place: number): boolean {
  const types: readonly Actor[] = [...ACCOUNT_TYPES, 'operator']
  const isOfTypes = typeof access !== 'string'
  return isFullRun || isOfTypes || !types.includes(actor) || types.indexOf(actor) % 3 === place % 3
}

test('the table contains exactly the routes of the APIs', () => {
  const found = routes.map(({ method, path }) => `${method} ${path}`)
  expect([...new Set(found)].sort()).toEqual(Object.keys(ACCESS_BY_ROUTE).sort())
})

describe.each(ACTORS)('access as a %s', (actor) => {
  test('every route responds as the table says', { timeout: 60_000 }, async () => {
    const problems: string[] = []
    for (const [place, route] of routes.entries()) {
      const name = `${route.method} ${route.path}`
      const access = ACCESS_BY_ROUTE[name] ?? 'owner'
      if (!isTried(access, actor, place)) continue
      const problem = findProblem(access, actor, await call(route, actor))
      if (problem) problems.push(`${name}: ${problem}`)
    }
    expect(problems).toEqual([])
  })
})
