import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { CONVERSATION_KEY_HEADER } from '~contract/conversations'
import { DAY_MS } from '~contract/values/georgian-time'
import { VIEWING_KEY_HEADER } from '~contract/viewings'
import { withTestDatabase } from '../database'
import { withApi } from '../fixtures/api'
import { addPlaces, addStatement, addUser } from '../fixtures/database-rows'
import { addViewingTime } from '../fixtures/viewings'

const database = withTestDatabase()
const api = withApi(database)

/** Text that only the parties may read. */
const SECRET = 'kept-for-the-parties'

/**
 * Everyone who may try. The agent owns the statement and works for the broker, as the colleague does; the
 * seeker has written to the agent and booked a viewing.
 */
const ACTORS = {
  guest: undefined,
  'guest with a forged key': undefined,
  seeker: {},
  'private person': {},
  agent: { type: 'agent' },
  colleague: { type: 'agent' },
  'former agent': { type: 'agent' },
  'agent of another broker': { type: 'agent' },
  broker: { type: 'broker' },
  'other broker': { type: 'broker' },
  developer: { type: 'developer' },
  designer: { type: 'designer' },
  operator: { is_operator: true },
} as const
type Actor = keyof typeof ACTORS
const ACTOR_NAMES = Object.keys(ACTORS) as Actor[]

const PARTIES: Actor[] = ['seeker', 'agent', 'broker']
const COMPANY: Actor[] = ['agent', 'broker']
const SIDES: Actor[] = ['seeker', 'agent']

type ObjectName =
  | 'conversation'
  | 'file'
  | 'viewing'
  | 'time'
  | 'stay'
  | 'nights'
  | 'lead'
  | 'statement'
  | 'draft'
  | 'member'
  | 'notification'
  | 'passkey'
type Ids = Record<ObjectName, string>

interface Cell {
  object: ObjectName
  method?: 'POST' | 'DELETE'
  path: (ids: Ids) => string
  body?: (ids: Ids) => object
  /** Actors for whom the object exists. */
  parties: Actor[]
}

const conversation = (method: 'POST' | undefined, act: string, body: object = {}): Cell => ({
  object: 'conversation',
  ...(method && { method }),
  path: (ids) => `/v1/conversations/${ids.conversation}${act}`,
  body: () => body,
  parties: PARTIES,
})
const viewing = (act: string, body: (ids: Ids) => object): Cell => ({
  object: 'viewing',
  method: 'POST',
  path: (ids) => `/v1/viewings/${ids.viewing}/${act}`,
  body,
  parties: SIDES,
})
const lead = (act: string, body: object, parties = COMPANY): Cell => ({
  object: 'lead',
  method: 'POST',
  path: (ids) => `/v1/users/leads/${ids.lead}/${act}`,
  body: () => body,
  parties,
})

/** Every route that names an object. Those that end the object stand last. */
const CELLS: readonly Cell[] = [
  conversation(undefined, ''),
  conversation('POST', '/seen'),
  conversation('POST', '/messages', { text: 'Hello' }),
  conversation('POST', '/report', { comment: 'spam' }),
  {
    object: 'file',
    path: (ids) => `/v1/conversations/${ids.conversation}/files/${ids.file}`,
    parties: PARTIES,
  },
  conversation('POST', '/change', { act: 'close' }),
  { object: 'viewing', path: (ids) => `/v1/viewings/${ids.viewing}`, parties: SIDES },
  viewing('answer', () => ({ took_place: 'yes' })),
  viewing('move', () => ({ time_id: '1' })),
  viewing('cancel', () => ({ reason: 'x' })),
  { object: 'lead', path: (ids) => `/v1/users/leads/${ids.lead}`, parties: COMPANY },
  lead('stage', { stage: 'talking', shown_stage: 'new' }),
  lead('notes', { text: 'x' }),
  lead('reminder', { remind_on: '' }),
  lead('assignee', { assignee_id: '', shown_id: '' }, ['broker']),
  {
    object: 'statement',
    path: (ids) => `/v1/microservice/users/statements/${ids.statement}/statistics`,
    parties: COMPANY,
  },
  {
    object: 'statement',
    method: 'POST',
    path: (ids) => `/v1/microservice/users/statement-drafts/of-statement/${ids.statement}`,
    parties: COMPANY,
  },
  {
    object: 'draft',
    path: (ids) => `/v1/microservice/users/statement-drafts/${ids.draft}`,
    parties: COMPANY,
  },
  {
    object: 'statement',
    method: 'POST',
    path: () => '/v1/users/agents/statements/reassign',
    body: (ids) => ({ statements: [ids.statement], agent: 'own' }),
    parties: ['broker'],
  },
  {
    object: 'time',
    method: 'DELETE',
    path: (ids) => `/v1/microservice/users/viewing-times/${ids.time}`,
    parties: ['agent'],
  },
  conversation(undefined, '/stays'),
  {
    object: 'stay',
    method: 'POST',
    path: (ids) => `/v1/stays/${ids.stay}/change`,
    body: () => ({ act: 'cancel' }),
    parties: PARTIES,
  },
  {
    object: 'nights',
    method: 'DELETE',
    path: (ids) => `/v1/microservice/users/blocked-nights/${ids.nights}`,
    parties: ['agent'],
  },
  {
    object: 'notification',
    path: (ids) => `/v1/users/notifications/${ids.notification}`,
    parties: ['agent'],
  },
  {
    object: 'passkey',
    method: 'POST',
    path: (ids) => `/v1/identity/passkeys/remove/${ids.passkey}`,
    parties: ['agent'],
  },
  {
    object: 'member',
    method: 'POST',
    path: (ids) => `/v1/users/agents/${ids.member}/remove`,
    parties: ['broker'],
  },
]

