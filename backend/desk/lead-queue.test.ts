import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { DAY_MS, toGeorgianDate } from '~contract/values/georgian-time'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)
let token: string
let colleague: string
let colleagueId: number

beforeAll(async () => {
  const { pool } = database
  await addPlaces(pool)
  colleagueId = await addUser(pool, { first_name: 'გია', is_operator: true })
  token = await createSession(pool, await addUser(pool, { first_name: 'ლია', is_operator: true }))
  colleague = await createSession(pool, colleagueId)
})

const list = async (query = '', as = token) =>
  (await api.get(`/v1/operator/leads${query}`, { token: as })).body.data
const listIds = async (query: string): Promise<number[]> =>
  (await list(query)).data.map(({ id }: { id: number }) => id)
const find = (text: string, query = '') => listIds(`?q=${encodeURIComponent(text)}${query}`)
const open = async (id: number) => (await api.get(`/v1/operator/leads/${id}`, { token })).body.data
const act = (id: number, name: string, more: object = {}) =>
  api.post(`/v1/operator/leads/${id}/acts`, { act: name, ...more }, { token })
const inDays = (days: number) => toGeorgianDate(new Date(Date.now() + days * DAY_MS))

async function addLead(kind: string, insert: string, params: unknown[]): Promise<number> {
  await database.pool.query(insert, params)
  const { rows } = await database.pool.query('select max(id) as id from leads where kind = $1', [kind])
  return rows[0].id
}

const addCall = (name: string, phone: string, comment = '') =>
  addLead('call_request', 'insert into call_requests (name, phone_number, comment) values ($1, $2, $3)', [
    name,
    `+995${phone}`,
    comment,
  ])
const addMessage = (name: string, email: string, message: string) =>
  addLead('contact_message', 'insert into contact_messages (name, email, message) values ($1, $2, $3)', [
    name,
    email,
    message,
  ])

test('a search finds a name in three scripts, and its words in any order', async () => {
  const id = await addCall('ნინო ბერიძე', '555700001')
  for (const typed of ['ნინო', 'Nino Beridze', 'beridze nino', 'Беридзе', 'НИНО  бери'])
    expect(await find(typed), typed).toEqual([id])
  expect(await find('Nino Kapanadze')).toEqual([])
  expect(await find('%')).toEqual([])
  expect(await find('?!')).toEqual([])
})

test('a search finds a given name whose Russian spelling differs by more than letters', async () => {
  const id = await addCall('დავითი ჩხეიძე', '555700012')
  for (const typed of ['Давид', 'чхеидзе давид', 'დავითი']) expect(await find(typed), typed).toEqual([id])
})

test('a search finds a phone number however it is typed', async () => {
  const id = await addCall('ზურა', '555700002')
  for (const typed of ['555700002', '+995 555 70 00 02', '(555) 70-00-02', '995555700002', '700002'])
    expect(await find(typed), typed).toEqual([id])
  expect(await find('555700003')).toEqual([])
})

test('a search finds an email, a text, and the number of a lead or of a statement', async () => {
  const id = await addMessage('Ana', 'Ana.Lomidze@example.ge', 'სად იყიდება ბინა?')
  for (const typed of ['ana.lomidze@example.ge', 'lomidze@', 'იყიდება', 'iqideba bina', `№ ${id}`, `#${id}`])
    expect(await find(typed), typed).toContain(id)
  const statement = await addStatement(database.pool)
  const report = await addLead(
    'statement_report',
    "insert into statement_reports (statement_id, visitor, reason) values ($1, 'one', 'sold')",
    [statement],
  )
  expect(await find(String(statement))).toContain(report)
})

test('a search keeps the list and the kind, and counts what it finds in every list', async () => {
  const call = await addCall('ქეთევანი', '555700004')
  const message = await addMessage('Ketevani', 'ketevani@example.ge', 'Hello')
  const closed = await addMessage('Кетевани', 'ketevani@example.ge', 'Hello again')
  await act(closed, 'close')
  await act(message, 'assign')
  expect(await find('ketevani', '&kind=call_request')).toEqual([call])
  expect(await find('ketevani', '&list=closed')).toEqual([closed])
  expect((await list('?q=ketevani')).found_by_list).toEqual({
    open: 2,
    mine: 1,
    unassigned: 1,
    waiting: 0,
    closed: 1,
  })
  expect((await list()).found_by_list).toBeUndefined()
})

