import { Router } from 'express'
import type pg from 'pg'
import { answering } from '../../http/answering'
import { bodyOf, readBody } from '../../http/body'
import { notFound } from '../../http/errors'
import { readForm } from '../../http/form'
import { callerOf } from '../../visitors/visitor'
import { readable } from '../readable'
import { MessageForm } from './form'
import { addMessage } from './store'

/** `POST /statements/{id}/message`: to the owner of what is still offered, from anybody. */
export function messageRoutes(pool: pg.Pool): Router {
  return Router().post(
    '/:id/message',
    readBody,
    answering(async (request) => {
      const { row, viewerId } = await readable(pool, request)
      if (row.life !== 'active') throw notFound('Statement')
      const form = readForm(MessageForm, await bodyOf(request))
      const sender = {
        statementId: row.id,
        ownerId: row.user_id,
        userId: viewerId,
        visitor: callerOf(request),
      }
      return addMessage(pool, sender, form)
    }),
  )
}
