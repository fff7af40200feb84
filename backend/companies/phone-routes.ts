import { Router } from 'express'
import type pg from 'pg'
import { visitorHandler } from '~backend/platform/auth/authenticate'
import { inTransaction } from '~backend/platform/db/transaction'
import { notFound } from '~backend/platform/http/errors'
import { getVisitorId } from '~backend/platform/http/visitor'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import { PHONE_OWNERS } from '~contract/phone-owners'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { RevealedPhone } from '~contract/schemas/phone-numbers'
import { countPhoneReveal, findPhone } from './phone-numbers'

/** `POST …/show-phone-number/{kind}/{id}`: the full number, rate-limited. */
export function companyPhoneRoutes(pool: pg.Pool): Router {
  return Router().post(
    '/show-phone-number/:kind/:id',
    visitorHandler(async (request, userId): Promise<AnswerOf<typeof RevealedPhone>> => {
      const kind = PHONE_OWNERS.find((one) => one === request.params.kind)
      const id = Number(request.params.id)
      const phoneNumber = kind && (await findPhone(pool, kind, id))
      if (!kind || !phoneNumber) throw notFound('Phone number')
      await inTransaction(pool, async (transaction) => {
        await consumeRateLimit(transaction, 'phone_reveal', getVisitorId(request))
        await countPhoneReveal(transaction, { kind, id, userId })
      })
      return { phone_number: phoneNumber }
    }),
  )
}
