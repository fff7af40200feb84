import { Router } from 'express'
import type pg from 'pg'
import { inVisitorTransaction } from '~backend/platform/auth/in-account-transaction'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { getVisitorId } from '~backend/platform/http/visitor'
import { contactEndpoints } from '~contract/endpoints/contact'
import { requireReadableStatement } from '../require-readable'
import { addReport } from './store'

export function reportRoutes(pool: pg.Pool): Router {
  return mountEndpoint(
    Router(),
    contactEndpoints.reportStatement,
    async ({ params, body, userId, request }) => {
      const row = await requireReadableStatement(pool, params.id, userId)
      const reporter = { statementId: row.id, userId, visitor: getVisitorId(request) }
      await inVisitorTransaction(pool, userId, (transaction) => addReport(transaction, reporter, body))
      return { reported: true }
    },
  )
}
