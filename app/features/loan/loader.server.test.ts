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
  expect(switched.calculation).toMatchObject({ months: 120, adjusted: { months: 240 } })
  expect(switched.calculation.result).toBeDefined()
})

test.each(['loan_percent=20&loan_month=240', 'loan_own=1000'])(
  'the address of a calculation with replaced terms (%s) opens with the same figures, and can be requested',
  async (terms) => {
    const query = `loan_price=300000&loan_currency=2&loan_bank=1&${terms}&loan_priced=1`
    const { calculation } = await calculate(query)
    expect(calculation.adjusted).not.toEqual({})
    const opened = (await calculate(String(toScenarioParams(toCompleteScenario(calculation))))).calculation
    expect(opened.result).toEqual(calculation.result)
    expect(canRequestLoan(opened)).toBe(true)
  },
)
