import { getIds, getNumber, getText, type QueryParams } from '~backend/platform/http/query'
import { PROJECT_STATUSES } from '~contract/companies'

/** Condition over projects `p`. */
export type SqlCondition = { sql: string; values: unknown[] }

const ID_LISTS = {
  cities: 'city_id',
  districts: 'district_id',
  urbans: 'urban_id',
  developers: 'developer_id',
}

const DEVELOPER_IS_SHOWN =
  'not exists (select from users where id = p.developer_id and blocked_at is not null)'

/** Builds the condition. Values that cannot be parsed are ignored. */
export function buildCondition(query: QueryParams): SqlCondition {
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const conditions = [DEVELOPER_IS_SHOWN]
  for (const [name, column] of Object.entries(ID_LISTS)) {
    const ids = getIds(query, name)
    if (ids.length > 0) conditions.push(`p.${column} = any(${bind(ids)}::int[])`)
  }
  const statusText = getText(query, 'building_status')
  const status = PROJECT_STATUSES.find((one) => one === statusText)
  if (status) conditions.push(status === 'completed' ? 'p.is_completed' : 'not p.is_completed')
  conditions.push(...priceConditions(query, bind))
  return { sql: conditions.join(' and '), values }
}

/** Matches if any flat's price is in the range; prices are dollars, or lari with `currency_id=1`. */
function priceConditions(query: QueryParams, bind: (value: unknown) => string): string[] {
  const inLari = getText(query, 'currency_id') === '1'
  const price = (column: string) => (inLari ? `p.${column} * current_rate(2::smallint)` : `p.${column}`)
  const from = getNumber(query, 'square_price_from')
  const to = getNumber(query, 'square_price_to')
  return [
    ...(from === undefined ? [] : [`${price('square_price_to')} >= ${bind(from)}::numeric`]),
    ...(to === undefined ? [] : [`${price('square_price_from')} <= ${bind(to)}::numeric`]),
  ]
}
