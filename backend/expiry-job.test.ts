import { pino } from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement } from '~tests/fixtures/database-rows'
import { startExpiryJob } from './expiry-job'

const database = withTestDatabase()
const api = withApi(database)

beforeAll(() => addPlaces(database.pool))

test('bought prominence ends in lists at the moment it was bought until', async () => {
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
  const sweeping = await startExpiryJob(database.pool, pino({ level: 'silent' }))
  try {
    expect(await vips()).toEqual([ending, lasting])
    await expect.poll(vips, { timeout: 3_000 }).toEqual([lasting])
    expect(Date.now()).toBeGreaterThanOrEqual(soon.getTime())
  } finally {
    sweeping.stop()
  }
})
