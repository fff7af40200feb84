import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)
const AGENTS = '/v1/users/agents'

type Person = { id: number; email: string; token: string }
let broker: Person
let agent: Person
let peopleCount = 0

beforeAll(() => addPlaces(database.pool))

beforeEach(async () => {
  broker = await person('broker', { display_name: 'Keria' })
  agent = await person('agent', {
    first_name: 'გია',
    last_name: 'დვალი',
    phone_number: '555000001',
    valid_phone_numbers: ['555000001'],
  })
})

async function person(type: string, row = {}): Promise<Person> {
  peopleCount += 1
  const email = `Someone${peopleCount}@agents.test`
  const id = await addUser(database.pool, { type, email, ...row })
  return { id, email, token: await createSession(database.pool, id) }
}

const list = async (query = '', by = broker) =>
  (await api.get(`${AGENTS}${query}`, { token: by.token })).body.data
const invite = (contacts: string[], by = broker) =>
  api.post(`${AGENTS}/invite`, { contacts }, { token: by.token })
const invited = async (email: string, by = broker) => (await invite([email], by)).body.data[0].status
const remove = (id: number, by = broker, status?: string) =>
  api.post(`${AGENTS}/${id}/remove`, { ...(status && { status }) }, { token: by.token })

async function listNotifications(of: Person) {
  const { body } = await api.get('/v1/users/notifications', { token: of.token, locale: 'en' })
  return body.data.data as {
    uuid: string
    type: number
    title: string
    additional_information: { response: string }
  }[]
}

async function answer(response: string, by = agent) {
  const [request] = (await listNotifications(by)).filter(
    ({ type, additional_information }) => type === 2 && !additional_information?.response,
  )
  return api.post(`/v1/notifications/${request?.uuid}/respond`, { response }, { token: by.token })
}

describe('invitations', () => {
  test('an invitation has a result for every email and number, which do not say who has an account', async () => {
    const other = await person('broker')
    const [mine, theirs] = [await person('agent'), await person('agent')]
    await invite([mine.email])
    await answer('accepted', mine)
    await invite([theirs.email], other)
    await answer('accepted', theirs)
    const contacts = [
      agent.email.toLowerCase(),
      'nobody@agents.test',
      theirs.email,
      other.email,
      '+995 599 00 00 01',
      mine.email,
      'no email',
      '032 2 12 34 56',
      agent.email.toUpperCase(),
    ]
    const { body } = await invite(contacts)
    expect(body.data.map(({ status }: { status: string }) => status)).toEqual([
      ...Array(5).fill('invited'),
      'already_yours',
      'wrong',
      'wrong',
      'already_invited',
    ])
    expect(await listNotifications(agent)).toMatchObject([{ type: 2 }])
    expect((await list('?status=invited')).data).toMatchObject(
      Array(5).fill({ name: null, avatar: null, statements_count: null }),
    )
  })

  test('two brokers can invite one agent, who can accept one of them only', async () => {
    const other = await person('broker')
    expect([await invited(agent.email), await invited(agent.email, other)]).toEqual(['invited', 'invited'])
    expect((await answer('accepted')).status).toBe(200)
    expect((await answer('accepted')).status).toBe(409)
    const { rows } = await database.pool.query('select broker_id from broker_agents where agent_id = $1', [
      agent.id,
    ])
    expect(rows).toHaveLength(1)
  })

  test('an agent can be invited again after each answer', async () => {
    for (const _ of [1, 2, 3]) {
      expect(await invited(agent.email)).toBe('invited')
      await answer('declined')
    }
    const titles = (await listNotifications(broker)).map(({ title }) => title)
    // The agent is identified by email, because a declining agent has not agreed to be named.
    expect(titles).toEqual(Array(3).fill(`${agent.email.toLowerCase()} has declined your invitation`))
    expect(JSON.stringify(await listNotifications(broker))).not.toContain('დვალი')
  })

  test('a company that awaits confirmation can invite no email', async () => {
    const unconfirmed = await person('broker', { awaits_confirmation: true })
    for (const email of [agent.email, 'nobody@agents.test'])
      expect((await invite([email], unconfirmed)).status).toBe(409)
    expect(await listNotifications(agent)).toEqual([])
  })

  test('an invitation takes one to twenty contacts and is limited per hour', async () => {
    expect((await invite([])).status).toBe(422)
    expect((await invite(Array.from({ length: 21 }, (_, at) => `a${at}@agents.test`))).status).toBe(422)
    for (let round = 0; round < 20; round += 1) await invite(['nobody@agents.test'])
    expect((await invite([agent.email])).status).toBe(429)
  })

  test('one email gets three invitations an hour from all brokers, and a fourth broker is not told', async () => {
    const brokers = await Promise.all([1, 2, 3, 4].map(() => person('broker')))
    for (const one of brokers) expect(await invited('busy@agents.test', one)).toBe('invited')
    const { rows } = await database.pool.query("select from messages where recipient = 'busy@agents.test'")
    expect(rows).toHaveLength(3)
  })
})

