import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { DRAFTS } from '~tests/fixtures/draft-api'
import { findLedgerErrors } from '~tests/fixtures/ledger'
import { withSandboxBank } from '~tests/fixtures/sandbox-bank'
import { COMPLETE_FLAT } from '~tests/fixtures/statement-draft'

const database = withTestDatabase()
const bank = withSandboxBank(database)
const { api } = bank
const OWN = '/v1/microservice/users/statements'

interface Person {
  id: number
  token: string
}

/** The company, two of its agents, an agent who has left it, and people without any part in it. */
let people: Record<
  'broker' | 'gia' | 'nana' | 'former' | 'otherBroker' | 'otherAgent' | 'owner' | 'operator',
  Person
>
let statement: number
let phoneCount = 0

async function person(type: string, row: object = {}): Promise<Person & { phone: string }> {
  phoneCount += 1
  const phone = String(555_300_000 + phoneCount)
  const id = await addUser(database.pool, {
    type,
    phone_number: phone,
    valid_phone_numbers: [phone],
    ...row,
  })
  return { id, token: await createSession(database.pool, id), phone }
}

const join = (agent: Person, broker: Person) =>
  database.pool.query('insert into broker_agents (agent_id, broker_id) values ($1, $2)', [
    agent.id,
    broker.id,
  ])

beforeAll(() => addPlaces(database.pool))
beforeEach(async () => {
  people = {
    broker: await person('broker', { display_name: 'Keria' }),
    gia: await person('agent', { first_name: 'Gia', last_name: 'Dvali' }),
    nana: await person('agent', { first_name: 'Nana', last_name: 'Beridze' }),
    former: await person('agent'),
    otherBroker: await person('broker'),
    otherAgent: await person('agent'),
    owner: await person('physical'),
    operator: await person('physical', { is_operator: true }),
  }
  for (const agent of [people.gia, people.nana]) await join(agent, people.broker)
  await join(people.otherAgent, people.otherBroker)
  statement = await addFlat(people.gia)
})

const addFlat = (owner: Person, row: object = {}) =>
  addStatement(database.pool, {
    user_id: owner.id,
    owner_name: 'Gia',
    status_id: 1,
    condition_id: 1,
    floor: 4,
    total_floors: 8,
    price_type_id: 3,
    phone_number: '555123456',
    ...row,
  })

const read = async (id = statement) => {
  const { rows } = await database.pool.query('select * from statements where id = $1', [id])
  return rows[0]
}

const reassign = (ids: number[], agent: Person | 'own', by = people.broker) =>
  api.post(
    '/v1/users/agents/statements/reassign',
    { statements: ids.map(String), agent: agent === 'own' ? agent : String(agent.id) },
    { token: by.token },
  )

const edit = (by: Person, id = statement) => api.post(`${DRAFTS}/of-statement/${id}`, {}, { token: by.token })

async function patch(by: Person, draft: string, values: object): Promise<number> {
  const answer = await fetch(`${api.origin}/api${DRAFTS}/${draft}`, {
    method: 'PATCH',
    headers: {
      'x-website-key': 'ezo',
      'content-type': 'application/json',
      authorization: `Bearer ${by.token}`,
    },
    body: JSON.stringify({ version: '1', ...values }),
  })
  return answer.status
}

const listActs = async (by: Person, id = statement) =>
  (await api.get(`${OWN}/${id}/statistics`, { token: by.token })).body.data.company_acts

const titles = async (of: Person) =>
  (await api.get('/v1/users/notifications', { token: of.token, locale: 'en' })).body.data.data.map(
    ({ title }: { title: string }) => title,
  )

/** People who may not manage statements of Gia for the company. */
const strangers = () => {
  const { nana, former, otherBroker, otherAgent, owner, operator } = people
  return [nana, former, otherBroker, otherAgent, owner, operator]
}

