import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { toGeorgianDate } from '~contract/values/georgian-time'
import { withTestDatabase } from '~tests/database'
import { createTestApi } from '~tests/fixtures/create-test-api'
import { addPlaces, addStatement } from '~tests/fixtures/database-rows'
import { listen } from '~tests/fixtures/listen'
import { createExchangeRateJob } from './lookup-job'
import type { FetchOfficialRates } from './national-bank'
import { deleteDemoRates } from './store'

const database = withTestDatabase()
const { signal } = new AbortController()
const DAY_MS = 86_400_000
const today = toGeorgianDate(new Date())
const tomorrow = toGeorgianDate(new Date(Date.now() + DAY_MS))
const bankIsAway: FetchOfficialRates = async () => {
  throw new Error('away')
}

let lines: string[]
let inLari: number
let inDollars: number

beforeEach(async () => {
  lines = []
  const { pool } = database
  await pool.query('delete from statements')
  await pool.query('delete from exchange_rates')
  await addPlaces(pool).catch(() => {})
  await pool.query(
    "insert into exchange_rates (currency_id, day, gel, source) values (2, '2026-01-01', 2.7, 'demo'), (3, '2026-01-01', 3.1, 'demo')",
  )
  inLari = await addStatement(pool, { price: 100_000, currency_id: 1 })
  inDollars = await addStatement(pool, { price: 90_000, currency_id: 2 })
  await deleteDemoRates(pool)
})

function runJob(fetchRates: FetchOfficialRates) {
  const log = pino({}, { write: (line: string) => void lines.push(line) })
  return createExchangeRateJob(database.pool, log, fetchRates).run(signal)
}

async function get(path: string) {
  const site = await listen(createTestApi(database.pool, pino({ level: 'silent' })))
  const response = await fetch(`${site.origin}${path}`, { headers: { 'x-website-key': 'ezo' } })
  const { data } = await response.json()
  await site.close()
  return data
}

async function listPrices(query = '') {
  const { data } = await get(`/api/v1/microservice/statements?deal_types=1&page=1${query}`)
  return (data as { id: number; price: Record<string, { price_total: number }> }[]).map(({ id, price }) => ({
    id,
    totals: Object.values(price).map(({ price_total }) => price_total),
  }))
}

test('each price has its own currency only until an official rate is known, and the job retries in a minute', async () => {
  expect(await runJob(bankIsAway)).toBe(60_000)
  expect(lines.join()).toContain('no official exchange rate')
  expect((await get('/api/v1/config')).exchange_rate).toBeNull()
  expect(await listPrices()).toEqual(
    expect.arrayContaining([
      { id: inLari, totals: [100_000, 0, 0] },
      { id: inDollars, totals: [0, 90_000, 0] },
    ]),
  )
})

test('a price filter finds statements priced in its currency if no official rate is known', async () => {
  await runJob(bankIsAway)
  const found = await listPrices('&currency_id=1&price_from=1')
  expect(found.map(({ id }) => id)).toEqual([inLari])
})

test('the first rate converts all prices, even if it holds only from tomorrow', async () => {
  await runJob(bankIsAway)
  await runJob(async (day) => [{ currencyId: 2, day, gel: day === today ? 2.75 : 2.8 }])
  const { rows } = await database.pool.query('select day, gel from exchange_rates order by day')
  expect(rows).toEqual([
    { day: today, gel: 2.75 },
    { day: tomorrow, gel: 2.8 },
  ])
  expect(await listPrices()).toEqual(
    expect.arrayContaining([
      { id: inLari, totals: [100_000, 36_364, expect.anything()] },
      { id: inDollars, totals: [247_500, 90_000, expect.anything()] },
    ]),
  )
})

test('if a rate holds, a bank that does not answer fails the job', async () => {
  await runJob(async (day) => [{ currencyId: 2, day, gel: 2.75 }])
  await database.pool.query("update exchange_rates set fetched_at = now() - interval '3 days'")
  await expect(runJob(bankIsAway)).rejects.toThrow('away')
})