describe('the list of agents', () => {
  test('the list of agents shows only the email of invited agents and all fields of those who accepted', async () => {
    await addStatement(database.pool, { user_id: agent.id })
    await invite([agent.email])
    expect(await list('?status=invited')).toMatchObject({
      counts: { active: 0, invited: 1 },
      data: [{ email: agent.email.toLowerCase(), name: null, phone_number: null, statements_count: null }],
    })
    expect(await list(`?status=invited&q=${encodeURIComponent('დვალი')}`)).toMatchObject({ data: [] })
    await answer('accepted')
    expect(await list()).toMatchObject({
      counts: { active: 1, invited: 0 },
      data: [{ id: agent.id, name: 'გია დვალი', phone_number: '555000001', statements_count: 1 }],
    })
    expect((await listNotifications(broker))[0]).toMatchObject({
      type: 1,
      title: 'Gia Dvali is now your agent',
    })
  })

  test('the list of agents neither shows nor finds a phone number that no code has proved', async () => {
    const registered = await person('agent', { phone_number: '555000009' })
    await invite([registered.email])
    await answer('accepted', registered)
    expect(await list()).toMatchObject({ data: [{ id: registered.id, phone_number: null }] })
    expect((await list('?q=555000009')).data).toEqual([])
  })

  test('the list of agents can be searched by name, email and phone number', async () => {
    await invite([agent.email])
    await answer('accepted')
    for (const q of ['დვალ', agent.email.slice(0, 9), '5550000']) {
      expect((await list(`?q=${encodeURIComponent(q)}`)).data).toHaveLength(1)
    }
    expect(await list('?q=nobody')).toMatchObject({ data: [], counts: { active: 0 } })
  })
})

describe('removing an agent', () => {
  test('removing an agent ends the membership and notifies the agent', async () => {
    await invite([agent.email])
    await answer('accepted')
    expect((await remove(agent.id)).status).toBe(200)
    expect((await list()).data).toEqual([])
    expect((await listNotifications(agent))[0]).toMatchObject({
      type: 1,
      title: 'You no longer work with Keria',
    })
    expect((await remove(agent.id)).status).toBe(404)
    expect(await invited(agent.email)).toBe('invited')
  })

  test('a withdrawn invitation leaves the list and can no longer be accepted', async () => {
    await invite([agent.email])
    const uuid = (await listNotifications(agent))[0]?.uuid
    const [{ id }] = (await list('?status=invited')).data
    const other = await person('broker')
    expect((await remove(id, other, 'invited')).status).toBe(404)
    expect((await remove(id, broker, 'invited')).status).toBe(200)
    const late = await api.post(
      `/v1/notifications/${uuid}/respond`,
      { response: 'accepted' },
      { token: agent.token },
    )
    expect(late.status).toBe(409)
    expect((await listNotifications(agent))[0]?.additional_information.response).toBe('withdrawn')
    expect((await list('?status=invited')).data).toEqual([])
    expect((await remove(id, broker, 'invited')).status).toBe(404)
  })

  test('removing an agent who has left the list that the broker saw changes nothing', async () => {
    await invite([agent.email])
    const [{ id }] = (await list('?status=invited')).data
    expect((await remove(agent.id, broker, 'active')).status).toBe(404)
    await answer('accepted')
    expect((await remove(id, broker, 'invited')).status).toBe(404)
    expect((await list()).data).toHaveLength(1)
    expect((await remove(agent.id, broker, 'active')).status).toBe(200)
  })

  test("removing another broker's agent answers 404 and changes nothing", async () => {
    const other = await person('broker')
    await invite([agent.email])
    expect((await remove(agent.id, other)).status).toBe(404)
    await answer('accepted')
    for (const id of [agent.id, 0, 'x']) expect((await remove(id as number, other)).status).toBe(404)
    expect((await list()).data).toHaveLength(1)
    expect((await list('', other)).data).toEqual([])
  })
})

