import { expect, test } from 'vitest'
import { inTransaction } from '~backend/platform/db/transaction'
import { withTestDatabase } from '~tests/database'
import { countWaiting } from '~tests/fixtures/count-waiting'
import { addUser } from '~tests/fixtures/database-rows'
import { saveDraft } from './save-draft'
import { addDraft, lockOpenDraft, requireDraft } from './store'

const database = withTestDatabase()

async function startDraft() {
  const { pool } = database
  const reader = { userId: await addUser(pool), keyHash: undefined }
  return { id: await addDraft(pool, { ...reader, values: { price: '100' } }), reader }
}

test("when two tabs save one field at the same moment, one gets a conflict with the other's value", async () => {
  const { pool } = database
  const { id, reader } = await startDraft()
  let saving: ReturnType<typeof saveDraft>[] = []
  await inTransaction(pool, async (transaction) => {
    await lockOpenDraft(transaction, id, reader)
    saving = ['200', '300'].map((price) => saveDraft(pool, id, reader, { values: { price }, version: 1 }))
    await expect.poll(() => countWaiting(pool)).toBe(2)
  })
  const saves = await Promise.all(saving)
  expect(saves.map(({ is_saved }) => is_saved).sort()).toEqual([false, true])
  expect(saves.find(({ is_saved }) => !is_saved)?.changed).toEqual(['price'])
  expect(await requireDraft(pool, id, reader)).toMatchObject({ version: 2 })
})

test('a text that its field cannot hold is not saved', async () => {
  const { pool } = database
  const { id, reader } = await startDraft()
  const saving = saveDraft(pool, id, reader, { values: { price: 'free', area: '60' }, version: 1 })
  await expect(saving).rejects.toMatchObject({ status: 422 })
  expect((await requireDraft(pool, id, reader)).content).toEqual({ price: '100' })
})

test('saving a draft restarts its retention period', async () => {
  const { pool } = database
  const { id, reader } = await startDraft()
  await pool.query("update statement_drafts set updated_at = now() - interval '179 days' where id = $1", [id])
  await saveDraft(pool, id, reader, { values: { price: '200' }, version: 1 })
  const { rows } = await pool.query(
    "select updated_at > now() - interval '1 hour' as is_new from statement_drafts where id = $1",
    [id],
  )
  expect(rows).toEqual([{ is_new: true }])
})
