import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { inTransaction } from '~backend/platform/db/transaction'
import type { ReviewMode } from '~contract/statement-drafts'
import { withTestDatabase } from '~tests/database'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { COMPLETE_FLAT } from '~tests/fixtures/statement-draft'
import { publishLocked } from './publish'
import { addDraft, lockOpenDraft } from './store'

const database = withTestDatabase()
let owner: number

beforeAll(() => addPlaces(database.pool))
beforeEach(async () => {
  owner = await addUser(database.pool)
})

const startDraft = () => addDraft(database.pool, { userId: owner, keyHash: undefined, values: COMPLETE_FLAT })

/** @returns the SQL of all queries */
async function publishWith(mode: ReviewMode): Promise<string[]> {
  const id = await startDraft()
  return inTransaction(database.pool, async (transaction) => {
    const draft = await lockOpenDraft(transaction, id, { userId: owner, keyHash: undefined })
    const query = vi.spyOn(transaction, 'query')
    try {
      await publishLocked(transaction, draft, mode)
      return query.mock.calls.map(([sql]) => String(sql))
    } finally {
      query.mockRestore()
    }
  })
}

test('photos are compared with those of others only where statements are reviewed', async () => {
  await addStatement(database.pool, { user_id: owner })
  const comparesPhotos = async (mode: ReviewMode) =>
    (await publishWith(mode)).some((sql) => sql.includes('look_hash'))
  expect([await comparesPhotos('new'), await comparesPhotos('off')]).toEqual([true, false])
})
