import { Router } from 'express'
import type pg from 'pg'
import type { Db } from '~backend/platform/db/pool'
import { inTransaction } from '~backend/platform/db/transaction'
import { notFound } from '~backend/platform/http/errors'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { getVisitorId } from '~backend/platform/http/visitor'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import { companyEndpoints } from '~contract/endpoints/companies'
import { PHONE_OWNERS, type PhoneOwner } from '~contract/phones'
import { countPhoneReveal, findPhone } from './phone-numbers'

/** Request for the number of a company, an agent or a project that counts. */
export interface CompanyNumberRequest {
  owner: PhoneOwner
  /** Account whose number it is. */
  ownerId: number
  projectId: number | null
  userId: number | undefined
  /** Pseudonym of the visitor. */
  visitor: string
}

/**
 * Reveals full phone numbers, limited per visitor.
 * @param onRequest what else happens in the transaction of a request
 */
export function companyPhoneRoutes(
  pool: pg.Pool,
  onRequest: (transaction: Db, request: CompanyNumberRequest) => Promise<void>,
): Router {
  return mountEndpoint(Router(), companyEndpoints.revealPhone, async ({ params, userId, request }) => {
    const owner = PHONE_OWNERS.find((one) => one === params.owner)
    const id = Number(params.id)
    const phoneNumber = owner && (await findPhone(pool, owner, id))
    if (!owner || !phoneNumber) throw notFound('Phone number')
    const visitor = getVisitorId(request)
    await inTransaction(pool, async (transaction) => {
      await consumeRateLimit(transaction, 'phone_reveal', visitor)
      const ownerId = await countPhoneReveal(transaction, { kind: owner, id, userId })
      const projectId = owner === 'project' ? id : null
      if (ownerId !== undefined) await onRequest(transaction, { owner, ownerId, projectId, userId, visitor })
    })
    return { phone_number: phoneNumber }
  })
}
