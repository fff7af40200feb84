import type { Db } from '~backend/platform/db/pool'
import { notFound } from '~backend/platform/http/errors'

/**
 * Hides operator routes from everybody else.
 * @throws ApiError 404
 */
export async function requireOperator(db: Db, userId: number): Promise<void> {
  const { rowCount } = await db.query('select from users where id = $1 and is_operator', [userId])
  if (rowCount === 0) throw notFound('Order')
}
