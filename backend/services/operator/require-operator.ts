import type { Request } from 'express'
import { requireUserId } from '~backend/platform/auth/require-user'
import type { Db } from '~backend/platform/db/pool'
import { notFound } from '~backend/platform/http/errors'

/**
 * Hides operator routes from everybody else.
 * @throws ApiError 401, 404
 */
export async function requireOperator(db: Db, request: Request): Promise<void> {
  const { rowCount } = await db.query('select from users where id = $1 and is_operator', [
    await requireUserId(db, request),
  ])
  if (rowCount === 0) throw notFound('Order')
}