const LISTS = [
  '/v1/users/conversations',
  '/v1/users/leads',
  '/v1/users/leads?q=kept',
  '/v1/users/notifications',
  '/v1/users/agents',
  '/v1/microservice/users/viewings',
  '/v1/microservice/users/viewing-times',
  '/v1/microservice/users/stays',
  '/v1/microservice/users/statements',
]

const userIds = new Map<Actor, number>()
const tokens = new Map<Actor, string>()
const ids = {} as Ids
const MISSING: Ids = {
  conversation: randomUUID(),
  file: randomUUID(),
  viewing: randomUUID(),
  time: '999999999',
  stay: randomUUID(),
  nights: '999999999',
  lead: '999999999',
  statement: '999999999',
  draft: randomUUID(),
  member: '999999999',
  notification: randomUUID(),
  passkey: 'missing',
}

beforeAll(async () => {
  const { pool } = database
  await addPlaces(pool)
  for (const actor of ACTOR_NAMES) {
    const row = ACTORS[actor]
    if (!row) continue
    const id = await addUser(pool, row)
    userIds.set(actor, id)
    tokens.set(actor, await createSession(pool, id))
  }
  const [agent, broker] = [getUserId('agent'), getUserId('broker')]
  for (const member of ['agent', 'colleague'] as const)
    await pool.query('insert into broker_agents (agent_id, broker_id) values ($1, $2)', [
      getUserId(member),
      broker,
    ])
  await pool.query('insert into broker_agents (agent_id, broker_id) values ($1, $2)', [
    getUserId('agent of another broker'),
    getUserId('other broker'),
  ])
  const statement = await addStatement(pool, { user_id: agent, owner_name: SECRET })
  const token = tokens.get('seeker') ?? ''
  const written = await api.post(
    `/v1/microservice/statements/${statement}/message`,
    { name: SECRET, message: SECRET },
    { token },
  )
  ids.conversation = written.body.data.conversation
  const insert = async (sql: string, ...values: unknown[]): Promise<string> =>
    String((await pool.query(sql, values)).rows[0].id)
  ids.file = await insert(
    `insert into conversation_files (message_id, position, name, media_type, size, content)
     select max(id), 1, $2, 'application/pdf', length($3::bytea), $3 from conversation_messages where conversation_id = $1 returning id`,
    ids.conversation,
    SECRET,
    Buffer.from(SECRET),
  )
  const time = await addViewingTime(pool, statement)
  const booked = await api.post(
    `/v1/microservice/statements/${statement}/viewings`,
    { time_id: String(time), name: SECRET, email: 'dato@example.ge' },
    { token },
  )
  ids.viewing = booked.body.data.id
  ids.lead = await insert('select id from account_leads where account_id = $1', broker)
  ids.time = String(await addViewingTime(pool, statement, { startsAt: new Date(Date.now() + 5 * DAY_MS) }))
  ids.stay = await insert(
    `insert into stays (statement_id, conversation_id, nights, guests, currency_id, nights_count, night_price,
       weekend_nights, weekend_price, cleaning_fee, total, locale, expires_at)
     select $1, id, '[2099-12-01,2099-12-03)', 2, 1, 2, 100, 0, 100, 0, 200, 'en', now() + interval '1 day'
     from conversations where id = $2 returning id`,
    statement,
    ids.conversation,
  )
  ids.nights = await insert(
    `insert into occupied_nights (statement_id, nights) values ($1, '[2099-12-05,2099-12-07)') returning id`,
    statement,
  )
  ids.statement = String(statement)
  ids.draft = await insert(
    `insert into statement_drafts (user_id, statement_id, content)
     values ($1, $2, jsonb_build_object('comment_en', $3::text)) returning id`,
    agent,
    statement,
    SECRET,
  )
  ids.member = String(agent)
  ids.notification = await insert(
    `insert into notifications (user_id, kind, details) values ($1, 1, jsonb_build_object('message', $2::text))
     returning uuid as id`,
    agent,
    SECRET,
  )
  ids.passkey = await insert(
    `insert into passkeys (id, user_id, public_key, counter, device) values ('key', $1, '\\x00', 0, 'Chrome')
     returning id`,
    agent,
  )
})

