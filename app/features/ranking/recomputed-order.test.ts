import { beforeAll, describe, expect, test } from 'vitest'
import { parseSearchFilters, sortOrderNames, sortOrders, toUpstreamParams } from '~/features/search-filters'
import { ReferenceCache } from '~/upstream/reference-cache.server'
import { createRandom } from '~backend/demo/random'
import { seedDatabase } from '~backend/demo/seed/seed'
import { groupChangedStatements } from '~backend/same-homes/grouping-job'
import { expireStatements } from '~backend/statements/expire-statements'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addNearStations } from '~tests/fixtures/database-rows'
import { randomFilters } from '~tests/fixtures/random-filters'
import { createRouteArgs } from '~tests/fixtures/route-args'
import { loader } from './ranking-json-route'

/** `npm run verify:ranking` recomputes more searches, and prints the figures. */
const SEARCHES = Number(process.env.VERIFIED_SEARCHES ?? 8)
const STATEMENTS = 450
const ORIGIN = 'https://ezo.test'

const database = withTestDatabase()
const api = withApi(database)

/** Fields of the document that the recomputation uses; it knows nothing else of the statements. */
interface RankingDocument {
  paid_places: {
    max: number
    places: number[]
    tiers: string[]
    rotation: { offset: number; modulus: number }
  }
  search: {
    order_by: string
    sequence: string
    homes_first: boolean
    found: number
    filters: Record<string, string>
    ignored: string[]
    promotion: { found: number; homes_first: boolean; multiplier: number; turn_ends: string } | null
    statements: RankedRow[]
    next: string | null
  }
}

interface RankedRow {
  place: number
  id: number
  is_in_paid_place: boolean
  tier: string | null
  is_home: boolean
  updated: string
  published: string
  is_unconfirmed: boolean
  reduced: string | null
  price_gel: number | null
  home: number | null
}

type Rank = (number | string)[]

function compareRanks(one: Rank, other: Rank): number {
  for (const [at, value] of one.entries()) {
    const otherValue = other[at] as typeof value
    if (value !== otherValue) return value < otherValue ? -1 : 1
  }
  return 0
}

/** Computes an order by the published rules alone, without code or data of the search. */
function recomputeOrder(
  rows: readonly RankedRow[],
  { paid_places, search }: RankingDocument,
): { ids: number[]; paidIds: number[] } {
  const { order_by, sequence, homes_first, promotion } = search
  const toFieldRank = (row: RankedRow): Rank => {
    if (order_by === 'price')
      return [Number(row.price_gel === null), (row.price_gel ?? 0) * (sequence === 'asc' ? 1 : -1)]
    const times = { date: row.updated, created_at: row.published, reduced_at: row.reduced }
    const time = times[order_by as keyof typeof times]
    if (time === null) return [0, 0]
    const microseconds = Date.parse(time) * 1_000 + Number(time.slice(-4, -1))
    const isLatestFirst = sequence === 'desc'
    return [
      Number(order_by === 'date' && isLatestFirst && row.is_unconfirmed),
      isLatestFirst ? -microseconds : microseconds,
    ]
  }
  const toRank = (row: RankedRow): Rank => [Number(homes_first && !row.is_home), ...toFieldRank(row), -row.id]
  const inOrder = (some: readonly RankedRow[]) =>
    some.toSorted((one, other) => compareRanks(toRank(one), toRank(other)))

  const paid = promotion ? choosePaid(rows, promotion, paid_places, inOrder) : []
  const others = inOrder(rows.filter((row) => !paid.includes(row)))
  const ids: number[] = []
  const waiting = [...paid]
  while (ids.length < rows.length) {
    const isPaidPlace = paid_places.places.includes(ids.length + 1) || others.length === 0
    const row = (isPaidPlace && waiting.shift()) || others.shift()
    if (row) ids.push(row.id)
  }
  return { ids, paidIds: paid.map(({ id }) => id) }
}

function choosePaid(
  rows: readonly RankedRow[],
  { homes_first, multiplier }: NonNullable<RankingDocument['search']['promotion']>,
  { max, tiers, rotation }: RankingDocument['paid_places'],
  inOrder: (some: readonly RankedRow[]) => RankedRow[],
): RankedRow[] {
  const toPosition = ({ id }: RankedRow) =>
    Number((BigInt(id + rotation.offset) * BigInt(multiplier)) % BigInt(rotation.modulus))
  const toGroup = ({ tier, is_home }: RankedRow): Rank => [
    Number(homes_first && !is_home),
    tiers.indexOf(tier ?? ''),
  ]
  const chosen = rows
    .filter(({ tier }) => tier !== null)
    .toSorted((one, other) =>
      compareRanks(
        [...toGroup(one), toPosition(one), one.id],
        [...toGroup(other), toPosition(other), other.id],
      ),
    )
    .slice(0, max)
  return inOrder(chosen).toSorted((one, other) => compareRanks(toGroup(one), toGroup(other)))
}

