import type { Db } from '~backend/platform/db/pool'
import { notFound } from '~backend/platform/http/errors'

/** Answers 404, so that operator routes are hidden from everybody else. */
export async function requireOperator(db: Db, userId: number): Promise<void> {
  const { rowCount } = await db.query('select from users where id = $1 and is_operator', [userId])
  if (rowCount === 0) throw notFound('Order')
}
