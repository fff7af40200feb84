import { Router } from 'express'
import type pg from 'pg'
import { z } from 'zod'
import { signedInUserId } from '../auth/sessions'
import { withTransaction } from '../db/transaction'
import { answering } from '../http/answering'
import { bodyOf, readBody } from '../http/body'
import { mobileNumber, oneTimeKey, optionalText, readForm, requiredText } from '../http/form'
import { tokenOf } from '../http/token'
import { takeTurn } from '../visitors/turns'
import { callerOf } from '../visitors/visitor'

const CallRequestForm = z.object({
  name: requiredText(255),
  phone_number: mobileNumber,
  comment: optionalText(1000),
  idempotency_key: oneTimeKey,
})

/** `POST /call-request`: somebody wants to be called. Sent again with the same key, it is the first request. */
export function callRequestRoutes(pool: pg.Pool): Router {
  return Router().post(
    '/call-request',
    readBody,
    answering(async (request) => {
      const form = readForm(CallRequestForm, await bodyOf(request))
      const userId = await signedInUserId(pool, tokenOf(request))
      return withTransaction(pool, async (transaction) => {
        const { rowCount } = await transaction.query(
          `insert into call_requests (user_id, name, phone_number, comment, idempotency_key)
           values ($1, $2, $3, $4, $5) on conflict (idempotency_key) do nothing`,
          [userId, form.name, form.phone_number, form.comment, form.idempotency_key],
        )
        if (rowCount) await takeTurn(transaction, 'call', callerOf(request))
        return []
      })
    }),
  )
}
