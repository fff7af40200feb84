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
  let rejection: Promise<void> | undefined
  await inTransaction(pool, async (transaction) => {
    await transaction.query("update users set blocked_at = now(), block_reason = 'Fraud' where id = $1", [
      userId,
    ])
    rejection = expect(
      applyOwnAction(pool, { userId, action: 'hide', ids, onDeleted: async () => {} }),
    ).rejects.toMatchObject({ status: 401 })
    await expect.poll(() => countWaiting(pool)).toBe(1)
    await transaction.query('select from statements where id = any($1) for update nowait', [ids])
  })
  await rejection
  const { rows } = await pool.query('select distinct status from statements where id = any($1)', [ids])
  expect(rows).toEqual([{ status: 'active' }])
})

test('a confirmation returns an unconfirmed statement to the search and is refused for one hidden by its owner', async () => {
  const { pool } = database
  const userId = await addUser(pool)
  const late = { user_id: userId, confirmed_at: new Date(0), announced_at: new Date(0) }
  const unconfirmed = await addStatement(pool, {
    ...late,
    status: 'unconfirmed',
    unconfirmed_step: 2,
    announced_step: 2,
    expires_at: new Date(0),
  })
  const lowered = await addStatement(pool, { ...late, unconfirmed_step: 1, announced_step: 1 })
  const fresh = await addStatement(pool, { user_id: userId })
  const hidden = await addStatement(pool, { user_id: userId, status: 'hidden' })
  const confirm = () =>
    applyOwnAction(pool, {
      userId,
      action: 'confirm',
      ids: [unconfirmed, lowered, fresh, hidden],
      onDeleted: async () => {},
    })
  expect(await confirm()).toEqual({ changed: [unconfirmed, lowered], unchanged: [fresh], refused: [hidden] })
  expect(await confirm()).toEqual({
    changed: [],
    unchanged: [unconfirmed, lowered, fresh],
    refused: [hidden],
  })
  const { rows } = await pool.query(
    `select id from statements where user_id = $1 and is_public and unconfirmed_step = 0 and announced_at is null
       and confirmed_at > now() - interval '1 hour' and expires_at > now() order by id`,
    [userId],
  )
  expect(rows.map(({ id }) => id)).toEqual([unconfirmed, lowered, fresh])
})

test('a statement confirmed late yesterday can be confirmed again today', async () => {
  const { pool } = database
  const userId = await addUser(pool)
  const { rows } = await pool.query<{ moment: Date }>(
    "select georgian_today()::timestamp at time zone 'Asia/Tbilisi' - interval '1 second' as moment",
  )
  const id = await addStatement(pool, { user_id: userId, confirmed_at: rows[0]?.moment })
  const confirm = () =>
    applyOwnAction(pool, { userId, action: 'confirm', ids: [id], onDeleted: async () => {} })
  expect((await confirm()).changed).toEqual([id])
  expect((await confirm()).unchanged).toEqual([id])
})
