import { Router } from 'express'
import type pg from 'pg'
import { visitorHandler } from '~backend/platform/auth/authenticate'
import { inVisitorTransaction } from '~backend/platform/auth/in-account-transaction'
import { parseBody, readBody } from '~backend/platform/http/body'
import { parseForm } from '~backend/platform/http/form'
import { getVisitorId } from '~backend/platform/http/visitor'
import { requireReadableStatement } from '../require-readable'
import { ReportForm } from './form'
import { addReport } from './store'

/** `POST /statements/{id}/report`, open to guests. */
export function reportRoutes(pool: pg.Pool): Router {
  return Router().post(
    '/:id/report',
    readBody,
    visitorHandler(async (request, viewerId) => {
      const row = await requireReadableStatement(pool, request.params.id, viewerId)
      const form = parseForm(ReportForm, await parseBody(request))
      const reporter = { statementId: row.id, userId: viewerId, visitor: getVisitorId(request) }
      await inVisitorTransaction(pool, viewerId, (transaction) => addReport(transaction, reporter, form))
      return { reported: true }
    }),
  )
}
