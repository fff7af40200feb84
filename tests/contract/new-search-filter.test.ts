import type { TFunction } from 'i18next'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { FilterLabelContext } from '~/features/search/filters/filter-chips'
import { parseQueryString } from '~backend/platform/http/query'
import type { RangeFilter, SearchFilter } from '~contract/search-filters'
import { withTestDatabase } from '~tests/database'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'

/** Filters that exist only as registry rows, on columns that no other filter of their kind uses. */
const NEW_FILTERS = [
  { parameter: 'total_floors', kind: 'range', column: 'total_floors', integer: true },
  { parameter: 'storey_counts', kind: 'ids', column: 'total_floors', facet: 'always' },
  { parameter: 'exchangeable', kind: 'flag', column: 'can_exchanged', facet: 'always' },
] as const satisfies readonly (SearchFilter | RangeFilter)[]
const QUERIES = {
  'total_floors_from=5&total_floors_to=9': [5, 9],
  'storey_counts=9%2C12': [9, 12],
  'exchangeable=1': [5],
}
const queries = Object.entries(QUERIES)

const database = withTestDatabase()
let statementIds: ReadonlyMap<number, number>

beforeAll(async () => {
  const { pool } = database
  await addPlaces(pool)
  const owner = await addUser(pool)
  const rows = [5, 9, 12].map(
    async (floors): Promise<[number, number]> => [
      floors,
      await addStatement(pool, { user_id: owner, total_floors: floors, can_exchanged: floors === 5 }),
    ],
  )
  statementIds = new Map(await Promise.all(rows))

  vi.doMock('~contract/search-filters', async (importOriginal) => {
    const original = await importOriginal<typeof import('~contract/search-filters')>()
    const pageFilters = [...original.pageFilters, ...NEW_FILTERS]
    return { ...original, pageFilters, apiFilters: [...pageFilters, ...original.apiOnlyFilters] }
  })
  vi.resetModules()
})

afterAll(() => {
  vi.doUnmock('~contract/search-filters')
  vi.resetModules()
})

test.each(queries)('a page keeps the new filter %s in its URL and sends it to the backend', async (query) => {
  const { parseSearchFilters, toSearchParams, toUpstreamParams } = await import('~/features/search-filters')
  const filters = parseSearchFilters(new URLSearchParams(query))
  expect(`${toSearchParams(filters)}`).toBe(query)
  expect(`${toUpstreamParams(filters)}`).toContain(query)
})

test.each(queries)('a page shows chips that remove the new filter %s', async (query) => {
  const { parseSearchFilters, toSearchParams } = await import('~/features/search-filters')
  const { buildFilterChips } = await import('~/features/search/filters/filter-chips')
  const t = ((key: string) => key) as unknown as TFunction<'search-filters'>
  const context: FilterLabelContext = { dictionaries: {} as never, cities: [], language: 'en', t }
  const filters = parseSearchFilters(new URLSearchParams(query))
  const chips = buildFilterChips(filters, context)
  const { lists, ranges, flags } = filters
  const chosen = [...Object.values(lists).flat(), ...Object.keys(ranges), ...flags]
  expect(chips).toHaveLength(chosen.length)
  if (chips.length === 1) expect(`${toSearchParams(chips[0]?.without ?? filters)}`).toBe('')
})

test.each(queries)(
  'the database and the column store find the same statements by the new filter %s',
  async (query, floors) => {
    const { createSqlEngine } = await import('~backend/search/sql/sql-engine')
    const sqlEngine = createSqlEngine(database.pool)
    const memoryEngine = await createLoadedMemoryEngine()
    const params = parseQueryString(query)
    const expected = floors.map((count) => statementIds.get(count)).toSorted()
    const ids = async (found: number[]) => found.toSorted()
    expect(await sqlEngine.fetchPage(params, undefined, ids)).toEqual(expected)
    expect(await memoryEngine.fetchPage(params, undefined, ids)).toEqual(expected)
    expect(await memoryEngine.count(params, undefined)).toBe(expected.length)
  },
)

test('the database and the column store count the options of the new filters', async () => {
  const { createSqlEngine } = await import('~backend/search/sql/sql-engine')
  const memoryEngine = await createLoadedMemoryEngine()
  const params = parseQueryString('storey_counts=9')
  const storeyCounts = { 5: 1, 9: 1, 12: 1 }
  expect(await createSqlEngine(database.pool).countFacets(params, undefined)).toMatchObject({
    storey_counts: storeyCounts,
  })
  expect(await memoryEngine.countFacets(params, undefined)).toMatchObject({
    storey_counts: storeyCounts,
    exchangeable: {},
  })
})

async function createLoadedMemoryEngine() {
  const { LiveColumnStore } = await import('~backend/search/memory/live-column-store')
  const { createColumnSource } = await import('~backend/search/sql/column-source')
  const { createMemoryEngine } = await import('~backend/search/memory-engine')
  const liveStore = new LiveColumnStore(createColumnSource(database.pool))
  await liveStore.load()
  return createMemoryEngine(database.pool, liveStore)
}
