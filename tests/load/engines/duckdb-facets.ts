import type { QueryParams } from '~backend/platform/http/query'
import { listFacetNames, TOGGLE_FACETS } from '~backend/search/facet-groups'
import type { FieldName } from '~backend/search/memory/fields'
import type { Predicate } from '~backend/search/memory/predicates'
import { parsePredicates } from '~backend/search/to-predicates'
import { conditionOf, conditionsOf } from './duckdb-conditions'

/**
 * One statement for the number and all facets, whose rows are a group, an id and how many; of the number alone the group is
 * null. Statements that miss two groups count for none, and are left out at once.
 */
export function facetsSql(
  query: QueryParams,
  tests: readonly Predicate[],
): { sql: string; groups: string[] } {
  const names: FieldName[] = listFacetNames(query)
  const chosen = tests.filter((test) => test.by === 'ids' && !test.fromText && names.includes(test.field))
  const others = tests.filter((test) => !chosen.includes(test))
  const missed = chosen.map((test, index) => `(not ${conditionOf(test)})::utinyint as missed_${index}`)
  const misses = chosen.map((test) => `(not ${conditionOf(test)})::utinyint`)
  const maxOneMiss = misses.length > 1 ? ` and ${misses.join(' + ')} <= 1` : ''
  const met = (but?: FieldName) =>
    chosen.flatMap(({ field }, index) => (field === but ? [] : [`missed_${index} = 0`])).join(' and ') ||
    'true'

  const ticks = TOGGLE_FACETS.map(
    (tick) => `${conditionsOf(parsePredicates(new Map([[tick, ['1']]])) ?? [])} as ${tick}`,
  )
  const near = `select ${[...names, ...ticks, ...missed].join(', ')} from statements
    where ${conditionsOf(others)}${maxOneMiss}`
  const groups = names.map(
    (name) =>
      `select '${name}', ${name}::integer, count(*) from near where ${met(name)} and ${name} <> 0 group by ${name}`,
  )
  const counted = TOGGLE_FACETS.map(
    (tick) => `select '${tick}', 1, count(*) from near where ${met()} and ${tick} having count(*) > 0`,
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
