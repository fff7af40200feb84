import { beforeAll, expect, test } from 'vitest'
import { DAY_MS, startOfGeorgianDay } from '~contract/values/georgian-time'
import { withTestDatabase } from '~tests/database'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { refuseRows } from '~tests/fixtures/refuse-rows'
import { notifyOwnersOfEndingStatements } from './ending-statements'

const database = withTestDatabase()

beforeAll(() => addPlaces(database.pool))

test('an owner gets one message three days before statements end, unless they have ended or it is disabled', async () => {
  const { pool } = database
  const [owner, other] = [await addUser(pool), await addUser(pool)]
  await pool.query(
    "insert into message_settings (user_id, unwanted_kinds) values ($1, '{statements_ending}')",
    [other],
  )
  const third = startOfGeorgianDay(new Date(Date.now() + 3 * DAY_MS)).getTime()
  const add = (user_id: number, expires_at: number, row = {}) =>
    addStatement(pool, { user_id, expires_at: new Date(expires_at), ...row })
  const first = await add(owner, third + 60_000)
  const last = await add(owner, third + DAY_MS - 60_000)
  await add(owner, third + DAY_MS + 60_000)
  await add(owner, third, { status: 'hidden' })
  await add(owner, third, { deleted_at: new Date() })
  await add(other, third)
  await Promise.all([notifyOwnersOfEndingStatements(pool), notifyOwnersOfEndingStatements(pool)])
  await notifyOwnersOfEndingStatements(pool)
  const { rows } = await pool.query('select user_id, kind, content from messages')
  expect(rows).toMatchObject([{ user_id: owner, kind: 'statements_ending' }])
  expect(rows[0].content.paragraphs[0]).toContain(`№ ${first}, № ${last}.`)
  expect(rows[0].content.link.path).toBe(`/account/statements?renew=${first},${last}`)
})

test('an owner who cannot be notified does not delay the others, and the run fails', async () => {
  const { pool } = database
  await pool.query('truncate messages')
  await pool.query('delete from statements')
  const owners = [await addUser(pool), await addUser(pool), await addUser(pool)]
  for (const user_id of owners)
    await addStatement(pool, { user_id, expires_at: new Date(Date.now() + DAY_MS) })
  await refuseRows(pool, 'messages', `user_id = ${owners[1]}`)
  await expect(notifyOwnersOfEndingStatements(pool)).rejects.toThrow(/^1 of 3 failed: .*refused_by_test/)
  const { rows } = await pool.query('select user_id from messages order by user_id')
  expect(rows.map(({ user_id }) => user_id)).toEqual([owners[0], owners[2]])
})
