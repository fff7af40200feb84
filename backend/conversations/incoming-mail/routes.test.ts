import { createHmac, randomUUID } from 'node:crypto'
import express from 'express'
import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { closeAccount } from '~backend/identity/close-account'
import { createSession } from '~backend/platform/auth/sessions'
import { inTransaction } from '~backend/platform/db/transaction'
import { errorHandler, notFoundHandler } from '~backend/platform/http/errors'
import type { ConversationSide } from '~contract/conversations'
import { withTestDatabase } from '~tests/database'
import { withApi, withServer } from '~tests/fixtures/api'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { findReplyAddress, parseReplyAddress } from '../reply-addresses'
import { incomingMailRoutes } from './routes'

const database = withTestDatabase()
const api = withApi(database)
const SETTINGS = { domain: 'reply.ezo.example', secret: 'a secret of 24 characters' }
const lines: string[] = []
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
const serve = (settings: typeof SETTINGS | undefined) =>
  withServer(() =>
    express().use(
      incomingMailRoutes({ pool: database.pool, log, settings }),
      notFoundHandler,
      errorHandler(log),
    ),
  )
const server = serve(SETTINGS)
const serverWithoutMail = serve(undefined)

let conversation: string
let ownerToken: string
/** Addresses that the sides have in their emails. */
let owner: string
let seeker: string

beforeAll(() => addPlaces(database.pool))

beforeEach(async () => {
  lines.length = 0
  const ownerId = await addUser(database.pool)
  ownerToken = await createSession(database.pool, ownerId)
  const statement = await addStatement(database.pool, { user_id: ownerId })
  const body = { name: 'Nino', email: 'guest@example.ge', message: 'Hello' }
  const caller = { headers: { 'x-visitor': randomUUID() } }
  const sent = await api.post(`/v1/microservice/statements/${statement}/message`, body, caller)
  conversation = sent.body.data.conversation
  owner = await readAddress('owner')
  seeker = await readAddress('seeker')
})

/** Returns the address that an email to the side has now. */
async function readAddress(side: ConversationSide, settings = SETTINGS): Promise<string> {
  const address = await findReplyAddress(database.pool, { conversationId: conversation, side }, settings)
  return address ?? ''
}

const setEmail = (email: string) =>
  database.pool.query(
    'update users u set email = $2 from conversations c where c.id = $1 and u.id = c.owner_id',
    [conversation, email],
  )

interface Mail {
  to?: string
  text?: string
  headers?: Record<string, string>
  messageId?: string
}

/** Posts an email as Postmark does. */
async function postmark(
  { to = owner, text = 'Yes', headers = {}, messageId = `<${randomUUID()}@mail.example>` }: Mail = {},
  { origin = server.origin, password = SETTINGS.secret } = {},
) {
  const all = { 'Message-ID': messageId, ...headers }
  return fetch(origin, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      authorization: `Basic ${Buffer.from(`mail:${password}`).toString('base64')}`,
    },
    body: JSON.stringify({
      FromName: 'Gia',
      From: 'gia@example.ge',
      FromFull: { Email: 'gia@example.ge', Name: 'Gia', MailboxHash: '' },
      To: to,
      ToFull: [{ Email: to, Name: '', MailboxHash: '' }],
      OriginalRecipient: to,
      Subject: 'Re: Nino wrote to you',
      MessageID: randomUUID(),
      TextBody: text,
      HtmlBody: '<p>Yes</p>',
      StrippedTextReply: text,
      Headers: Object.entries(all).map(([Name, Value]) => ({ Name, Value })),
      Attachments: [],
    }),
  })
}

/** Posts an email as Mailgun does. */
async function mailgun(
  { to = owner, text = 'Yes', headers = {}, messageId = `<${randomUUID()}@mail.example>` }: Mail = {},
  { key = SETTINGS.secret, age = 0, isMultipart = false } = {},
) {
  const timestamp = String(Math.floor(Date.now() / 1_000) - age)
  const token = randomUUID()
  const fields = {
    recipient: to,
    sender: 'gia@example.ge',
    from: 'Gia <gia@example.ge>',
    subject: 'Re: Nino wrote to you',
    'body-plain': text,
    'stripped-text': text,
    'Message-Id': messageId,
    'message-headers': JSON.stringify(Object.entries(headers)),
    timestamp,
    token,
    signature: createHmac('sha256', key)
      .update(timestamp + token)
      .digest('hex'),
  }
  const body = isMultipart ? new FormData() : new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  if (body instanceof FormData) body.append('attachment-1', new Blob(['photo']), 'photo.jpg')
  return fetch(server.origin, { method: 'POST', body })
}

