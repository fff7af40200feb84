import type { Request } from 'express'
import type { Logger } from 'pino'
import type { Db } from '~backend/platform/db/pool'
import { findViewer } from '~backend/platform/http/visitor'
import { countView } from './store'

/** Counts a view after the response. A failure is only logged. */
export function countViewAfterResponse(
  db: Db,
  log: Logger,
  request: Request,
  { statementId, userId }: { statementId: number; userId: number | undefined },
): void {
  const visitor = findViewer(request)
  if (visitor === undefined) return
  request.res?.once('finish', () => {
    countView(db, statementId, { visitor, userId }).catch(({ message }: Error) => {
      log.warn({ reason: message, statementId }, 'cannot count a view')
    })
  })
}
