import { expect, test } from 'vitest'
import { inTransaction } from '~backend/platform/db/transaction'
import { withTestDatabase } from '~tests/database'
import { countWaiting } from '~tests/fixtures/count-waiting'
import { DRAFTS } from '~tests/fixtures/draft-api'
import { FLAT, IMPORTS, withImportApi } from '~tests/fixtures/import-api'

const database = withTestDatabase()
const imports = withImportApi(database)
const { api, start, preview, confirm, listStatements } = imports

const listOutcomes = async (id: string) => (await preview(id)).lines.map(({ outcome }) => outcome)

test("a file confirmed twice at once creates each statement once, and the owner's other file stays open", async () => {
  const [id, other] = [await start(`A-1,${FLAT}`), await start(`A-2,${FLAT}`)]
  const [first, second] = await Promise.all([confirm(id, 'publish'), confirm(id, 'publish')])
  expect(first).toMatchObject({ published: 1 })
  expect(second).toEqual(first)
  expect(await listStatements()).toHaveLength(1)
  expect((await preview(other)).result).toBe(null)
})

test('a tab that shows a draft from before an import cannot overwrite it', async () => {
  const { token } = imports
  await confirm(await start(`A-1,${FLAT}`), 'draft')
  const [before] = (await api.get(DRAFTS, { token })).body.data
  await confirm(await start(`A-1,${FLAT.replace('125 000', '119 000')}`), 'draft')
  const saving = await api.patch(
    `${DRAFTS}/${before.id}`,
    { price: '130000', version: String(before.version) },
    { token },
  )
  expect(saving.body.data).toMatchObject({ is_saved: false, changed: ['price'] })
})

test('a sold statement is not offered again, and a deleted one is', async () => {
  await confirm(await start(`A-1,${FLAT}`, `A-2,${FLAT.replace('64,5', '70')}`), 'publish')
  const [sold, deleted] = await listStatements()
  const { token } = imports
  const own = '/v1/microservice/users/statements'
  await api.post(`${own}/${sold.id}/close`, { outcome: 'sold' }, { token })
  await api.post(`${own}/delete`, { statements: [deleted.id] }, { token })
  const cheaper = FLAT.replace('125 000', '119 000')
  const again = await start(`A-1,${cheaper}`, `A-2,${cheaper.replace('64,5', '70')}`)
  expect(await listOutcomes(again)).toEqual(['unchanged', 'new'])
  expect(await confirm(again, 'publish')).toMatchObject({ unchanged: 1, published: 1 })
})

test.each([
  ['is sent to a review', "update statement_drafts set state = 'in_review'", [{ price: '125000' }]],
  ['is deleted', 'delete from statement_drafts', []],
])('a line whose draft %s during the confirmation is skipped', async (_, change, expected) => {
  const { pool } = database
  await confirm(await start(`A-1,${FLAT}`), 'draft')
  const again = await start(`A-1,${FLAT.replace('125 000', '119 000')}`)
  let confirming: ReturnType<typeof confirm> | undefined
  await inTransaction(pool, async (transaction) => {
    await transaction.query(`${change} where user_id = $1`, [imports.owner])
    confirming = confirm(again, 'draft')
    await expect.poll(() => countWaiting(pool)).toBe(1)
  })
  expect(await confirming).toMatchObject({ drafts: 0, left_out: 1 })
  const { rows } = await pool.query('select content from statement_drafts where user_id = $1', [
    imports.owner,
  ])
  expect(rows).toMatchObject(expected.map((content) => ({ content })))
})

test('a line whose statement is deleted during the confirmation is skipped, and the others are published', async () => {
  const { pool } = database
  await confirm(await start(`A-1,${FLAT}`), 'publish')
  const again = await start(`A-1,${FLAT.replace('125 000', '119 000')}`, `A-2,${FLAT.replace('64,5', '70')}`)
  let confirming: ReturnType<typeof confirm> | undefined
  await inTransaction(pool, async (transaction) => {
    await transaction.query('update statements set deleted_at = now() where user_id = $1', [imports.owner])
    confirming = confirm(again, 'publish')
    await expect.poll(() => countWaiting(pool)).toBe(1)
  })
  expect(await confirming).toMatchObject({ published: 1, left_out: 1 })
})

test('concurrent confirmations of one owner do not exhaust the connections', async () => {
  const { pool } = database
  const id = await start(`A-1,${FLAT}`)
  let confirming: ReturnType<typeof confirm>[] = []
  await inTransaction(pool, async (transaction) => {
    await transaction.query('update users set email = email where id = $1', [imports.owner])
    confirming = Array.from({ length: 20 }, () => confirm(id, 'publish'))
    await expect.poll(() => countWaiting(pool)).toBe(1)
    expect((await api.get(`${IMPORTS}/${id}`, { token: imports.token })).status).toBe(200)
    expect(await countWaiting(pool)).toBe(1)
  })
  for (const confirmed of await Promise.all(confirming)) expect(confirmed).toMatchObject({ published: 1 })
  expect(await listStatements()).toHaveLength(1)
})

test('an account that is blocked meanwhile publishes no file', async () => {
  const { pool } = database
  const id = await start(`A-1,${FLAT}`)
  let confirming: ReturnType<typeof api.post> | undefined
  await inTransaction(pool, async (transaction) => {
    await transaction.query("update users set blocked_at = now(), block_reason = 'Fraud' where id = $1", [
      imports.owner,
    ])
    confirming = api.post(`${IMPORTS}/${id}/confirm`, { mode: 'publish' }, { token: imports.token })
    await expect.poll(() => countWaiting(pool)).toBe(1)
  })
  expect((await confirming)?.status).toBe(401)
  expect(await listStatements()).toEqual([])
})

test('a line with an unusual price becomes a draft in which the owner must confirm it', async () => {
  await confirm(await start(`A-1,${FLAT}`, `A-2,${FLAT.replace('64,5', '70')}`), 'publish')
  const mistyped = await start(
    `A-1,${FLAT.replace('125 000', '1 250')}`,
    `A-2,${FLAT.replace('64,5', '70').replace('125 000', '119 000')}`,
  )
  expect((await preview(mistyped)).lines).toMatchObject([
    { is_complete: false, errors: [{ field: 'price', error: 'unusual_price', text: '1250' }] },
    { is_complete: true, errors: [] },
  ])
  expect(await confirm(mistyped, 'publish')).toMatchObject({ drafts: 1, published: 1 })
  expect((await listStatements()).map(({ price }) => price).toSorted()).toEqual([119_000, 125_000])
})
