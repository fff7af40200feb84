import fc from 'fast-check'
import { pino } from 'pino'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { toGeorgianDate } from '~contract/values/georgian-time'
import { withTestDatabase } from '~tests/database'
import { addPlaces, addStatement } from '~tests/fixtures/database-rows'
import { createExchangeRateJob } from './lookup-job'
import type { OfficialRate } from './national-bank'
import { listCurrentExchangeRates } from './store'

const database = withTestDatabase()
const { signal } = new AbortController()
const today = toGeorgianDate(new Date())
const tomorrow = toGeorgianDate(new Date(Date.now() + 86_400_000))

let lines: string[]
const log = pino({}, { write: (line: string) => void lines.push(line) })
let answer: OfficialRate[] | Error
let lookups: string[]

beforeAll(async () => {
  await addPlaces(database.pool)
})
beforeEach(async () => {
  lines = []
  lookups = []
  await database.pool.query("delete from exchange_rates where source = 'national_bank'")
})

function createJob() {
  return createExchangeRateJob(database.pool, log, async (day) => {
    lookups.push(day)
    if (answer instanceof Error) throw answer
    return answer
  })
}

/** Backdates the last lookup by days. */
async function forgetLookup(): Promise<void> {
  await database.pool.query("update exchange_rates set fetched_at = now() - interval '3 days'")
}

async function findDollar() {
  return (await listCurrentExchangeRates(database.pool)).find(({ currency_id }) => currency_id === 2)
}

test('an official rate replaces the demo rate, and prices follow', async () => {
  const inDollars = await addStatement(database.pool, { price: 100_000, currency_id: 2 })
  const inLari = await addStatement(database.pool, { price: 100_000, currency_id: 1 })
  expect(await findDollar()).toMatchObject({ gel: 2.7, source: 'demo' })
  answer = [{ currencyId: 2, day: today, gel: 2.7512 }]
  await createJob().run(signal)
  expect(await findDollar()).toEqual({ currency_id: 2, gel: 2.7512, day: today, source: 'national_bank' })
  const { rows } = await database.pool.query(
    'select id, price_gel, price_usd from statements where id = any($1) order by id',
    [[inDollars, inLari]],
  )
  expect(rows).toEqual([
    { id: inDollars, price_gel: 275_120, price_usd: 100_000 },
    { id: inLari, price_gel: 100_000, price_usd: Math.round(100_000 / 2.7512) },
  ])
})

test('prices are converted by whatever rate they were, even if one batch cannot lock all statements', async () => {
  const { pool } = database
  const id = await addStatement(pool, { price: 100_000, currency_id: 2 })
  const { rows: columns } = await pool.query(
    `select string_agg(quote_ident(column_name), ', ') as list from information_schema.columns
     where table_name = 'statements' and column_name not in ('id', 'uuid') and is_generated = 'NEVER' and is_identity = 'NO'`,
  )
  const list = columns[0].list
  await pool.query(
    `insert into statements (${list}) select ${list} from statements, generate_series(1, 4100) where id = $1`,
    [id],
  )
  // An interrupted run leaves some prices by former rates.
  await pool.query(`update statements set usd_rate = case id % 4 when 0 then null when 1 then 2.5 when 2 then 3 else usd_rate end
    where price_usd = 100000 and id % 7 = 0`)
  answer = [{ currencyId: 2, day: today, gel: 2.7634 }]
  await createJob().run(signal)
  const { rows } = await pool.query('select distinct price_gel from statements where price_usd = 100000')
  expect(rows).toEqual([{ price_gel: 276_340 }])
  await pool.query('delete from statements')
})

test("the first lookup also requests today's rate, later ones request tomorrow's twice a day", async () => {
  answer = [{ currencyId: 2, day: today, gel: 2.75 }]
  const job = createJob()
  await job.run(signal)
  await job.run(signal)
  expect(lookups).toEqual([today, tomorrow])
  await forgetLookup()
  await job.run(signal)
  expect(lookups).toEqual([today, tomorrow, tomorrow])
})

test('a rate announced for tomorrow is stored but not used until then', async () => {
  answer = [
    { currencyId: 2, day: today, gel: 2.75 },
    { currencyId: 2, day: tomorrow, gel: 2.76 },
  ]
  await createJob().run(signal)
  expect(await findDollar()).toMatchObject({ gel: 2.75, day: today })
})

test('an implausible rate is accepted only if a second lookup confirms it', async () => {
  answer = [{ currencyId: 2, day: today, gel: 2.75 }]
  const job = createJob()
  await job.run(signal)
  await forgetLookup()
  answer = [{ currencyId: 2, day: today, gel: 27.5 / 4 }]
  await job.run(signal)
  expect(await findDollar()).toMatchObject({ gel: 2.75 })
  expect(lines.join()).toContain('implausible exchange rate')
  await job.run(signal)
  expect(await findDollar()).toMatchObject({ gel: 6.875 })
  await job.run(signal)
  expect(lookups).toHaveLength(4)
})

test('if the bank does not answer, the last rate and its day stay, and the job retries', async () => {
  answer = [{ currencyId: 2, day: today, gel: 2.75 }]
  const job = createJob()
  await job.run(signal)
  await forgetLookup()
  answer = new Error('down')
  await expect(job.run(signal)).rejects.toThrow('down')
  expect(await findDollar()).toMatchObject({ gel: 2.75, day: today })
})

// Specification 1.3.39
test('a price shown in the other currency equals the own price at the published rate', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 20_000_000 }),
      fc.constantFrom(1, 2),
      fc.integer({ min: 24_500, max: 29_500 }),
      async (price, currency, tenThousandths) => {
        const id = await addStatement(database.pool, { price, currency_id: currency })
        answer = [{ currencyId: 2, day: today, gel: tenThousandths / 10_000 }]
        await forgetLookup()
        const job = createJob()
        await job.run(signal)
        await job.run(signal)
        const current = await findDollar()
        const { rows } = await database.pool.query(
          'select price_gel, price_usd from statements where id = $1',
          [id],
        )
        const gel = current?.gel ?? Number.NaN
        expect(gel).toBe(tenThousandths / 10_000)
        if (currency === 2) expect(Math.abs(rows[0].price_gel - price * gel)).toBeLessThanOrEqual(0.5 + 1e-6)
        else expect(Math.abs(rows[0].price_usd - price / gel)).toBeLessThanOrEqual(0.5 + 1e-6)
      },
    ),
    { numRuns: 25 },
  )
})
