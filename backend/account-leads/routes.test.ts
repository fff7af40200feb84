import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { closeAccount } from '~backend/identity/close-account'
import { inTransaction } from '~backend/platform/db/transaction'
import { DAY_MS, toGeorgianDate } from '~contract/values/georgian-time'
import { withTestDatabase } from '~tests/database'
import { type ListedLead, type Person, withAccountLeads } from '~tests/fixtures/account-leads'
import { addProject, addStatement } from '~tests/fixtures/database-rows'
import { deleteOldLeads } from './erase-leads'

const database = withTestDatabase()
const {
  api,
  people,
  addPerson,
  toCaller,
  write,
  book,
  requestNumber,
  reply,
  list,
  only,
  read,
  change,
  setStage,
} = withAccountLeads(database)

let broker: Person
let agent: Person
let owner: Person
let seeker: Person
let neighbour: Person
let statement: number
let agentStatement: number

beforeEach(() => {
  ;({ broker, agent, owner, seeker, neighbour, statement, agentStatement } = people)
})

describe('sources of leads', () => {
  test('a message, a viewing and a number request of one user about one statement are one lead', async () => {
    await requestNumber(seeker)
    expect(await only(owner)).toMatchObject({ kind: 'number', stage: 'new', name: '' })
    await write(seeker)
    expect(await only(owner)).toMatchObject({ kind: 'number', stage: 'new', name: 'დათო' })
    await book(seeker)
    const lead = await only(owner)
    expect(lead).toMatchObject({ stage: 'viewing' })
    const { body } = await read(lead.id, owner)
    expect(body.data.events.map(({ kind }: { kind: string }) => kind)).toEqual([
      'number',
      'conversation',
      'viewing',
    ])
    expect(body.data.messages).toMatchObject([{ is_own: false, text: 'Is it still for sale?' }])
    expect(body.data.contact).toEqual({ phone_number: null, email: 'dato@example.ge' })
  })

  test('messages and viewings of guests stay separate, because an email or a number proves nothing', async () => {
    await write(undefined, statement, { phone_number: '555111222' })
    await write(undefined, statement, { phone_number: '555111222' })
    await book(undefined)
    expect((await list(owner)).map(({ kind }) => kind)).toEqual(['viewing', 'message', 'message'])
  })

  test('a number requested several times at once by one guest is one lead', async () => {
    const visitor = randomUUID()
    await Promise.all(Array.from({ length: 6 }, () => requestNumber(undefined, statement, visitor)))
    expect(await only(owner)).toMatchObject({ kind: 'number', name: '' })
  })

  test('a message and a number request of one user at once are one lead', async () => {
    await Promise.all([write(seeker), requestNumber(seeker), requestNumber(seeker)])
    const { id } = await only(owner)
    expect((await read(id, owner)).body.data.events).toHaveLength(2)
  })

  test('an agent who reveals the number of the own company makes no lead', async () => {
    await requestNumber(broker, agentStatement)
    expect(await list(broker)).toEqual([])
  })

  test('a closed lead stays closed when the person books a viewing, which is a lead of its own', async () => {
    await write(seeker)
    const { id } = await only(owner)
    await setStage(id, 'new', 'lost', owner)
    await book(seeker)
    expect((await list(owner)).map(({ stage }) => stage)).toEqual(['viewing', 'lost'])
  })

  test('call requests about two projects are two leads, and the list filters by project', async () => {
    const developer = await addPerson({ type: 'developer' })
    const projects = await Promise.all(
      ['one', 'two'].map((slug) => addProject(database.pool, { slug, developer_id: developer.id })),
    )
    for (const project of projects)
      await api.post(
        '/v1/call-request',
        {
          name: 'დათო',
          phone_number: '555111222',
          comment: '',
          company_id: developer.id,
          project_id: project,
          idempotency_key: randomUUID(),
        },
        toCaller(seeker),
      )
    expect(await list(developer)).toHaveLength(2)
    expect(await list(developer, '?is_waiting=1')).toHaveLength(2)
    const { body } = await api.get('/v1/users/leads', toCaller(developer))
    const figures = { new: 1, talking: 0, waiting: 1 }
    expect(body.data.projects).toMatchObject(
      projects.toSorted((a, b) => a - b).map((id) => ({ id, ...figures })),
    )
    const found = await list(developer, `?project_id=${projects[1]}`)
    expect(found).toMatchObject([{ kind: 'call', project: { id: projects[1], title: 'ნიგვზის ეზო' } }])
    const conversations = (await api.get('/v1/users/conversations', toCaller(developer))).body.data.data
    expect(conversations).toMatchObject([
      { kind: 'call_request', project: { title: 'ნიგვზის ეზო' } },
      { kind: 'call_request', project: { title: 'ნიგვზის ეზო' } },
    ])
    expect((await read((found[0] as ListedLead).id, developer)).body.data.contact.phone_number).toBe(
      '+995555111222',
    )
  })

  test('revealed numbers of a broker, an agent and a project are number requests, one for each person', async () => {
    const phone = { valid_phone_numbers: ['555111222'], phone_number: '555111222' }
    const numbered = async (row: object) => addPerson({ ...phone, ...row })
    const company = await numbered({ type: 'broker', slug: `keys-${randomUUID()}` })
    const worker = await numbered({ type: 'agent' })
    const developer = await numbered({ type: 'developer', slug: `stairs-${randomUUID()}` })
    await database.pool.query('insert into broker_agents (agent_id, broker_id) values ($1, $2)', [
      worker.id,
      company.id,
    ])
    const project = await addProject(database.pool, { slug: randomUUID(), developer_id: developer.id })
    const reveal = async (subject: string, visitor: string, by?: Person) => {
      const path = `/v1/microservice-projects/show-phone-number/${subject}`
      expect((await api.post(path, undefined, toCaller(by, visitor))).status, subject).toBe(200)
    }
    const [one, two] = [randomUUID(), randomUUID()]
    for (const visitor of [one, one, two]) await reveal(`broker/${company.id}`, visitor)
    await reveal(`agent/${worker.id}`, one, seeker)
    await reveal(`project/${project}`, one)
    // An agent who reveals the number of the own company creates no lead.
    await reveal(`broker/${company.id}`, two, worker)
    expect(await list(company)).toMatchObject([
      { kind: 'number', name: '', assignee: { id: worker.id } },
      { kind: 'number', assignee: null },
      { kind: 'number', assignee: null },
    ])
    expect(await list(developer)).toMatchObject([{ kind: 'number', project: { id: project } }])
    const { body } = await api.get('/v1/users/leads', toCaller(company))
    expect(body.data.data[0]).toMatchObject({ contact: null, statement: null })
  })

  test('a project of another developer is left out of a call request', async () => {
    const developer = await addPerson({ type: 'developer' })
    const project = await addProject(database.pool, { slug: 'of-another' })
    const body = { name: 'დათო', phone_number: '555111222', company_id: developer.id, project_id: project }
    await api.post('/v1/call-request', { ...body, idempotency_key: randomUUID() }, toCaller(seeker))
    expect(await only(developer)).toMatchObject({ kind: 'call', project: null })
  })
})