test('a search finds masked contacts only as a whole', async () => {
  const user = await addUser(database.pool, { email: 'borrower@example.ge', first_name: 'დავით' })
  const id = await addLead(
    'appraisal_request',
    "insert into appraisal_requests (user_id, details) values ($1, '{}')",
    [user],
  )
  expect(await find('borrower@example.ge')).toEqual([id])
  expect(await find('borrower@')).toEqual([])
  expect(await find('davit')).toContain(id)
  await database.pool.query("update users set first_name = 'ვახტანგ' where id = $1", [user])
  expect(await find('Вахтанг')).toEqual([id])
})

test('a lead made by a click alone is marked and can be listed apart', async () => {
  const [clicked, written] = [
    await addCall('თეონა', '555700005'),
    await addCall('თეონა', '555700006', 'after six'),
  ]
  expect(await find('teona', '&text=clicked')).toEqual([clicked])
  expect(await find('teona', '&text=written')).toEqual([written])
  expect((await open(clicked)).is_written).toBe(false)
})

test('a lead handed over to a colleague notifies the colleague once', async () => {
  const id = await addCall('გიორგი', '555700007')
  const { operators } = await open(id)
  expect(operators).toEqual([
    { id: colleagueId, name: 'გია' },
    { id: expect.any(Number), name: 'ლია' },
  ])
  const sent = { operator_id: colleagueId, assignee_id: '' }
  for (const _ of ['first', 'again']) expect((await act(id, 'hand_over', sent)).status).toBe(200)
  const lead = await open(id)
  expect(lead).toMatchObject({ assignee: 'გია', is_assigned_to_me: false })
  expect(lead.acts).toMatchObject([{ act: 'hand_over', operator: 'ლია', text: 'გია' }])
  expect((await list('?list=mine', colleague)).data.map((one: { id: number }) => one.id)).toEqual([id])
  const { rows } = await database.pool.query(
    "select details->'title'->>'en' as title, details->>'url' as url from notifications where user_id = $1",
    [colleagueId],
  )
  expect(rows).toEqual([{ title: 'Lia has handed an entry over to you', url: `/desk/leads/${id}` }])
})

test('a lead can be handed over to an operator only, and not past an unseen change', async () => {
  const id = await addCall('სანდრო', '555700008')
  const visitor = await addUser(database.pool)
  expect((await act(id, 'hand_over', { operator_id: visitor })).status).toBe(422)
  expect((await act(id, 'hand_over')).status).toBe(422)
  await api.post(`/v1/operator/leads/${id}/acts`, { act: 'assign' }, { token: colleague })
  const third = await addUser(database.pool, { is_operator: true })
  const stale = await act(id, 'hand_over', { operator_id: third, assignee_id: '' })
  expect(stale.status).toBe(409)
  expect((await open(id)).acts).toHaveLength(1)
})

test('a lead that waits for its sender leaves the open lists until its day, or until the sender writes', async () => {
  const id = await addMessage('Tamta', 'tamta@example.ge', 'Which documents?')
  for (const until of [undefined, '', inDays(0), inDays(91), 'soon'])
    expect((await act(id, 'wait', { until })).status, until).toBe(422)
  expect((await act(id, 'wait', { until: inDays(3) })).status).toBe(200)
  expect(await open(id)).toMatchObject({
    waits_until: `${inDays(3)} 00:00:00`,
    due_at: `${inDays(4)} 10:00:00`,
  })
  expect(await find('tamta')).toEqual([])
  expect(await find('tamta', '&list=mine')).toEqual([])
  expect(await find('tamta', '&list=waiting')).toEqual([id])

  const another = await addMessage('Tamta', 'TAMTA@example.ge', 'Here they are.')
  expect(new Set(await find('tamta'))).toEqual(new Set([id, another]))
  expect((await open(id)).waits_until).toBeNull()

  await act(id, 'wait', { until: inDays(3) })
  await database.pool.query("update leads set waits_until = now() - interval '1 minute' where id = $1", [id])
  expect(await find('tamta', '&list=mine')).toEqual([id])
  await act(id, 'wait', { until: inDays(3) })
  await act(id, 'reopen')
  expect(await find('tamta', '&list=mine')).toEqual([id])
})

