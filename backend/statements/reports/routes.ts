import { Router } from 'express'
import { visitorHandler } from '~backend/platform/auth/authenticate'
import type { Db } from '~backend/platform/db/pool'
import { parseBody, readBody } from '~backend/platform/http/body'
import { parseForm } from '~backend/platform/http/form'
import { getVisitorId } from '~backend/platform/http/visitor'
import { requireReadableStatement } from '../require-readable'
import { ReportForm } from './form'
import { addReport } from './store'

/** `POST /statements/{id}/report`, open to guests. */
export function reportRoutes(db: Db): Router {
  return Router().post(
    '/:id/report',
    readBody,
    visitorHandler(async (request, viewerId) => {
      const row = await requireReadableStatement(db, request.params.id, viewerId)
      const form = parseForm(ReportForm, await parseBody(request))
      await addReport(db, { statementId: row.id, userId: viewerId, visitor: getVisitorId(request) }, form)
      return { reported: true }
    }),
  )
}
