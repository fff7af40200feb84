import type { Request } from 'express'
import { requiredUserId } from '../../auth/required-user'
import type { Db } from '../../db/pool'
import { notFound } from '../../http/errors'

/**
 * Lets only the marketplace's own people pass; to others there is nothing here.
 *
 * @throws ApiError 401, 404
 */
export async function requireOperator(db: Db, request: Request): Promise<void> {
  const { rowCount } = await db.query('select from users where id = $1 and is_operator', [
    await requiredUserId(db, request),
  ])
  if (rowCount === 0) throw notFound('Order')
}
