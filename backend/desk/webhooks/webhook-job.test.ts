import { createHmac, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '~backend/platform/db/transaction'
import type { WebhookReceiver } from '~backend/platform/webhooks/post-webhook'
import { isPrivateAddress } from '~backend/platform/webhooks/private-addresses'
import { toSecretKey } from '~backend/platform/webhooks/sign'
import { withTestDatabase } from '~tests/database'
import { listen } from '~tests/fixtures/listen'
import { createWebhookJob, sendDueWebhooks } from './webhook-job'

const database = withTestDatabase()
const SECRET = `whsec_${randomBytes(32).toString('base64')}`
const signal = new AbortController().signal

interface Received {
  id: string
  timestamp: string
  signature: string
  body: string
}

let received: Received[] = []
let answer: (response: ServerResponse) => void
let receiver: WebhookReceiver
let close: () => Promise<void>

beforeEach(async () => {
  received = []
  answer = (response) => response.writeHead(204).end()
  const server = await listen((request, response) => {
    readRequest(request).then((webhook) => {
      received.push(webhook)
      answer(response)
    })
  })
  receiver = { url: `${server.origin}/hook`, key: toSecretKey(SECRET), allowsPrivate: true, timeoutMs: 300 }
  close = server.close
  await database.pool.query('delete from contact_messages')
})
afterEach(() => close())

async function readRequest(request: IncomingMessage): Promise<Received> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const header = (name: string) => String(request.headers[name])
  return {
    id: header('webhook-id'),
    timestamp: header('webhook-timestamp'),
    signature: header('webhook-signature'),
    body: Buffer.concat(parts).toString(),
  }
}

const warnings: object[] = []
const log = {
  warn: (line: object) => {
    warnings.push(line)
  },
}
const send = (more: Partial<WebhookReceiver> = {}) =>
  sendDueWebhooks({ pool: database.pool, log, receiver: { ...receiver, ...more } }, signal)
const write = (message: string) =>
  database.pool.query(
    "insert into contact_messages (name, email, message) values ('ანა', 'ana@example.ge', $1)",
    [message],
  )
const state = async () => {
  const { rows } = await database.pool.query(
    `select id, attempts, failure, sent_at is not null as is_sent,
       extract(epoch from next_at - now())::int as delay from lead_webhooks order by lead_id`,
  )
  return rows
}
const makeDue = () =>
  database.pool.query('update lead_webhooks set next_at = now() where next_at is not null')

test('a lead is sent once, signed according to Standard Webhooks', async () => {
  await write('When do you open?')
  expect([await send(), await send()]).toEqual([1, 0])
  expect(received).toHaveLength(1)
  const [{ id, timestamp, signature, body } = {} as Received] = received
  const key = Buffer.from(SECRET.replace('whsec_', ''), 'base64')
  expect(signature).toBe(
    `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`,
  )
  expect(Math.abs(Date.now() / 1_000 - Number(timestamp))).toBeLessThan(10)
  expect(JSON.parse(body)).toMatchObject({
    type: 'lead.created',
    data: { kind: 'contact_message', name: 'ანა', email: 'ana@example.ge', text: 'When do you open?' },
  })
  expect(await state()).toMatchObject([{ id, attempts: 1, failure: null, is_sent: true, delay: null }])
})

test('a failing receiver is retried at growing intervals with the same id until it succeeds', async () => {
  answer = (response) => response.writeHead(500).end('secrets of the receiver')
  await write('fails')
  await send()
  expect(await state()).toMatchObject([{ attempts: 1, failure: 'status 500', is_sent: false, delay: 5 }])
  expect(await send()).toBe(0)
  await makeDue()
  await send()
  expect(await state()).toMatchObject([{ attempts: 2, delay: 300 }])
  answer = (response) => response.writeHead(200).end()
  await makeDue()
  expect(await send()).toBe(1)
  expect(received).toHaveLength(3)
  expect(new Set(received.map(({ id }) => id)).size).toBe(1)
  expect(JSON.stringify(warnings)).not.toContain('secrets')
})

test('a slow or redirecting receiver counts as failing', async () => {
  answer = () => {}
  await write('slow')
  await send()
  expect(await state()).toMatchObject([{ failure: 'timeout', is_sent: false }])
  answer = (response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end()
  await makeDue()
  await send()
  expect(await state()).toMatchObject([{ failure: 'status 302', is_sent: false }])
})

test('a webhook whose response was lost is resent with the same id, so the receiver counts it once', async () => {
  answer = (response) => response.destroy()
  await write('lost')
  await send()
  expect(await state()).toMatchObject([{ failure: 'ECONNRESET', is_sent: false }])
  answer = (response) => response.writeHead(204).end()
  await makeDue()
  await send()
  expect(received.map(({ id }) => id)).toEqual([received[0]?.id, received[0]?.id])
})

test('servers that send at the same time send each lead once', async () => {
  for (const message of ['one', 'two', 'three', 'four']) await write(message)
  await Promise.all([send(), send(), send()])
  expect(received).toHaveLength(4)
  expect(new Set(received.map(({ id }) => id)).size).toBe(4)
})

test('a lead that one server is sending is skipped by another', async () => {
  for (const message of ['taken', 'free']) await write(message)
  await inTransaction(database.pool, async (transaction) => {
    await transaction.query('select from lead_webhooks order by lead_id limit 1 for update')
    expect(await send()).toBe(1)
  })
  expect(await send()).toBe(1)
})

test('a webhook is abandoned after three days', async () => {
  answer = (response) => response.writeHead(503).end()
  await write('given up')
  await database.pool.query('update lead_webhooks set attempts = 9')
  await send()
  expect(await state()).toMatchObject([{ attempts: 10, failure: 'status 503', is_sent: false, delay: null }])
})

test('an erased lead is not sent, and a marketplace without a receiver queues no webhooks', async () => {
  await write('erased')
  await database.pool.query('delete from contact_messages')
  expect(await send()).toBe(0)
  await write('nobody')
  await createWebhookJob({ pool: database.pool, log, receiver: undefined }).run(signal)
  expect(await state()).toEqual([])
  expect(received).toEqual([])
})

test('a private address is reached only if the setting allows it, including by name', async () => {
  await write('private')
  await send({ allowsPrivate: false })
  expect(await state()).toMatchObject([{ failure: 'PRIVATE_ADDRESS' }])
  await makeDue()
  await send({ allowsPrivate: false, url: receiver.url.replace('127.0.0.1', 'localhost') })
  expect(await state()).toMatchObject([{ attempts: 2, failure: 'PRIVATE_ADDRESS' }])
  expect(received).toEqual([])
})

test.each([
  ['10.1.2.3', true],
  ['169.254.169.254', true],
  ['::1', true],
  ['::ffff:192.168.0.1', true],
  ['fd00::1', true],
  ['8.8.8.8', false],
  ['2001:4860:4860::8888', false],
])('the address %s is private: %s', (address, expected) => {
  expect(isPrivateAddress(address)).toBe(expected)
})
