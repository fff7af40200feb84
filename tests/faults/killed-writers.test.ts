import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createRandom } from '~backend/demo/random'
import { createSession } from '~backend/platform/auth/sessions'
import { ACCOUNT_LEAD_STAGES } from '~contract/account-leads'
import { CONVERSATION_KEY_HEADER } from '~contract/conversations'
import { withTestDatabase } from '../database'
import { addPlaces, addStatement, addUser } from '../fixtures/database-rows'
import { KILLS, withKilledServer } from '../fixtures/killed-server'

const CONVERSATIONS = 4
const LEADS = 3
const BOOKERS = 3
const STATEMENTS = 40
const TIMES_PER_STATEMENT = 200
/** Longest life in ms after the first acknowledged write. */
const MAX_LIFE_MS = 400
const STAGES = ACCOUNT_LEAD_STAGES

const database = withTestDatabase()
const server = withKilledServer('lead-server')
const random = createRandom('killed writers')

let starting = Promise.resolve()
let isOver = false
let acknowledged = 0
let broken = 0

/** Retries until there is a response, as a visitor reloads a failed page. Returns its data. */
async function post(path: string, body: object, headers: Record<string, string> = {}) {
  for (;;) {
    await starting
    const answer = await fetch(`${server.origin}/api/v1/${path}`, {
      method: 'POST',
      headers: {
        'x-website-key': 'ezo',
        'x-visitor': randomUUID(),
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify(body),
    })
      .then(async (response) => ({ status: response.status, body: await response.json() }))
      .catch(() => undefined)
    if (answer && answer.status < 500) {
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      acknowledged += 1
      return answer.body.data
    }
    broken += 1
    await pause(5)
  }
}

/** Acknowledged writes. */
const journal = {
  replies: new Map<string, string[]>(),
  bookings: new Map<string, number>(),
  stages: new Map<number, string[]>(),
}

async function reply(conversation: string, key: string): Promise<void> {
  const texts: string[] = []
  journal.replies.set(conversation, texts)
  while (!isOver) {
    const text = `Reply ${texts.length + 1}`
    const body = { text, idempotency_key: randomUUID() }
    await post(`conversations/${conversation}/messages`, body, { [CONVERSATION_KEY_HEADER]: key })
    texts.push(text)
  }
}

async function book(times: { id: number; statement_id: number }[]): Promise<void> {
  for (let time = times.pop(); time && !isOver; time = times.pop()) {
    const body = {
      time_id: String(time.id),
      name: 'Dato',
      email: `n${time.id}@example.ge`,
      idempotency_key: randomUUID(),
    }
    const { id } = await post(`microservice/statements/${time.statement_id}/viewings`, body)
    journal.bookings.set(id, time.id)
  }
}

async function moveLead(lead: number, token: string): Promise<void> {
  const moves: string[] = []
  journal.stages.set(lead, moves)
  let shown: string = 'new'
  while (!isOver) {
    const stage = random.pick(STAGES.filter((other) => other !== shown))
    await post(
      `users/leads/${lead}/stage`,
      { stage, shown_stage: shown },
      { authorization: `Bearer ${token}` },
    )
    moves.push(stage)
    shown = stage
  }
}

async function query<Row extends object>(sql: string, ...values: unknown[]): Promise<Row[]> {
  return (await database.pool.query<Row>(sql, values)).rows
}

/** Adds what the writers need, and returns the writers. */
async function prepareWriters(): Promise<(() => Promise<void>)[]> {
  const { pool } = database
  await addPlaces(pool)
  const owner = await addUser(pool)
  const token = await createSession(pool, owner)
  const statements: number[] = []
  for (let index = 0; index < STATEMENTS; index += 1)
    statements.push(await addStatement(pool, { user_id: owner }))
  const times = await query<{ id: number; statement_id: number }>(
    `insert into viewing_times (statement_id, starts_at, ends_at, in_person)
     select statement, starts_at, starts_at + interval '5 minutes', false
     from unnest($1::int[]) statement,
       lateral (select now() + interval '2 days' + i * interval '5 minutes' as starts_at
                from generate_series(1, $2::int) i) times
     returning id, statement_id`,
    statements,
    TIMES_PER_STATEMENT,
  )
  const conversations = await query<{ id: string; guest_key: string }>(
    `insert into conversations (kind, statement_id, owner_id, seeker_name, seeker_locale, guest_email, guest_key)
     select 'statement', $1, $2, 'Dato', 'en', 'dato' || i || '@example.ge', gen_random_uuid()
     from generate_series(1, $3::int) i returning id, guest_key`,
    statements[0],
    owner,
    CONVERSATIONS,
  )
  const leads = await query<{ id: number }>(
    "insert into account_leads (account_id, kind, name) select $1, 'call', 'Dato' from generate_series(1, $2::int) returning id",
    owner,
    LEADS,
  )
  return [
    ...conversations.map(
      ({ id, guest_key: key }) =>
        () =>
          reply(id, key),
    ),
    ...leads.map(
      ({ id }) =>
        () =>
          moveLead(id, token),
    ),
    ...Array.from({ length: BOOKERS }, () => () => book(times)),
  ]
}

test(`no acknowledged reply, viewing or stage is lost or doubled, though the server is killed ${KILLS} times`, {
  timeout: 60_000 + KILLS * 6_000,
}, async () => {
  const writers = await prepareWriters()
  const startServer = () => server.start(JSON.stringify(database.connection))
  starting = startServer()
  const writing = Promise.all(writers.map((write) => write()))
  // A failed writer ends the test at the next kill.
  writing.catch(() => {})
  for (let kill = 0; kill < KILLS; kill += 1) {
    await starting
    const before = acknowledged
    while (acknowledged === before) await Promise.race([pause(5), writing])
    await pause(random.whole(1, MAX_LIFE_MS))
    starting = server.kill().then(startServer)
  }
  await starting
  isOver = true
  await writing

  const replies = await query<{ id: string; texts: string[] }>(
    `select conversation_id as id, array_agg(text order by id) as texts from conversation_messages
     where side = 'seeker' group by conversation_id`,
  )
  expect(new Map(replies.map(({ id, texts }) => [id, texts]))).toEqual(
    new Map([...journal.replies].filter(([, texts]) => texts.length > 0)),
  )
  const viewings = await query<{ id: string; time_id: number }>('select id, time_id from viewings')
  expect(new Map(viewings.map(({ id, time_id }) => [id, time_id]))).toEqual(journal.bookings)
  const stages = await query<{ id: number; stages: string[] }>(
    `select lead_id as id, array_agg(stage order by id) as stages from account_lead_acts
     where act = 'stage' and lead_id = any($1) group by lead_id`,
    [...journal.stages.keys()],
  )
  expect(new Map(stages.map(({ id, stages: moves }) => [id, moves]))).toEqual(
    new Map([...journal.stages].filter(([, moves]) => moves.length > 0)),
  )
  const [written] = await query<{ viewing_leads: number; viewing_emails: number }>(
    `select (select count(*)::int from account_lead_sources where kind = 'viewing') as viewing_leads,
       (select count(*)::int from messages where kind = 'viewing_booked' and user_id is null) as viewing_emails`,
  )
  expect(written).toEqual({ viewing_leads: journal.bookings.size, viewing_emails: journal.bookings.size })
  printTable()
})

function printTable(): void {
  const count = (lists: Iterable<string[]>) => [...lists].reduce((sum, { length }) => sum + length, 0)
  const rows = [
    ['kills', KILLS],
    ['requests without an answer, sent again', broken],
    ['replies acknowledged and stored once', count(journal.replies.values())],
    ['viewings acknowledged and stored once', journal.bookings.size],
    ['stages acknowledged and stored once', count(journal.stages.values())],
  ] as const
  process.stdout.write(`${rows.map(([name, value]) => `${name.padEnd(40)} ${value}`).join('\n')}\n`)
}
