import { beforeAll, describe, expect, test } from 'vitest'
import { parseQueryString } from '~backend/platform/http/query'
import { withTestDatabase } from '~tests/database'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { foldHomes, type GroupedStatement, listFolded } from './fold-homes'
import { LiveColumnStore } from './memory/live-column-store'
import { createMemoryEngine } from './memory-engine'
import { createSearch, type SearchEngine } from './search'
import { createColumnSource } from './sql/column-source'
import { createSqlEngine } from './sql/sql-engine'

const database = withTestDatabase()
let engines: Record<'memory' | 'sql', SearchEngine>
let ids: { owner: number; agent: number; alone: number }

beforeAll(async () => {
  const { pool } = database
  await addPlaces(pool)
  const { rows } = await pool.query<{ id: number }>('insert into home_groups default values returning id')
  const group = { home_group_id: rows[0]?.id }
  const agent = await addUser(pool, { type: 'agent' })
  ids = {
    owner: await addStatement(pool, { ...group, price: 124_000 }),
    agent: await addStatement(pool, { ...group, user_id: agent, price: 118_000 }),
    alone: await addStatement(pool, { price: 130_000 }),
  }
  const sql = createSqlEngine(pool)
  const columns = new LiveColumnStore(createColumnSource(pool))
  await columns.load()
  const memory = createMemoryEngine(pool, columns)
  engines = {
    memory: foldHomes(pool, createSearch(memory, sql), { maxAgeMs: 0 }),
    sql: foldHomes(pool, sql, { maxAgeMs: 0 }),
  }
})

const STATEMENT: GroupedStatement = { id: 1, groupId: 7, isPaid: false, isOwner: false, confirmedAt: 1_000 }

test.each<[string, Partial<GroupedStatement>[], number[]]>([
  [
    'the owner',
    [
      { id: 1, confirmedAt: 9_000 },
      { id: 2, isOwner: true },
    ],
    [1],
  ],
  ['whoever confirmed last, without an owner', [{ id: 1 }, { id: 2, confirmedAt: 2_000 }], [1]],
  ['the older one of equals', [{ id: 1 }, { id: 2 }], [2]],
  [
    'a paid one',
    [
      { id: 1, isOwner: true },
      { id: 2, isPaid: true },
    ],
    [1],
  ],
  [
    'each paid one',
    [
      { id: 1, isPaid: true },
      { id: 2, isPaid: true },
      { id: 3, isOwner: true },
    ],
    [3],
  ],
  ['each home for itself', [{ id: 1 }, { id: 2, groupId: 8 }], []],
])('a home is represented by %s', (_case, statements, folded) => {
  expect(listFolded(statements.map((statement) => ({ ...STATEMENT, ...statement })))).toEqual(folded)
})

describe.each(['memory', 'sql'] as const)('search in %s', (name) => {
  const find = (query: string) =>
    engines[name].fetchPage(parseQueryString(query), undefined, async (found) => [...found].sort())
  const count = (query: string) => engines[name].count(parseQueryString(query), undefined)

  test('a home is found and counted once', async () => {
    expect(await find('')).toEqual([ids.owner, ids.alone])
    expect(await count('')).toBe(2)
    const facets = await engines[name].countFacets(parseQueryString(''), undefined)
    expect(facets.deal_types).toEqual({ 1: 2 })
    const map = await engines[name].findOnMap(parseQueryString(''), undefined, new AbortController().signal)
    expect(map.groups.reduce((sum, { count: pins }) => sum + pins, 0)).toBe(2)
  })

  test('a filter that only one of the sellers matches finds that one', async () => {
    expect(await find('price_to=120000&currency_id=2')).toEqual([ids.agent])
    expect(await find('owner_type=agent')).toEqual([ids.agent])
    expect(await count('price_to=120000&currency_id=2')).toBe(1)
  })

  test('the statement that another one hid is found when a visitor hides the other', async () => {
    expect(await find(`exclude_ids=${ids.owner}`)).toEqual([ids.agent, ids.alone])
  })

  test('a search for certain statements finds all of them', async () => {
    expect(await find(`ids=${ids.owner},${ids.agent}`)).toEqual([ids.owner, ids.agent])
  })

  test('a request cannot exclude statements by the internal parameter', async () => {
    expect(await find(`folded_ids=${ids.alone}`)).toEqual([ids.owner, ids.alone])
    expect(await find('folded_ids=x')).toEqual([ids.owner, ids.alone])
  })

  test('each home is on one page of the results', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => find(`per_page=1&page=${page}`)))
    expect(pages.flat().sort()).toEqual([ids.owner, ids.alone])
  })
})
