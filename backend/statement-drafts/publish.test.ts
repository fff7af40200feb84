import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { inTransaction } from '~backend/platform/db/transaction'
import type { ReviewMode } from '~contract/draft-reviews'
import { DAY_MS } from '~contract/values/georgian-time'
import { withTestDatabase } from '~tests/database'
import { countWaiting } from '~tests/fixtures/count-waiting'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { COMPLETE_FLAT } from '~tests/fixtures/statement-draft'
import { startEditing } from './from-statement'
import { publishDraft, publishLocked, writeStatement } from './publish'
import { addDraft, listDrafts, lockOpenDraft } from './store'

const database = withTestDatabase()
let owner: number

beforeAll(() => addPlaces(database.pool))
beforeEach(async () => {
  owner = await addUser(database.pool)
})

const localizeAddress = async () => undefined
const startDraft = () => addDraft(database.pool, { userId: owner, keyHash: undefined, values: COMPLETE_FLAT })

/** @returns the SQL of all queries */
async function publishWith(mode: ReviewMode, draftId?: string): Promise<string[]> {
  const id = draftId ?? (await startDraft())
  return inTransaction(database.pool, async (transaction) => {
    const draft = await lockOpenDraft(transaction, id, { userId: owner, keyHash: undefined })
    const query = vi.spyOn(transaction, 'query')
    try {
      await publishLocked(transaction, draft, { mode, localizeAddress })
      return query.mock.calls.map(([sql]) => String(sql))
    } finally {
      query.mockRestore()
    }
  })
}

test("photos are compared with other owners' photos only if statements are reviewed", async () => {
  await addStatement(database.pool, { user_id: owner })
  const comparesPhotos = async (mode: ReviewMode) =>
    (await publishWith(mode)).some((sql) => sql.includes('look_hash'))
  expect([await comparesPhotos('new'), await comparesPhotos('off')]).toEqual([true, false])
})

test('a change of a statement deleted meanwhile is rejected and stays a draft', async () => {
  const { pool } = database
  const statement = await addStatement(pool, { user_id: owner })
  const id = await startEditing(pool, owner, String(statement))
  await pool.query('update statements set deleted_at = now() where id = $1', [statement])
  const publishing = inTransaction(pool, async (transaction) =>
    writeStatement(
      transaction,
      await lockOpenDraft(transaction, id, { userId: owner, keyHash: undefined }),
      localizeAddress,
    ),
  )
  await expect(publishing).rejects.toMatchObject({ status: 409 })
  expect((await listDrafts(pool, owner)).map((draft) => draft.id)).toEqual([id])
})

test.each([
  ['hidden', {}, 'hidden', 1],
  ['expired', {}, 'active', 90],
  ['inactive', { closed_as: 'sold', final_price: 90_000 }, 'active', 90],
  ['active', {}, 'active', 1],
])(
  'a statement that is %s %j becomes %s for %i more days once its change is published',
  async (status, closed, endStatus, days) => {
    const { pool } = database
    const expires_at = new Date(Date.now() + DAY_MS)
    const statement = await addStatement(pool, { user_id: owner, status, expires_at, ...closed })
    await publishWith('off', await startEditing(pool, owner, String(statement)))
    const { rows } = await pool.query(
      `select status, closed_as, final_price, round(extract(epoch from expires_at - now()) / 86400)::int as days
     from statements where id = $1`,
      [statement],
    )
    expect(rows).toEqual([{ status: endStatus, closed_as: null, final_price: null, days }])
  },
)

test.each(['off', 'all'] as const)(
  "publishing a draft, with reviews %s, leaves the owner's other drafts and statements unchanged",
  async (mode) => {
    const { pool } = database
    const statement = await addStatement(pool, { user_id: owner })
    await pool.query(
      "insert into statement_clients (statement_id, name, note) values ($1, 'ნინო', 'Calls in the evening')",
      [statement],
    )
    await startDraft()
    await startEditing(pool, owner, String(statement))
    const readOthers = async () => {
      const { rows } = await pool.query(
        `select to_jsonb(d) as draft, to_jsonb(s) as statement, to_jsonb(c) as client
       from statement_drafts d left join statements s on s.id = d.statement_id
       left join statement_clients c on c.statement_id = s.id
       where d.user_id = $1 order by d.id`,
        [owner],
      )
      return rows
    }
    const before = await readOthers()
    const id = await startDraft()
    await publishWith(mode, id)
    await pool.query('delete from statement_drafts where id = $1', [id])
    expect(await readOthers()).toEqual(before)
  },
)

test.each([
  ['closed', 'closed_at = now()'],
  ['blocked', "blocked_at = now(), block_reason = 'Fraud'"],
])('an account that is %s meanwhile publishes nothing', async (_, change) => {
  const { pool } = database
  const id = await startDraft()
  let rejection: Promise<void> | undefined
  await inTransaction(pool, async (transaction) => {
    await transaction.query(`update users set ${change} where id = $1`, [owner])
    rejection = expect(
      publishDraft(pool, id, { userId: owner, keyHash: undefined }, { mode: 'off', localizeAddress }),
    ).rejects.toMatchObject({ status: 401 })
    await expect.poll(() => countWaiting(pool)).toBe(1)
  })
  await rejection
})
