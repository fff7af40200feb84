import { beforeEach, describe, expect, test } from 'vitest'
import { endMembership } from '~backend/agents/membership'
import { withTestDatabase } from '~tests/database'
import { type Person, withAccountLeads } from '~tests/fixtures/account-leads'
import { addStatement } from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const { api, people, addPerson, join, toCaller, write, reply, list, only, read, change, setStage, assign } =
  withAccountLeads(database)

let broker: Person
let agent: Person
let owner: Person
let seeker: Person
let neighbour: Person
let agentStatement: number

beforeEach(() => {
  ;({ broker, agent, owner, seeker, neighbour, agentStatement } = people)
})

describe('access to leads', () => {
  const acts = [
    ['stage', { stage: 'lost', shown_stage: 'new' }],
    ['notes', { text: 'x' }],
    ['reminder', { remind_on: '' }],
    ['assignee', { assignee_id: '', shown_id: '' }],
  ] as const

  async function expectNoAccess(id: number, by: Person | undefined, status: number) {
    expect((await read(id, by)).status).toBe(status)
    for (const [act, body] of acts) expect((await change(id, act, body, by)).status).toBe(status)
  }

  test('a guest gets 401; a neighbour, the seeker and an operator get 404', async () => {
    await write(seeker)
    const { id } = await only(owner)
    const operator = await addPerson({ is_operator: true })
    await expectNoAccess(id, undefined, 401)
    for (const stranger of [neighbour, seeker, operator, broker, agent]) {
      await expectNoAccess(id, stranger, 404)
      expect(await list(stranger)).toEqual([])
    }
    expect((await read(id, owner)).status).toBe(200)
  })

  test("a lead of an agent's statement belongs to the broker, and the agent looks after it", async () => {
    await write(seeker, agentStatement)
    expect(await only(broker)).toMatchObject({ assignee: { id: agent.id, name: 'ანა' } })
    const { id } = await only(agent)
    expect((await setStage(id, 'new', 'talking', agent)).status).toBe(200)
    // Only the broker decides who looks after it.
    expect((await assign(id, undefined, agent, agent)).status).toBe(404)
    expect((await read(id, agent)).body.data.agents).toEqual([])
  })

  test('an agent who has left loses the leads, which go back to the broker', async () => {
    const conversation = await write(seeker, agentStatement)
    const { id } = await only(broker)
    await endMembership(database.pool, { brokerId: broker.id, agentId: agent.id, endedBy: 'broker' })
    await expectNoAccess(id, agent, 404)
    expect(await only(broker)).toMatchObject({ assignee: null })
    // The conversation stays with its owner.
    const readConversation = async (by: Person) =>
      (await api.get(`/v1/conversations/${conversation}`, toCaller(by))).status
    expect(await readConversation(agent)).toBe(200)
    expect(await readConversation(broker)).toBe(404)
    expect((await read(id, broker)).body.data.messages).toEqual([])
  })

  test('open leads of a statement that is handed over go to its new agent, and closed ones stay', async () => {
    const colleague = await addPerson({
      type: 'agent',
      valid_phone_numbers: ['555333444'],
      phone_number: '555333444',
    })
    await join(colleague)
    const conversation = await write(seeker, agentStatement)
    const { id: closed } = await only(agent)
    await setStage(closed, 'new', 'closed', agent)
    await write(neighbour, agentStatement)
    const [open] = await list(agent, '?stage=new')
    await change(open?.id ?? 0, 'notes', { text: 'Calls on Monday' }, agent)
    const handOver = (to: Person | 'own') =>
      api.post(
        '/v1/users/agents/statements/reassign',
        { statements: [agentStatement], agent: to === 'own' ? to : to.id },
        toCaller(broker),
      )
    expect((await handOver(colleague)).body.data.changed).toEqual([agentStatement])
    expect(await list(agent)).toMatchObject([{ id: closed, stage: 'closed' }])
    expect(await list(colleague)).toMatchObject([{ id: open?.id, stage: 'new' }])
    const { acts, messages } = (await read(open?.id ?? 0, colleague)).body.data
    expect(messages).toHaveLength(1)
    expect(acts.map(({ act }: { act: string }) => act)).toEqual(['note', 'assign'])
    expect((await api.get(`/v1/conversations/${conversation}`, toCaller(colleague))).status).toBe(404)
    await database.pool.query(
      "update users set phone_number = '555777888', valid_phone_numbers = '{555777888}' where id = $1",
      [broker.id],
    )
    expect((await handOver('own')).body.data.changed).toEqual([agentStatement])
    expect(await list(colleague)).toEqual([])
    expect((await list(broker, '?assignee=none')).map(({ id }) => id)).toEqual([open?.id])
  })

  test('an agent given a lead reads and answers its conversation; other agents do not', async () => {
    const brokerStatement = await addStatement(database.pool, { user_id: broker.id })
    const colleague = await addPerson({ type: 'agent' })
    await join(colleague)
    const conversation = await write(seeker, brokerStatement)
    const { id } = await only(broker)
    expect((await reply(conversation, agent)).status).toBe(404)
    expect((await assign(id, agent, broker)).status).toBe(200)
    expect((await reply(conversation, agent)).status).toBe(200)
    expect((await reply(conversation, colleague)).status).toBe(404)
    expect(await only(agent)).toMatchObject({ stage: 'talking' })
    await reply(conversation, seeker)
    const { rows: notified } = await database.pool.query(
      "select distinct user_id from notifications where details->>'url' = $1 and user_id <> $2 order by user_id",
      [`/account/messages/${conversation}`, seeker.id],
    )
    expect(notified.map(({ user_id }) => user_id)).toEqual([broker.id, agent.id])
    const { body } = await api.get(`/v1/conversations/${conversation}`, toCaller(seeker))
    expect(body.data.messages.at(1)).toMatchObject({ is_own: false, text: 'Yes, it is' })
    const { rows } = await database.pool.query(
      "select details->>'url' as url from notifications where user_id = $1 and cause like 'lead:%'",
      [agent.id],
    )
    expect(rows).toEqual([{ url: `/account/leads/${id}` }])
  })

  test('a lead is given only to an agent of the broker, and two agents chosen at once conflict', async () => {
    const brokerStatement = await addStatement(database.pool, { user_id: broker.id })
    const colleague = await addPerson({ type: 'agent' })
    await join(colleague)
    await write(seeker, brokerStatement)
    const { id } = await only(broker)
    expect((await assign(id, neighbour, broker)).status).toBe(422)
    const answers = await Promise.all([assign(id, agent, broker), assign(id, colleague, broker)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})
