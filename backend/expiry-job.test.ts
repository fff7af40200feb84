import { pino } from 'pino'
import { beforeAll, expect, test, vi } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { refuseRows } from '~tests/fixtures/refuse-rows'
import { createExpiryJob, runExpiry, runFirstExpiry } from './expiry-job'
import { migrateJobQueue } from './platform/jobs/job-queue'
import { runJobs } from './platform/jobs/run-jobs'

const database = withTestDatabase()
const api = withApi(database)
const log = pino({ level: 'silent' })

beforeAll(async () => {
  await addPlaces(database.pool)
  await migrateJobQueue(database.pool, log)
})

test('a promoted statement leaves the list of promoted ones at the exact end of its promotion', async () => {
  const soon = new Date(Date.now() + 700)
  const ending = await addStatement(database.pool, { vip_tier: 1, vip_until: soon })
  const lasting = await addStatement(database.pool, {
    vip_tier: 1,
    vip_until: new Date(Date.now() + 3_600_000),
  })
  const vips = async () => {
    const { body } = await api.get('/v1/microservice/statements?is_vip=1&deal_types=1')
    return body.data.data.map(({ id }: { id: number }) => id).sort()
  }
  const jobs = runJobs({ pool: database.pool, jobs: [createExpiryJob(database.pool)], log })
  try {
    expect(await vips()).toEqual([ending, lasting])
    await expect.poll(vips, { timeout: 3_000 }).toEqual([lasting])
    expect(Date.now()).toBeGreaterThanOrEqual(soon.getTime())
  } finally {
    await jobs.stop()
  }
})

test('a failing task is named and does not stop the tasks after it', async () => {
  const { pool } = database
  const userId = await addUser(pool)
  await addStatement(pool, { user_id: userId, vip_tier: 1, vip_until: new Date(Date.now() - 1_000) })
  await refuseRows(pool, 'statements', `user_id = ${userId}`)
  const later = vi.fn(async () => {})
  await expect(runExpiry(pool, [later])).rejects.toThrow(/^1 of \d+ failed: expireStatements: /)
  expect(later).toHaveBeenCalledOnce()
})

test('a failing task is logged and does not prevent the start', async () => {
  const warn = vi.fn()
  const failing = async () => Promise.reject(new Error('no such table'))
  await runFirstExpiry(database.pool, { warn }, [failing])
  expect(warn).toHaveBeenCalledWith(
    { reason: expect.stringContaining('failing: no such table') },
    expect.any(String),
  )
})
