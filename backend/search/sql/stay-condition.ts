import { getIds, type QueryParams } from '~backend/platform/http/query'
import { DAILY_RENT_DEAL_ID } from '~contract/statements'
import { countNights } from '~contract/stays'
import { parseStayFilter } from '../stay-filter'
import { CURRENT_TERMS_SQL, NIGHTLY_SQL } from './stay-terms-sql'

/**
 * Matches statements for daily rent that take the stay of the search, as `findStayError` decides; those
 * without open terms match none. Statements with other deals match any stay, so that their facet is right.
 */
export function stayCondition(query: QueryParams, bind: (value: unknown) => string): string | undefined {
  const stay = parseStayFilter(query)
  if (!stay) return undefined
  const { nights, guests } = stay
  const conditions = ['t.is_open', CURRENT_TERMS_SQL, NIGHTLY_SQL]
  if (guests !== undefined) conditions.push(`t.guests >= ${bind(guests)}::int`)
  if (nights) {
    const [from, to] = [`${bind(nights.from)}::date`, `${bind(nights.to)}::date`]
    conditions.push(
      `${from} >= georgian_today()`,
      `${bind(countNights(nights))}::int between t.min_nights and t.max_nights`,
      `${to} <= (georgian_today() + make_interval(months => t.horizon_months))::date`,
      `not exists (select from occupied_nights o
        where o.statement_id = t.statement_id and o.nights && daterange(${from}, ${to}))`,
    )
  }
  const takesStay = `s.id in (select t.statement_id from stay_terms t join statements s on s.id = t.statement_id
    where ${conditions.join(' and ')})`
  const deals = getIds(query, 'deal_types')
  const isOnlyDaily = deals.length === 1 && deals[0] === DAILY_RENT_DEAL_ID
  return isOnlyDaily ? takesStay : `(s.deal_type_id <> ${DAILY_RENT_DEAL_ID} or ${takesStay})`
}
