import { Router } from 'express'
import type pg from 'pg'
import { z } from 'zod'
import { visitorHandler } from '~backend/platform/auth/authenticate'
import { inTransaction } from '~backend/platform/db/transaction'
import { parseBody, readBody } from '~backend/platform/http/body'
import {
  idempotencyKey,
  mobileNumber,
  optionalText,
  parseForm,
  requiredText,
} from '~backend/platform/http/form'
import { getVisitorId } from '~backend/platform/http/visitor'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import { MAX_COMMENT_LENGTH, MAX_LINE_LENGTH } from '~contract/values/text-lengths'

const CallRequestForm = z.object({
  name: requiredText(MAX_LINE_LENGTH),
  phone_number: mobileNumber,
  comment: optionalText(MAX_COMMENT_LENGTH),
  idempotency_key: idempotencyKey,
})

/** `POST /call-request`, idempotent by key. */
export function callRequestRoutes(pool: pg.Pool): Router {
  return Router().post(
    '/call-request',
    readBody,
    visitorHandler(async (request, userId) => {
      const form = parseForm(CallRequestForm, await parseBody(request))
      return inTransaction(pool, async (transaction) => {
        const { rowCount } = await transaction.query(
          `insert into call_requests (user_id, name, phone_number, comment, idempotency_key)
           values ($1, $2, $3, $4, $5) on conflict (idempotency_key) do nothing`,
          [userId, form.name, form.phone_number, form.comment, form.idempotency_key],
        )
        if (rowCount) await consumeRateLimit(transaction, 'call', getVisitorId(request))
        return []
      })
    }),
  )
}
