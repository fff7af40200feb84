import { beforeAll, beforeEach, expect, test } from 'vitest'
import { addDemoBanks } from '~backend/demo/seed/demo-initial-data'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addUser } from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)
let token: string
let applicant: number

beforeAll(async () => {
  await addDemoBanks(database.pool)
  token = await createSession(database.pool, await addUser(database.pool, { is_operator: true }))
})
beforeEach(async () => {
  await database.pool.query('truncate messages')
  applicant = await addUser(database.pool, { email: `ana${Math.random()}@example.ge` })
  await database.pool.query("insert into message_settings (user_id, locale) values ($1, 'ru')", [applicant])
})

/** Creates a loan request and returns its lead. */
async function requestLoan(userId: number | null, email: string | null): Promise<number> {
  const { rows } = await database.pool.query(
    `with request as (
       insert into loan_requests (bank_id, user_id, email, is_lead, currency_id, property_price, participation_amount,
         amount, months, percentage_rate, only_from_developer, sent_hash)
       select min(id), $1, $2, true, 2, 100000, 20000, 80000, 120, 10, false, sha256('') from banks returning id)
     select id from request`,
    [userId, email],
  )
  const leads = await database.pool.query(
    "select id from leads where kind = 'loan_request' and source_id = $1::text",
    [rows[0].id],
  )
  return leads.rows[0].id
}

const act = async (lead: number, name: string, text = '') =>
  (await api.post(`/v1/operator/leads/${lead}/acts`, { act: name, text }, { token, locale: 'en' })).status

async function listMessages() {
  const { rows } = await database.pool.query(
    `select user_id, locale, content->>'quote' as quote from messages
     where kind = 'loan_answered' order by created_at, id`,
  )
  return rows
}

test('the answer to a loan request reaches the account in its language, and closing sends no second email', async () => {
  const lead = await requestLoan(applicant, null)
  expect(await act(lead, 'answer', 'Approved.')).toBe(200)
  expect(await act(lead, 'close')).toBe(200)
  expect(await listMessages()).toEqual([{ user_id: applicant, locale: 'ru', quote: 'Approved.' }])
})

test('closing an unanswered loan request sends one email', async () => {
  const lead = await requestLoan(applicant, null)
  for (const name of ['close', 'reopen', 'close']) expect(await act(lead, name)).toBe(200)
  expect(await listMessages()).toEqual([{ user_id: applicant, locale: 'ru', quote: '' }])
})

test("a guest's answer goes to the email of the request; a request without an email gets none", async () => {
  expect(await act(await requestLoan(null, 'guest@example.ge'), 'answer', 'Approved.')).toBe(200)
  expect(await listMessages()).toEqual([{ user_id: null, locale: 'en', quote: 'Approved.' }])
  const unreachable = await requestLoan(null, null)
  expect(await act(unreachable, 'answer', 'Approved.')).toBe(422)
  expect(await act(unreachable, 'close')).toBe(200)
  expect(await listMessages()).toHaveLength(1)
})

test('the applicant sees each decision of the bank and gets an email, even if the bank changes it', async () => {
  const lead = await requestLoan(applicant, null)
  const session = await createSession(database.pool, applicant)
  const stateSeen = async () =>
    (await api.get('/v1/take-loans', { token: session })).body.data.map(
      ({ state }: { state: string }) => state,
    )
  expect(await stateSeen()).toEqual(['sent'])
  expect(await act(lead, 'decline', 'Too short a term.')).toBe(200)
  expect(await stateSeen()).toEqual(['declined'])
  expect(await act(lead, 'approve')).toBe(200)
  expect(await act(lead, 'approve')).toBe(200)
  expect(await act(lead, 'close')).toBe(200)
  expect(await stateSeen()).toEqual(['approved'])
  const { rows: subjects } = await database.pool.query(
    `select content->>'subject' like '%одобрена%' as is_approval, content->>'quote' as quote
     from messages where kind = 'loan_answered' order by created_at, id`,
  )
  expect(subjects).toEqual([
    { is_approval: false, quote: 'Too short a term.' },
    { is_approval: true, quote: '' },
  ])
  const { rows: notifications } = await database.pool.query(
    `select details->'title'->>'en' as title, details->>'message' as message, details->>'url' as url
     from notifications where user_id = $1 and created_at >= (select created_at from leads where id = $2)
     order by created_at`,
    [applicant, lead],
  )
  const url = '/account/loanCalculatorService/loanView'
  expect(notifications).toEqual([
    { title: expect.stringContaining('declined'), message: 'Too short a term.', url },
    { title: expect.stringContaining('approved'), message: null, url },
  ])
  const { body } = await api.get(`/v1/operator/leads/${lead}`, { token })
  expect(body.data.loan_state).toBe('approved')
  const { rows: acts } = await database.pool.query(
    "select act, before->>'loan_state' as before, after->>'loan_state' as after from operator_acts where subject_id = $1::text order by id",
    [lead],
  )
  expect(acts).toEqual([
    { act: 'decline', before: 'sent', after: 'declined' },
    { act: 'approve', before: 'declined', after: 'approved' },
    { act: 'close', before: null, after: null },
  ])
})

