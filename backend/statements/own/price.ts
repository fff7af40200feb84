import type pg from 'pg'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { invalidField, notFound } from '~backend/platform/http/errors'
import { readPriceNumber } from '~contract/draft-numbers'
import type { BodyOf } from '~contract/endpoints/endpoint'
import type { ownStatementEndpoints } from '~contract/endpoints/own-statements'
import { parseDraftNumber } from '~contract/statement-drafts'
import { getClosingOutcome } from '~contract/statements'
import { CONFIRMED_SQL, REACTIVATED_SQL } from '../confirmed-sql'

/**
 * Sets the price of an own statement; a negotiable one becomes exact.
 * @throws ApiError 404 for another user's statement
 */
export async function setPrice(
  db: Db,
  userId: number,
  id: number | undefined,
  { price, currency_id }: { price: number; currency_id: number },
): Promise<void> {
  const { rowCount } = await db.query(
    `update statements
     set price = $3, currency_id = $4, price_type_id = case price_type_id when 1 then 3 else price_type_id end,
         usd_rate = current_rate(2::smallint), ${CONFIRMED_SQL}, ${REACTIVATED_SQL}
     where id = $1 and user_id = $2 and deleted_at is null`,
    [id, userId, price, currency_id],
  )
  if (rowCount === 0) throw notFound('Statement')
}

/**
 * Closes a statement that was sold or rented out, optionally with the final price.
 * @throws ApiError 404 for another user's statement, 422 for an outcome of another deal or an invalid price
 */
export async function closeStatement(
  pool: pg.Pool,
  userId: number,
  id: number | undefined,
  { outcome, final_price: typed }: BodyOf<typeof ownStatementEndpoints.close>,
): Promise<void> {
  const finalPrice = parseDraftNumber('price', typed)
  const { deal_type_id: dealTypeId, currency_id: currencyId } = await findTerms(pool, userId, id)
  if (outcome !== getClosingOutcome(dealTypeId)) throw invalidField('outcome', 'does not fit the deal')
  const isOtherCurrency = typed && typeof readPriceNumber(typed, String(currencyId)) === 'object'
  if (isOtherCurrency) throw invalidField('final_price', 'must be in the currency of the statement')
  const { rowCount } = await pool.query(
    `update statements set status = 'inactive', closed_as = $3, final_price = $4
     where id = $1 and user_id = $2 and deal_type_id = $5 and deleted_at is null`,
    [id, userId, outcome, finalPrice ?? null, dealTypeId],
  )
  if (rowCount === 0) throw notFound('Statement')
}

async function findTerms(
  pool: pg.Pool,
  userId: number,
  id: number | undefined,
): Promise<Row<'statements', 'deal_type_id' | 'currency_id'>> {
  const { rows } = await pool.query<Row<'statements', 'deal_type_id' | 'currency_id'>>(
    'select deal_type_id, currency_id from statements where id = $1 and user_id = $2 and deleted_at is null',
    [id, userId],
  )
  if (!rows[0]) throw notFound('Statement')
  return rows[0]
}
