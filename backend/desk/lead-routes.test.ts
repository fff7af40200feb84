import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, addUser, places } from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)
let token: string
let other: string

beforeAll(async () => {
  const { pool } = database
  await addPlaces(pool)
  token = await createSession(pool, await addUser(pool, { first_name: 'ლია', is_operator: true }))
  other = await createSession(pool, await addUser(pool, { first_name: 'გია', is_operator: true }))
})

const list = async (query = '', as = token) =>
  (await api.get(`/v1/operator/leads${query}`, { token: as })).body.data
const open = async (id: number) => (await api.get(`/v1/operator/leads/${id}`, { token })).body.data
const act = (id: number, name: string, more: object = {}, as = token) =>
  api.post(`/v1/operator/leads/${id}/acts`, { act: name, ...more }, { token: as })

async function writeToUs(message: string): Promise<number> {
  const answer = await api.post('/v1/contact', { name: 'ანა', email: 'ana@example.ge', message })
  expect(answer.status).toBe(200)
  const { data } = await list()
  return data.find(({ text }: { text: string }) => text === message).id
}

test('open leads are listed with their contents, a call before an older message', async () => {
  const first = await writeToUs('first')
  await api.post('/v1/call-request', { name: 'ზურა', phone_number: '555123456', comment: 'evening' })
  const page = await list()
  expect(page.data.map(({ kind }: { kind: string }) => kind)).toEqual(['call_request', 'contact_message'])
  expect(page.open_by_kind).toEqual({ contact_message: 1, call_request: 1 })
  expect((await list('?kind=call_request')).data).toHaveLength(1)
  expect(await open(first)).toMatchObject({ name: 'ანა', email: 'ana@example.ge', text: 'first', acts: [] })
})

test('a further column of call requests is a fact of their leads', async () => {
  const { pool } = database
  const [lead] = (await list('?kind=call_request')).data
  expect(lead.facts).toEqual([])
  await pool.query("alter table call_requests add column best_hour text not null default '18:00'")
  expect((await open(lead.id)).facts).toEqual([{ name: 'best_hour', value: '18:00' }])
  await pool.query('alter table call_requests drop column best_hour')
})

test('a request to be called by a company names the company', async () => {
  const company = await addUser(database.pool, { type: 'developer', display_name: 'Ezo Build' })
  const sent = { name: 'ნანა', phone_number: '555654321', comment: 'company', company_id: company }
  expect((await api.post('/v1/call-request', sent)).status).toBe(200)
  const { data } = await list('?kind=call_request')
  const facts = data.map(({ text, facts: known }: { text: string; facts: object[] }) => [text, known])
  expect(Object.fromEntries(facts)).toEqual({
    evening: [],
    company: [{ name: 'company', value: 'Ezo Build' }],
  })
})

test("a search request lists its filters in the operator's language", async () => {
  await database.pool.query(
    `insert into search_requests (name, phone_number, deal_type_id, real_estate_type_id, city_id, price_to, currency_id, room_types)
     values ('ნინო', '555112233', 2, 1, $1, 900, 2, '{3,7}')`,
    [places.tbilisi],
  )
  const [lead] = (await list('?kind=search_request')).data
  const { body } = await api.get(`/v1/operator/leads/${lead.id}`, { token, locale: 'en' })
  expect(lead.facts).toHaveLength(body.data.facts.length)
  expect(body.data.facts.slice(0, 5)).toEqual([
    { name: 'deal_type', value: 'For rent' },
    { name: 'real_estate_type', value: 'Apartment' },
    { name: 'city', value: expect.any(String) },
    { name: 'rooms', value: '3, 6' },
    { name: 'price_to', value: '900' },
  ])
})

test('an operator takes a lead, answers once per key and closes it, and every act is logged', async () => {
  const id = await writeToUs('when do you open?')
  expect((await act(id, 'assign')).status).toBe(200)
  expect((await list('?list=mine')).data.map((lead: { id: number }) => lead.id)).toEqual([id])
  expect((await list('?list=mine', other)).data).toEqual([])
  const answer = { text: 'At ten.', idempotency_key: randomUUID() }
  expect((await act(id, 'answer', answer)).status).toBe(200)
  expect((await act(id, 'answer', answer)).status).toBe(200)
  await act(id, 'close')
  await act(id, 'close', {}, other)
  const lead = await open(id)
  expect(lead.acts.map((one: { act: string; operator: string }) => [one.act, one.operator])).toEqual([
    ['assign', 'ლია'],
    ['answer', 'ლია'],
    ['close', 'ლია'],
  ])
  expect((await list('?list=closed')).data[0].id).toBe(id)
  const { rows: messages } = await database.pool.query(
    "select recipient, content->>'quote' as quote from messages where kind = 'lead_answered'",
  )
  expect(messages).toEqual([{ recipient: 'ana@example.ge', quote: 'At ten.' }])
  await act(id, 'reopen')
  expect((await open(id)).closed_at).toBe(null)
})

test('a stale page cannot reassign a taken lead, and a current page can', async () => {
  const id = await writeToUs('for one of us')
  const shown = async () => String((await open(id)).assignee_id ?? '')
  const nobody = await shown()
  expect((await act(id, 'assign', { assignee_id: nobody }, other)).status).toBe(200)
  expect((await act(id, 'assign', { assignee_id: nobody })).status).toBe(409)
  expect(await open(id)).toMatchObject({ assignee: 'გია', is_assigned_to_me: false })
  const first = await shown()
  expect((await act(id, 'assign', { assignee_id: first })).status).toBe(200)
  expect((await act(id, 'release', { assignee_id: first }, other)).status).toBe(409)
  expect(await open(id)).toMatchObject({ assignee: 'ლია', is_assigned_to_me: true })
})

