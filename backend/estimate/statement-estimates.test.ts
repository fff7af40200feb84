import { beforeAll, expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces } from '~tests/fixtures/database-rows'
import { addFlatsForSale } from '~tests/fixtures/estimate'
import { testLog } from '~tests/log'
import { retrainModel } from './retrain-model'
import { createStatementEstimatesJob, estimateStatements } from './statement-estimates'

const FLATS = 120
const database = withTestDatabase()
const api = withApi(database)
const run = (sql: string, ...values: unknown[]) => database.pool.query(sql, values)

let runs = 0
async function runJob() {
  const job = createStatementEstimatesJob(database.pool, testLog, () => {
    runs += 1
    return estimateStatements(database.pool)
  })
  await job.run(new AbortController().signal)
}

const countEstimates = async () => (await run('select from statement_estimates')).rowCount

async function getEstimate(id: number) {
  const { body } = await api.get(`/v1/microservice/statements/${id}`)
  return body.data.statement.estimate
}

beforeAll(async () => {
  await addPlaces(database.pool)
  await addFlatsForSale(database.pool, FLATS)
})

test('flats for sale are estimated once by each model', async () => {
  await runJob()
  expect([runs, await countEstimates()]).toEqual([0, 0])
  const model = await retrainModel(database.pool)
  await runJob()
  expect([runs, await countEstimates()]).toEqual([1, FLATS])
  await runJob()
  expect(runs).toBe(1)

  const next = await retrainModel(database.pool)
  expect(next).not.toBe(model)
  await runJob()
  expect(runs).toBe(2)
  const { rows } = await run('select distinct model_id from statement_estimates')
  expect(rows).toEqual([{ model_id: next }])
})

test('a part that takes too long leaves the rest to the next run', async () => {
  await run('delete from statement_estimates where statement_id in (select min(id) from statements)')
  expect(await estimateStatements(database.pool, 0)).toEqual({ count: 1, isDone: false })
  expect(await estimateStatements(database.pool)).toEqual({ count: 0, isDone: true })
})

test("a statement shows its stored range with the model's error, to guests too", async () => {
  const { rows } = await run('select * from statement_estimates where range_low is not null limit 1')
  const { statement_id: id, range_low: low, range_high: high, comparables } = rows[0]
  expect(low).toBeLessThan(high)
  expect(await getEstimate(id)).toEqual({
    low,
    high,
    percent: 80,
    comparables_count: comparables,
    offers_count: FLATS,
    data_date: expect.stringMatching(/^\d{4}-/),
    is_made_up: false,
    median_error: expect.any(Number),
  })
})

test('an estimate is replaced after a change of the flat, but not of its price', async () => {
  const { rows } = await run(
    'select statement_id from statement_estimates where range_low is not null limit 1',
  )
  const id = rows[0].statement_id
  const before = await getEstimate(id)
  await run('update statements set price = price * 2 where id = $1', id)
  expect(await getEstimate(id)).toEqual(before)
  await run('update statements set area = area * 2 where id = $1', id)
  expect(await getEstimate(id)).toBeNull()
  await runJob()
  const after = await getEstimate(id)
  expect(after.low).toBeGreaterThan(before.low)
})

test('a flat that the model cannot judge has no range and is not tried again', async () => {
  const { rows } = await run(
    'update statements set lat = null, lng = null where id = (select max(id) from statements) returning id',
  )
  await runJob()
  expect(await getEstimate(rows[0].id)).toBeNull()
  const before = runs
  await runJob()
  expect(runs).toBe(before)
})
