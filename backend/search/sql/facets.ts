import { getIds, omitParams, type QueryParams } from '~backend/platform/http/query'
import { buildCountSql } from './count-sql'

/** The groups of options that say how many statements each would find: the parameter and its column. */
const FACET_COLUMNS = {
  deal_types: 'deal_type_id',
  real_estate_types: 'real_estate_type_id',
  room_types: 'room_type_id',
  statuses: 'status_id',
  conditions: 'condition_id',
} as const

/** The cities while none is chosen. */
const CITY_FACET = { cities: 'city_id' } as const

/** Only of a chosen city: of the whole country they would be thousands. */
const DISTRICT_FACETS = { districts: 'district_id', urbans: 'urban_id' } as const

/**
 * Filters that are on or off: how many statements each would leave, as id 1 of its own group. Counted in the columns
 * alone; the database would have to look at every picture.
 */
export const TOGGLE_FACETS = ['with_picture', 'owner', 'newest', 'is_vip'] as const

/** For each group, how many statements each id finds with all filters but the group's own. */
export type Facets = Record<string, Record<number, number>>

/** One walk through the statements of a question: a query whose rows are `Tally`s. */
export type CountQuery = { sql: string; values: unknown[] }

/** How many statements one option finds; name and id are null for the question itself. */
export type CountRow = { name: string | null; id: number | null; total: number }

/** The walk that counts the question itself, with every group that it chooses nothing of. */
export function buildMainCountQuery(query: QueryParams, viewerId: number | undefined): CountQuery {
  return buildCountQuery(
    query,
    viewerId,
    listFacetGroups(query).filter((group) => !hasChosenOption(query, group)),
  )
}

/** A walk for each group that something is chosen of: its options are counted as if nothing were. */
export function buildChosenFacetQueries(query: QueryParams, viewerId: number | undefined): CountQuery[] {
  return listFacetGroups(query)
    .filter((group) => hasChosenOption(query, group))
    .map((group) => buildCountQuery(omitParams(query, group[0]), viewerId, [group]))
}

export function toFacets(query: QueryParams, countRows: readonly CountRow[]): Facets {
  const toFacetEntries = (group: string) =>
    countRows.flatMap(({ name, id, total }) => (name === group && id !== null ? [[id, total] as const] : []))
  return Object.fromEntries(
    listFacetGroups(query).map(([name]) => [name, Object.fromEntries(toFacetEntries(name))]),
  )
}

/** The groups of a query's facets. */
export function listFacetNames(query: QueryParams): FacetName[] {
  return listFacetGroups(query).map(([name]) => name)
}

type FacetName = keyof typeof FACET_COLUMNS | keyof typeof CITY_FACET | keyof typeof DISTRICT_FACETS
type FacetGroup = readonly [name: FacetName, column: string]

function listFacetGroups(query: QueryParams): FacetGroup[] {
  const places = getIds(query, 'cities').length > 0 ? DISTRICT_FACETS : CITY_FACET
  return Object.entries({ ...FACET_COLUMNS, ...places }) as [FacetName, string][]
}

function hasChosenOption(query: QueryParams, [name]: FacetGroup): boolean {
  return getIds(query, name).length > 0
}

/**
 * Kinds first, of which there are few, and the groups out of those: quicker than putting every statement into each
 * group. The names are ours, never the caller's.
 */
function buildCountQuery(
  query: QueryParams,
  viewerId: number | undefined,
  groups: readonly FacetGroup[],
): CountQuery {
  const values: unknown[] = []
  const columns = groups.map(([, column]) => column)
  const rows = buildCountSql(query, viewerId, columns, values)
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