/** Created once, so that the dictionaries are loaded once. */
let cache: ReferenceCache | undefined

async function requestDocument(path: string, headers?: Record<string, string>): Promise<Response> {
  const context = { origin: ORIGIN, site: {} }
  const args = createRouteArgs(path, { origin: api.origin, context, ...(headers && { headers }) })
  cache ??= new ReferenceCache(args.context.upstream)
  args.context.referenceCache = cache
  return loader(args)
}

const readDocument = async (path: string): Promise<RankingDocument> => (await requestDocument(path)).json()

/** Reads the documents of a search from its first place to its last. */
async function readAll(query: string): Promise<{ first: RankingDocument; rows: RankedRow[] }> {
  const first = await readDocument(`/en/ranking.json?${query}`)
  const rows = [...first.search.statements]
  for (let { next } = first.search; next; ) {
    const { search } = await readDocument(next.slice(ORIGIN.length))
    rows.push(...search.statements)
    next = search.next
  }
  return { first, rows }
}

/** Lists the ids that the pages of a search show. */
async function listShownIds(query: string, count: number): Promise<number[]> {
  const filters = parseSearchFilters(new URLSearchParams(query))
  const ids: number[] = []
  for (let page = 1; (page - 1) * 200 < count; page += 1) {
    const params = toUpstreamParams({ ...filters, page }, 200)
    const { body } = await api.get(`/v1/microservice/statements?${params}`)
    ids.push(...body.data.data.map(({ id }: { id: number }) => id))
  }
  return ids
}

beforeAll(async () => {
  const { pool } = database
  await seedDatabase(pool, { statements: STATEMENTS, log: { info: () => {} } })
  await expireStatements(pool)
  await addNearStations(pool)
  // Many paid tiers, unconfirmed statements and equal values.
  await pool.query(
    `update statements set
       vip_tier = case when id % 4 = 0 then 1 + id % 3 else 0 end,
       vip_until = case when id % 4 = 0 then now() + interval '9 days' end,
       unconfirmed_step = case when id % 6 = 0 and unconfirmed_step = 0 then 1 else unconfirmed_step end,
       last_updated = case when id % 3 = 0 then date_trunc('day', last_updated) else last_updated end,
       created_at = case when id % 5 = 0 then date_trunc('week', created_at) else created_at end`,
  )
  while (!(await groupChangedStatements(pool))) {}
})

describe('the order of random searches', () => {
  test('the published rules and places alone yield the order that the pages show', async () => {
    const figures = { agree: 0, differ: 0, places: 0, inPaidPlaces: 0, empty: 0 }
    const differing: string[] = []
    for (let index = 0; index < SEARCHES; index += 1) {
      const query = toRandomQuery(index)
      const { first, rows } = await readAll(query)
      const shown = await listShownIds(query, first.search.found)
      // Another turn has begun in between.
      if (first.search.promotion && Date.parse(first.search.promotion.turn_ends) <= Date.now()) {
        index -= 1
        continue
      }
      const byNumber = rows.toSorted((one, other) => one.id - other.id)
      const { ids, paidIds } = recomputeOrder(byNumber, first)
      const published = rows.filter((row) => row.is_in_paid_place).map(({ id }) => id)
      const agrees =
        rows.length === first.search.found &&
        ids.join() === shown.join() &&
        ids.join() === rows.map(({ id }) => id).join() &&
        paidIds.toSorted().join() === published.toSorted().join() &&
        !hasHomeTwice(rows)
      figures[agrees ? 'agree' : 'differ'] += 1
      if (!agrees) differing.push(query)
      figures.places += shown.length
      figures.inPaidPlaces += published.length
      figures.empty += Number(shown.length === 0)
    }
    const { agree, differ, empty, places, inPaidPlaces } = figures
    if (process.env.VERIFIED_SEARCHES)
      process.stdout.write(
        `${SEARCHES} searches recomputed from /ranking.json alone: ${agree} agree, ${differ} differ; ${places} places, ${inPaidPlaces} of them paid; ${empty} searches found nothing\n`,
      )
    expect(differing).toEqual([])
    expect(agree).toBe(SEARCHES)
    expect(inPaidPlaces).toBeGreaterThan(SEARCHES)
    expect(empty).toBeLessThan(SEARCHES / 2)
  }, 900_000)
})

