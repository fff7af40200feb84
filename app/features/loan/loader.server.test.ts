import { pino } from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { getVisitor } from '~/session/visitor.server'
import { addDemoBanks } from '~backend/demo/seed/demo-initial-data'
import { withTestDatabase } from '~tests/database'
import { withServer } from '~tests/fixtures/api'
import { createTestApi } from '~tests/fixtures/create-test-api'
import { createRouteArgs } from '~tests/fixtures/route-args'
import { canRequestLoan } from './calculation'
import { loadCalculator } from './loader.server'
import { toScenarioParams } from './scenario'
import { toCompleteScenario } from './urls'

const database = withTestDatabase()
const server = withServer(() => createTestApi(database.pool, pino({ level: 'silent' })))

beforeAll(() => addDemoBanks(database.pool))

async function calculate(query: string) {
  const visitor = getVisitor(createRouteArgs('/en', { origin: server.origin }))
  const data = await loadCalculator(visitor, new URLSearchParams(query))
  return data ?? expect.fail('no bank lends')
}

test('another currency converts the sums at the rate of the day', async () => {
  const inDollars = await calculate('loan_price=100000&loan_own=40000&loan_currency=2')
  const rate = inDollars.rate?.rate ?? expect.fail('no rate')
  const { calculation } = await calculate('loan_price=100000&loan_own=40000&loan_currency=1&loan_priced=2')
  expect(calculation).toMatchObject({ price: Math.round(100_000 * rate), own: Math.round(40_000 * rate) })
  expect(calculation.result?.downPayment).toBe(Math.round(40_000 * rate) * 100)
})

test('terms that banks do not offer in the new currency are replaced by the nearest', async () => {
  const query = 'loan_price=300000&loan_currency=2&loan_bank=1&loan_shown=1&loan_percent=20&loan_month=240'
  expect((await calculate(query)).calculation.result).toBeUndefined()
  const switched = await calculate(`${query}&loan_priced=1`)
  expect(switched.calculation).toMatchObject({ months: 120, replacedMonths: 240, adjusted: {} })
  expect(switched.calculation.result).toBeDefined()
})

test('the URL of a calculation with a replaced term opens with the same figures, and can be requested', async () => {
  const { calculation } = await calculate(
    'loan_price=300000&loan_currency=2&loan_bank=1&loan_percent=20&loan_month=240&loan_priced=1',
  )
  expect(calculation.replacedMonths).toBe(240)
  const opened = (await calculate(String(toScenarioParams(toCompleteScenario(calculation))))).calculation
  expect(opened.result).toEqual(calculation.result)
  expect(canRequestLoan(opened)).toBe(true)
})

test('a price and a down payment typed together with another currency are in that currency', async () => {
  const shown = 'loan_priced=2&loan_shown_price=&loan_shown_own=&loan_shown_percent=30&loan_percent=30'
  const typed = `loan_currency=1&loan_price=100 000&loan_own=40 000&${shown}`
  const { calculation } = await calculate(typed)
  expect(calculation).toMatchObject({ currency: { id: 1 }, price: 100_000, own: 40_000 })
  const other = 'loan_priced=1&loan_shown_price=100000&loan_shown_own=40000&loan_by_sum=1&loan_own=40000'
  const { calculation: retyped } = await calculate(`loan_currency=2&loan_price=120000&${other}`)
  expect(retyped.price).toBe(120_000)
  expect(retyped.own).toBeLessThan(20_000)
})
