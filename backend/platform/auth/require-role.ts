import type { Request } from 'express'
import type { AccountType } from '~contract/accounts'
import type { Db } from '../db/pool'
import { ApiError } from '../http/errors'
import { requireUserId } from './require-user'

/**
 * Who is signed in, where only some kinds of account may ask.
 *
 * @throws ApiError 401, or 403 for any other kind
 */
export async function requireRole(
  db: Db,
  request: Request,
  ...types: readonly AccountType[]
): Promise<number> {
  const userId = await requireUserId(db, request)
  const { rowCount } = await db.query('select from users where id = $1 and type = any($2)', [userId, types])
  if (rowCount !== 1) throw new ApiError(403, 'Forbidden')
  return userId
}
