import { Router } from 'express'
import type pg from 'pg'
import { visitorHandler } from '~backend/platform/auth/authenticate'
import { parseBody, readBody } from '~backend/platform/http/body'
import { notFound } from '~backend/platform/http/errors'
import { parseForm } from '~backend/platform/http/form'
import { getVisitorId } from '~backend/platform/http/visitor'
import { requireReadableStatement } from '../require-readable'
import { MessageForm } from './form'
import { addMessage, type NotifyOwner } from './store'

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
        ownerId: row.user_id,
        userId: viewerId,
        visitor: getVisitorId(request),
      }
      return addMessage(pool, notifyOwner, sender, form)
    }),
  )
}
