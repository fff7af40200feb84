import type { Db } from '~backend/platform/db/pool'
import { notFound } from '~backend/platform/http/errors'
import { canRead } from './rules'
import type { StatementDetailRow } from './statement-row'
import { findStatement } from './store'

/** @throws ApiError 404 unless the viewer may read the statement */
export async function requireReadableStatement(db: Db, id: string | undefined, viewerId: number | undefined) {
  return requireReadable(await findStatement(db, id ?? ''), viewerId)
}

/** @throws ApiError 404 unless the viewer may read the statement */
export function requireReadable(
  row: StatementDetailRow | undefined,
  viewerId: number | undefined,
): StatementDetailRow {
  if (!row || !canRead(row, viewerId)) throw notFound('Statement')
  return row
}
