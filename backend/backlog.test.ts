import { pino } from 'pino'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { withEmailDelivery } from '~tests/fixtures/email-delivery'
import { withProviderPayments } from '~tests/fixtures/provider-payments'
import { readBacklog } from './backlog'
import { migrateJobQueue, scheduleFirstRun } from './platform/jobs/job-queue'

const database = withTestDatabase()
const { beginPayment } = withProviderPayments(database)
const { addReset } = withEmailDelivery(database)
const read = () => readBacklog(database.pool, [{ name: 'expiry' }, { name: 'never' }])
const run = (text: string, values?: unknown[]) => database.pool.query(text, values)

beforeAll(() => migrateJobQueue(database.pool, pino({ enabled: false })))
beforeEach(() => run('truncate messages, message_settings, leads cascade'))

test('all figures are present and zero on an empty backlog', async () => {
  expect(await read()).toEqual({
    payments: {
      byState: expect.objectContaining({ pending: 0, review: 0, succeeded: 0 }),
      overdue: 0,
      oldestPendingAge: 0,
      contradicted: 0,
    },
    messages: [
      { channel: 'email', waiting: 0, oldestAge: 0, deadLetters: 0 },
      { channel: 'sms', waiting: 0, oldestAge: 0, deadLetters: 0 },
    ],
    webhooks: { failing: 0, abandoned: 0 },
    clockOffsetSeconds: expect.closeTo(0, 0),
    hasOfficialRate: false,
    jobs: expect.arrayContaining([
      { name: 'expiry', overdueSeconds: 0 },
      { name: 'never', overdueSeconds: 0 },
    ]),
  })
})

test('a payment not checked in time is overdue, and one under review is counted separately', async () => {
  const payments = [await beginPayment(), await beginPayment(), await beginPayment()]
  for (const { paid } of payments) await paid
  const [late, current, reviewed] = payments.map(({ id }) => id)
  await run(
    "update payments set ask_after = now() - interval '3 minutes', started_at = now() - interval '1 hour' where id = $1",
    [late],
  )
  await run("update payments set ask_after = now() - interval '20 seconds' where id = $1", [current])
  await run(
    "update payments set state = 'review', ask_after = now() - interval '1 day', alert = 'wrong_amount' where id = $1",
    [reviewed],
  )
  const { payments: found } = await read()
  expect(found).toMatchObject({ byState: { pending: 2, review: 1 }, overdue: 1, contradicted: 1 })
  expect(Math.round(found.oldestPendingAge / 60)).toBe(60)
})

test('waiting messages and dead letters are counted separately, and sent ones not at all', async () => {
  for (const cause of ['waiting', 'sent', 'refused', 'without text']) await addReset(cause)
  const finish = (cause: string, state: string, keepsText: boolean) =>
    run(
      `update messages set state = $2, finished_at = now(), recipient = case when $3 then recipient end,
         content = case when $3 then content end where cause = $1`,
      [cause, state, keepsText],
    )
  await finish('sent', 'sent', true)
  await finish('refused', 'refused', true)
  await finish('without text', 'failed', false)
  await run("update messages set created_at = now() - interval '10 minutes' where cause = 'waiting'")
  const { messages } = await read()
  expect(messages[0]).toMatchObject({ channel: 'email', waiting: 1, deadLetters: 1 })
  expect(Math.round((messages[0]?.oldestAge ?? 0) / 60)).toBe(10)
})

test('webhooks that the receiver refuses are counted, and untried ones are not', async () => {
  await run(
    `insert into contact_messages (name, email, message)
     select 'Nino', 'nino@ezo.test', 'Hello' from generate_series(1, 3)`,
  )
  await run(
    `update lead_webhooks set failure = '503', next_at = case when lead_id = (select max(id) from leads) then now() end
     where lead_id > (select min(id) from leads)`,
  )
  expect((await read()).webhooks).toEqual({ failing: 1, abandoned: 1 })
})

test('a job is overdue if no server has started its run on time', async () => {
  await scheduleFirstRun(database.pool, 'expiry', new Date(Date.now() - 90_000))
  await scheduleFirstRun(database.pool, 'of an earlier version', new Date(Date.now() - 90_000))
  const { jobs } = await read()
  expect(jobs.map(({ name }) => name).sort()).toEqual(['expiry', 'never'])
  expect(Math.round(jobs.find(({ name }) => name === 'expiry')?.overdueSeconds ?? 0)).toBe(90)
  await run("update graphile_worker._private_jobs set locked_at = now(), locked_by = 'somebody'")
  expect((await read()).jobs.map(({ overdueSeconds }) => overdueSeconds)).toEqual([0, 0])
})
