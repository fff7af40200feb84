import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addUser } from '~tests/fixtures/database-rows'
import { deleteExpiredInvitations } from './invitations'

const database = withTestDatabase()
const api = withApi(database)

interface Person {
  id: number
  token: string
  email: string
}

let broker: Person
let count = 0

async function person(type: string, row: object = {}): Promise<Person> {
  count += 1
  const email = `invited${count}@links.test`
  const id = await addUser(database.pool, { type, email, ...row })
  return { id, email, token: await createSession(database.pool, id) }
}

beforeAll(() => addPlaces(database.pool))
beforeEach(async () => {
  broker = await person('broker', { display_name: 'Keria', slug: `keria-${count}` })
})

/** Invites a contact, and returns the code of the link that it was sent. */
async function inviteByLink(contact: string, by = broker): Promise<string> {
  await api.post('/v1/users/agents/invite', { contacts: [contact] }, { token: by.token, locale: 'en' })
  const { rows } = await database.pool.query(
    "select content::text as content from messages where cause like 'invitation:%' order by created_at desc, id desc limit 1",
  )
  const [, code] = /\/invitation\?code=([\w-]{43})/.exec(rows[0].content) ?? []
  if (!code) throw new Error('no link was sent')
  return code
}

const check = (code: string) => api.post('/v1/users/agent-invitations/check', { code })
const respond = (code: string, response: string, by: Person) =>
  api.post('/v1/users/agent-invitations/respond', { code, response }, { token: by.token })

const listAgents = async (query = '', by = broker) =>
  (await api.get(`/v1/users/agents${query}`, { token: by.token })).body.data

test('a person who registers after the invitation joins the company by its link, once', async () => {
  const code = await inviteByLink('new.person@links.test')
  expect((await listAgents('?status=invited')).data).toMatchObject([
    { email: 'new.person@links.test', phone_number: null, name: null },
  ])
  expect((await check(code)).body.data).toMatchObject({ broker: 'Keria', expires_at: expect.any(String) })
  const newcomer = await person('agent', { first_name: 'Ana', last_name: 'New' })
  expect((await respond(code, 'accepted', newcomer)).status).toBe(200)
  expect((await respond(code, 'accepted', newcomer)).status).toBe(200)
  expect(await listAgents()).toMatchObject({
    counts: { active: 1, invited: 0 },
    data: [{ id: newcomer.id, name: 'Ana New' }],
  })
  const another = await person('agent')
  expect((await respond(code, 'accepted', another)).status).toBe(404)
  expect((await check(code)).status).toBe(404)
})

test('a person invited by number gets a link by SMS', async () => {
  const code = await inviteByLink('599 00 11 22')
  const { rows } = await database.pool.query(
    "select kind, recipient, content ->> 'text' as text from messages order by created_at desc limit 1",
  )
  expect(rows).toEqual([
    { kind: 'agent_invited_by_sms', recipient: '599001122', text: 'Keria invites you to join as an agent:' },
  ])
  expect((await respond(code, 'declined', await person('agent'))).status).toBe(200)
  expect((await listAgents('?status=invited')).data).toEqual([])
})

test('an agent with an account can answer an invitation once, by its link or by its notification', async () => {
  const agent = await person('agent')
  const code = await inviteByLink(agent.email)
  await respond(code, 'accepted', agent)
  const { body } = await api.get('/v1/users/notifications', { token: agent.token })
  expect(body.data.data[0].additional_information.response).toBe('accepted')
  expect((await listAgents()).counts).toEqual({ active: 1, invited: 0 })
})

test('an invitation cannot be answered by guests and by users who are not agents', async () => {
  const code = await inviteByLink('other@links.test')
  for (const type of ['physical', 'broker', 'developer', 'designer'])
    expect((await respond(code, 'accepted', await person(type))).status).toBe(403)
  expect((await api.post('/v1/users/agent-invitations/respond', { code, response: 'accepted' })).status).toBe(
    401,
  )
  const agent = await person('agent')
  expect((await respond('x'.repeat(43), 'accepted', agent)).status).toBe(404)
  expect((await respond(code, 'perhaps', agent)).status).toBe(422)
  expect((await check(code)).status).toBe(200)
})

test('an agent of another broker cannot accept, and stays there', async () => {
  const agent = await person('agent')
  const other = await person('broker')
  await database.pool.query('insert into broker_agents (agent_id, broker_id) values ($1, $2)', [
    agent.id,
    other.id,
  ])
  const code = await inviteByLink('third@links.test')
  expect((await respond(code, 'accepted', agent)).status).toBe(409)
  expect((await listAgents('', other)).counts.active).toBe(1)
  expect((await check(code)).status).toBe(200)
})

test('a withdrawn invitation, and one of a blocked broker, cannot be opened or accepted', async () => {
  const agent = await person('agent')
  const code = await inviteByLink('fourth@links.test')
  const [{ id }] = (await listAgents('?status=invited')).data
  await api.post(`/v1/users/agents/${id}/remove`, { status: 'invited' }, { token: broker.token })
  expect([(await check(code)).status, (await respond(code, 'accepted', agent)).status]).toEqual([404, 404])
  const blocked = await inviteByLink('fifth@links.test')
  await database.pool.query('update users set blocked_at = now(), block_reason = $2 where id = $1', [
    broker.id,
    'fraud',
  ])
  expect([(await check(blocked)).status, (await respond(blocked, 'accepted', agent)).status]).toEqual([
    404, 404,
  ])
})

test('an expired invitation is deleted with its contact, and the person can be invited again', async () => {
  const agent = await person('agent')
  const code = await inviteByLink(agent.email)
  await database.pool.query("update agent_invitations set expires_at = now() - interval '1 minute'")
  expect([(await check(code)).status, (await respond(code, 'accepted', agent)).status]).toEqual([404, 404])
  expect((await listAgents('?status=invited')).data).toEqual([])
  const again = await inviteByLink(agent.email)
  expect((await check(again)).status).toBe(200)
  await database.pool.query("update agent_invitations set expires_at = now() - interval '1 minute'")
  await deleteExpiredInvitations(database.pool)
  expect((await database.pool.query('select from agent_invitations')).rowCount).toBe(0)
  const { body } = await api.get('/v1/users/notifications', { token: agent.token })
  expect(body.data.data[0].additional_information.response).toBe('withdrawn')
})

test('two agents who open one link at the same moment do not both join', async () => {
  const agents = await Promise.all([1, 2, 3].map(() => person('agent')))
  const code = await inviteByLink('shared@links.test')
  const answers = await Promise.all(agents.map((agent) => respond(code, 'accepted', agent)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
  expect((await listAgents()).counts.active).toBe(1)
})
