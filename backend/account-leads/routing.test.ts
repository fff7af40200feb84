import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { inTransaction } from '~backend/platform/db/transaction'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, addUser, places } from '~tests/fixtures/database-rows'
import { addAccountLead } from './add-lead'
import { sendReminders } from './reminder-job'

const database = withTestDatabase()
const api = withApi(database)

let broker: { id: number; token: string }
let agents: number[]

beforeAll(() => addPlaces(database.pool))

beforeEach(async () => {
  const id = await addUser(database.pool, { type: 'broker' })
  broker = { id, token: await createSession(database.pool, id) }
  agents = [await addAgent('ანა'), await addAgent('ბექა'), await addAgent('გია')]
})

async function addAgent(name: string): Promise<number> {
  const id = await addUser(database.pool, { type: 'agent', first_name: name })
  await database.pool.query('insert into broker_agents (agent_id, broker_id) values ($1, $2)', [
    id,
    broker.id,
  ])
  return id
}

const setRouting = (routing: string, by = broker) =>
  api.post('/v1/users/lead-settings/routing', { routing }, { token: by.token })

/** Adds a call request to the broker, or a message about a statement. */
const addLead = (statementId: number | null = null, ownerId = broker.id) =>
  inTransaction(database.pool, (transaction) =>
    addAccountLead(transaction, {
      kind: statementId === null ? 'call' : 'message',
      source: { kind: 'conversation', id: randomUUID() },
      ownerId,
      statementId,
      seeker: { userId: undefined, name: 'დათო' },
    }),
  )

async function listAssignees(): Promise<(number | null)[]> {
  const { rows } = await database.pool.query(
    'select assignee_id from account_leads where account_id = $1 order by id',
    [broker.id],
  )
  return rows.map(({ assignee_id }) => assignee_id)
}

describe('routing', () => {
  test('a lead stays with the broker unless the broker chooses a rule', async () => {
    await addLead()
    expect(await listAssignees()).toEqual([null])
  })

  test('concurrent leads go to the agents in turn, each agent once', async () => {
    expect((await setRouting('turn')).status).toBe(200)
    await Promise.all([addLead(), addLead(), addLead()])
    expect((await listAssignees()).toSorted()).toEqual(agents.toSorted())
    await addLead()
    const all = await listAssignees()
    expect(all.at(-1)).toBe(all[0])
    const { rowCount } = await database.pool.query(
      "select from notifications where user_id = any($1) and cause like 'lead:%:routed'",
      [agents],
    )
    expect(rowCount).toBe(4)
  })

  test('a blocked agent gets no lead in turn', async () => {
    await setRouting('turn')
    await database.pool.query("update users set blocked_at = now(), block_reason = 'fraud' where id = $1", [
      agents[0],
    ])
    await addLead()
    await addLead()
    expect(await listAssignees()).toEqual([agents[1], agents[2]])
  })

  test('a lead goes to the agent with the most public statements in its district, or stays with the broker', async () => {
    await setRouting('district')
    const [first = 0, second = 0] = agents
    await addStatement(database.pool, { user_id: first })
    for (const row of [{}, {}]) await addStatement(database.pool, { user_id: second, ...row })
    for (const row of [{}, {}, {}])
      await addStatement(database.pool, { user_id: first, published: false, ...row })
    await addLead(await addStatement(database.pool, { user_id: broker.id }))
    await addLead(await addStatement(database.pool, { user_id: broker.id, district_id: places.old }))
    await addLead()
    expect(await listAssignees()).toEqual([second, null, null])
  })

  test("a lead about an agent's statement goes to that agent whatever the rule", async () => {
    await setRouting('turn')
    const [, second = 0] = agents
    for (let count = 0; count < 2; count += 1)
      await addLead(await addStatement(database.pool, { user_id: second }), second)
    expect(await listAssignees()).toEqual([second, second])
  })

  test('routing rules of leads can be set by brokers alone', async () => {
    const id = await addUser(database.pool)
    const owner = { id, token: await createSession(database.pool, id) }
    expect((await setRouting('turn', owner)).status).toBe(403)
    expect((await setRouting('nonsense')).status).toBe(422)
  })
})

describe('response times', () => {
  async function respond(agentId: number, minutes: readonly number[]) {
    for (const count of minutes)
      await database.pool.query(
        `insert into account_leads (account_id, kind, assignee_id, responded_by, created_at, responded_at)
         values ($1, 'call', $2, $2, now() - interval '1 day', now() - interval '1 day' + make_interval(mins => $3))`,
        [broker.id, agentId, count],
      )
  }

  test('the median of an agent is shown from five responses on', async () => {
    const [first = 0, second = 0] = agents
    await respond(first, [1, 10, 20, 30, 600])
    await respond(second, [1, 2, 3, 4])
    const { body } = await api.get('/v1/users/lead-settings', { token: broker.token })
    expect(body.data.agents).toMatchObject([
      { id: first, open_leads: 5, responses: 5, median_minutes: 20 },
      { id: second, open_leads: 4, responses: 4, median_minutes: null },
      { responses: 0, median_minutes: null },
    ])
  })
})

describe('reminders', () => {
  const readNotified = async () => {
    const { rows } = await database.pool.query(
      `select user_id, details->>'url' as url from notifications where cause like 'lead:%:reminder%' and user_id = any($1)`,
      [[broker.id, ...agents]],
    )
    return rows
  }

  test('a due reminder notifies the agent who looks after the lead once, also from two servers at once', async () => {
    const { rows } = await database.pool.query(
      `insert into account_leads (account_id, kind, assignee_id, remind_on) values
         ($1, 'call', $2, '2026-12-01'), ($1, 'call', null, '2026-12-02') returning id`,
      [broker.id, agents[0]],
    )
    await Promise.all([
      sendReminders(database.pool, '2026-12-01'),
      sendReminders(database.pool, '2026-12-01'),
    ])
    await sendReminders(database.pool, '2026-12-01')
    expect(await readNotified()).toEqual([{ user_id: agents[0], url: `/account/leads/${rows[0].id}` }])
    await sendReminders(database.pool, '2026-12-02')
    expect(await readNotified()).toHaveLength(2)
  })

  test('a reminder names the lead in its email, and each of both can be switched off', async () => {
    const [first, second, third] = agents
    await database.pool.query(
      `insert into message_settings (user_id, unwanted_kinds, unwanted_notifications)
       values ($1, '{}', '{lead_reminder}'), ($2, '{lead_reminder}', '{}')`,
      [first, second],
    )
    await database.pool.query(
      `insert into account_leads (account_id, kind, assignee_id, remind_on, name)
       select $1, 'call', agent, '2026-12-01', 'დათო' from unnest($2::int[]) agent`,
      [broker.id, agents],
    )
    await sendReminders(database.pool, '2026-12-01')
    expect((await readNotified()).map((row) => row.user_id).sort()).toEqual([second, third])
    const { rows } = await database.pool.query(
      `select user_id, content->'rows' as rows from messages where kind = 'lead_reminder' and user_id = any($1)
       order by user_id`,
      [agents],
    )
    expect(rows).toEqual([first, third].map((user_id) => ({ user_id, rows: [['სახელი', 'დათო']] })))
  })
})