describe('editing', () => {
  const giveNumber = (to: Person) =>
    database.pool.query(
      "update users set valid_phone_numbers = valid_phone_numbers || '{555123456}' where id = $1",
      [to.id],
    )

  test("a broker edits an agent's statement, which stays the agent's, and both see who did it", async () => {
    await giveNumber(people.gia)
    const { id } = (await edit(people.broker)).body.data
    expect(await patch(people.broker, id, { ...COMPLETE_FLAT, price: '99000' })).toBe(200)
    const published = await api.post(`${DRAFTS}/${id}/publish`, {}, { token: people.broker.token })
    expect(published.body.data).toMatchObject({ state: 'published', statement_id: statement })
    expect(await read()).toMatchObject({ price: 99_000, user_id: people.gia.id })
    const act = { act: 'edited', company: 'Keria', created_at: expect.any(String), from: null, to: null }
    for (const reader of [people.gia, people.broker]) expect(await listActs(reader)).toEqual([act])
    expect(await titles(people.gia)).toEqual(['Keria has edited your listing'])
  })

  test('the number of an edited statement must be confirmed by its agent or by the company', async () => {
    const { id } = (await edit(people.broker)).body.data
    await patch(people.broker, id, COMPLETE_FLAT)
    const publish = () => api.post(`${DRAFTS}/${id}/publish`, {}, { token: people.broker.token })
    expect((await publish()).body.errors).toMatchObject([{ field: 'phone_number' }])
    const edited = (by: Person) => api.get(`${DRAFTS}/of-statement/${statement}`, { token: by.token })
    const { rows } = await database.pool.query('select phone_number from users where id = $1', [
      people.gia.id,
    ])
    expect((await edited(people.broker)).body.data.agent_phones).toEqual([rows[0].phone_number])
    expect((await edited(people.gia)).body.data.agent_phones).toBeNull()
    await giveNumber(people.broker)
    expect((await publish()).status).toBe(200)
  })

  test('changes of a statement are one draft, which the agent and the company share', async () => {
    const { id } = (await edit(people.broker)).body.data
    expect((await edit(people.gia)).body.data.id).toBe(id)
    expect(await patch(people.gia, id, { price: '90000' })).toBe(200)
    // Both started from the same version.
    expect(await patch(people.broker, id, { price: '91000' })).toBe(200)
    const { body } = await api.get(`${DRAFTS}/${id}`, { token: people.broker.token })
    expect(body.data.values.price).toBe('90000')
  })

  test("an agent's statement and its draft answer 404 to everyone but the agent and the company", async () => {
    const { id } = (await edit(people.broker)).body.data
    for (const stranger of strangers()) {
      expect((await edit(stranger)).status).toBe(404)
      expect(await patch(stranger, id, { price: '1000' })).toBe(404)
      expect((await api.post(`${DRAFTS}/${id}/publish`, {}, { token: stranger.token })).status).toBe(404)
    }
    expect((await api.post(`${DRAFTS}/of-statement/${statement}`, {})).status).toBe(401)
  })

  test('a new draft of an agent is hidden from the company, and a statement of an agent cannot be copied', async () => {
    const { id } = (await api.post(DRAFTS, COMPLETE_FLAT, { token: people.gia.token })).body.data
    expect((await api.get(`${DRAFTS}/${id}`, { token: people.broker.token })).status).toBe(404)
    const copy = await api.post(`${DRAFTS}/copy-of/${statement}`, {}, { token: people.broker.token })
    expect(copy.status).toBe(404)
  })

  test('an agent who leaves keeps the statement and the draft, and the company loses both', async () => {
    const { id } = (await edit(people.broker)).body.data
    await api.post(`/v1/users/agents/${people.gia.id}/remove`, {}, { token: people.broker.token })
    expect(await patch(people.broker, id, { price: '1000' })).toBe(404)
    expect((await edit(people.broker)).status).toBe(404)
    expect((await edit(people.gia)).body.data.id).toBe(id)
  })
})

