import type { Request } from 'express'
import type { Db } from '../db/pool'
import type { UserTypeKey } from '../dictionaries/user-types'
import { ApiError } from '../http/errors'
import { requiredUserId } from './required-user'

/**
 * Who is signed in, where only some kinds of account may ask.
 *
 * @throws ApiError 401, or 403 for any other kind
 */
export async function requiredRole(
  db: Db,
  request: Request,
  ...types: readonly UserTypeKey[]
): Promise<number> {
  const userId = await requiredUserId(db, request)
  const { rowCount } = await db.query('select from users where id = $1 and type = any($2)', [userId, types])
  if (rowCount !== 1) throw new ApiError(403, 'Forbidden')
  return userId
}
