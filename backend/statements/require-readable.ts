import type { Db } from '~backend/platform/db/pool'
import { notFound } from '~backend/platform/http/errors'
import { canRead } from './rules'
import { findStatement } from './store'

/** @throws ApiError 404 unless the viewer may read the statement */
export async function requireReadableStatement(db: Db, id: string | undefined, viewerId: number | undefined) {
  const row = await findStatement(db, id ?? '')
  if (!row || !canRead(row, viewerId)) throw notFound('Statement')
  return row
}
