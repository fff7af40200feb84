import { Router } from 'express'
import type pg from 'pg'
import { withTransaction } from '../db/transaction'
import { answering } from '../http/answering'
import { notFound } from '../http/errors'
import { takeTurn } from '../visitors/turns'
import { callerOf } from '../visitors/visitor'
import { countReveal, findPhone, PHONE_KINDS } from './phone'

/** `POST …/show-phone-number/{kind}/{id}`: the whole number, for anybody who does not ask too often. */
export function companyPhoneRoutes(pool: pg.Pool): Router {
  return Router().post(
    '/show-phone-number/:kind/:id',
    answering(async (request) => {
      const kind = PHONE_KINDS.find((one) => one === request.params.kind)
      const id = Number(request.params.id)
      const phoneNumber = kind && (await findPhone(pool, kind, id))
      if (!kind || !phoneNumber) throw notFound('Phone number')
      await withTransaction(pool, async (transaction) => {
        await takeTurn(transaction, 'phone_reveal', callerOf(request))
        await countReveal(transaction, kind, id)
      })
      return { phone_number: phoneNumber }
    }),
  )
}
