import type { Query } from '../http/query'
import { type Bind, conditionsOf, whereOf } from './filters'
import { type LeftOut, leftOutOf } from './left-out'
import { READ_PLACES } from './read-text'

/** What `statement_totals` knows of a statement: the parameters and their columns. */
const KNOWN: Readonly<Record<string, string>> = {
  deal_types: 'deal_type_id',
  real_estate_types: 'real_estate_type_id',
  cities: 'city_id',
  districts: 'district_id',
  urbans: 'urban_id',
  room_types: 'room_type_id',
  statuses: 'status_id',
  conditions: 'condition_id',
  [READ_PLACES.city]: 'city_id',
  [READ_PLACES.district]: 'district_id',
  [READ_PLACES.urban]: 'urban_id',
}
const COLUMNS = [...new Set(Object.values(KNOWN))].join(', ')

/**
 * SQL for rows of the given columns, each with the `total` of statements it stands for, which together are the ones a
 * query finds. The same columns may be met in several rows.
 *
 * What is asked for by kind and place alone, as the widest searches are, is known already; anything else is counted.
 */
export function countedRows(
  query: Query,
  viewerId: number | undefined,
  columns: readonly string[],
  values: unknown[],
): string {
  const selected = columns.map((column) => `s.${column}, `).join('')
  if (!isKnown(query)) {
    const { sql } = whereOf(query, viewerId, values)
    const by = columns.length > 0 ? `group by ${columns.map((column) => `s.${column}`).join(', ')}` : ''
    return `select ${selected}count(*) as total from statements s where ${sql} ${by}`
  }
  const bind: Bind = (value) => `$${values.push(value)}`
  const conditions = ['true', ...conditionsOf(query, bind)].join(' and ')
  return `select ${selected}s.total from (${knownTotals(leftOutOf(query, viewerId), bind)}) s where ${conditions}`
}

/** Whether nothing else is asked for. */
function isKnown(query: Query): boolean {
  const others = new Map([...query].filter(([name]) => !Object.hasOwn(KNOWN, name)))
  return conditionsOf(others, () => '').length === 0
}

/** The totals, less what is left out for the one who asks. */
function knownTotals({ ids, onceMore, viewerId }: LeftOut, bind: Bind): string {
  const leftOut = []
  if (ids.length > 0) leftOut.push(`select unnest(${bind(ids)}::int[])`)
  if (viewerId !== undefined)
    leftOut.push(`select statement_id from hidden_statements
      where user_id = ${bind(viewerId)}::int and statement_id <> all(${bind(onceMore)}::int[])`)
  const totals = `select ${COLUMNS}, total from statement_totals`
  if (leftOut.length === 0) return totals
  return `${totals} union all
    select ${COLUMNS}, -1 from statements where is_public and id in (${leftOut.join(' union ')})`
}
