import { Router } from 'express'
import type { Db } from '../../db/pool'
import { answering } from '../../http/answering'
import { bodyOf, readBody } from '../../http/body'
import { readForm } from '../../http/form'
import { callerOf } from '../../visitors/visitor'
import { readable } from '../readable'
import { ReportForm } from './form'
import { addReport } from './store'

/** `POST /statements/{id}/report`: what is wrong with it, from anybody. */
export function reportRoutes(db: Db): Router {
  return Router().post(
    '/:id/report',
    readBody,
    answering(async (request) => {
      const { row, viewerId } = await readable(db, request)
      const form = readForm(ReportForm, await bodyOf(request))
      await addReport(db, { statementId: row.id, userId: viewerId, visitor: callerOf(request) }, form)
      return { reported: true }
    }),
  )
}
