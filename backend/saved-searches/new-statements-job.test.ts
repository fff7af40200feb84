import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createGazetteer } from '~backend/locations/gazetteer'
import { StreetFinder } from '~backend/locations/street-finder'
import { createSearchTextParser } from '~backend/search/search-text'
import { withTestDatabase } from '~tests/database'
import { addPlaces, addStatement, addUser, places } from '~tests/fixtures/database-rows'
import { refuseRows } from '~tests/fixtures/refuse-rows'
import { emailNewStatements } from './new-statements-job'

const database = withTestDatabase()
const HOUR_MS = 3_600_000
const IN_VAKE = { urban_id: places.vake }

let userId: number

beforeAll(() => addPlaces(database.pool))

beforeEach(async () => {
  await database.pool.query('delete from messages')
  userId = await addUser(database.pool)
})

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS)
const publish = (hours: number, row: object = IN_VAKE) =>
  addStatement(database.pool, { created_at: hoursAgo(hours), ...row })

async function saveSearch(query: string, row: { name?: string; checked?: number; emails?: boolean } = {}) {
  const { name = query, checked = 24, emails = true } = row
  await database.pool.query(
    `insert into saved_searches (user_id, name, query, sends_emails, checked_until) values ($1, $2, $3, $4, $5)`,
    [userId, name, query, emails, hoursAgo(checked)],
  )
}

async function run() {
  const { pool } = database
  await emailNewStatements(pool, createSearchTextParser(createGazetteer(pool, new StreetFinder(pool))))
  const { rows } = await pool.query('select kind, content from messages where user_id = $1 order by id', [
    userId,
  ])
  return rows as { kind: string; content: { rows: [string, string][]; link: { path: string } } }[]
}

test('one email a day lists each saved search with its new statements', async () => {
  await saveSearch(`urbans=${places.vake}`, { name: 'Vake' })
  await saveSearch('q=ვაკე', { name: 'By words' })
  await saveSearch(`urbans=${places.vera}`, { name: 'Vera' })
  await publish(3)
  await publish(30)
  const messages = await run()
  expect(messages).toMatchObject([
    { kind: 'new_statements', content: { link: { path: '/account/searches' } } },
  ])
  expect(messages[0]?.content.rows).toEqual([
    ['Vake', '1'],
    ['By words', '1'],
  ])
  await publish(1)
  expect(await run()).toHaveLength(1)
})

test('a failing email does not delay the others, and the run fails', async () => {
  const people = []
  for (const _ of [1, 2, 3]) {
    await saveSearch(`urbans=${places.vake}`)
    people.push(userId)
    userId = await addUser(database.pool)
  }
  await publish(2)
  await refuseRows(database.pool, 'messages', `user_id = ${people[1]}`)
  await expect(run()).rejects.toThrow(/^1 of 3 failed: .*refused_by_test/)
  const { rows } = await database.pool.query('select user_id from messages order by user_id')
  expect(rows.map(({ user_id }) => user_id)).toEqual([people[0], people[2]])
})

test('concurrent runs, and a run after a crash, send one email', async () => {
  await saveSearch(`urbans=${places.vake}`)
  await publish(2)
  await Promise.all([run(), run()])
  expect(await run()).toHaveLength(1)
})

test('a statement published a moment ago waits for the next email, because it may be uncommitted', async () => {
  await saveSearch(`urbans=${places.vera}`)
  await publish(0, { urban_id: places.vera })
  expect(await run()).toEqual([])
  await database.pool.query(
    `update saved_searches set checked_until = checked_until - interval '1 day' where user_id = $1`,
    [userId],
  )
  await database.pool.query(
    `update statements set created_at = now() - interval '6 minutes' where urban_id = $1`,
    [places.vera],
  )
  expect(await run()).toMatchObject([
    { content: { link: { path: expect.stringMatching(/^\/s\?urbans=64&/) } } },
  ])
})

test('own, hidden and withdrawn statements are not new results', async () => {
  await saveSearch('price_from=777000&price_to=777000&currency_id=2')
  const row = { price: 777_000, currency_id: 2 }
  await publish(2, { ...row, user_id: userId })
  await publish(2, { ...row, status: 'hidden' })
  const hidden = await publish(2, row)
  await database.pool.query('insert into hidden_statements (user_id, statement_id) values ($1, $2)', [
    userId,
    hidden,
  ])
  expect(await run()).toEqual([])
})

test('blocked users get no email', async () => {
  await saveSearch(`urbans=${places.vake}`)
  await publish(2)
  await database.pool.query("update users set blocked_at = now(), block_reason = 'fraud' where id = $1", [
    userId,
  ])
  expect(await run()).toEqual([])
})

test('users who disabled the emails, for a search or for all, get no email', async () => {
  await saveSearch(`urbans=${places.vake}`, { emails: false })
  await publish(2)
  expect(await run()).toEqual([])
  await database.pool.query('update saved_searches set sends_emails = true where user_id = $1', [userId])
  await database.pool.query(
    "insert into message_settings (user_id, unwanted_kinds) values ($1, '{new_statements}')",
    [userId],
  )
  expect(await run()).toEqual([])
})
