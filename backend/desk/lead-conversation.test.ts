import { randomUUID } from 'node:crypto'
import express from 'express'
import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { incomingMailRoutes } from '~backend/conversations/incoming-mail/routes'
import { findReplyAddress, toReplyAddress } from '~backend/conversations/reply-addresses'
import { closeAccount } from '~backend/identity/close-account'
import { createSession } from '~backend/platform/auth/sessions'
import { inTransaction } from '~backend/platform/db/transaction'
import { errorHandler } from '~backend/platform/http/errors'
import { CONVERSATION_KEY_HEADER, type ConversationSide } from '~contract/conversations'
import { withTestDatabase } from '~tests/database'
import { withServer } from '~tests/fixtures/api'
import { addPlaces, addUser } from '~tests/fixtures/database-rows'
import { withLoanApi } from '~tests/fixtures/loan-api'

const database = withTestDatabase()
const { api, post, terms } = withLoanApi(database)
const NUMBER = '555123456'
const MAIL = { domain: 'reply.ezo.example', secret: 'a secret of 24 characters' }
const log = pino({ level: 'silent' })
const mailServer = withServer(() =>
  express().use(incomingMailRoutes({ pool: database.pool, log, settings: MAIL }), errorHandler(log)),
)
let operator: string
let userId: number
let token: string

beforeAll(async () => {
  await addPlaces(database.pool)
  operator = await createSession(database.pool, await addUser(database.pool, { is_operator: true }))
})
beforeEach(async () => {
  await database.pool.query('truncate leads, conversations, messages cascade')
  userId = await addUser(database.pool, { phone_number: NUMBER, valid_phone_numbers: [NUMBER] })
  token = await createSession(database.pool, userId)
})

async function requestLoan(): Promise<number> {
  const body = terms('tbc', {
    first_name: 'Nino',
    last_name: 'Beridze',
    phone_number: NUMBER,
    monthly_income: '3000',
  })
  await post('create', body, { token })
  return findLead()
}

async function writeToUs(email = 'guest@example.ge', by?: string): Promise<number> {
  const message = { name: 'Gia', email, message: 'When do you open?' }
  await api.post('/v1/contact', message, { locale: 'en', ...(by && { token: by }) })
  return findLead()
}

async function findLead(): Promise<number> {
  const { rows } = await database.pool.query('select max(id) as id from leads')
  return rows[0].id
}

const act = async (lead: number, name: string, more: object = {}) =>
  (
    await api.post(
      `/v1/operator/leads/${lead}/acts`,
      { act: name, ...more },
      { token: operator, locale: 'en' },
    )
  ).status

const readLead = async (lead: number) =>
  (await api.get(`/v1/operator/leads/${lead}`, { token: operator, locale: 'en' })).body.data

const listConversations = async () =>
  (await api.get('/v1/users/conversations', { token, locale: 'en' })).body.data.data

async function findGuestConversation(): Promise<{ id: string; key: string }> {
  const { rows } = await database.pool.query('select id, guest_key as key from conversations')
  return rows[0]
}

const reply = (
  id: string,
  text: string,
  by: { token?: string; headers?: Record<string, string> },
  key = randomUUID(),
) => api.post(`/v1/conversations/${id}/messages`, { text, idempotency_key: key }, by)

