import { Router } from 'express'
import type pg from 'pg'
import { withTransaction } from '../../db/transaction'
import { answering } from '../../http/answering'
import { notFound } from '../../http/errors'
import { queryOf, textOf } from '../../http/query'
import { isUuid } from '../../http/uuid'
import { takeTurn } from '../../visitors/turns'
import { callerOf } from '../../visitors/visitor'
import { countReveal, findPhone } from './store'

/** `POST /statements/phone/show?statement_uuid=`: the whole number, for anybody who does not ask too often. */
export function phoneRoutes(pool: pg.Pool): Router {
  return Router().post(
    '/phone/show',
    answering(async (request) => {
      const uuid = textOf(queryOf(request), 'statement_uuid') ?? ''
      const found = isUuid(uuid) ? await findPhone(pool, uuid) : undefined
      if (!found) throw notFound('Statement')
      await withTransaction(pool, async (transaction) => {
        await takeTurn(transaction, 'phone_reveal', callerOf(request))
        await countReveal(transaction, found.statementId)
      })
      return { phone_number: found.phoneNumber }
    }),
  )
}
