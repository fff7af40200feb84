import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/pool'
import type { Query } from '../../http/query'
import { leftOutOf } from '../left-out'
import { type Order, orderedBy, type Page } from '../order'
import { type Test, testsOf } from './asked'
import { pageOfSlots } from './best'
import type { Bits } from './bits'
import { candidatesOf } from './candidates'
import type { Current, CurrentColumns } from './current'
import type { FieldName } from './fields'
import { meeting, notToldByBits, type Slots, shareMeeting, slotsOf } from './narrow'
import type { Sorted } from './orders'
import type { Table } from './table'
import { type Tallies, type Ticks, tally } from './tallies'
import { bestAmong, bestMatching } from './walk'

const MOST_KEPT = 500
/** The best of so many are quickly told by judging and comparing them. */
const FEW = 3_000
/** To put one statement in its place takes as long as to walk past so many. */
const SORTED = 50
/** So many words of bits tell well enough how many are set, and of what kind. */
const SAMPLE = 1_024

/** The columns as they are, and what a query asks of them. */
export type Search = Current & { tests: Test[]; leftOut: number[] }

/** Searches in the columns; everything is undefined while they are not read, and for what they do not tell. */
export interface ColumnSearch {
  /** What `fetch` makes of the ids of a page. */
  page<Fetched>(
    query: Query,
    page: Page,
    viewerId: number | undefined,
    fetch: (ids: number[]) => Promise<Fetched>,
  ): Promise<Fetched | undefined>
  tallies(
    query: Query,
    groups: readonly FieldName[],
    ticks: readonly string[],
    viewerId: number | undefined,
  ): Promise<Tallies | undefined>
  /** For whoever searches on their own, at once: the columns change at the next wait. */
  begin(query: Query, viewerId: number | undefined): Promise<Search | undefined>
}

export function columnSearch(db: Db, columns: CurrentColumns): ColumnSearch {
  /** A page's number and its facets are asked for beside one another: the second finds what the first counted. */
  const kept = new LRUCache<string, Tallies>({ max: MOST_KEPT })

  async function begin(query: Query, viewerId: number | undefined): Promise<Search | undefined> {
    const tests = testsOf(query)
    if (!tests) return undefined
    // First: what is hidden while we look for changes may be told, what was hidden before must.
    const leftOut = await leftOutIds(db, query, viewerId)
    const current = await columns.get()
    return current && { ...current, tests, leftOut }
  }

  return {
    async page(query, page, viewerId, fetch) {
      const tests = testsOf(query)
      if (!tests) return undefined
      const leftOut = await leftOutIds(db, query, viewerId)
      const fetchFrom = (current: Current) =>
        fetch(idsOfPage(current, orderedBy(query), tests, leftOut, page))
      const known = columns.known
      // Most looks for changes find none: then what was known before is the answer.
      const [current, early] = await Promise.all([columns.get(), known && fetchFrom(known)])
      if (!current) return undefined
      const isSame = known?.table === current.table && known.version === current.version
      return isSame ? early : fetchFrom(current)
    },
    async tallies(query, groups, ticks, viewerId) {
      const search = await begin(query, viewerId)
      if (!search) return undefined
      const { table, version, tests, leftOut } = search
      const key = JSON.stringify([version, tests, groups, leftOut])
      const tallies = kept.get(key) ?? tally(table, tests, groups, testsOfTicks(ticks), leftOut)
      kept.set(key, tallies)
      return tallies
    },
    begin,
  }
}

function idsOfPage(
  { table, orders }: Current,
  order: Order,
  tests: readonly Test[],
  leftOut: readonly number[],
  { page, perPage }: Page,
): number[] {
  const found = candidatesFor(table, orders.of(order, tests), tests, leftOut, page * perPage)
  const slots = pageOfSlots(table, found, order, (page - 1) * perPage, perPage)
  return slots.map((slot) => slot + table.first)
}

/** Statements among which are the best `size` of those that meet all tests. */
function candidatesFor(
  table: Table,
  sorted: Sorted | undefined,
  tests: readonly Test[],
  leftOut: readonly number[],
  size: number,
): Slots {
  const walked = sorted && bestMatching(table, sorted, tests, leftOut, size)
  if (walked) return walked
  const [bits, others] = [candidatesOf(table, tests), notToldByBits(tests)]
  return sorted && isMetSooner(table, sorted, bits, others, size)
    ? bestAmong(table, sorted, bits, others, leftOut, size)
    : meeting(table, slotsOf(bits), others, leftOut)
}

/** Whether to walk an order until it has met the best `size` is less work than to judge and compare all that may be. */
function isMetSooner(
  table: Table,
  { slots }: Sorted,
  bits: Bits,
  tests: readonly Test[],
  size: number,
): boolean {
  const every = Math.max(1, Math.floor(bits.length / SAMPLE))
  const some = slotsOf(bits, every)
  const judged = some.count * every
  if (judged <= Math.max(size, FEW)) return false
  const found = judged * shareMeeting(table, tests, some)
  return (size * slots.length) / found < judged + size * SORTED
}

function testsOfTicks(names: readonly string[]): Ticks {
  return Object.fromEntries(names.map((name) => [name, testsOf(new Map([[name, ['1']]])) ?? []]))
}

async function leftOutIds(db: Db, query: Query, viewerId: number | undefined): Promise<number[]> {
  const { ids, onceMore } = leftOutOf(query, viewerId)
  if (viewerId === undefined) return ids
  const { rows } = await db.query<{ id: number }>(
    'select statement_id as id from hidden_statements where user_id = $1 and statement_id <> all($2::int[])',
    [viewerId, onceMore],
  )
  return [...ids, ...rows.map(({ id }) => id)]
}