/** Returns true if a home has an unpaid card beside another one. */
function hasHomeTwice(rows: readonly RankedRow[]): boolean {
  return rows.some(
    (row) =>
      row.home !== null &&
      row.tier === null &&
      rows.some((other) => other.home === row.home && other.id !== row.id),
  )
}

function toRandomQuery(index: number): string {
  const random = createRandom('ranking', index)
  // More filters would find nothing too often.
  const filters = randomFilters(random)
    .slice(0, 2)
    .map(({ name, value }) => [name, value])
  const { order_by, sequence } = sortOrders[random.pick(sortOrderNames)]
  return `${new URLSearchParams([...filters, ['order_by', order_by], ['sequence', sequence]])}`
}

describe('the document of a search', () => {
  const getIds = ({ search }: RankingDocument) => search.statements.map(({ id }) => id)

  test('pages of one document share it, and later ones are in the next', async () => {
    const first = await readDocument('/en/ranking.json')
    expect(await readDocument('/en/ranking.json?page=10')).toEqual({
      ...first,
      search: { ...first.search, page: `${ORIGIN}/en/s?page=10`, reasons_page: `${ORIGIN}/en/s/why?page=10` },
    })
    expect(first.search.statements).toHaveLength(200)
    expect(first.search.next).toBe(`${ORIGIN}/en/ranking.json?page=11`)
    const second = await readDocument('/en/ranking.json?page=11')
    expect(second.search.statements[0]).toMatchObject({ place: 201, is_in_paid_place: false })
    expect(getIds(first).filter((id) => getIds(second).includes(id))).toEqual([])
  })

  test('a home that several sellers offer has one card or paid ones', async () => {
    const { rows: grouped } = await database.pool.query<{ homes: number; statements: number }>(
      'select count(distinct home_group_id)::integer as homes, count(*)::integer as statements from statements where home_group_id is not null',
    )
    const { first, rows } = await readAll('')
    expect(grouped[0]?.homes).toBeGreaterThan(0)
    expect(grouped[0]?.statements).toBeGreaterThan(rows.filter(({ home }) => home !== null).length)
    expect(hasHomeTwice(rows)).toBe(false)
    expect(rows).toHaveLength(first.search.found)
  })

  test.each(['page=99999', 'page=999999999999', 'ids=999999999'])(
    'the document of %s is valid',
    async (query) => {
      const { search } = await readDocument(`/en/ranking.json?${query}`)
      if (query !== 'page=999999999999') expect(search.statements).toEqual([])
      expect(search.next === null || search.statements.length === 200).toBe(true)
    },
  )

  test('unknown parameters and bad values are ignored, and the known among them are named', async () => {
    const plain = await readDocument('/en/ranking.json')
    const hostile = `/en/ranking.json?cities=x%27;drop&order_by=password&price_from=-1&constructor=1&bounds=[]&exclude_ids=${getIds(plain)[0]}`
    const { search } = await readDocument(hostile)
    expect(search.ignored.toSorted()).toEqual(['bounds', 'cities', 'order_by', 'price_from'])
    expect(search.filters).toEqual({})
    expect(getIds({ ...plain, search })).toEqual(getIds(plain))
  })

  test('statements that no search shows are in no document', async () => {
    const [gone, hidden] = getIds(await readDocument('/en/ranking.json?deal_types=1')) as [number, number]
    const { pool } = database
    await pool.query('update statements set deleted_at = now() where id = $1', [gone])
    await pool.query("update statements set status = 'unconfirmed', unconfirmed_step = 2 where id = $1", [
      hidden,
    ])
    const after = getIds(await readDocument('/en/ranking.json?deal_types=1'))
    expect(after).not.toContain(gone)
    expect(after).not.toContain(hidden)
  })

  test('a document has public facts only, and its validator follows its content', async () => {
    const request = (headers?: Record<string, string>) =>
      requestDocument('/en/ranking.json?deal_types=2', headers)
    const response = await request()
    expect(response.headers.get('cache-control')).toBe('public, no-cache')
    expect((await request({ cookie: '__Host-token=own-token' })).headers.get('etag')).toBe(
      response.headers.get('etag'),
    )
    const { search }: RankingDocument = await response.json()
    expect(Object.keys(search.statements[0] ?? {})).toEqual([
      'place',
      'id',
      'url',
      'is_in_paid_place',
      'tier',
      'tier_until',
      'is_home',
      'updated',
      'published',
      'confirmed',
      'is_unconfirmed',
      'reduced',
      'price_gel',
      'home',
    ])
    const changed = search.statements[0]?.id
    await database.pool.query('update statements set last_updated = now() where id = $1', [changed])
    expect((await request()).headers.get('etag')).not.toBe(response.headers.get('etag'))
  })
})
