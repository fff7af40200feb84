import { Router } from 'express'
import type pg from 'pg'
import { visitorHandler } from '~backend/platform/auth/authenticate'
import { parseBody, readBody } from '~backend/platform/http/body'
import { notFound } from '~backend/platform/http/errors'
import { parseForm } from '~backend/platform/http/form'
import { getLocale } from '~backend/platform/http/locale'
import { getVisitorId } from '~backend/platform/http/visitor'
import { getHeading } from '../heading'
import { requireReadableStatement } from '../require-readable'
import { MessageForm } from './form'
import { addStatementMessage, type NotifyOwner } from './store'

/** `POST /statements/{id}/message`: open to guests, for active statements. */
export function messageRoutes(pool: pg.Pool, notifyOwner: NotifyOwner): Router {
  return Router().post(
    '/:id/message',
    readBody,
    visitorHandler(async (request, viewerId) => {
      const row = await requireReadableStatement(pool, request.params.id, viewerId)
      if (row.life !== 'active') throw notFound('Statement')
      const form = parseForm(MessageForm, await parseBody(request))
      const sender = {
        statementId: row.id,
        titles: getHeading(row).titles,
        locale: getLocale(request),
        ownerId: row.user_id,
        userId: viewerId,
        visitor: getVisitorId(request),
      }
      return addStatementMessage(pool, notifyOwner, sender, form)
    }),
  )
}
