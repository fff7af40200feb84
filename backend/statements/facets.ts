import { idsOf, type Query, without } from '../http/query'
import { countedRows } from './counted'

/** The groups of options that say how many statements each would find: the parameter and its column. */
const GROUPS = {
  deal_types: 'deal_type_id',
  real_estate_types: 'real_estate_type_id',
  room_types: 'room_type_id',
  statuses: 'status_id',
  conditions: 'condition_id',
} as const

/** The cities while none is chosen. */
const COUNTRY = { cities: 'city_id' } as const

/** Only of a chosen city: of the whole country they would be thousands. */
const CITY = { districts: 'district_id', urbans: 'urban_id' } as const

/**
 * Filters that are on or off: how many statements each would leave, as id 1 of its own group. Counted in the columns
 * alone; the database would have to look at every picture.
 */
export const TICKS = ['with_picture', 'owner', 'newest', 'is_vip'] as const

/** For each group, how many statements each id finds with all filters but the group's own. */
export type Facets = Record<string, Record<number, number>>

/** One walk through the statements of a question: a query whose rows are `Tally`s. */
export type Walk = { sql: string; values: unknown[] }

/** How many statements one option finds; name and id are null for the question itself. */
export type Tally = { name: string | null; id: number | null; total: number }

/** The walk that counts the question itself, with every group that it chooses nothing of. */
export function mainWalk(query: Query, viewerId: number | undefined): Walk {
  return walkOf(
    query,
    viewerId,
    groupsOf(query).filter((group) => !isChosen(query, group)),
  )
}

/** A walk for each group that something is chosen of: its options are counted as if nothing were. */
export function walksOfChosen(query: Query, viewerId: number | undefined): Walk[] {
  return groupsOf(query)
    .filter((group) => isChosen(query, group))
    .map((group) => walkOf(without(query, group[0]), viewerId, [group]))
}

export function facetsOf(query: Query, tallies: readonly Tally[]): Facets {
  const facetOf = (group: string) =>
    tallies.flatMap(({ name, id, total }) => (name === group && id !== null ? [[id, total] as const] : []))
  return Object.fromEntries(groupsOf(query).map(([name]) => [name, Object.fromEntries(facetOf(name))]))
}

/** The groups of a query's facets. */
export function groupNamesOf(query: Query): GroupName[] {
  return groupsOf(query).map(([name]) => name)
}

type GroupName = keyof typeof GROUPS | keyof typeof COUNTRY | keyof typeof CITY
type Group = readonly [name: GroupName, column: string]

function groupsOf(query: Query): Group[] {
  const places = idsOf(query, 'cities').length > 0 ? CITY : COUNTRY
  return Object.entries({ ...GROUPS, ...places }) as [GroupName, string][]
}

function isChosen(query: Query, [name]: Group): boolean {
  return idsOf(query, name).length > 0
}

/**
 * Kinds first, of which there are few, and the groups out of those: quicker than putting every statement into each
 * group. The names are ours, never the caller's.
 */
function walkOf(query: Query, viewerId: number | undefined, groups: readonly Group[]): Walk {
  const values: unknown[] = []
  const columns = groups.map(([, column]) => column)
  const rows = countedRows(query, viewerId, columns, values)
  if (groups.length === 0)
    return {
      sql: `select null as name, null as id, coalesce(sum(total), 0)::int as total from (${rows}) kinds`,
      values,
    }
  const names = groups.map(([name, column]) => `when grouping(${column}) = 0 then '${name}'`)
  return {
    sql: `select case ${names.join(' ')} end as name, coalesce(${columns.join(', ')}) as id, sum(total)::int as total
      from (${rows}) kinds
      group by grouping sets (${['', ...columns].map((column) => `(${column})`).join(', ')})
      having sum(total) > 0`,
    values,
  }
}
