import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Db } from '../db/pool'
import { idsOf, type Query } from '../http/query'
import { type Where, whereOf } from './filters'

const FRESH_MS = 30_000
const MOST_KEPT = 500

/** The groups of options that say how many statements each would find: the parameter and its column. */
const GROUPS = {
  deal_types: 's.deal_type_id',
  real_estate_types: 's.real_estate_type_id',
  room_types: 's.room_type_id',
  statuses: 's.status_id',
  conditions: 's.condition_id',
} as const

/** The cities while none is chosen. */
const COUNTRY = { cities: 's.city_id' } as const

/** Only of a chosen city: of the whole country they would be thousands. */
const CITY = { districts: 's.district_id', urbans: 's.urban_id' } as const

/** For each group, how many statements each id finds with all filters but the group's own. */
export type Facets = Record<string, Record<number, number>>

/** The query that counts, and the names of the groups it has rows for, if there are any statements. */
type Counting = Where & { groups: string[] }

/** Groups that are counted under the same conditions, so one walk through the statements serves them all. */
type Walk = { where: string; groups: (readonly [name: string, column: string])[] }

/** Counts facets, at most every half a minute for the same question. */
export function facetCounts(db: Db): (query: Query, viewerId?: number) => Promise<Facets> {
  const kept = new LRUCache<string, Facets, Counting>({
    max: MOST_KEPT,
    ttl: FRESH_MS,
    // Whoever asks while it is being counted waits for the same count; a failed one is not kept.
    fetchMethod: async (_key, _stale, { context }) => countFacets(db, context),
  })
  return async (query, viewerId) => {
    const counting = countingOf(query, viewerId)
    return (await kept.fetch(keyOf(counting), { context: counting })) ?? {}
  }
}

/** What it says does not depend on the question's spelling, order or junk, so it is the key as well. */
function countingOf(query: Query, viewerId: number | undefined): Counting {
  const places = idsOf(query, 'cities').length > 0 ? CITY : COUNTRY
  const groups: [string, string][] = Object.entries({ ...GROUPS, ...places })
  const isChosen = ([name]: readonly [string, string]) => idsOf(query, name).length > 0
  const values: unknown[] = []

  const walks: Walk[] = groups.filter(isChosen).map((group) => ({
    where: whereOf(without(query, group[0]), viewerId, values).sql,
    groups: [group],
  }))
  const others = groups.filter((group) => !isChosen(group))
  if (others.length > 0) walks.push({ where: whereOf(query, viewerId, values).sql, groups: others })
  return { sql: walks.map(walkSql).join(' union all '), values, groups: groups.map(([name]) => name) }
}

/** One row per option: the name of its group, its id and its count. The names are ours, never the caller's. */
function walkSql({ where, groups }: Walk): string {
  const names = groups.map(([name, column]) => `when grouping(${column}) = 0 then '${name}'`)
  const columns = groups.map(([, column]) => column)
  return `select case ${names.join(' ')} end as name, coalesce(${columns.join(', ')}) as id, count(*) as total
    from statements s where ${where}
    group by grouping sets (${columns.map((column) => `(${column})`).join(', ')})`
}

async function countFacets(db: Db, { sql, values, groups }: Counting): Promise<Facets> {
  const { rows } = await db.query<{ name: string; id: number | null; total: number }>(sql, values)
  const facetOf = (group: string) =>
    rows.flatMap(({ name, id, total }) => (name === group && id !== null ? [[id, total] as const] : []))
  return Object.fromEntries(groups.map((group) => [group, Object.fromEntries(facetOf(group))]))
}

function keyOf(counting: Where): string {
  return createHash('sha256').update(JSON.stringify(counting)).digest('base64')
}

function without(query: Query, name: string): Query {
  return new Map([...query].filter(([key]) => key !== name))
}
