import { Router } from 'express'
import type pg from 'pg'
import { inTransaction } from '~backend/platform/db/transaction'
import { notFound } from '~backend/platform/http/errors'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { getVisitorId } from '~backend/platform/http/visitor'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import { statementEndpoints } from '~contract/endpoints/statements'
import { isUuid } from '~contract/values/ids'
import { countPhoneReveal, findPhone } from './store'

/** Reveals full phone numbers, limited per visitor. */
export function phoneRevealRoutes(pool: pg.Pool): Router {
  return mountEndpoint(Router(), statementEndpoints.revealPhone, async ({ query, userId, request }) => {
    const uuid = query.statement_uuid ?? ''
    const found = isUuid(uuid) ? await findPhone(pool, uuid) : undefined
    if (!found) throw notFound('Statement')
    await inTransaction(pool, async (transaction) => {
      await consumeRateLimit(transaction, 'phone_reveal', getVisitorId(request))
      await countPhoneReveal(transaction, found.statementId, userId)
    })
    return { phone_number: found.phoneNumber }
  })
}
