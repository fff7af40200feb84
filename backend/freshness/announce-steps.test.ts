import { expect, test } from 'vitest'
import { DAY_MS } from '~contract/values/georgian-time'
import { withTestDatabase } from '~tests/database'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { announceSteps } from './announce-steps'

const database = withTestDatabase()

/** Counts the statements of each message, which its link confirms. */
const countStatements = async () => {
  const { rows } = await database.pool.query<{ count: number }>(
    'select cardinality(l.statement_ids) as count from messages m, confirmation_links l where l.user_id = m.user_id',
  )
  return rows.map(({ count }) => count)
}

test('a second run leaves an owner to the run that announces, so that one message names all statements', async () => {
  const { pool } = database
  await addPlaces(pool)
  const userId = await addUser(pool)
  const confirmed_at = new Date(Date.now() - 12.5 * DAY_MS)
  const ids: number[] = []
  for (let at = 0; at < 3; at += 1) ids.push(await addStatement(pool, { user_id: userId, confirmed_at }))
  const first = await pool.connect()
  try {
    // The first run has locked the owner and one statement so far.
    await first.query('begin')
    await first.query('select from users where id = $1 for no key update', [userId])
    await first.query('select from statements where id = $1 for update', [ids[0]])
    await announceSteps(pool)
    expect(await countStatements()).toEqual([])
    await first.query('rollback')
  } finally {
    first.release()
  }
  await announceSteps(pool)
  await announceSteps(pool)
  expect(await countStatements()).toEqual([3])
})
