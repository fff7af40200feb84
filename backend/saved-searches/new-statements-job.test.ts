import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createGazetteer } from '~backend/locations/gazetteer'
import { StreetFinder } from '~backend/locations/street-finder'
import type { EmailContent } from '~backend/messages/content'
import { createSearchTextParser } from '~backend/search/search-text'
import { withTestDatabase } from '~tests/database'
import { addPlaces, addStatement, addUser, places } from '~tests/fixtures/database-rows'
import { refuseRows } from '~tests/fixtures/refuse-rows'
import { emailNewStatements, MAX_LISTED } from './new-statements-job'

const database = withTestDatabase()
const HOUR_MS = 3_600_000
const IN_VAKE = { urban_id: places.vake }

let userId: number

beforeAll(() => addPlaces(database.pool))

beforeEach(async () => {
  await database.pool.query('truncate messages, saved_searches cascade')
  await database.pool.query("update statements set status = 'hidden'")
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

async function run(options: { isDaytime?: boolean } = {}) {
  const { pool } = database
  const parse = createSearchTextParser(createGazetteer(pool, new StreetFinder(pool)))
  await emailNewStatements(pool, parse, options)
  const { rows } = await pool.query(
    'select kind, content from messages where user_id = $1 order by created_at',
    [userId],
  )
  return rows as { kind: string; content: EmailContent }[]
}

/** Returns the paths of the statements in an email, by the name of the search. */
const listPaths = ({ content }: { content: EmailContent } = { content: { subject: '', paragraphs: [] } }) =>
  content.sections?.map(({ title, items }) => [title, items.map(({ path }) => path)])

test('one email a day lists each saved search with its new statements', async () => {
  await saveSearch(`urbans=${places.vake}`, { name: 'Vake' })
  await saveSearch('q=ვაკე', { name: 'By words' })
  await saveSearch(`urbans=${places.vera}`, { name: 'Vera' })
  const published = await publish(3)
  await publish(30)
  const messages = await run()
  expect(messages).toMatchObject([
    { kind: 'new_statements', content: { link: { path: '/account/searches' } } },
  ])
  expect(listPaths(messages[0])).toEqual([
    ['Vake', [`/statements/${published}`]],
    ['By words', [`/statements/${published}`]],
  ])
  expect(messages[0]?.content.sections?.[0]?.items[0]).toMatchObject({
    label: expect.stringContaining('ვაკ'),
    text: expect.stringMatching(/^80\sმ² · \$100\s000 · ₾270\s000$/),
  })
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

test('a statement that was committed after the last email, with an earlier date, is in the next email', async () => {
  await saveSearch(`urbans=${places.vake}`, { checked: 48 })
  await publish(20)
  expect(await run()).toHaveLength(1)
  await database.pool.query("update saved_searches set checked_until = now() - interval '1 day'")
  const late = await publish(30)
  expect(listPaths((await run())[1])).toEqual([[`urbans=${places.vake}`, [`/statements/${late}`]]])
})

test('a statement whose price is reduced into a search, and one that returns to the site, are each sent once', async () => {
  await saveSearch('price_to=90000&currency_id=2')
  const reduced = await publish(72)
  const returned = await publish(72, { ...IN_VAKE, price: 80_000, status: 'hidden' })
  expect(await run()).toEqual([])
  const nextDay = () =>
    database.pool.query("update saved_searches set checked_until = checked_until - interval '1 day'")
  const change = (status: string) =>
    database.pool.query('update statements set status = $2 where id = $1', [returned, status])
  await nextDay()
  await change('active')
  await database.pool.query('update statements set price = 85000 where id = $1', [reduced])
  expect(listPaths((await run())[0])).toEqual([
    ['price_to=90000&currency_id=2', [`/statements/${returned}`, `/statements/${reduced}`]],
  ])
  await nextDay()
  await change('hidden')
  await run()
  await nextDay()
  await change('active')
  expect(await run()).toHaveLength(1)
})

test('weekly emails wait a week, those at once do not wait, not even at night', async () => {
  for (const frequency of ['weekly', 'at_once']) {
    await saveSearch(`urbans=${places.vake}`, { name: frequency, checked: 24 })
    await database.pool.query('update saved_searches set frequency = $2 where user_id = $1 and name = $2', [
      userId,
      frequency,
    ])
    await publish(2)
    expect(await run({ isDaytime: false })).toHaveLength(frequency === 'at_once' ? 1 : 0)
    expect(await run()).toHaveLength(frequency === 'at_once' ? 1 : 0)
    await database.pool.query(
      "update saved_searches set checked_until = now() - interval '7 days' where user_id = $1",
      [userId],
    )
    await publish(1)
    expect(await run()).toHaveLength(frequency === 'at_once' ? 2 : 1)
    userId = await addUser(database.pool)
  }
})

test('a clock that was set back delays no email', async () => {
  await saveSearch(`urbans=${places.vake}`, { checked: 24 })
  await run()
  await database.pool.query("update saved_searches set checked_until = now() + interval '3 days'")
  await publish(0)
  expect(await run()).toHaveLength(1)
})

test('statements beyond the limit of an email follow in the next one, and none is sent twice', async () => {
  await saveSearch(`urbans=${places.vake}`, { checked: 24 })
  const ids = []
  for (let count = 0; count < MAX_LISTED + 5; count++) ids.push(await publish(1))
  const [first] = await run()
  expect(first?.content.sections?.[0]?.more).toBeDefined()
  const messages = await run()
  expect(messages).toHaveLength(2)
  const sent = messages.flatMap(({ content }) => content.sections?.[0]?.items.map(({ path }) => path) ?? [])
  expect(sent.sort()).toEqual(ids.map((id) => `/statements/${id}`).sort())
  expect(await run()).toHaveLength(2)
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

test.each([
  ['both', '', ['both']],
  ['either', '&areas=either', ['both', 'home', 'school']],
])('an email about %s of two areas lists what is in them', async (_name, joined, expected) => {
  const square = (west: number, east: number) => [41.7, west, 41.72, west, 41.72, east, 41.7, east].join()
  const query = `area=${square(44.7, 44.74)}&second_area=${square(44.72, 44.76)}${joined}`
  await saveSearch(query)
  const ids = new Map<string, number>()
  for (const [name, lng] of [
    ['home', 44.71],
    ['both', 44.73],
    ['school', 44.75],
    ['elsewhere', 44.79],
  ] as const)
    ids.set(name, await publish(2, { lat: 41.71, lng }))
  const [email] = await run()
  const paths = expected.map((name) => `/statements/${ids.get(name)}`).sort()
  expect(email?.content.sections?.[0]?.items.map(({ path }) => path).sort()).toEqual(paths)
  expect(email?.content.link?.path).toContain(query)
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
