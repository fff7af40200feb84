import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import express from 'express'
import { pino } from 'pino'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { createRandom } from '~backend/demo/random'
import { createDelivery, type MessageSettings } from '~backend/messages/delivery/create-delivery'
import { sendDueMessages } from '~backend/messages/delivery/send-messages'
import { withTestDatabase } from '../database'
import { withServer } from '../fixtures/api'
import { KILLS } from '../fixtures/killed-server'
import { startMailServer } from '../fixtures/mail-server'
import { withProgram } from '../fixtures/program'

const MAX_CAUSES_PER_LIFE = 10_000

const program = withProgram('message-sender')
const database = withTestDatabase()
const random = createRandom('killed senders')
const smsTexts = new Map<string, string>()
let smsDeliveries = 0
const gateway = withServer(() =>
  express()
    .use(express.json())
    .post('/sms', ({ body: { reference, text } }, response) => {
      smsDeliveries += 1
      const isRepeated = smsTexts.has(reference)
      smsTexts.set(reference, text)
      response.status(isRepeated ? 409 : 202).end()
    }),
)

beforeAll(async () => {
  await database.pool.query('create table message_causes (id integer primary key)')
})

test(`every message with a recorded cause arrives once, though its sender is killed ${KILLS} times`, {
  timeout: 60_000 + KILLS * 6_000,
}, async () => {
  const { pool, connection } = database
  const mailServer = await startMailServer()
  onTestFinished(() => mailServer.stop())
  const settings: MessageSettings = {
    smtp: { url: mailServer.url, from: { name: 'Ezo', address: 'no-reply@ezo.example' } },
    sms: { provider: 'http', url: `${gateway.origin}/sms`, token: undefined, sender: undefined },
    dailyLimits: { email: 1_000_000, sms: 1_000_000 },
  }
  // Messages of a killed server are taken over after a minute, which the test does not wait for.
  const abandon = () =>
    pool.query(
      `update messages set send_after = now(), expires_at = now() + interval '1 hour'
       where state in ('waiting', 'sending')`,
    )
  let interrupted = 0
  for (let kill = 0; kill < KILLS; kill += 1) {
    const values = [connection, settings, kill * MAX_CAUSES_PER_LIFE].map((value) => JSON.stringify(value))
    const child = fork(program, values, { stdio: 'inherit' })
    onTestFinished(() => void child.kill('SIGKILL'))
    await once(child, 'message')
    await pause(random.whole(1, 600))
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
    const { rows } = await pool.query("select count(*)::int as sending from messages where state = 'sending'")
    interrupted += rows[0].sending
    await abandon()
  }
  const delivery = createDelivery({
    pool,
    log: pino({ level: 'silent' }),
    settings,
    site: { brandName: 'Ezo', origin: 'https://ezo.example' },
    isDemo: false,
  })
  const countLeft = async () => {
    await abandon()
    return (await pool.query("select from messages where state in ('waiting', 'sending')")).rowCount ?? 0
  }
  while ((await countLeft()) > 0)
    for (const channel of ['email', 'sms'] as const) while ((await sendDueMessages(delivery, channel)) > 0);

  const { rows } = await pool.query<{ id: number }>('select id from message_causes order by id')
  const codes = rows.map(({ id }) => String(id)).sort()
  expect(codes.length).toBeGreaterThan(KILLS)
  expect([...smsTexts.values()].map((text) => /is (\d+)/.exec(text)?.[1]).sort()).toEqual(codes)
  const mails = [...mailServer.mails.values()].map(({ text }) => /^(\d+)$/m.exec(text ?? '')?.[1]).sort()
  expect(mails).toEqual(codes)
  const { rows: states } = await pool.query('select state, count(*)::int from messages group by state')
  expect(states).toEqual([{ state: 'sent', count: 2 * codes.length }])
  process.stdout.write(
    `${KILLS} kills, ${codes.length} causes: ${mails.length} emails (${mailServer.deliveries - mails.length} repeated), ` +
      `${smsTexts.size} SMS (${smsDeliveries - smsTexts.size} repeated), ${interrupted} found being sent\n`,
  )
})
