import { beforeAll, describe, expect, test } from 'vitest'
import { createRandom, type Random } from '~backend/demo/random'
import { seedDatabase } from '~backend/demo/seed/seed'
import { createGazetteer } from '~backend/locations/gazetteer'
import { StreetFinder } from '~backend/locations/street-finder'
import { createSession } from '~backend/platform/auth/sessions'
import { parseQueryString } from '~backend/platform/http/query'
import { expireStatements } from '~backend/statements/expire-statements'
import { withTestDatabase } from '../../tests/database'
import { withApi } from '../../tests/fixtures/api'
import type { SearchEngine } from './search'
import { createSearchTextParser, type ParseSearchText } from './search-text'
import { createSqlEngine } from './sql/sql-engine'

const database = withTestDatabase()
const api = withApi(database)
const LIST = '/v1/microservice/statements'
const QUESTIONS = 200
const HIDDEN = 150

/** An address's filter and the same in SQL, written for this test alone. */
type Asked = { name: string; value: string; sql: string }

let token: string
let userId: number
let sqlEngine: SearchEngine
let parseSearchText: ParseSearchText
let excluded: number[]

beforeAll(async () => {
  await seedDatabase(database.pool, { statements: 1_200, log: { info: () => {} } })
  await expireStatements(database.pool)
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

const LISTS: Readonly<Record<string, readonly [column: string, ids: readonly number[]]>> = {
  deal_types: ['deal_type_id', [1, 2, 3, 7, 10]],
  real_estate_types: ['real_estate_type_id', [1, 2, 3, 4, 5, 6]],
  cities: ['city_id', [1, 15, 96, 73]],
  districts: ['district_id', [1, 2, 3, 4, 5, 6, 8]],
  urbans: ['urban_id', [2, 23, 29, 38, 47, 53, 64]],
  metro_station_ids: ['metro_station_id', [1, 5, 9, 14, 20]],
  statuses: ['status_id', [1, 2, 3]],
  conditions: ['condition_id', [1, 2, 4, 5, 6]],
  room_types: ['room_type_id', [1, 2, 3, 4, 5]],
  bedroom_types: ['bedroom_type_id', [1, 2, 3]],
  bathroom_types: ['bathroom_type_id', [1, 2]],
  project_types: ['project_type_id', [1, 8, 12, 13]],
  heating_types: ['heating_type_id', [1, 2, 3]],
  hot_water_types: ['hot_water_type_id', [1, 2, 6]],
  parking_types: ['parking_type_id', [1, 2, 4]],
  material_types: ['material_type_id', [1, 2, 5]],
  build_years: ['build_year_id', [1, 2, 3]],
  rent_types: ['rent_type_id', [1, 2]],
  streets: ['street_id', [1, 2, 3, 40, 41, 42, 700, 701, 702]],
  users: ['user_id', [2, 3, 4, 5, 6, 7, 8]],
}

const RANGES: Readonly<Record<string, readonly [column: string, least: number, most: number]>> = {
  price: ['price_gel', 500, 400_000],
  area: ['area_m2', 20, 400],
  square_price: ['(price_gel / area_m2)', 5, 4_000],
  floor: ['floor', 1, 16],
  height: ['height', 2.5, 3.5],
  yard_area: ['yard_area', 20, 900],
}

const SWITCHES: Readonly<Record<string, string>> = {
  with_picture: "images <> ''",
  owner: "(select type from users where users.id = user_id) = 'physical'",
  newest: "created_at > now() - interval '168 hours'",
  is_vip: 'vip_tier in (1, 2, 3)',
  without_vip: 'vip_tier = 0',
  has_balcony: 'balconies >= 1',
  has_cadastral_code: "coalesce(rs_code, '') <> ''",
  can_exchanged: 'can_exchanged',
  not_first: 'floor >= 2',
  not_last: 'floor <> total_floors',
}

/** What people type, and what it means. */
const TEXTS: Readonly<Record<string, string>> = {
  ვაკე: 'urban_id = 38',
  saburtalo: 'urban_id = 47',
  'Глдани, Тбилиси': 'urban_id = 2 and city_id = 1',
  თბილისი: 'city_id = 1',
  'Vake Vera': 'urban_id in (38, 64)',
  'ბინა თბილისში': "city_id = 1 and (real_estate_type_id = 1 or strpos(search_text, 'ბინა') > 0)",
  Maisuradze: "street_id in (select id from streets where name_en like '% Maisuradze Street')",
  'Vake 1': "urban_id = 38 and strpos(search_text, '1') > 0",
  გამზირზე: "strpos(search_text, 'გამზირ') > 0",
}

function some(random: Random, ids: readonly number[]) {
  const chosen = Array.from({ length: random.whole(1, 3) }, () => random.pick(ids))
  return [...new Set(chosen)]
}

/** One to five filters; the wide ones more often, so that most questions find something. */
function askedBy(random: Random): Asked[] {
  const asked: Asked[] = []
  const lists = Object.entries(LISTS)
  for (let left = random.whole(0, 3); left > 0; left -= 1) {
    const [name, [column, ids]] = random.pick(random.chance(0.6) ? lists.slice(0, 5) : lists)
    const chosen = some(random, ids)
    asked.push({ name, value: chosen.join(','), sql: `${column} in (${chosen.join(', ')})` })
  }
  if (random.chance(0.5)) {
    const [name, [column, least, most]] = random.pick(Object.entries(RANGES))
    const from = Math.round(least + (most - least) * random.between(0, 0.4))
    asked.push({ name: `${name}_from`, value: `${from}`, sql: `${column} >= ${from}` })
    if (random.chance(0.5)) {
      const to = Math.round(from + (most - least) * random.between(0, 0.6))
      asked.push({ name: `${name}_to`, value: `${to}`, sql: `${column} <= ${to}` })
    }
  }
  if (random.chance(0.25)) {
    const [name, sql] = random.pick(Object.entries(SWITCHES))
    asked.push({ name, value: '1', sql })
  }
  if (random.chance(0.1)) {
    const ids = [random.whole(1, 40), random.whole(1, 40)]
    asked.push({
      name: 'parameters',
      value: ids.join(','),
      sql: `parameters @> '{${ids[0]}}' or parameters @> '{${ids[1]}}'`,
    })
  }
  if (random.chance(0.15)) {
    const [south, west] = [41.65 + random.between(0, 0.1), 44.7 + random.between(0, 0.1)]
    const edges = { north: south + 0.06, south, east: west + 0.08, west }
    const { north, east } = edges
    asked.push({
      name: 'bounds',
      value: JSON.stringify(edges),
      sql: `lat >= ${south} and lat <= ${north} and lng >= ${west} and lng <= ${east}`,
    })
  }
  if (random.chance(0.1)) {
    const kinds = random.pick(["'agent'", "'broker'", "'physical', 'agent'"])
    const sql = `user_id in (select id from users where type in (${kinds}))`
    asked.push({ name: 'owner_type', value: kinds.replace(/[' ]/g, ''), sql })
  }
  if (random.chance(0.1)) {
    const [value, sql] = random.pick(Object.entries(TEXTS))
    asked.push({ name: 'q', value, sql })
  }
  // The last of a name counts, here as there.
  return [...new Map(asked.map((filter) => [filter.name, filter])).values()]
}

const questions = Array.from({ length: QUESTIONS }, (_, index) => {
  const random = createRandom('question', index)
  const asked = askedBy(random)
  return {
    path: new URLSearchParams(asked.map(({ name, value }) => [name, value])).toString(),
    sql: ["status = 'active' and published and deleted_at is null", ...asked.map(({ sql }) => sql)]
      .map((condition) => `(${condition})`)
      .join(' and '),
    order: random.pick(['', 'order_by=price&sequence=asc', 'order_by=price&sequence=desc', 'sorting=3']),
    perPage: random.pick([20, 60, 200]),
    who: random.pick(['guest', 'guest who hides', 'user'] as const),
  }
})

async function allPages(path: string, asked: { token?: string }, most: number): Promise<number[]> {
  const ids: number[] = []
  for (let page = 1; ; page += 1) {
    const { body } = await api.get(`${LIST}?${path}&page=${page}`, asked)
    const found = body.data.data.map(({ id }: { id: number }) => id)
    if (found.length === 0) return ids
    ids.push(...found)
    if (ids.length > most) throw new Error(`${path} goes on past ${most}`)
  }
}

describe('a number, its pages and the table say the same', () => {
  test.each(questions)('$who: $path $order by $perPage', async ({ path, sql, order, perPage, who }) => {
    const isUser = who === 'user'
    const hides = who === 'guest who hides' ? `&exclude_ids=${excluded.join(',')}` : ''
    const asked = isUser ? { token } : {}
    const left = isUser
      ? 'select statement_id from hidden_statements'
      : `select unnest('{${hides ? excluded.join(',') : ''}}'::int[])`
    const { rows } = await database.pool.query<{ id: number }>(
      `select id from statements where ${sql} and id not in (${left}) order by id`,
    )
    const ids = await allPages(`${path}${hides}&${order}&per_page=${perPage}`, asked, rows.length)
    expect(ids.toSorted((one, other) => one - other)).toEqual(rows.map(({ id }) => id))
    const { body } = await api.get(`${LIST}/count?${path}${hides}`, asked)
    expect(body.data.total).toBe(rows.length)

    const query = await parseSearchText(parseQueryString(`${path}${hides}`))
    const viewerId = isUser ? userId : undefined
    expect(await sqlEngine.count(query, viewerId)).toBe(rows.length)
    const facets = await api.get(`${LIST}/facets?${path}${hides}`, asked)
    // Memory counts toggles as well.
    expect(facets.body.data).toMatchObject(await sqlEngine.countFacets(query, viewerId))
  })

  test.each(Object.entries(TEXTS))('the text %s, on the map as well', async (text, sql) => {
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
    const deals: number[] = Object.values(facets?.body.data.deal_types)
    expect(deals.reduce((sum, total) => sum + total, 0)).toBe(rows.length)
    expect(map?.body.data.total).toBe(rows.filter(({ is_placed }) => is_placed).length)
  })

  test('most questions find something', async () => {
    const found = await Promise.all(
      questions.map(({ sql }) => database.pool.query(`select from statements where ${sql} limit 1`)),
    )
    expect(found.filter(({ rowCount }) => rowCount).length).toBeGreaterThan(QUESTIONS / 2)
  })
})
