import { createHmac, randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { inTransaction } from '~backend/platform/db/transaction'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addUser } from '~tests/fixtures/database-rows'
import { listen } from '~tests/fixtures/listen'
import { addAccountLead } from './add-lead'
import { sendAccountWebhooks } from './webhook-job'

const database = withTestDatabase()
const api = withApi(database)
const signal = new AbortController().signal
const log = { warn: () => {} }

let received: { headers: Record<string, string>; body: string }[]
let answer: (response: ServerResponse) => void
let url: string
let close: () => Promise<void>
let owner: { id: number; token: string }

beforeEach(async () => {
  received = []
  answer = (response) => response.writeHead(204).end()
  const server = await listen(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    received.push({
      headers: request.headers as Record<string, string>,
      body: Buffer.concat(parts).toString(),
    })
    answer(response)
  })
  url = `${server.origin}/leads`
  close = server.close
  await database.pool.query('delete from account_leads')
  const id = await addUser(database.pool, { type: 'developer' })
  owner = { id, token: await createSession(database.pool, id) }
})
afterEach(() => close())

const setWebhook = (address: string) =>
  api.post('/v1/users/lead-settings/webhook', { url: address }, { token: owner.token })
const readSettings = async () => (await api.get('/v1/users/lead-settings', { token: owner.token })).body.data

/** Sets the receiver on this machine, which the API refuses. */
async function setLocalReceiver(): Promise<string> {
  await setWebhook('https://crm.example.ge/leads')
  await database.pool.query('update account_lead_settings set webhook_url = $2 where account_id = $1', [
    owner.id,
    url,
  ])
  return (await readSettings()).webhook_secret
}

const addLead = (ownerId = owner.id) =>
  inTransaction(database.pool, (transaction) =>
    addAccountLead(transaction, {
      kind: 'call',
      source: { kind: 'conversation', id: randomUUID() },
      ownerId,
      statementId: null,
      seeker: { userId: undefined, name: 'დათო' },
    }),
  )
const send = (options?: { allowsPrivate: boolean }) =>
  sendAccountWebhooks({ pool: database.pool, log }, signal, options)

test('a new lead is sent once to the system of its account, signed with the key of the account', async () => {
  const secret = await setLocalReceiver()
  await addLead()
  await addLead(await addUser(database.pool))
  const sent = await Promise.all([send({ allowsPrivate: true }), send({ allowsPrivate: true })])
  expect(sent.toSorted()).toEqual([0, 1])
  const [{ headers, body } = { headers: {} as Record<string, string>, body: '' }] = received
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
  expect(JSON.parse(body)).toMatchObject({
    type: 'lead.created',
    data: { kind: 'call', stage: 'new', name: 'დათო', phone_number: '', email: '' },
  })
  expect((await readSettings()).last_delivery).toMatchObject({ failure: null })
})

test('a change of the stage is sent as well', async () => {
  await setLocalReceiver()
  await addLead()
  const { body } = await api.get('/v1/users/leads', { token: owner.token })
  const [{ id }] = body.data.data
  await api.post(
    `/v1/users/leads/${id}/stage`,
    { stage: 'offer', shown_stage: 'new' },
    { token: owner.token },
  )
  expect(await send({ allowsPrivate: true })).toBe(2)
  expect(received.map(({ body: text }) => JSON.parse(text).type).toSorted()).toEqual([
    'lead.changed',
    'lead.created',
  ])
})

test('a webhook that fails is sent again later with the same id, and the page shows the reason', async () => {
  await setLocalReceiver()
  await addLead()
  answer = (response) => response.writeHead(500).end()
  expect(await send({ allowsPrivate: true })).toBe(0)
  expect((await readSettings()).last_delivery).toMatchObject({ failure: 'status 500' })
  expect(await send({ allowsPrivate: true })).toBe(0)
  answer = (response) => response.writeHead(204).end()
  await database.pool.query('update account_lead_webhooks set next_at = now() where next_at is not null')
  expect(await send({ allowsPrivate: true })).toBe(1)
  const ids = received.map(({ headers }) => headers['webhook-id'])
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

test('a receiver that turns out to be in a private network gets nothing', async () => {
  await setLocalReceiver()
  await addLead()
  expect(await send()).toBe(0)
  expect(received).toEqual([])
  expect((await readSettings()).last_delivery).toMatchObject({ failure: 'PRIVATE_ADDRESS' })
})

test.each([
  'http://crm.example.ge/leads',
  'https://10.0.0.1/leads',
  'https://127.0.0.1/leads',
  'https://[::1]/leads',
  'https://2130706433/leads',
  'https://localhost/leads',
  'https://user:word@crm.example.ge/leads',
  'ftp://crm.example.ge',
  'crm.example.ge',
])('the address %s is refused', async (address) => {
  expect((await setWebhook(address)).status).toBe(422)
  expect(await readSettings()).toMatchObject({ webhook_url: null, webhook_secret: null })
})

test('a webhook with a new URL gets a new key, one with the same URL keeps its key, and one without a URL is off', async () => {
  await setWebhook('https://crm.example.ge/leads')
  const first = await readSettings()
  await setWebhook('https://crm.example.ge/leads')
  expect((await readSettings()).webhook_secret).toBe(first.webhook_secret)
  await setWebhook('https://crm.example.ge/other')
  expect((await readSettings()).webhook_secret).not.toBe(first.webhook_secret)
  await addLead()
  await setWebhook('')
  expect(await readSettings()).toMatchObject({ webhook_url: null, webhook_secret: null })
  expect(await send({ allowsPrivate: true })).toBe(0)
  const { rowCount } = await database.pool.query('select from account_lead_webhooks')
  expect(rowCount).toBe(0)
})
