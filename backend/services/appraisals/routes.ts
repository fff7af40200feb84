import { Router } from 'express'
import type pg from 'pg'
import { inVisitorTransaction } from '~backend/platform/auth/in-account-transaction'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { getVisitorId } from '~backend/platform/http/visitor'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import { appraisalEndpoints } from '~contract/endpoints/appraisals'
import { toLari } from '~contract/values/money'
import { omitEmpty } from '../orders/form'
import { listRaters, toRaterJson } from './raters'
import { chooseAppraisalType, saveAppraisalRequest } from './store'

export function appraisalRoutes(pool: pg.Pool): Router {
  const router = Router()

  mountEndpoint(router, appraisalEndpoints.raters, async ({ locale }) =>
    (await listRaters(pool)).map((row) => toRaterJson(row, locale)),
  )

  mountEndpoint(router, appraisalEndpoints.request, async ({ body, userId, request }) => {
    const { idempotency_key: draftKey, ...property } = body
    return inVisitorTransaction(pool, userId, async (transaction) => {
      await consumeRateLimit(transaction, 'rate_request', getVisitorId(request))
      const details = omitEmpty(property)
      return { id: await saveAppraisalRequest(transaction, { userId, draftKey, details }) }
    })
  })

  mountEndpoint(router, appraisalEndpoints.choosePackage, async ({ params: { id }, body, userId }) => {
    const choice = {
      id,
      packageId: body.package_id,
      ...(userId !== undefined && { userId }),
      ...(body.rater_id !== undefined && { raterId: body.rater_id }),
    }
    const price = await inVisitorTransaction(pool, userId, (transaction) =>
      chooseAppraisalType(transaction, choice),
    )
    return { id, price: toLari(price), currency: 'GEL' }
  })

  return router
}
