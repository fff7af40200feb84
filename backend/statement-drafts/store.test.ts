import { expect, test } from 'vitest'
import { runExpiry } from '~backend/expiry-job'
import { withTestDatabase } from '~tests/database'
import { addUser } from '~tests/fixtures/database-rows'
import { addDraft } from './store'

const database = withTestDatabase()

async function addOldDraft(
  owner: number | undefined,
  { days, state = 'open' }: { days: number; state?: string },
) {
  const keyHash = owner === undefined ? Buffer.from(`${days}`) : undefined
  const id = await addDraft(database.pool, { userId: owner, keyHash, values: {} })
  await database.pool.query(
    'update statement_drafts set state = $2, updated_at = now() - make_interval(days => $3) where id = $1',
    [id, state, days],
  )
  return id
}

test("drafts are deleted after half a year, guests' after two weeks, and those under review never", async () => {
  const owner = await addUser(database.pool)
  const kept = [
    await addOldDraft(undefined, { days: 13 }),
    await addOldDraft(owner, { days: 179 }),
    await addOldDraft(owner, { days: 400, state: 'in_review' }),
  ]
  await addOldDraft(undefined, { days: 15 })
  await addOldDraft(owner, { days: 181 })
  await addOldDraft(owner, { days: 181, state: 'refused' })
  await runExpiry(database.pool)
  const { rows } = await database.pool.query<{ id: string }>('select id from statement_drafts')
  expect(rows.map(({ id }) => id).sort()).toEqual(kept.sort())
})