test.each(['physical', 'agent', 'developer', 'designer'])(
  'the calls of agents answer 403 to a %s, and 401 to a guest',
  async (type) => {
    const someone = await person(type)
    const answers = [
      await api.get(AGENTS, { token: someone.token }),
      await invite([agent.email], someone),
      await remove(agent.id, someone),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
    expect((await api.get(AGENTS, { token: 'nobody' })).status).toBe(401)
  },
)

describe('leaving a company', () => {
  const findCompany = async (by = agent) =>
    (await api.get(`${AGENTS}/company`, { token: by.token })).body.data.company
  const leave = (company: number, by = agent) =>
    api.post(`${AGENTS}/leave`, { company: String(company) }, { token: by.token })

  test('an agent sees the company and leaves it, and the company is notified', async () => {
    expect(await findCompany()).toBeNull()
    await invite([agent.email])
    await answer('accepted')
    expect(await findCompany()).toMatchObject({ id: broker.id, name: 'Keria' })
    expect((await leave(broker.id)).status).toBe(200)
    expect(await findCompany()).toBeNull()
    expect((await list()).counts.active).toBe(0)
    expect((await listNotifications(broker))[0]?.title).toBe('Gia Dvali no longer works with you')
    expect((await leave(broker.id)).status).toBe(404)
    expect((await listNotifications(broker)).filter(({ title }) => title.includes('no longer'))).toHaveLength(
      1,
    )
  })

  test('an agent who leaves gives assigned leads back to the company, and keeps the statements', async () => {
    await invite([agent.email])
    await answer('accepted')
    const statement = await addStatement(database.pool, { user_id: agent.id })
    await database.pool.query(
      "insert into account_leads (account_id, kind, name, assignee_id) values ($1, 'message', 'Nino', $2)",
      [broker.id, agent.id],
    )
    await leave(broker.id)
    const { rows } = await database.pool.query(
      `select l.assignee_id, s.user_id from account_leads l, statements s where l.account_id = $1 and s.id = $2`,
      [broker.id, statement],
    )
    expect(rows).toEqual([{ assignee_id: null, user_id: agent.id }])
  })

  test('a page of a former company does not end the work for the present one', async () => {
    await invite([agent.email])
    await answer('accepted')
    const former = await person('broker')
    expect((await leave(former.id)).status).toBe(404)
    expect((await api.post(`${AGENTS}/leave`, {}, { token: agent.token })).status).toBe(404)
    expect(await findCompany()).toMatchObject({ id: broker.id })
  })

  test('users who are not agents cannot leave a company, and an agent leaves for no one else', async () => {
    await invite([agent.email])
    await answer('accepted')
    for (const type of ['physical', 'broker', 'developer', 'designer'])
      expect((await leave(broker.id, await person(type))).status).toBe(403)
    expect((await leave(broker.id, await person('agent'))).status).toBe(404)
    expect((await list()).counts.active).toBe(1)
  })

  test('an agent who leaves and is removed at the same moment is out, with one notification', async () => {
    await invite([agent.email])
    await answer('accepted')
    const answers = await Promise.all([leave(broker.id), remove(agent.id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  })
})