const readOutcome = async (answer: Response) => [answer.status, (await answer.json()).data?.outcome]

async function listTexts(): Promise<string[]> {
  const { body } = await api.get(`/v1/conversations/${conversation}`, { token: ownerToken })
  return body.data.messages.map(({ text, is_own }: { text: string; is_own: boolean }) =>
    is_own ? `owner: ${text}` : `seeker: ${text}`,
  )
}

describe('an email to a reply address', () => {
  test('an email by Postmark or Mailgun becomes a message of the side of its address', async () => {
    expect(await readOutcome(await postmark({ text: 'Yes\n\nOn Saturday Ezo wrote:\n> Hello' }))).toEqual([
      200,
      'stored',
    ])
    expect(await readOutcome(await mailgun({ to: seeker, text: 'Thanks' }))).toEqual([200, 'stored'])
    expect(await readOutcome(await mailgun({ text: 'Photo' }, { isMultipart: true }))).toEqual([
      200,
      'stored',
    ])
    expect(await listTexts()).toEqual(['seeker: Hello', 'owner: Yes', 'seeker: Thanks', 'owner: Photo'])
  })

  test('an email that a provider delivers twice or at once counts once', async () => {
    const mail = { messageId: '<one@mail.example>' }
    const answers = [...(await Promise.all([postmark(mail), postmark(mail)])), await postmark(mail)]
    for (const answer of answers) expect(await readOutcome(answer)).toEqual([200, 'stored'])
    expect(await listTexts()).toEqual(['seeker: Hello', 'owner: Yes'])
  })

  test.each<Record<string, string>>([
    { 'Auto-Submitted': 'auto-replied' },
    // Our own emails have it, so that a mailbox that forwards them to a reply address starts no loop.
    { 'Auto-Submitted': 'auto-generated' },
    { Precedence: 'bulk' },
    { 'Return-Path': '<>' },
    { From: 'MAILER-DAEMON@mail.example' },
    { 'X-Autoreply': 'yes' },
  ])('an automatic email with %j is dropped', async (headers) => {
    expect(await readOutcome(await postmark({ headers }))).toEqual([200, 'automatic'])
    expect(await readOutcome(await mailgun({ headers }))).toEqual([200, 'automatic'])
    expect(await listTexts()).toHaveLength(1)
  })

  test('an email to a forged address is dropped, and the log names neither address nor text', async () => {
    const signature = owner.slice(36, 60)
    const forged = [
      owner.replace(signature, '0'.repeat(24)),
      owner.replace(`o-${signature}`, `s-${signature}`),
      owner.replace(SETTINGS.domain, 'else.example'),
      await readAddress('owner', { ...SETTINGS, secret: 'x' }),
      'r-@reply.ezo.example',
    ]
    for (const to of forged)
      expect(await readOutcome(await postmark({ to, text: 'Fraud' }))).toEqual([200, 'invalid_address'])
    expect(await listTexts()).toHaveLength(1)
    expect(lines).toHaveLength(forged.length)
    expect(lines.join('')).not.toMatch(/Fraud|reply\.ezo|gia@/)
  })

  test('an address that a former mailbox has is dropped until the change of email is undone', async () => {
    const { rows } = await database.pool.query(
      'select u.email from users u join conversations c on c.owner_id = u.id where c.id = $1',
      [conversation],
    )
    const oldEmail = rows[0].email
    await setEmail('new.mailbox@example.ge')
    expect(await readOutcome(await postmark())).toEqual([200, 'invalid_address'])
    expect(await readOutcome(await mailgun())).toEqual([200, 'invalid_address'])
    const ofNewMailbox = await readAddress('owner')
    expect(await readOutcome(await postmark({ to: ofNewMailbox, text: 'Hi' }))).toEqual([200, 'stored'])
    expect(await readOutcome(await postmark({ to: seeker, text: 'Thanks' }))).toEqual([200, 'stored'])
    await setEmail(oldEmail.toUpperCase())
    expect(await readOutcome(await postmark({ to: ofNewMailbox }))).toEqual([200, 'invalid_address'])
    expect(await readOutcome(await postmark({ text: 'Back' }))).toEqual([200, 'stored'])
    expect(await listTexts()).toEqual(['seeker: Hello', 'owner: Hi', 'seeker: Thanks', 'owner: Back'])
  })

  test('an email to a closed conversation, or without a text, is dropped', async () => {
    expect(await readOutcome(await postmark({ text: '> Hello' }))).toEqual([200, 'empty'])
    await api.post(`/v1/conversations/${conversation}/change`, { act: 'block' }, { token: ownerToken })
    expect(await readOutcome(await postmark({ to: seeker }))).toEqual([200, 'ended'])
    await database.pool.query('delete from conversations where id = $1', [conversation])
    expect(await readOutcome(await postmark())).toEqual([200, 'unknown'])
    expect(lines.map((line) => JSON.parse(line).outcome)).toEqual(['empty', 'ended', 'unknown'])
  })

  test.each(['closed', 'blocked'])('an email of a %s account is dropped', async (state) => {
    const [{ id }] = (
      await database.pool.query('select owner_id as id from conversations where id = $1', [conversation])
    ).rows
    if (state === 'closed')
      await inTransaction(database.pool, (transaction) =>
        closeAccount(transaction, id, { givesUpBalance: false }),
      )
    else
      await database.pool.query("update users set blocked_at = now(), block_reason = 'fraud' where id = $1", [
        id,
      ])
    expect(await readOutcome(await postmark())).toEqual([200, state === 'closed' ? 'unknown' : 'ended'])
    const { rows } = await database.pool.query(
      "select text from conversation_messages where conversation_id = $1 and text = 'Yes'",
      [conversation],
    )
    expect(rows).toEqual([])
  })

  test('an email longer than a message is cut', async () => {
    await postmark({ text: 'ა'.repeat(4_001) })
    expect((await listTexts())[1]).toHaveLength('owner: '.length + 4_000)
  })

  test('replies by email are limited like others, and the provider repeats the call later', async () => {
    await database.pool.query(
      "insert into rate_limit_hits (kind, visitor) select 'reply', $1 from generate_series(1, 60)",
      [`mail ${conversation} owner`],
    )
    const answer = await postmark()
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3_000)
  })
})

