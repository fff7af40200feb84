import { expect, test } from 'vitest'
import { listCurrentExchangeRates } from '~backend/content/store'
import { withTestDatabase } from '~tests/database'
import { addExchangeRates } from './exchange-rates'

const database = withTestDatabase()
const rates = () => listCurrentExchangeRates(database.pool)

test('the seed adds the rates of the last weeks and does not change existing ones', async () => {
  await addExchangeRates(database.pool, '2026-11-20')
  expect(await rates()).toEqual([
    { currency_id: 2, gel: 2.7, day: '2026-11-20' },
    { currency_id: 3, gel: 3.15, day: '2026-11-20' },
  ])
  const { rows } = await database.pool.query(
    "select count(*)::int as days, min(day)::text as first from exchange_rates where currency_id = 2 and day > '2026-02-01'",
  )
  expect(rows).toEqual([{ days: 43, first: '2026-10-09' }])
})

test('a later start adds the rate of its day', async () => {
  await database.pool.query(
    "update exchange_rates set gel = 2.75 where currency_id = 2 and day = '2026-11-20'",
  )
  await addExchangeRates(database.pool, '2026-11-21')
  expect(await rates()).toMatchObject([{ gel: 2.75, day: '2026-11-21' }, { gel: 3.15 }])
})
