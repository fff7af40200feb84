import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Row } from '~backend/platform/db/row'

const MAX_PRICES = 10

export type FormerPriceJson = Row<'former_prices', 'price' | 'currency_id'> & { until: string }

/**
 * SQL of `FormerPriceJson[]`: former prices, latest first.
 * @param statementId column with the number of the statement
 */
export function formerPricesSql(statementId: string): string {
  return `coalesce((select json_agg(json_build_object('price', price, 'currency_id', currency_id,
      'until', ${toGeorgianTimeSql('until')}) order by until desc)
    from (select price, currency_id, until from former_prices where statement_id = ${statementId}
      order by until desc limit ${MAX_PRICES}) latest), '[]')`
}
