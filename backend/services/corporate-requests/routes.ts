import { Router } from 'express'
import type pg from 'pg'
import { z } from 'zod'
import { visitorHandler } from '~backend/platform/auth/authenticate'
import { inVisitorTransaction } from '~backend/platform/auth/in-account-transaction'
import { parseBody, readBody } from '~backend/platform/http/body'
import { parseForm } from '~backend/platform/http/form'
import { getVisitorId } from '~backend/platform/http/visitor'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import { idempotencyKey, mobileNumber, requiredText } from '~contract/endpoints/fields'
import { MAX_LINE_LENGTH } from '~contract/values/text-lengths'
import { saveCorporateRequest } from './store'

const CorporateRequestForm = z.object({
  company: requiredText(MAX_LINE_LENGTH),
  phone_number: mobileNumber,
  idempotency_key: idempotencyKey,
})

/** Serves requests for a call by companies that order many appraisals. */
export function corporateRequestRoutes(pool: pg.Pool): Router {
  return Router().post(
    '/rate-requests/create',
    readBody,
    visitorHandler(async (request, userId) => {
      const form = parseForm(CorporateRequestForm, await parseBody(request))
      return inVisitorTransaction(pool, userId, async (transaction) => {
        const isNew = await saveCorporateRequest(transaction, {
          userId,
          company: form.company,
          phoneNumber: form.phone_number,
          idempotencyKey: form.idempotency_key,
        })
        if (isNew) await consumeRateLimit(transaction, 'call', getVisitorId(request))
        return []
      })
    }),
  )
}
