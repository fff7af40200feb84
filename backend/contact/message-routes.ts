import { Router } from 'express'
import type pg from 'pg'
import { inVisitorTransaction } from '~backend/platform/auth/in-account-transaction'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { getVisitorId } from '~backend/platform/http/visitor'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import { contactEndpoints } from '~contract/endpoints/contact'

/** Messages to the marketplace, idempotent by key. */
export function contactRoutes(pool: pg.Pool): Router {
  return mountEndpoint(Router(), contactEndpoints.sendMessage, async ({ body, userId, locale, request }) =>
    inVisitorTransaction(pool, userId, async (transaction) => {
      const { name, email, phone_number, message, idempotency_key } = body
      const { rowCount } = await transaction.query(
        `insert into contact_messages (user_id, name, email, phone_number, message, idempotency_key, locale)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict (idempotency_key) do nothing`,
        [userId, name, email, phone_number, message, idempotency_key, locale],
      )
      if (rowCount) await consumeRateLimit(transaction, 'contact', getVisitorId(request))
      return []
    }),
  )
}