/** Sends an email to the reply address of a side, as Postmark delivers it. */
async function sendMail(conversationId: string, side: ConversationSide, text: string): Promise<string> {
  const response = await fetch(mailServer.origin, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`mail:${MAIL.secret}`).toString('base64')}`,
    },
    body: JSON.stringify({
      MessageID: randomUUID(),
      OriginalRecipient:
        (await findReplyAddress(database.pool, { conversationId, side }, MAIL)) ??
        toReplyAddress({ conversationId, side }, 'guessed@example.ge', MAIL),
      TextBody: text,
      Headers: [],
    }),
  })
  return (await response.json()).data.outcome
}

const inAWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)

describe('conversations with operators', () => {
  test('a loan request opens a conversation of the applicant with the operators', async () => {
    await requestLoan()
    expect(await listConversations()).toMatchObject([
      {
        kind: 'lead',
        lead_kind: 'loan_request',
        side: 'seeker',
        state: 'open',
        unread: 0,
        last: { is_own: true, text: expect.stringContaining('80000 $') },
      },
    ])
    const { rows } = await database.pool.query(
      "select content->'link'->>'path' as path from messages where kind = 'loan_requested'",
    )
    expect(rows[0].path).toMatch(/^\/account\/messages\/[0-9a-f-]{36}$/)
  })

  test('messages are seen on both sides, and a reply of the sender ends the waiting of the lead', async () => {
    const lead = await requestLoan()
    expect(await act(lead, 'answer', { text: 'Send us your income.' })).toBe(200)
    expect(await act(lead, 'wait', { until: inAWeek() })).toBe(200)
    const [{ id, unread }] = await listConversations()
    expect(unread).toBe(1)
    const key = randomUUID()
    const answers = [
      await reply(id, 'It is 3000.', { token }, key),
      await reply(id, 'It is 3000.', { token }, key),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const { messages, ...seen } = await readLead(lead)
    expect(seen).toMatchObject({ waits_until: null, closed_at: null, has_reply: true })
    expect(messages.slice(1)).toMatchObject([
      { is_own: true, text: 'Send us your income.' },
      { is_own: false, text: 'It is 3000.' },
    ])
    await act(lead, 'answer', { text: 'Thank you.' })
    expect(await readLead(lead)).toMatchObject({ has_reply: false })
  })

  test('a reply opens a closed lead again', async () => {
    const lead = await requestLoan()
    await act(lead, 'answer', { text: 'Done.', closes: '1' })
    expect((await readLead(lead)).closed_at).not.toBeNull()
    const [{ id }] = await listConversations()
    await reply(id, 'Not yet!', { token })
    expect((await readLead(lead)).closed_at).toBeNull()
  })

  test("a decision of the bank with a text is part of the applicant's conversation", async () => {
    const lead = await requestLoan()
    await act(lead, 'decline', { text: 'Too short a term.' })
    expect(await listConversations()).toMatchObject([{ unread: 1, last: { text: 'Too short a term.' } }])
  })

  test('the answer to a message of a guest opens a conversation, which the link of the email opens', async () => {
    const lead = await writeToUs()
    expect((await readLead(lead)).messages).toEqual([])
    await act(lead, 'answer', { text: 'At ten.' })
    const { id, key } = await findGuestConversation()
    const { rows } = await database.pool.query(
      "select recipient, content->'link'->>'path' as path from messages where kind = 'lead_answered'",
    )
    expect(rows).toEqual([{ recipient: 'guest@example.ge', path: `/conversation/${id}?key=${key}` }])
    const open = async (headers: Record<string, string>) => api.get(`/v1/conversations/${id}`, { headers })
    expect((await open({ [CONVERSATION_KEY_HEADER]: randomUUID() })).status).toBe(404)
    const { body } = await open({ [CONVERSATION_KEY_HEADER]: key })
    expect(body.data).toMatchObject({
      kind: 'lead',
      can_reply: true,
      messages: [{ text: 'When do you open?' }, { text: 'At ten.' }],
    })
    const guest = { headers: { [CONVERSATION_KEY_HEADER]: key } }
    expect((await reply(id, 'Thanks', guest)).status).toBe(200)
    expect((await readLead(lead)).messages.at(-1)).toMatchObject({ is_own: false, text: 'Thanks' })
  })

  test('an email to the reply address of an answer is a reply of its sender', async () => {
    const lead = await writeToUs()
    await act(lead, 'answer', { text: 'At ten.' })
    const { id } = await findGuestConversation()
    expect(await sendMail(id, 'seeker', 'Thanks by email\n\n> At ten.')).toBe('stored')
    expect((await readLead(lead)).messages.at(-1)).toMatchObject({ is_own: false, text: 'Thanks by email' })
  })

  test('an email cannot pretend to be the operators', async () => {
    const lead = await writeToUs()
    await act(lead, 'answer', { text: 'At ten.' })
    const { id } = await findGuestConversation()
    expect(await sendMail(id, 'owner', 'Send us your password')).toBe('unknown')
    expect((await readLead(lead)).messages).toHaveLength(2)
  })

  test('a call request of a user without an email of its own can be answered in the account', async () => {
    const request = { name: 'Nino', phone_number: NUMBER, comment: '', idempotency_key: randomUUID() }
    expect((await api.post('/v1/call-request', request, { token })).status).toBe(200)
    const lead = await findLead()
    expect(await readLead(lead)).toMatchObject({ email: '', can_answer: true })
    expect(await act(lead, 'answer', { text: 'We called you.' })).toBe(200)
    expect(await listConversations()).toMatchObject([
      { lead_kind: 'call_request', last: { text: 'We called you.', is_own: false } },
    ])
  })

  test('two answers at once are two messages of one conversation', async () => {
    const lead = await writeToUs()
    const answers = await Promise.all(['One', 'Two'].map((text) => act(lead, 'answer', { text })))
    expect(answers).toEqual([200, 200])
    const { messages } = await readLead(lead)
    expect(messages.map(({ text }: { text: string }) => text).sort()).toEqual([
      'One',
      'Two',
      'When do you open?',
    ])
  })

  test('neighbours, operators and guests get 404 for the page of an applicant', async () => {
    const lead = await requestLoan()
    await act(lead, 'answer', { text: 'Hello' })
    const [{ id }] = await listConversations()
    const neighbour = await createSession(database.pool, await addUser(database.pool))
    const statuses = await Promise.all(
      [token, neighbour, operator, undefined].map(
        async (one) => (await api.get(`/v1/conversations/${id}`, one ? { token: one } : {})).status,
      ),
    )
    expect(statuses).toEqual([200, 404, 404, 404])
  })

  test('the sender can close the conversation, and neither block nor report operators', async () => {
    await requestLoan()
    const [{ id }] = await listConversations()
    const change = async (name: string) =>
      (await api.post(`/v1/conversations/${id}/change`, { act: name }, { token })).status
    expect([await change('block'), await change('share_contact')]).toEqual([422, 422])
    const report = await api.post(`/v1/conversations/${id}/report`, { comment: 'Rude' }, { token })
    expect(report.status).toBe(422)
    expect([await change('close'), await change('reopen')]).toEqual([200, 200])
  })

  test('a closed account takes its conversation with the operators along', async () => {
    const lead = await requestLoan()
    await act(lead, 'answer', { text: 'Hello' })
    await inTransaction(database.pool, (transaction) =>
      closeAccount(transaction, userId, { givesUpBalance: false }),
    )
    const { rows } = await database.pool.query('select id from conversations')
    expect(rows).toEqual([])
  })
})
