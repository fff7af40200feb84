import { Router } from 'express'
import type pg from 'pg'
import type { Logger } from 'pino'
import { findUser } from '~backend/auth/store'
import { toAccountJson } from '~backend/auth/to-json'
import type { LimitedChannels } from '~backend/messages/channels'
import { toRefusedJson } from '~backend/phone-codes/code-check-answer'
import { CODE_TTL_SECONDS } from '~backend/phone-codes/rules'
import { confirmCode, sendCode } from '~backend/phone-codes/store'
import { toFailureBody, unauthenticated } from '~backend/platform/http/errors'
import { mountBareEndpoint, mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { getVisitorId } from '~backend/platform/http/visitor'
import { logSecurityEvent } from '~backend/platform/security-events'
import { pickPublicFields } from '~backend/public-profiles/form'
import { updatePublicProfile } from '~backend/public-profiles/store'
import { phoneCodeEndpoints } from '~contract/endpoints/phone-codes'
import { profileEndpoints } from '~contract/endpoints/profile'
import { RESEND_SECONDS } from '~contract/phones'
import { addConfirmedPhone, hasConfirmedPhone, updateProfile } from './store'

export function profileRoutes(pool: pg.Pool, channels: LimitedChannels, log: Logger): Router {
  const router = Router()

  mountEndpoint(router, profileEndpoints.update, async ({ body, form, userId, locale }) => {
    await updateProfile(pool, userId, body)
    await updatePublicProfile(pool, userId, pickPublicFields(body, form), locale)
    const user = await findUser(pool, userId)
    if (!user) throw unauthenticated()
    return { user: toAccountJson(user) }
  })

  mountEndpoint(router, phoneCodeEndpoints.sendProfileCode, async ({ query, userId, locale, request }) => {
    const to = {
      phoneNumber: query.phone_number,
      requestedBy: toRequester(userId),
      visitor: getVisitorId(request),
      locale,
    }
    await sendCode(pool, to, channels)
    return { retry_after: RESEND_SECONDS, expires_in: CODE_TTL_SECONDS }
  })

  // A wrong code answers 200 with `result: false`, by contract.
  // A confirmed number skips the check, so that the call is safe to repeat.
  mountBareEndpoint(
    router,
    phoneCodeEndpoints.confirmProfilePhone,
    async ({ query: { phone_number, sms_code }, userId }) => {
      if (await hasConfirmedPhone(pool, userId, phone_number)) return undefined
      const codeRequest = { phoneNumber: phone_number, requestedBy: toRequester(userId) }
      const check = await confirmCode(pool, codeRequest, sms_code, (transaction) =>
        addConfirmedPhone(transaction, userId, phone_number),
      )
      return 'refused' in check ? check : undefined
    },
    (response, refusal) => {
      if (!refusal) return response.json({ result: true, data: [] })
      const { requestId } = response.locals
      logSecurityEvent(log, 'phone_code_refused', { requestId, reason: refusal.refused })
      return response.json({ ...toFailureBody('Not confirmed'), data: toRefusedJson(refusal) })
    },
  )

  return router
}

function toRequester(userId: number): string {
  return `user ${userId}`
}
