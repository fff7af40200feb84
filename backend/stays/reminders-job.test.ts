import { expect, test } from 'vitest'
import { addDays } from '~contract/stays'
import { withTestDatabase } from '~tests/database'
import { stayDay, withStays } from '~tests/fixtures/stays'
import { remindOfStays } from './reminders-job'

const database = withTestDatabase()
const { change, addRequested } = withStays(database)

/** Confirms a stay, which then begins in some days and was confirmed some days ago. */
async function addConfirmed({ inDays, confirmedDaysAgo }: { inDays: number; confirmedDaysAgo: number }) {
  const { id } = await addRequested()
  await change(id, 'confirm')
  const from = stayDay(inDays)
  await database.pool.query(
    `update stays set nights = daterange($2, $3), changed_at = now() - make_interval(days => $4) where id = $1`,
    [id, from, addDays(from, 3), confirmedDaysAgo],
  )
  await database.pool.query('delete from messages; delete from notifications')
  return id
}

async function listReminders(): Promise<{ kind: string; sequence: string | null }[]> {
  const { rows } = await database.pool.query(
    `select kind, content -> 'appointment' ->> 'sequence' as sequence from messages order by user_id`,
  )
  return rows
}

test('both sides are reminded once on the day before the arrival, also by two processes', async () => {
  await addConfirmed({ inDays: 1, confirmedDaysAgo: 1 })
  await Promise.all([remindOfStays(database.pool), remindOfStays(database.pool)])
  await remindOfStays(database.pool)
  const reminder = { kind: 'stay_reminder', sequence: '0' }
  expect(await listReminders()).toEqual([reminder, reminder])
  const { rows } = await database.pool.query('select count(*)::int as count from notifications')
  expect(rows[0].count).toBe(1)
})

test.each([
  ['begins today', { inDays: 0, confirmedDaysAgo: 2 }],
  ['begins in two days', { inDays: 2, confirmedDaysAgo: 2 }],
  ['was confirmed today', { inDays: 1, confirmedDaysAgo: 0 }],
])('a stay that %s has no reminder', async (_what, days) => {
  await addConfirmed(days)
  await remindOfStays(database.pool)
  expect(await listReminders()).toEqual([])
})

test('a cancelled stay has no reminder', async () => {
  const id = await addConfirmed({ inDays: 1, confirmedDaysAgo: 1 })
  await change(id, 'cancel')
  await database.pool.query("update stays set changed_at = now() - interval '1 day' where id = $1", [id])
  await database.pool.query('delete from messages')
  await remindOfStays(database.pool)
  expect(await listReminders()).toEqual([])
})
