import { expect, test } from 'vitest'
import { advanceSteps } from '~backend/freshness/advance-steps'
import { announceSteps } from '~backend/freshness/announce-steps'
import { withTestDatabase } from '~tests/database'
import { confirmDemoStatements } from './confirm-statements'
import { seedDatabase } from './seed/seed'

const database = withTestDatabase()

// A whole demo is seeded, which takes a busy machine longer than the usual limit.
test('a demo shows statements of every step, on its first day and after ten weeks', {
  timeout: 60_000,
}, async () => {
  const { pool } = database
  const countSteps = async () => {
    const { rows } = await pool.query<{ unconfirmed_step: number; count: number }>(
      `select unconfirmed_step, count(*)::int as count from statements
       where status in ('active', 'unconfirmed') or unconfirmed_step = 3 group by 1 order by 1`,
    )
    return rows.map(({ count }) => count)
  }
  await seedDatabase(pool, { statements: 900, log: { info: () => {} } })
  await confirmDemoStatements(pool)
  const [confirmed = 0, ...others] = await countSteps()
  expect(confirmed).toBeGreaterThan(700)
  expect(others).toHaveLength(3)
  // Ageing all times is the same as moving the clock.
  for (let days = 0; days < 70; days += 5) {
    await pool.query(
      "update statements set confirmed_at = confirmed_at - interval '5 days', announced_at = announced_at - interval '5 days'",
    )
    // It runs every 15 seconds.
    for (let runs = 0; runs < 5; runs++) await confirmDemoStatements(pool)
    await advanceSteps(pool)
    await announceSteps(pool)
  }
  const [stillConfirmed = 0, ...later] = await countSteps()
  expect(stillConfirmed).toBeGreaterThan(700)
  expect(later).toHaveLength(3)
})
