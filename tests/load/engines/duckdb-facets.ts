import type { QueryParams } from '~backend/platform/http/query'
import { listFacetNames, TOGGLE_FACETS } from '~backend/search/facet-groups'
import type { FieldName } from '~backend/search/memory/fields'
import type { Predicate } from '~backend/search/memory/predicates'
import { parsePredicates } from '~backend/search/to-predicates'
import { toCondition, toConditions } from './duckdb-conditions'

/**
 * Returns rows of facet, id and count; the total has a null facet. Rows that fail two choices count nowhere.
 */
export function buildFacetsSql(
  query: QueryParams,
  predicates: readonly Predicate[],
): { sql: string; groups: string[] } {
  const names: FieldName[] = listFacetNames(query)
  const choices = predicates.filter(
    (predicate) => predicate.by === 'ids' && !predicate.fromText && names.includes(predicate.field),
  )
  const others = predicates.filter((predicate) => !choices.includes(predicate))
  const missed = choices.map(
    (predicate, index) => `(not ${toCondition(predicate)})::utinyint as missed_${index}`,
  )
  const misses = choices.map((predicate) => `(not ${toCondition(predicate)})::utinyint`)
  const maxOneMiss = misses.length > 1 ? ` and ${misses.join(' + ')} <= 1` : ''
  const met = (but?: FieldName) =>
    choices.flatMap(({ field }, index) => (field === but ? [] : [`missed_${index} = 0`])).join(' and ') ||
    'true'

  const toggles = TOGGLE_FACETS.map(
    (toggle) => `${toConditions(parsePredicates(new Map([[toggle, ['1']]])) ?? [])} as ${toggle}`,
  )
  const near = `select ${[...names, ...toggles, ...missed].join(', ')} from statements
    where ${toConditions(others)}${maxOneMiss}`
  const groups = names.map(
    (name) =>
      `select '${name}', ${name}::integer, count(*) from near where ${met(name)} and ${name} <> 0 group by ${name}`,
  )
  const counted = TOGGLE_FACETS.map(
    (toggle) => `select '${toggle}', 1, count(*) from near where ${met()} and ${toggle} having count(*) > 0`,
  )
  return {
    sql: [
      `with near as materialized (${near}) select null, null, count(*) from near where ${met()}`,
      ...groups,
      ...counted,
    ].join(' union all '),
    groups: [...names, ...TOGGLE_FACETS],
  }
}
