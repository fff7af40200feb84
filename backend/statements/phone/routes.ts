import { Router } from 'express'
import type pg from 'pg'
import type { Db } from '~backend/platform/db/pool'
import { inTransaction } from '~backend/platform/db/transaction'
import { notFound } from '~backend/platform/http/errors'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { getVisitorId } from '~backend/platform/http/visitor'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import { statementEndpoints } from '~contract/endpoints/statements'
import { isUuid } from '~contract/values/ids'
import { countPhoneReveal, findPhone } from './store'

/** Request for the number of a statement that counts. */
export interface NumberRequest {
  statementId: number
  ownerId: number
  userId: number | undefined
  /** Pseudonym of the visitor. */
  visitor: string
}

/**
 * Reveals full phone numbers, limited per visitor.
 * @param onRequest what else happens in the transaction of a request
 */
export function phoneRevealRoutes(
  pool: pg.Pool,
  onRequest: (transaction: Db, request: NumberRequest) => Promise<void>,
): Router {
  return mountEndpoint(Router(), statementEndpoints.revealPhone, async ({ query, userId, request }) => {
    const uuid = query.statement_uuid ?? ''
    const found = isUuid(uuid) ? await findPhone(pool, uuid) : undefined
    if (!found) throw notFound('Statement')
    const { statementId } = found
    const visitor = getVisitorId(request)
    await inTransaction(pool, async (transaction) => {
      await consumeRateLimit(transaction, 'phone_reveal', visitor)
      const ownerId = await countPhoneReveal(transaction, statementId, userId)
      if (ownerId !== undefined) await onRequest(transaction, { statementId, ownerId, userId, visitor })
    })
    return { phone_number: found.phoneNumber }
  })
}
