import { beforeAll, beforeEach, expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { expireStatements } from './expire-statements'

const database = withTestDatabase()
let owner: number

beforeAll(async () => {
  await addPlaces(database.pool)
  owner = await addUser(database.pool)
})

beforeEach(() => database.pool.query('delete from statements'))

test.each([
  ['that has expired', { expires_at: new Date(0) }, "status = 'expired'"],
  ['with an expired promotion', { vip_tier: 1, vip_until: new Date(0) }, 'vip_tier = 0'],
])('a locked statement %s is left to the next run and does not block it', async (_, row, ended) => {
  const { pool } = database
  const changed = await addStatement(pool, { user_id: owner, ...row })
  const other = await addStatement(pool, { user_id: owner, ...row })
  const listEnded = async () =>
    (await pool.query(`select id from statements where ${ended} order by id`)).rows.map(({ id }) => id)
  const owners = await pool.connect()
  await owners.query('begin')
  await owners.query('select from statements where id = $1 for update', [changed])
  await expireStatements(pool)
  expect(await listEnded()).toEqual([other])
  await owners.query('commit')
  owners.release()
  await expireStatements(pool)
  expect(await listEnded()).toEqual([changed, other])
})