describe('stages of leads', () => {
  test('the first reply begins the stage talking and is the first response', async () => {
    const conversation = await write(seeker)
    expect(await only(owner)).toMatchObject({ stage: 'new', responded_at: null })
    await reply(conversation, seeker)
    expect(await only(owner)).toMatchObject({ stage: 'new', responded_at: null })
    await reply(conversation, owner)
    const lead = await only(owner)
    expect(lead).toMatchObject({ stage: 'talking', responded_at: expect.any(String) })
    const { rows } = await database.pool.query('select responded_by from account_leads where id = $1', [
      lead.id,
    ])
    expect(rows).toEqual([{ responded_by: owner.id }])
  })

  test('a reply leaves a later stage as it was set by hand', async () => {
    const conversation = await write(seeker)
    const { id } = await only(owner)
    expect((await setStage(id, 'new', 'offer', owner)).status).toBe(200)
    await reply(conversation, owner)
    await book(seeker)
    expect(await only(owner)).toMatchObject({ stage: 'offer' })
  })

  test('two stages set at once: one succeeds, the other gets a conflict', async () => {
    await write(seeker)
    const { id } = await only(owner)
    const answers = await Promise.all([
      setStage(id, 'new', 'talking', owner),
      setStage(id, 'new', 'lost', owner),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('the response time of a lead counts the stage talking as a response, but not the stage lost', async () => {
    await write(seeker)
    const { id } = await only(owner)
    await setStage(id, 'new', 'lost', owner)
    expect(await only(owner)).toMatchObject({ responded_at: null })
    await setStage(id, 'lost', 'talking', owner)
    expect(await only(owner)).toMatchObject({ responded_at: expect.any(String) })
  })
})

describe('notes and reminders', () => {
  test('a note sent twice with one key is added once, and only the account reads it', async () => {
    const conversation = await write(seeker)
    const { id } = await only(owner)
    const note = { text: 'Calls on Monday', idempotency_key: randomUUID() }
    await Promise.all([change(id, 'notes', note, owner), change(id, 'notes', note, owner)])
    expect((await read(id, owner)).body.data.acts).toMatchObject([
      { act: 'note', text: 'Calls on Monday', user: 'ნინო' },
    ])
    const { body } = await api.get(`/v1/conversations/${conversation}`, toCaller(seeker))
    expect(JSON.stringify(body)).not.toContain('Calls on Monday')
  })

  test('a reminder is set for a day from tomorrow, and an empty day removes it', async () => {
    await write(seeker)
    const { id } = await only(owner)
    const today = toGeorgianDate(new Date())
    const tomorrow = toGeorgianDate(new Date(Date.now() + DAY_MS))
    expect((await change(id, 'reminder', { remind_on: today }, owner)).status).toBe(422)
    expect((await change(id, 'reminder', { remind_on: tomorrow }, owner)).status).toBe(200)
    expect(await only(owner)).toMatchObject({ remind_on: tomorrow })
    expect((await change(id, 'reminder', { remind_on: '' }, owner)).status).toBe(200)
    expect(await only(owner)).toMatchObject({ remind_on: null })
  })
})

describe('the list of leads', () => {
  test('a person waits from their message until the answer, unless the lead is closed', async () => {
    const conversation = await write(seeker)
    await requestNumber(neighbour)
    const countWaiting = async () => (await list(owner, '?is_waiting=1')).length
    expect(await countWaiting()).toBe(1)
    await reply(conversation, owner)
    expect(await countWaiting()).toBe(0)
    await reply(conversation, seeker)
    expect(await countWaiting()).toBe(1)
    const lead = (await list(owner, '?is_waiting=1'))[0] as ListedLead
    await setStage(lead.id, lead.stage, 'lost', owner)
    expect(await countWaiting()).toBe(0)
  })

  test('a lead shows area and both prices of its statement', async () => {
    const figures = { area: 75, price: 95_000, currency_id: 2 }
    await write(seeker, await addStatement(database.pool, { user_id: owner.id, ...figures }))
    expect((await only(owner)) as object).toMatchObject({
      statement: { ...figures, price_gel: expect.any(Number), price_usd: 95_000 },
      search_request: null,
    })
  })

  test('the search finds names in any script, streets and numbers of statements', async () => {
    await write(seeker)
    await write(
      neighbour,
      await addStatement(database.pool, { user_id: owner.id, address_ka: 'აბაშიძის 5' }),
      {
        name: 'ქეთი',
      },
    )
    const namesFor = async (text: string) =>
      (await list(owner, `?q=${encodeURIComponent(text)}`)).map(({ name }) => name)
    expect(await namesFor('Dato')).toEqual(['დათო'])
    expect(await namesFor('abashidz')).toEqual(['ქეთი'])
    expect(await namesFor(String(statement))).toEqual(['დათო'])
    expect(await namesFor('%')).toEqual([])
  })

  test('the filters combine, and the counts by stage leave the stage out', async () => {
    await write(seeker)
    await requestNumber(neighbour)
    const { body } = await api.get('/v1/users/leads?kind=message&stage=lost', toCaller(owner))
    expect(body.data).toMatchObject({ data: [], total: 0, count_by_stage: { new: 1 } })
    expect(await list(owner, '?kind=message&stage=new')).toHaveLength(1)
  })

  test('the sidebar counts new leads that can be answered', async () => {
    await requestNumber(neighbour)
    await write(seeker)
    const { body } = await api.get('/v1/users/account-tasks', toCaller(owner))
    expect(body.data.new_leads).toBe(1)
  })
})

describe('closed accounts and old leads', () => {
  const close = (person: Person) =>
    inTransaction(database.pool, (transaction) =>
      closeAccount(transaction, person.id, { givesUpBalance: true }),
    )

  test('closing the account of the person erases the name, and the lead stays', async () => {
    await write(seeker)
    await close(seeker)
    const lead = await only(owner)
    expect(lead).toMatchObject({ name: '' })
    expect((await read(lead.id, owner)).body.data.contact).toBeNull()
  })

  test('closing the account of the owner erases its leads', async () => {
    await write(seeker)
    await close(owner)
    const { rowCount } = await database.pool.query('select from account_leads')
    expect(rowCount).toBe(0)
  })

  test('closing the account of an agent gives the leads back to the broker', async () => {
    await write(seeker, agentStatement)
    await close(agent)
    expect(await only(broker)).toMatchObject({ assignee: null })
  })

  test('a lead is deleted two years after the last event', async () => {
    await write(seeker)
    await database.pool.query("update account_leads set last_event_at = now() - interval '731 days'")
    await deleteOldLeads(database.pool)
    expect(await list(owner)).toEqual([])
  })
})