test('a note and an answer need a text, and an answer needs a recipient', async () => {
  const id = await writeToUs('no text')
  expect((await act(id, 'note')).status).toBe(422)
  expect((await act(id, 'no-such-act')).status).toBe(422)
  await api.post('/v1/call-request', { name: 'ელენე', phone_number: '555654321', comment: 'no email' })
  const { data } = await list('?kind=call_request')
  const call = data.find(({ name }: { name: string }) => name === 'ელენე')
  expect((await act(call.id, 'answer', { text: 'Hello' })).status).toBe(422)
  expect((await open(call.id)).acts).toEqual([])
})

test('reports of one statement are listed together', async () => {
  const { pool } = database
  const [statement, other] = [await addStatement(pool), await addStatement(pool)]
  const report = async (about: number, visitor: string, comment: string) => {
    await pool.query(
      "insert into statement_reports (statement_id, visitor, reason, comment) values ($1, $2, 'fraud', $3)",
      [about, visitor, comment],
    )
    const { data } = await list('?kind=statement_report')
    return data.find(({ text }: { text: string }) => text === comment).id
  }
  const first = await report(statement, 'one', 'no such house')
  const second = await report(statement, 'two', 'money in advance')
  await report(other, 'one', 'another statement')
  await act(second, 'close')
  expect((await open(first)).related).toMatchObject([
    { id: second, reason: 'fraud', text: 'money in advance', closed_at: expect.any(String) },
  ])
  expect((await open(second)).related).toMatchObject([{ id: first, closed_at: null }])
  expect((await open(await writeToUs('no report'))).related).toEqual([])
})

test('a lead is deleted with its contents, and other users cannot see any lead', async () => {
  const id = await writeToUs('to be removed')
  await database.pool.query("delete from contact_messages where message = 'to be removed'")
  expect((await api.get(`/v1/operator/leads/${id}`, { token })).status).toBe(404)
  const visitor = await createSession(database.pool, await addUser(database.pool))
  expect((await api.get('/v1/operator/leads', { token: visitor })).status).toBe(404)
  expect((await api.get('/v1/operator/leads')).status).toBe(401)
})

test('acts of operators cannot be changed', async () => {
  const id = await writeToUs('for the record')
  await act(id, 'note', { text: 'called' })
  await expect(database.pool.query("update operator_acts set text = ''")).rejects.toThrow('stays')
  await expect(database.pool.query('delete from operator_acts')).rejects.toThrow('stays')
})

/** Adds a lead with a message. A sender may write a few messages an hour, but this test needs more. */
async function addMessage(hoursAgo = 0): Promise<number> {
  const { rows } = await database.pool.query(
    `insert into contact_messages (name, email, message, created_at)
     values ('ანა', 'ana@example.ge', 'a letter', now() - make_interval(hours => $1)) returning id`,
    [hoursAgo],
  )
  return findLeadId('contact_message', rows[0].id)
}

async function addCall(hoursAgo: number): Promise<number> {
  const { rows } = await database.pool.query(
    `insert into call_requests (name, phone_number, created_at)
     values ('ზურა', '+995555123456', now() - make_interval(hours => $1)) returning id`,
    [hoursAgo],
  )
  return findLeadId('call_request', rows[0].id)
}

async function findLeadId(kind: string, source: number): Promise<number> {
  const { rows } = await database.pool.query('select id from leads where kind = $1 and source_id = $2', [
    kind,
    String(source),
  ])
  return rows[0].id
}

test('calls of the last day come first, then what is late for the longest time', async () => {
  const [oldMessage, oldCall, lateMessage] = [
    await addMessage(31 * 24),
    await addCall(29 * 24),
    await addMessage(26),
  ]
  // Calls at night share the deadline of the morning, so the late one is a day old.
  const [lateCall, freshCall] = [await addCall(20), await addCall(0)]
  const added = [oldMessage, oldCall, lateMessage, freshCall, lateCall]
  const { data } = await list('?per_page=100')
  const order = data.map(({ id }: { id: number }) => id).filter((id: number) => added.includes(id))
  expect(order).toEqual([lateCall, freshCall, oldMessage, oldCall, lateMessage])
})

test("an answer can close its lead, and the next lead is the most urgent one that is not another operator's", async () => {
  const [answered, taken, free] = [await addMessage(), await addMessage(), await addMessage()]
  await act(taken, 'assign', {}, other)
  const key = { idempotency_key: randomUUID() }
  for (const _ of ['first', 'again'])
    expect((await act(answered, 'answer', { text: 'On Monday.', closes: '1', ...key })).status).toBe(200)
  const closed = await open(answered)
  expect(closed.closed_at).not.toBeNull()
  expect(closed.acts.map(({ act: name }: { act: string }) => name)).toEqual(['answer'])
  const { data } = await list('?list=unassigned&per_page=100')
  const unassigned = data.map(({ id }: { id: number }) => id)
  expect(unassigned).toContain(free)
  expect(unassigned).not.toContain(taken)
  expect(closed.next_id).toBe(unassigned[0])
})
