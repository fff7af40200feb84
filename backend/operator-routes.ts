import { Router } from 'express'
import type pg from 'pg'
import { operatorLeadRoutes } from '~backend/desk/lead-routes'
import { operatorTableRoutes } from '~backend/desk/tables/table-routes'
import { operatorUserRoutes } from '~backend/desk/users/user-routes'
import { operatorOrderRoutes } from '~backend/services/operator/routes'
import { operatorStatementRoutes } from '~backend/statement-drafts/operator-routes'
import type { PhotoContext } from '~backend/statement-drafts/photos/receive-photo'

/** `/operator/…`, for operators alone: each router refuses everybody else. */
export function operatorRoutes(pool: pg.Pool, photoStorage: PhotoContext['storage']): Router {
  return Router()
    .use('/leads', operatorLeadRoutes(pool))
    .use('/orders', operatorOrderRoutes(pool))
    .use('/tables', operatorTableRoutes(pool))
    .use('/users', operatorUserRoutes(pool))
    .use('/statements', operatorStatementRoutes({ pool, storage: photoStorage }))
}
