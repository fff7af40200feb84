import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { inTransaction } from '~backend/platform/db/transaction'
import type { ReviewMode } from '~contract/statement-drafts'
import { withTestDatabase } from '~tests/database'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { COMPLETE_FLAT } from '~tests/fixtures/statement-draft'
import { startEditing } from './from-statement'
import { publishLocked, writeStatement } from './publish'
import { addDraft, listDrafts, lockOpenDraft } from './store'

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

test('a change of a statement that its owner deletes meanwhile is refused, and stays a draft', async () => {
  const { pool } = database
  const statement = await addStatement(pool, { user_id: owner })
  const id = await startEditing(pool, owner, String(statement))
  await pool.query('update statements set deleted_at = now() where id = $1', [statement])
  const publishing = inTransaction(pool, async (transaction) =>
    writeStatement(transaction, await lockOpenDraft(transaction, id, { userId: owner, keyHash: undefined })),
  )
  await expect(publishing).rejects.toMatchObject({ status: 409 })
  expect((await listDrafts(pool, owner)).map((draft) => draft.id)).toEqual([id])
})