describe('promoting', () => {
  const orderVip = (by: Person) =>
    bank.init(by.token, 'vip-service-order', { package_id: 1, statements: [statement] })

  test("a broker promotes an agent's statement from the broker's balance, and the ledger names the broker", async () => {
    await bank.fill(people.broker.token, 20)
    const { body } = await orderVip(people.broker)
    await bank.payFromBalance(people.broker.token, body.data.id)
    expect(await bank.balance(people.broker.token)).toBe(7.5)
    expect((await read()).vip_tier).toBe(1)
    const { rows } = await database.pool.query(
      `select a.user_id from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
         join ledger_accounts a on a.id = e.account_id
       where t.payment_id = $1 and a.user_id is not null`,
      [body.data.id],
    )
    expect(rows).toEqual([{ user_id: people.broker.id }])
    expect(await findLedgerErrors(database.pool)).toEqual([])
    expect(await listActs(people.gia)).toMatchObject([{ act: 'promoted', company: 'Keria' }])
    expect(await titles(people.gia)).toContain('Keria has made your listing VIP')
  })

  test('a company can order VIP for a statement of its agent, but no other service', async () => {
    for (const stranger of strangers()) expect((await orderVip(stranger)).status).toBe(404)
    const boost = await bank.init(people.broker.token, 'facebook-boost-service-order', {
      package_id: (
        await database.pool.query(
          "select t.id from service_types t join services s on s.id = t.service_id where s.key = 'facebook-boost-service' limit 1",
        )
      ).rows[0].id,
      statements: [statement],
    })
    expect(boost.status).toBe(404)
  })

  test('the money of VIP for an agent who left before the payment stays on the balance of the broker', async () => {
    await bank.fill(people.broker.token, 20)
    const { body } = await orderVip(people.broker)
    await api.post(`/v1/users/agents/${people.gia.id}/remove`, {}, { token: people.broker.token })
    await bank.payFromBalance(people.broker.token, body.data.id)
    expect(await bank.balance(people.broker.token)).toBe(20)
    expect((await read()).vip_tier).toBe(0)
  })
})

