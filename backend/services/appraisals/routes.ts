import { Router } from 'express'
import type pg from 'pg'
import { z } from 'zod'
import { visitorHandler } from '~backend/platform/auth/authenticate'
import { inVisitorTransaction } from '~backend/platform/auth/in-account-transaction'
import { parseBody, readBody } from '~backend/platform/http/body'
import { parseForm } from '~backend/platform/http/form'
import { jsonHandler } from '~backend/platform/http/json-handler'
import { getLocale } from '~backend/platform/http/locale'
import { getVisitorId } from '~backend/platform/http/visitor'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import { idempotencyKey, idField } from '~contract/endpoints/fields'
import type { AppraisalPackageChosen, AppraisalRequestCreated } from '~contract/schemas/appraisals'
import { toLari } from '~contract/values/money'
import { omitEmpty, PropertyFields } from '../orders/form'
import { listRaters, toRaterJson } from './raters'
import { chooseAppraisalType, saveAppraisalRequest } from './store'

const AppraisalRequestForm = z.object({ ...PropertyFields, idempotency_key: idempotencyKey })
const AppraisalTypeForm = z.object({
  package_id: idField,
  rater_id: z.preprocess((value) => value || undefined, idField.optional()),
})

export function appraisalRoutes(pool: pg.Pool): Router {
  const router = Router()

  router.get(
    '/raters',
    jsonHandler(async (request) =>
      (await listRaters(pool)).map((row) => toRaterJson(row, getLocale(request))),
    ),
  )

  router.post(
    '/api/rate-requests/create',
    readBody,
    visitorHandler(async (request, userId): Promise<z.input<typeof AppraisalRequestCreated>> => {
      const { idempotency_key: draftKey, ...form } = parseForm(AppraisalRequestForm, await parseBody(request))
      return inVisitorTransaction(pool, userId, async (transaction) => {
        await consumeRateLimit(transaction, 'rate_request', getVisitorId(request))
        const details = omitEmpty(form)
        return { id: await saveAppraisalRequest(transaction, { userId, draftKey, details }) }
      })
    }),
  )

  router.post(
    '/api/rate-requests/choose-rate-type/:id',
    readBody,
    visitorHandler(async (request, userId): Promise<z.input<typeof AppraisalPackageChosen>> => {
      const form = parseForm(AppraisalTypeForm, await parseBody(request))
      const { id = '' } = request.params
      const choice = {
        id,
        packageId: form.package_id,
        ...(userId !== undefined && { userId }),
        ...(form.rater_id !== undefined && { raterId: form.rater_id }),
      }
      const price = await inVisitorTransaction(pool, userId, (transaction) =>
        chooseAppraisalType(transaction, choice),
      )
      return { id, price: toLari(price), currency: 'GEL' }
    }),
  )

  return router
}
