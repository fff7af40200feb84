import { Router } from 'express'
import type pg from 'pg'
import { inVisitorTransaction } from '~backend/platform/auth/in-account-transaction'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { getVisitorId } from '~backend/platform/http/visitor'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import { appraisalEndpoints } from '~contract/endpoints/appraisals'
import { saveCorporateRequest } from './store'

/** Serves requests for a call by companies that order many appraisals. */
export function corporateRequestRoutes(pool: pg.Pool): Router {
  return mountEndpoint(Router(), appraisalEndpoints.requestCompanyCall, async ({ body, userId, request }) =>
    inVisitorTransaction(pool, userId, async (transaction) => {
      const isNew = await saveCorporateRequest(transaction, { userId, ...body })
      if (isNew) await consumeRateLimit(transaction, 'call', getVisitorId(request))
      return []
    }),
  )
}