test('a decision is rejected if the page showed another one', async () => {
  const lead = await requestLoan(applicant, null)
  const decide = async (name: string, loan_state: string) =>
    (await api.post(`/v1/operator/leads/${lead}/acts`, { act: name, loan_state }, { token })).status
  expect(await decide('approve', 'sent')).toBe(200)
  expect(await decide('decline', 'sent')).toBe(409)
  expect(await decide('approve', 'sent')).toBe(200)
  expect(await listMessages()).toHaveLength(1)
  expect(await decide('decline', 'approved')).toBe(200)
  expect(await listMessages()).toHaveLength(2)
})

test('a guest gets the answer in the language of the confirmed request', async () => {
  const lead = await requestLoan(null, 'guest@example.ge')
  await database.pool.query(
    `insert into messages (kind, channel, cause, locale, recipient, masked_recipient, content, expires_at)
     select 'loan_requested', 'email', 'loan_request:' || source_id, 'ka', 'guest@example.ge', 'g…', '{}', now()
     from leads where id = $1`,
    [lead],
  )
  expect(await act(lead, 'approve')).toBe(200)
  expect(await listMessages()).toMatchObject([{ locale: 'ka' }])
})

test("an applicant's answers to the bank are masked until an operator reveals them, which is logged", async () => {
  const lead = await requestLoan(applicant, null)
  await database.pool.query(
    `update loan_requests set personal_number = '01234567890', phone_number = '599112233', email = 'lali@example.ge',
       answers = '{"monthly_income": "3000"}'
     where id = (select source_id::integer from leads where id = $1)`,
    [lead],
  )
  const masked = [
    { name: 'personal_number', value: '••••90' },
    { name: 'monthly_income', value: '••••' },
  ]
  const read = async () => (await api.get(`/v1/operator/leads/${lead}`, { token })).body.data
  expect(await read()).toMatchObject({ is_masked: true, phone_number: '••••33', email: 'l••••@example.ge' })
  expect((await read()).facts).toEqual(expect.arrayContaining(masked))
  const list = await api.get('/v1/operator/leads?kind=loan_request&per_page=50', { token })
  expect(JSON.stringify(list.body.data)).not.toMatch(/01234567890|599112233|lali@/)
  const look = await api.post(`/v1/operator/leads/${lead}/reveal`, {}, { token })
  expect(look.body.data).toMatchObject({ phone_number: '599112233', email: 'lali@example.ge' })
  expect(look.body.data.facts).toEqual(
    expect.arrayContaining([
      { name: 'personal_number', value: '01234567890' },
      { name: 'monthly_income', value: '3000' },
    ]),
  )
  expect((await read()).acts).toMatchObject([{ act: 'reveal', operator: expect.any(String) }])
  const { body: log } = await api.get('/v1/operator/acts?subject=lead', { token })
  expect(log.data.data[0]).toMatchObject({
    act: 'reveal',
    subject_id: String(lead),
    changes: [{ name: 'revealed', after: '["phone_number","email","personal_number","monthly_income"]' }],
  })
})

test("the answer to a message is in the message's language", async () => {
  const message = { name: 'Ann', email: 'ann@example.ge', message: 'in Russian' }
  await api.post('/v1/contact', message, { locale: 'ru' })
  const { rows } = await database.pool.query("select max(id) as id from leads where kind = 'contact_message'")
  expect(await act(rows[0].id, 'answer', 'Hello.')).toBe(200)
  const answers = await database.pool.query("select locale from messages where kind = 'lead_answered'")
  expect(answers.rows).toEqual([{ locale: 'ru' }])
})

test('a decision is rejected for leads other than loan requests', async () => {
  await api.post('/v1/contact', { name: 'ანა', email: 'ana@example.ge', message: 'no loan' })
  const { rows } = await database.pool.query("select id from leads where kind = 'contact_message'")
  expect(await act(rows[0].id, 'approve')).toBe(422)
})
