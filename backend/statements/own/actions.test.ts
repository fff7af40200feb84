import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '~backend/platform/db/transaction'
import { withTestDatabase } from '~tests/database'
import { countWaiting } from '~tests/fixtures/count-waiting'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { applyOwnAction } from './actions'

const database = withTestDatabase()

beforeAll(() => addPlaces(database.pool))

test('an action of an account being blocked is rejected and does not delay the block', async () => {
  const { pool } = database
  const userId = await addUser(pool)
  const ids = [await addStatement(pool, { user_id: userId }), await addStatement(pool, { user_id: userId })]
  let hiding: ReturnType<typeof applyOwnAction> | undefined
  await inTransaction(pool, async (transaction) => {
    await transaction.query("update users set blocked_at = now(), block_reason = 'Fraud' where id = $1", [
      userId,
    ])
    hiding = applyOwnAction(pool, { userId, action: 'hide', ids, onDeleted: async () => {} })
    await expect.poll(() => countWaiting(pool)).toBe(1)
    await transaction.query('select from statements where id = any($1) for update nowait', [ids])
  })
  await expect(hiding).rejects.toMatchObject({ status: 401 })
  const { rows } = await pool.query('select distinct status from statements where id = any($1)', [ids])
  expect(rows).toEqual([{ status: 'active' }])
})
