import { getIds, omitParams, type QueryParams } from '~backend/platform/http/query'
import { type FacetGroup, listFacetGroups } from '../facet-groups'
import type { Facets } from '../search'
import { buildCountSql } from './count-sql'

export type CountQuery = { sql: string; values: unknown[] }

/** Count of an option; name and id are null for the search itself. */
export type CountRow = { name: string | null; id: number | null; total: number }

export function buildMainCountQuery(query: QueryParams, viewerId: number | undefined): CountQuery {
  return buildCountQuery(
    query,
    viewerId,
    listFacetGroups(query).filter((group) => !hasChosenOption(query, group)),
  )
}

/** Builds the queries that count one facet each without its own selection. */
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

function hasChosenOption(query: QueryParams, [name]: FacetGroup): boolean {
  return getIds(query, name).length > 0
}

/** Groups by all columns first, which is faster. Names and columns are constants, never a caller's text. */
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
