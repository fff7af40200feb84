import type pg from 'pg'
import type { Row } from '~backend/platform/db/row'
import { invalidField, notFound } from '~backend/platform/http/errors'
import { getNumber, getText, type QueryParams } from '~backend/platform/http/query'
import { CLOSING_OUTCOMES, getClosingOutcome } from '~contract/own-statements'
import { parseDraftNumber } from '~contract/statement-drafts'

/** @throws ApiError 404 for another's statement, 422 for what is no price */
export async function changePrice(
  pool: pg.Pool,
  userId: number,
  id: number | undefined,
  body: QueryParams,
): Promise<void> {
  const price = parseDraftNumber('price', getText(body, 'price'))
  const currencyId = getNumber(body, 'currency_id')
  if (price === undefined) throw invalidField('price', 'is no price')
  if (currencyId !== 1 && currencyId !== 2) throw invalidField('currency_id', 'is no currency')
  const { rowCount } = await pool.query(
    `update statements
     set price = $3, currency_id = $4, price_type_id = case price_type_id when 1 then 3 else price_type_id end,
         usd_rate = current_rate(2::smallint)
     where id = $1 and user_id = $2 and deleted_at is null`,
    [id, userId, price, currencyId],
  )
  if (rowCount === 0) throw notFound('Statement')
}

/**
 * Takes a statement down that was sold or rented out; the final price is its owner's to say.
 * @throws ApiError 404 for another's statement, 422 for the outcome of another deal, or what is no price
 */
export async function closeStatement(
  pool: pg.Pool,
  userId: number,
  id: number | undefined,
  body: QueryParams,
): Promise<void> {
  const outcome = CLOSING_OUTCOMES.find((one) => one === getText(body, 'outcome'))
  const typed = getText(body, 'final_price')
  const finalPrice = parseDraftNumber('price', typed)
  const dealTypeId = await findDealTypeId(pool, userId, id)
  if (outcome !== getClosingOutcome(dealTypeId)) throw invalidField('outcome', 'does not fit the deal')
  if (typed && finalPrice === undefined) throw invalidField('final_price', 'is no price')
  const { rowCount } = await pool.query(
    `update statements set status = 'inactive', closed_as = $3, final_price = $4
     where id = $1 and user_id = $2 and deal_type_id = $5 and deleted_at is null`,
    [id, userId, outcome, finalPrice ?? null, dealTypeId],
  )
  if (rowCount === 0) throw notFound('Statement')
}

async function findDealTypeId(pool: pg.Pool, userId: number, id: number | undefined): Promise<number> {
  const { rows } = await pool.query<Row<'statements', 'deal_type_id'>>(
    'select deal_type_id from statements where id = $1 and user_id = $2 and deleted_at is null',
    [id, userId],
  )
  if (!rows[0]) throw notFound('Statement')
  return rows[0].deal_type_id
}