function getUserId(actor: Actor): number {
  return userIds.get(actor) ?? 0
}

async function call(cell: Pick<Cell, 'method' | 'path' | 'body'>, actor: Actor, named: Ids) {
  const token = tokens.get(actor)
  const method = cell.method ?? 'GET'
  const answer = await fetch(`${api.origin}/api${cell.path(named)}`, {
    method,
    headers: {
      'x-website-key': 'ezo',
      'x-visitor': randomUUID(),
      'content-type': 'application/json',
      ...(actor === 'guest with a forged key' && {
        [CONVERSATION_KEY_HEADER]: randomUUID(),
        [VIEWING_KEY_HEADER]: randomUUID(),
      }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: method === 'POST' ? JSON.stringify(cell.body?.(named) ?? {}) : null,
  })
  return { status: answer.status, text: await answer.text() }
}

const TABLES = [
  'conversations',
  'conversation_messages',
  'conversation_files',
  'conversation_reports',
  'viewings',
  'viewing_times',
  'stays',
  'occupied_nights',
  'account_leads',
  'account_lead_acts',
  'statements',
  'statement_drafts',
  'company_acts',
  'broker_agents',
  'notifications',
  'passkeys',
]

async function snapshot(): Promise<string> {
  const hashes = TABLES.map(
    (table) => `(select coalesce(md5(string_agg(t::text, '' order by t::text)), '') from ${table} t)`,
  )
  const { rows } = await database.pool.query<{ all: string }>(`select concat(${hashes.join(', ')}) as all`)
  return rows[0]?.all ?? ''
}

const nameOf = ({ method, object, path }: Cell) => `${method ?? 'GET'} ${path(MISSING)} (${object})`

describe('objects of a conversation, a viewing and a lead', () => {
  test.each(ACTOR_NAMES)(
    'a foreign object answers exactly like a missing one, and stays, to the actor: %s',
    async (actor) => {
      const before = await snapshot()
      const problems: string[] = []
      for (const cell of CELLS.filter(({ parties }) => !parties.includes(actor))) {
        const [foreign, missing] = await Promise.all([call(cell, actor, ids), call(cell, actor, MISSING)])
        if (foreign.status !== missing.status || foreign.text !== missing.text)
          problems.push(`${nameOf(cell)}: ${foreign.status} ${foreign.text}, missing ${missing.status}`)
        if (![401, 403, 404, 422].includes(foreign.status))
          problems.push(`${nameOf(cell)}: ${foreign.status}`)
      }
      expect(problems).toEqual([])
      expect(await snapshot()).toBe(before)
    },
  )

  test.each(ACTOR_NAMES)('lists show nothing of others to the actor: %s', async (actor) => {
    const own = CELLS.some(({ parties }) => parties.includes(actor))
    for (const path of LISTS) {
      const { status, text } = await call({ path: () => path }, actor, ids)
      expect([200, 401, 403], path).toContain(status)
      if (!own) expect(text, path).not.toContain(SECRET)
    }
  })

  test.each(['seeker', 'agent', 'broker'] as const)(
    'the %s reaches every object that the table names',
    async (actor) => {
      const problems: string[] = []
      for (const cell of CELLS.filter(({ parties }) => parties.includes(actor))) {
        const { status } = await call(cell, actor, ids)
        if ([401, 403, 404].includes(status) || status >= 500) problems.push(`${nameOf(cell)}: ${status}`)
      }
      expect(problems).toEqual([])
    },
  )
})