test('the message of another person leaves a lead waiting', async () => {
  const id = await addMessage('Lali', 'lali@example.ge', 'Later.')
  await act(id, 'wait', { until: inDays(5) })
  await addMessage('Lali', 'another@example.ge', 'Who are you?')
  expect(await find('lali', '&list=waiting')).toEqual([id])
})

test('a deadline counts within working hours', async () => {
  const toDue = async (received: string, kind: string) => {
    const { rows } = await database.pool.query(
      `select to_char(lead_due_at($1::timestamp at time zone 'Asia/Tbilisi', $2) at time zone 'Asia/Tbilisi',
         'DD HH24:MI') as due`,
      [received, kind],
    )
    return rows[0].due
  }
  expect(await toDue('2026-11-10 03:00', 'call_request')).toBe('10 11:00')
  expect(await toDue('2026-11-10 12:20', 'call_request')).toBe('10 13:20')
  expect(await toDue('2026-11-10 18:00', 'call_request')).toBe('10 19:00')
  expect(await toDue('2026-11-10 18:30', 'call_request')).toBe('11 10:30')
  expect(await toDue('2026-11-10 23:30', 'call_request')).toBe('11 11:00')
  expect(await toDue('2026-11-10 12:20', 'contact_message')).toBe('11 12:20')
  expect(await toDue('2026-11-10 23:30', 'search_request')).toBe('14 10:00')
})

test('the other button with the same key closes the lead without a second email', async () => {
  const id = await addMessage('Eka', 'eka@example.ge', 'Which documents?')
  const answer = { text: 'The extract.', idempotency_key: randomUUID() }
  expect((await act(id, 'answer', answer)).status).toBe(200)
  for (const _ of ['first', 'again'])
    expect((await act(id, 'answer', { ...answer, closes: '1' })).status).toBe(200)
  const lead = await open(id)
  expect(lead.closed_at).not.toBeNull()
  expect(lead.acts.map((one: { act: string }) => one.act)).toEqual(['answer', 'close'])
  const { rows } = await database.pool.query(
    "select from messages where kind = 'lead_answered' and recipient = 'eka@example.ge'",
  )
  expect(rows).toHaveLength(1)
})

test('an answer is offered templates in three languages, and the language of the sender', async () => {
  await api.post(
    '/v1/contact',
    { name: 'Мария', email: 'maria@example.ge', message: 'Добрый день' },
    { locale: 'ru' },
  )
  const [id] = await find('maria@example.ge')
  const { body } = await api.get(`/v1/operator/leads/${id}`, { token, locale: 'en' })
  expect(body.data.answer_locale).toBe('ru')
  expect(body.data.answer_templates[0]).toMatchObject({
    title: 'Received, being checked',
    texts: { ka: expect.stringContaining('{number}'), ru: expect.stringContaining('Здравствуйте, {name}!') },
  })
  expect((await open(await addCall('ნათია', '555700009'))).answer_templates).toEqual([])
})

test('the inbox keeps no name and contact of a sender whose account is closed', async () => {
  const user = await addUser(database.pool, { email: 'leaving@example.ge', first_name: 'ნუგზარ' })
  const statement = await addStatement(database.pool)
  const id = await addLead(
    'statement_report',
    `insert into statement_reports (statement_id, user_id, visitor, reason, comment)
     values ($1, $2, 'two', 'sold', 'gone')`,
    [statement, user],
  )
  expect(await find('nugzar')).toEqual([id])
  await database.pool.query('update statement_reports set user_id = null where user_id = $1', [user])
  const { rows } = await database.pool.query('select sender_id, contacts, words from leads where id = $1', [
    id,
  ])
  expect(rows).toEqual([{ sender_id: null, contacts: [], words: 'gone' }])
})
