import { pino } from 'pino'
import { expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { withServer } from '~tests/fixtures/api'
import { MAIL_FROM, MAIL_SITE } from '~tests/fixtures/email-delivery'
import { startBrokenServer } from '~tests/fixtures/mail-server'
import { addMessage } from '../add-message'
import { createDelivery } from './create-delivery'
import { createSendingJobs } from './sending-job'

const database = withTestDatabase()
const gateway = withServer(() => (_request, response) => response.end())

test('a mail server that never answers does not delay SMS codes', async () => {
  const { pool } = database
  let connections = 0
  const hanging = await startBrokenServer(() => {
    connections += 1
  })
  const delivery = createDelivery({
    pool,
    log: pino({ level: 'silent' }),
    settings: {
      smtp: { url: hanging.url, from: MAIL_FROM },
      sms: { provider: 'http', url: gateway.origin, token: undefined, sender: undefined },
      dailyLimits: { email: 10, sms: 10 },
    },
    site: MAIL_SITE,
    isDemo: false,
  })
  const facts = { code: '1234' }
  const at = { facts, locale: 'en' } as const
  await addMessage(pool, { ...at, kind: 'email_code', to: { email: 'nino@example.ge' }, cause: 'email' })
  const stopping = new AbortController()
  const [emails, codes] = createSendingJobs(delivery)
  const runs = [emails?.run(stopping.signal)]
  await expect.poll(() => connections).toBe(1)
  runs.push(codes?.run(stopping.signal))
  await addMessage(pool, { ...at, kind: 'phone_code', to: { phoneNumber: '555123456' }, cause: 'sms' })
  await expect
    .poll(async () => (await pool.query('select cause, state from messages order by cause')).rows, {
      timeout: 5_000,
    })
    .toEqual([
      { cause: 'email', state: 'sending' },
      { cause: 'sms', state: 'sent' },
    ])
  stopping.abort()
  hanging.stop()
  await Promise.all(runs)
}, 30_000)
