import { beforeAll, describe, expect, test } from 'vitest'
import { createRandom } from '~backend/demo/random'
import { seedDatabase } from '~backend/demo/seed/seed'
import { createGazetteer } from '~backend/locations/gazetteer'
import { StreetFinder } from '~backend/locations/street-finder'
import { createSession } from '~backend/platform/auth/sessions'
import { parseQueryString } from '~backend/platform/http/query'
import { expireStatements } from '~backend/statements/expire-statements'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addNearStations } from '~tests/fixtures/database-rows'
import { FILTER_TEXTS, randomFilters, TEXTS } from '~tests/fixtures/random-filters'
import { isFullRun } from '~tests/full-run'
import type { SearchEngine } from './search'
import { createSearchTextParser, type ParseSearchText } from './search-text'
import { createSqlEngine } from './sql/sql-engine'

const database = withTestDatabase()
const api = withApi(database)
const LIST = '/v1/microservice/statements'
/** Number of random queries. */
const QUESTIONS = isFullRun ? 200 : 30
const HIDDEN = 150

let token: string
let userId: number
let sqlEngine: SearchEngine
let parseSearchText: ParseSearchText
let excluded: number[]

beforeAll(async () => {
  await seedDatabase(database.pool, { statements: 1_200, log: { info: () => {} } })
  // The engines find each statement; `foldHomes` leaves out those of one home.
  await database.pool.query('update statements set home_group_id = null')
  await expireStatements(database.pool)
  await addNearStations(database.pool)
  const { rows } = await database.pool.query<{ id: number }>(
    'select id from statements where is_public order by uuid limit $1',
    [HIDDEN + 50],
  )
  const ids = rows.map(({ id }) => id)
  const user = await database.pool.query<{ id: number }>(
    "select id from users where email = 'agent@demo.test'",
  )
  userId = user.rows[0]?.id ?? 0
  token = await createSession(database.pool, userId)
  sqlEngine = createSqlEngine(database.pool)
  parseSearchText = createSearchTextParser(createGazetteer(database.pool, new StreetFinder(database.pool)))
  await api.post(`${LIST}/hide`, { statements: ids.slice(0, HIDDEN) }, { token })
  excluded = ids.slice(HIDDEN)
})

const questions = Array.from({ length: QUESTIONS }, (_, index) => {
  const random = createRandom('question', index)
  const filters = randomFilters(random)
  return {
    path: new URLSearchParams(filters.map(({ name, value }) => [name, value])).toString(),
    sql: ["status = 'active' and published and deleted_at is null", ...filters.map(({ sql }) => sql)]
      .map((condition) => `(${condition})`)
      .join(' and '),
    order: random.pick(['', 'order_by=price&sequence=asc', 'order_by=price&sequence=desc', 'sorting=3']),
    perPage: random.pick([20, 60, 200]),
    who: random.pick(['guest', 'guest who hides', 'user'] as const),
  }
})

async function allPages(path: string, caller: { token?: string }, maxPages: number): Promise<number[]> {
  const ids: number[] = []
  for (let page = 1; ; page += 1) {
    const { body } = await api.get(`${LIST}?${path}&page=${page}`, caller)
    const found = body.data.data.map(({ id }: { id: number }) => id)
    if (found.length === 0) return ids
    ids.push(...found)
    if (ids.length > maxPages) throw new Error(`${path} goes on past ${maxPages}`)
  }
}

describe('consistent counts', () => {
  test.each(questions)(
    'the count, the rows and the column store agree for $who: $path $order by $perPage',
    async ({ path, sql, order, perPage, who }) => {
      const isUser = who === 'user'
      const hides = who === 'guest who hides' ? `&exclude_ids=${excluded.join(',')}` : ''
      const caller = isUser ? { token } : {}
      const left = isUser
        ? 'select statement_id from hidden_statements'
        : `select unnest('{${hides ? excluded.join(',') : ''}}'::int[])`
      const { rows } = await database.pool.query<{ id: number }>(
        `select id from statements where ${sql} and id not in (${left}) order by id`,
      )
      const ids = await allPages(`${path}${hides}&${order}&per_page=${perPage}`, caller, rows.length)
      expect(ids.toSorted((one, other) => one - other)).toEqual(rows.map(({ id }) => id))
      const { body } = await api.get(`${LIST}/count?${path}${hides}`, caller)
      expect(body.data.total).toBe(rows.length)

      const query = await parseSearchText(parseQueryString(`${path}${hides}`))
      const viewerId = isUser ? userId : undefined
      expect(await sqlEngine.count(query, viewerId)).toBe(rows.length)
      const facets = await api.get(`${LIST}/facets?${path}${hides}`, caller)
      // Memory counts toggles as well.
      expect(facets.body.data).toMatchObject(await sqlEngine.countFacets(query, viewerId))
    },
  )

  test.each(Object.entries({ ...TEXTS, ...FILTER_TEXTS }))(
    'the count, the rows and the column store agree for the text %s, also on the map',
    async (text, sql) => {
      const { rows } = await database.pool.query<{ id: number; is_placed: boolean }>(
        `select id, lat is not null as is_placed from statements where is_public and ${sql}`,
      )
      expect(rows).not.toEqual([])
      const path = `q=${encodeURIComponent(text)}`
      const [count, facets, map] = await Promise.all(
        ['count', 'facets', 'map-data'].map((call) => api.get(`${LIST}/${call}?${path}`)),
      )
      const ids = await allPages(`${path}&per_page=200`, {}, rows.length)
      expect(ids.toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
      expect(count?.body.data.total).toBe(rows.length)
      expect(await sqlEngine.count(await parseSearchText(parseQueryString(path)), undefined)).toBe(
        rows.length,
      )
      const deals: number[] = Object.values(facets?.body.data.deal_types)
      expect(deals.reduce((sum, total) => sum + total, 0)).toBe(rows.length)
      expect(map?.body.data.total).toBe(rows.filter(({ is_placed }) => is_placed).length)
    },
  )

  test('most random queries find statements, so that the comparison is meaningful', async () => {
    const found = await Promise.all(
      questions.map(({ sql }) => database.pool.query(`select from statements where ${sql} limit 1`)),
    )
    expect(found.filter(({ rowCount }) => rowCount).length).toBeGreaterThan(QUESTIONS / 2)
  })
})
