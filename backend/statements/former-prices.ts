import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { FormerPrices } from '~contract/schemas/statement-details'

const MAX_PRICES = 10

type FormerPriceRow = Row<'former_prices', 'price' | 'currency_id'> & { until: string }

/** What was asked before, the latest first. */
export async function listFormerPrices(db: Db, statementId: number): Promise<AnswerOf<typeof FormerPrices>> {
  const { rows } = await db.query<FormerPriceRow>({
    name: 'former prices',
    text: `select price, currency_id, ${toGeorgianTimeSql('until')} as until
     from former_prices where statement_id = $1 order by former_prices.until desc limit $2`,
    values: [statementId, MAX_PRICES],
  })
  return rows
}
