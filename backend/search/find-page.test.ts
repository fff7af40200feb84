import { beforeAll, describe, expect, test } from 'vitest'
import { createRandom } from '~backend/demo/random'
import { seedDatabase } from '~backend/demo/seed/seed'
import { createGazetteer } from '~backend/locations/gazetteer'
import { StreetFinder } from '~backend/locations/street-finder'
import { parsePage } from '~backend/platform/http/pagination'
import { parseQueryString, type QueryParams } from '~backend/platform/http/query'
import { expireStatements } from '~backend/statements/expire-statements'
import { withTestDatabase } from '~tests/database'
import { addNearStations } from '~tests/fixtures/database-rows'
import { randomFilters } from '~tests/fixtures/random-filters'
import { parseExclusions } from './exclusions'
import { DEFAULT_PAGE_LIMITS, findPage, type PageLimits, type PageMethod } from './memory/find-page'
import { type ColumnStoreState, LiveColumnStore } from './memory/live-column-store'
import type { Predicate } from './memory/predicates'
import { parseOrder, parsePromotion } from './order'
import { createSearchTextParser } from './search-text'
import { createColumnSource } from './sql/column-source'
import { listPageIds } from './sql/list-statement-ids'
import { buildWhere } from './sql/where'
import { parsePredicates } from './to-predicates'

const database = withTestDatabase()
const SEARCHES = 250
const NOW = Date.parse('2026-11-23T12:00:00Z')
const ORDERS = [
  '',
  'order_by=created_at&sequence=desc',
  'order_by=price&sequence=asc',
  'order_by=price&sequence=desc',
  'sorting=3',
]
const PAGES = ['per_page=5', 'per_page=20&page=2', 'per_page=60', 'per_page=200']

type Search = { query: QueryParams; predicates: Predicate[]; ids: number[] }
let state: ColumnStoreState
let searches: Search[]

beforeAll(async () => {
  const { pool } = database
  await seedDatabase(pool, { statements: 1_200, log: { info: () => {} } })
  await expireStatements(pool)
  await addNearStations(pool)
  const liveStore = new LiveColumnStore(createColumnSource(pool))
  await liveStore.load()
  const current = await liveStore.getCurrent()
  if (!current) throw new Error('the column store is loaded')
  state = current

  const parse = createSearchTextParser(createGazetteer(pool, new StreetFinder(pool)))
  const { rows } = await pool.query<{ ids: number[] }>(
    'select array(select id from statements where is_public order by uuid limit 50) as ids',
  )
  const listed = Array.from({ length: SEARCHES }, async (_, index): Promise<Search[]> => {
    const random = createRandom('page', index)
    const filters = randomFilters(random).map(({ name, value }) => [name, value])
    const excluded = random.chance(0.3) ? `exclude_ids=${rows[0]?.ids}` : ''
    const query = await parse(
      parseQueryString(
        `${new URLSearchParams(filters)}&${excluded}&${random.pick(ORDERS)}&${random.pick(PAGES)}`,
      ),
    )
    const predicates = parsePredicates(query)
    if (!predicates) return []
    const order = { order: parseOrder(query), promotion: parsePromotion(query, NOW) }
    const ids = await listPageIds(pool, buildWhere(query), order, parsePage(query))
    return [{ query, predicates, ids }]
  })
  searches = (await Promise.all(listed)).flat()
})

/** Compares every page for the given limits with the database's, and counts the methods used. */
function comparePages(limits: PageLimits): Partial<Record<PageMethod, number>> {
  const methods: Partial<Record<PageMethod, number>> = {}
  for (const { query, predicates, ids } of searches) {
    const { page, perPage } = parsePage(query)
    const filter = { predicates, excludedIds: parseExclusions(query).ids }
    const selection = {
      order: parseOrder(query),
      promotion: parsePromotion(query, NOW),
      offset: (page - 1) * perPage,
      limit: perPage,
    }
    const { ids: found, method } = findPage(state, filter, selection, limits)
    expect(found, `${method}: ${JSON.stringify([...query])}`).toEqual(ids)
    methods[method] = (methods[method] ?? 0) + 1
  }
  return methods
}

describe('random pages', () => {
  test("pages equal the database's when the limits choose between an ordered scan and top-k", () => {
    const methods = comparePages(DEFAULT_PAGE_LIMITS)
    expect(methods['ordered scan']).toBeGreaterThan(10)
    expect(methods['top-k']).toBeGreaterThan(10)
  })

  test("pages equal the database's when every page uses an ordered scan", () => {
    expect(comparePages({ maxScanShare: Infinity, maxSortedRows: 0 })).toEqual({
      'ordered scan': searches.length,
    })
  })

  test("pages equal the database's when the costs choose between a scan in a bitmap and top-k", () => {
    const methods = comparePages({ maxScanShare: 0, maxSortedRows: 0 })
    expect(methods['ordered scan in bitmap']).toBeGreaterThan(10)
    expect(methods['top-k']).toBeGreaterThan(10)
    expect(methods['ordered scan']).toBeUndefined()
  })

  test("pages equal the database's when every page uses top-k", () => {
    expect(comparePages({ maxScanShare: 0, maxSortedRows: Infinity })).toEqual({ 'top-k': searches.length })
  })

  test("pages equal the database's in each hour, as promoted statements rotate", async () => {
    const query = parseQueryString('')
    const leading = new Set<string>()
    for (const now of [NOW, NOW + 3_600_000, NOW + 7_200_000]) {
      const promotion = parsePromotion(query, now)
      const order = { order: parseOrder(query), promotion }
      const ids = await listPageIds(database.pool, buildWhere(query), order, { page: 1, perPage: 20 })
      const selection = { ...order, offset: 0, limit: 20 }
      expect(findPage(state, { predicates: [], excludedIds: [] }, selection).ids).toEqual(ids)
      leading.add(ids.join())
    }
    expect(leading.size).toBe(3)
  })

  test('most random searches are supported by the column store and find statements', () => {
    expect(searches.length).toBeGreaterThan(SEARCHES / 2)
    expect(searches.filter(({ ids }) => ids.length > 0).length).toBeGreaterThan(searches.length / 2)
  })
})
