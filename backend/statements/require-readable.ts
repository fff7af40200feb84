import type { Request } from 'express'
import { findSessionUserId } from '~backend/platform/auth/sessions'
import type { Db } from '~backend/platform/db/pool'
import { getAccessToken } from '~backend/platform/http/access-token'
import { notFound } from '~backend/platform/http/errors'
import { canRead } from './rules'
import { findStatement } from './store'

/**
 * The URL's statement and the signed-in user.
 * @throws ApiError 404 unless the caller may read it
 */
export async function requireReadableStatement(db: Db, request: Request) {
  const row = await findStatement(db, request.params.id ?? '')
  const viewerId = row && (await findSessionUserId(db, getAccessToken(request)))
  if (!row || !canRead(row, viewerId)) throw notFound('Statement')
  return { row, viewerId }
}
