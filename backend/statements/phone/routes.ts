import { Router } from 'express'
import type pg from 'pg'
import { visitorHandler } from '~backend/platform/auth/authenticate'
import { inTransaction } from '~backend/platform/db/transaction'
import { notFound } from '~backend/platform/http/errors'
import { getText, parseQuery } from '~backend/platform/http/query'
import { getVisitorId } from '~backend/platform/http/visitor'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { RevealedPhone } from '~contract/schemas/phone-numbers'
import { isUuid } from '~contract/values/ids'
import { countPhoneReveal, findPhone } from './store'

/** `POST /statements/phone/show?statement_uuid=`: the full number, rate-limited. */
export function phoneRevealRoutes(pool: pg.Pool): Router {
  return Router().post(
    '/phone/show',
    visitorHandler(async (request, userId): Promise<AnswerOf<typeof RevealedPhone>> => {
      const uuid = getText(parseQuery(request), 'statement_uuid') ?? ''
      const found = isUuid(uuid) ? await findPhone(pool, uuid) : undefined
      if (!found) throw notFound('Statement')
      await inTransaction(pool, async (transaction) => {
        await consumeRateLimit(transaction, 'phone_reveal', getVisitorId(request))
        await countPhoneReveal(transaction, found.statementId, userId)
      })
      return { phone_number: found.phoneNumber }
    }),
  )
}
