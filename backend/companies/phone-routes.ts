import { Router } from 'express'
import type pg from 'pg'
import { inTransaction } from '~backend/platform/db/transaction'
import { notFound } from '~backend/platform/http/errors'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { getVisitorId } from '~backend/platform/http/visitor'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import { companyEndpoints } from '~contract/endpoints/companies'
import { PHONE_OWNERS } from '~contract/phones'
import { countPhoneReveal, findPhone } from './phone-numbers'

/** Reveals full phone numbers, limited per visitor. */
export function companyPhoneRoutes(pool: pg.Pool): Router {
  return mountEndpoint(Router(), companyEndpoints.revealPhone, async ({ params, userId, request }) => {
    const owner = PHONE_OWNERS.find((one) => one === params.owner)
    const id = Number(params.id)
    const phoneNumber = owner && (await findPhone(pool, owner, id))
    if (!owner || !phoneNumber) throw notFound('Phone number')
    await inTransaction(pool, async (transaction) => {
      await consumeRateLimit(transaction, 'phone_reveal', getVisitorId(request))
      await countPhoneReveal(transaction, { kind: owner, id, userId })
    })
    return { phone_number: phoneNumber }
  })
}
