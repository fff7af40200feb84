import { randomUUID } from 'node:crypto'
import express, { type Request, type Response } from 'express'
import { pino } from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { withServer } from '~tests/fixtures/api'
import { addMessage } from '../add-message'
import { createDelivery, type MessageSettings } from './create-delivery'
import { sendDueMessages } from './send-messages'

const database = withTestDatabase()
let received: { headers: Request['headers']; body: Record<string, unknown> }[]
let answer: (response: Response) => void
const provider = withServer(() =>
  express()
    .use(express.json(), express.urlencoded({ extended: false }))
    .post('/send', (request, response) => {
      received.push({ headers: request.headers, body: request.body })
      answer(response)
    }),
)

beforeEach(async () => {
  received = []
  await database.pool.query('truncate messages')
  await addMessage(database.pool, {
    kind: 'phone_code',
    to: { phoneNumber: '555123456' },
    facts: { code: '1234' },
    locale: 'ka',
    cause: randomUUID(),
  })
})

const gateway = (): MessageSettings['sms'] => ({
  provider: 'http',
  url: `${provider.origin}/send`,
  token: 'secret-token',
  sender: 'Ezo',
})
const smsOffice = (): MessageSettings['sms'] => ({
  provider: 'smsoffice',
  url: `${provider.origin}/send`,
  key: 'secret-key',
  sender: 'Ezo',
})

function send(sms: MessageSettings['sms']) {
  return sendDueMessages(
    createDelivery({
      pool: database.pool,
      log: pino({ level: 'silent' }),
      settings: { smtp: undefined, sms, dailyLimits: { email: 0, sms: 10 } },
      site: { brandName: 'Ezo', origin: '' },
      isDemo: false,
    }),
    'sms',
  )
}

const findMessage = async () => (await database.pool.query('select * from messages')).rows[0]
const TEXT = 'დადასტურების კოდი: 1234. არავის გაუმხილოთ.'

describe('generic SMS gateway', () => {
  test('the gateway receives number, text, sender and reference, and the code is deleted', async () => {
    answer = (response) => response.status(202).end()
    await send(gateway())
    const { id, ...message } = await findMessage()
    expect(received[0]?.headers.authorization).toBe('Bearer secret-token')
    expect(received[0]?.body).toEqual({ to: '995555123456', text: TEXT, sender: 'Ezo', reference: id })
    expect(message).toMatchObject({
      state: 'sent',
      recipient: null,
      content: null,
      masked_recipient: '555123***',
    })
  })

  test.each([
    [409, 'sent'],
    [400, 'refused'],
    [429, 'waiting'],
    [500, 'waiting'],
  ])('a gateway that answers %i leaves the message %s', async (status, state) => {
    answer = (response) => response.status(status).send(`995555123456 ${TEXT}`)
    await send(gateway())
    const message = await findMessage()
    expect(message.state).toBe(state)
    expect(message.reason ?? '').not.toMatch(/555|1234/)
  })

  test('a gateway that hangs up receives the same reference again, which it recognizes', async () => {
    answer = (response) => response.socket?.destroy()
    await send(gateway())
    expect(await findMessage()).toMatchObject({ state: 'waiting' })
    answer = (response) => response.status(409).end()
    await database.pool.query('update messages set send_after = now()')
    await send(gateway())
    expect(await findMessage()).toMatchObject({ state: 'sent', attempts: 2 })
    expect(received.map(({ body }) => body.reference)).toEqual([
      (await findMessage()).id,
      (await findMessage()).id,
    ])
  })
})

/** Responses of its documentation. */
const TAKEN = { Success: true, Message: 'OK', Output: null, ErrorCode: 0 }
const REFUSED = { Success: false, Message: 'Invalid key', Output: null, ErrorCode: 70 }

describe('smsoffice.ge', () => {
  test('smsoffice.ge receives a form with its key and the reference', async () => {
    answer = (response) => response.json(TAKEN)
    await send(smsOffice())
    const { id, state } = await findMessage()
    expect(state).toBe('sent')
    expect(received[0]?.headers['content-type']).toContain('application/x-www-form-urlencoded')
    expect(received[0]?.body).toEqual({
      key: 'secret-key',
      destination: '995555123456',
      sender: 'Ezo',
      content: TEXT,
      urgent: 'true',
      reference: id,
    })
  })

  test('a 200 from smsoffice.ge without success means that the SMS was not sent', async () => {
    answer = (response) => response.json(REFUSED)
    await send(smsOffice())
    expect(await findMessage()).toMatchObject({ state: 'refused', reason: 'error_70', content: null })
  })

  test.each([408, 429])('an SMS is retried if smsoffice.ge answers %i', async (status) => {
    answer = (response) => response.status(status).end()
    await send(smsOffice())
    expect(await findMessage()).toMatchObject({ state: 'waiting', reason: `http_${status}` })
  })

  test.each([
    ['hangs up', (response: Response) => response.socket?.destroy()],
    ['answers no JSON', (response: Response) => response.send('<html>')],
    ['answers 502', (response: Response) => response.status(502).end()],
  ])('an SMS is not resent if smsoffice.ge %s, because it may have been sent', async (_name, broken) => {
    answer = broken
    await send(smsOffice())
    await database.pool.query("update messages set send_after = now() - interval '1 day'")
    await send(smsOffice())
    expect(received).toHaveLength(1)
    expect(await findMessage()).toMatchObject({ state: 'unknown', content: null })
  })

  test('an SMS that a killed server was sending is not resent', async () => {
    await database.pool.query("update messages set state = 'sending'")
    await send(smsOffice())
    expect(received).toEqual([])
    expect(await findMessage()).toMatchObject({ state: 'unknown', reason: 'killed' })
  })

  test('an SMS is retried if smsoffice.ge cannot be reached', async () => {
    await send({ provider: 'smsoffice', url: 'http://127.0.0.1:59999/send', key: 'k', sender: 'Ezo' })
    expect(await findMessage()).toMatchObject({ state: 'waiting', reason: 'ECONNREFUSED' })
  })
})
