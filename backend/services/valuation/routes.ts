import { Router } from 'express'
import type pg from 'pg'
import { z } from 'zod'
import { signedInUserId } from '../../auth/sessions'
import { withTransaction } from '../../db/transaction'
import { answering } from '../../http/answering'
import { bodyOf, readBody } from '../../http/body'
import { mobileNumber, oneTimeKey, readForm, requiredText } from '../../http/form'
import { localeOf } from '../../http/locale'
import { isId } from '../../http/query'
import { tokenOf } from '../../http/token'
import { gelOf } from '../../payments/tetri'
import { takeTurn } from '../../visitors/turns'
import { callerOf } from '../../visitors/visitor'
import { filled, PropertyFields } from '../orders/form'
import { listRaters, raterAnswer } from './raters'
import { addRequest, chooseRateType } from './requests'

const id = z.coerce.number('must be an id').refine(isId, 'must be an id')

const RequestForm = z.object(PropertyFields)
const TypeForm = z.object({
  package_id: id,
  rater_id: z.preprocess((value) => value || undefined, id.optional()),
})
const CorporateForm = z.object({
  company: requiredText(255),
  phone_number: mobileNumber,
  idempotency_key: oneTimeKey,
})

/** `/raters`, and `/rate-requests`: what is to be valued, told before it is paid, and companies that want to be called. */
export function valuationOrderRoutes(pool: pg.Pool): Router {
  const router = Router()

  router.get(
    '/raters',
    answering(async (request) => (await listRaters(pool)).map((row) => raterAnswer(row, localeOf(request)))),
  )

  router.post(
    '/api/rate-requests/create',
    readBody,
    answering(async (request) => {
      const form = readForm(RequestForm, await bodyOf(request))
      const userId = await signedInUserId(pool, tokenOf(request))
      return withTransaction(pool, async (transaction) => {
        await takeTurn(transaction, 'rate_request', callerOf(request))
        return { id: await addRequest(transaction, userId, filled(form)) }
      })
    }),
  )

  router.post(
    '/api/rate-requests/choose-rate-type/:id',
    readBody,
    answering(async (request) => {
      const form = readForm(TypeForm, await bodyOf(request))
      const userId = await signedInUserId(pool, tokenOf(request))
      const price = await chooseRateType(pool, {
        id: request.params.id ?? '',
        packageId: form.package_id,
        ...(userId !== undefined && { userId }),
        ...(form.rater_id !== undefined && { raterId: form.rater_id }),
      })
      return { id: request.params.id, price: gelOf(price), currency: 'GEL' }
    }),
  )

  router.post(
    '/rate-requests/create',
    readBody,
    answering(async (request) => {
      const form = readForm(CorporateForm, await bodyOf(request))
      const userId = await signedInUserId(pool, tokenOf(request))
      return withTransaction(pool, async (transaction) => {
        const { rowCount } = await transaction.query(
          `insert into corporate_rate_requests (user_id, company, phone_number, idempotency_key)
           values ($1, $2, $3, $4) on conflict (idempotency_key) do nothing`,
          [userId, form.company, form.phone_number, form.idempotency_key],
        )
        if (rowCount) await takeTurn(transaction, 'call', callerOf(request))
        return []
      })
    }),
  )

  return router
}