describe('reassigning', () => {
  test('a reassigned statement has the name and number of the new agent, and both agents are notified', async () => {
    const { body } = await reassign([statement], people.nana)
    expect(body.data).toEqual({ changed: [statement], unchanged: [], refused: [] })
    const { rows } = await database.pool.query('select phone_number from users where id = $1', [
      people.nana.id,
    ])
    expect(await read()).toMatchObject({
      user_id: people.nana.id,
      owner_name: 'Nana Beridze',
      phone_number: rows[0].phone_number,
    })
    expect(await titles(people.gia)).toEqual(['Keria has handed your listing over'])
    expect(await titles(people.nana)).toEqual(['Keria has handed a listing over to you'])
    expect(await listActs(people.nana)).toMatchObject([
      { act: 'reassigned', from: 'Gia Dvali', to: 'Nana Beridze' },
    ])
    expect((await edit(people.gia)).status).toBe(404)
    expect((await reassign([statement], people.nana)).body.data.unchanged).toEqual([statement])
    expect(await listActs(people.nana)).toHaveLength(1)
  })

  test('a reassigned statement keeps a number that the company has confirmed', async () => {
    await database.pool.query(
      "update users set valid_phone_numbers = '{555123456}', phone_number = '555123456' where id = $1",
      [people.broker.id],
    )
    await reassign([statement], people.nana)
    expect((await read()).phone_number).toBe('555123456')
    expect((await reassign([statement], 'own')).body.data.changed).toEqual([statement])
    expect((await read()).user_id).toBe(people.broker.id)
  })

  test('unpublished changes and coming viewings follow a reassigned statement', async () => {
    const { id } = (await edit(people.gia)).body.data
    await addViewing(statement, people.gia)
    await reassign([statement], people.nana)
    const { rows } = await database.pool.query(
      `select d.user_id, d.content ->> 'owner_name' as name, v.owner_id
       from statement_drafts d join viewings v on v.statement_id = d.statement_id where d.id = $1`,
      [id],
    )
    expect(rows).toEqual([{ user_id: people.nana.id, name: 'Nana Beridze', owner_id: people.nana.id }])
  })

  test('a statement stays with its agent if it is blocked, in review, or shown while the new agent is taken', async () => {
    const [blocked, reviewed, shown] = [
      await addFlat(people.gia),
      await addFlat(people.gia),
      await addFlat(people.gia),
    ]
    await database.pool.query(
      "insert into statement_blocks (statement_id, cause, reason) values ($1, 'statement', 'fake')",
      [blocked],
    )
    const draft = (await edit(people.gia, reviewed)).body.data.id
    await database.pool.query("update statement_drafts set state = 'in_review' where id = $1", [draft])
    await addViewing(shown, people.gia)
    await addViewing(await addFlat(people.nana), people.nana)
    const { body } = await reassign([statement, blocked, reviewed, shown], people.nana)
    expect(body.data).toMatchObject({ changed: [statement], refused: [blocked, reviewed, shown] })
    for (const id of [blocked, reviewed, shown]) expect((await read(id)).user_id).toBe(people.gia.id)
  })

  test('statements are reassigned by the company only, among its current agents, all or none', async () => {
    const { broker, nana, otherBroker, otherAgent, former } = people
    const ofOther = await addFlat(otherAgent)
    const ofFormer = await addFlat(former)
    for (const foreign of [ofOther, ofFormer])
      expect((await reassign([statement, foreign], nana)).status).toBe(404)
    for (const target of [otherAgent, former, otherBroker, people.owner])
      expect((await reassign([statement], target)).body.errors).toMatchObject([{ field: 'agent' }])
    expect((await reassign([statement], otherAgent, otherBroker)).status).toBe(404)
    for (const stranger of [people.gia, nana, people.owner, people.operator])
      expect((await reassign([statement], nana, stranger)).status).toBe(403)
    expect((await reassign([statement], nana, { id: 0, token: 'nobody' })).status).toBe(401)
    await database.pool.query("update users set valid_phone_numbers = '{}' where id = $1", [nana.id])
    expect((await reassign([statement], nana, broker)).status).toBe(422)
    expect((await read()).user_id).toBe(people.gia.id)
  })

  test('a reassignment and the removal of its new agent at the same moment leave no statement with a stranger', async () => {
    const ids = [statement, ...(await Promise.all([1, 2, 3].map(() => addFlat(people.gia))))]
    const [moved] = await Promise.all([
      reassign(ids, people.nana),
      api.post(`/v1/users/agents/${people.nana.id}/remove`, {}, { token: people.broker.token }),
    ])
    const { rows } = await database.pool.query(
      'select distinct user_id from statements where id = any($1::int[])',
      [ids],
    )
    expect(rows).toEqual([{ user_id: moved.status === 200 ? people.nana.id : people.gia.id }])
  })

  test('two reassignments at the same moment are each logged once, and the later one stands', async () => {
    await Promise.all([reassign([statement], people.nana), reassign([statement], 'own')])
    const acts = await listActs(people.broker)
    expect(acts).toHaveLength(2)
    const { user_id } = await read()
    expect(acts[0].to).toBe(user_id === people.nana.id ? 'Nana Beridze' : 'Keria')
  })
})

const addViewing = (id: number, owner: Person) =>
  database.pool.query(
    `insert into viewings (statement_id, owner_id, starts_at, ends_at, in_person, name, email, locale, visitor)
     values ($1, $2, date_trunc('day', now()) + interval '3 days', date_trunc('day', now()) + interval '3 days 1 hour',
             true, 'Ana', 'ana@seekers.test', 'en', 'v')`,
    [id, owner.id],
  )