describe('a call that is not of the provider', () => {
  test('a wrong password, key or time is refused', async () => {
    const refused = [
      await postmark({}, { password: 'x' }),
      await postmark({}, { password: '' }),
      await mailgun({}, { key: 'x' }),
      await mailgun({}, { age: 301 }),
      await fetch(server.origin, { method: 'POST', body: 'text' }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
    expect(await listTexts()).toHaveLength(1)
  })

  test('an email of more than 5 MB is refused with the limit', async () => {
    const answer = await postmark({ text: 'x'.repeat(5 * 1_024 * 1_024) })
    expect([answer.status, await answer.text()]).toEqual([413, expect.stringContaining('5 MB')])
  })

  test('the endpoint does not exist without settings', async () => {
    expect((await postmark({}, { origin: serverWithoutMail.origin })).status).toBe(404)
  })
})

test('an email names its reply address only if replies by email are on', async () => {
  const { rows } = await database.pool.query<{ content: object }>(
    "select content from messages where kind = 'conversation_message'",
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows[0])).not.toContain('replyTo')
  await postmark({ text: 'Come on Saturday' })
  const { rows: answers } = await database.pool.query<{ content: { replyTo: string; closing: string } }>(
    "select content from messages where recipient = 'guest@example.ge' order by created_at desc limit 1",
  )
  const address = answers[0]?.content.replyTo ?? ''
  expect(address).toBe(seeker)
  expect(parseReplyAddress(address.toUpperCase(), SETTINGS)).toMatchObject({
    conversationId: conversation,
    side: 'seeker',
  })
  expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64)
})
