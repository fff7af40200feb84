import { Router } from 'express'
import type pg from 'pg'
import type { Logger } from 'pino'
import { z } from 'zod'
import { findUser } from '~backend/auth/store'
import { toAccountJson } from '~backend/auth/to-json'
import type { LimitedChannels } from '~backend/messages/channels'
import { toRefusedJson } from '~backend/phone-codes/code-check-answer'
import { CODE_TTL_SECONDS } from '~backend/phone-codes/rules'
import { confirmCode, sendCode } from '~backend/phone-codes/store'
import { userHandler, withUser } from '~backend/platform/auth/authenticate'
import { parseBody, readBody } from '~backend/platform/http/body'
import { toFailureBody, unauthenticated } from '~backend/platform/http/errors'
import { parseForm } from '~backend/platform/http/form'
import { getLocale } from '~backend/platform/http/locale'
import { parseQuery } from '~backend/platform/http/query'
import { getVisitorId } from '~backend/platform/http/visitor'
import { logSecurityEvent } from '~backend/platform/security-events'
import { parsePublicProfile } from '~backend/public-profiles/form'
import { updatePublicProfile } from '~backend/public-profiles/store'
import { codeField, mobileNumber } from '~contract/endpoints/fields'
import { RESEND_SECONDS } from '~contract/phone-codes'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { CodeSent } from '~contract/schemas/phone-codes'
import { ProfileForm } from './form'
import { addConfirmedPhone, hasConfirmedPhone, updateProfile } from './store'

const Phone = z.object({ phone_number: mobileNumber })
const PhoneAndCode = z.object({ phone_number: mobileNumber, sms_code: codeField })

export function profileRoutes(pool: pg.Pool, channels: LimitedChannels, log: Logger): Router {
  const router = Router()

  router.post(
    '/profile/update',
    readBody,
    userHandler(async (request, userId) => {
      const body = await parseBody(request)
      const [form, publicProfile] = [parseForm(ProfileForm, body), parsePublicProfile(body)]
      await updateProfile(pool, userId, form)
      await updatePublicProfile(pool, userId, publicProfile, getLocale(request))
      const user = await findUser(pool, userId)
      if (!user) throw unauthenticated()
      return { user: toAccountJson(user) }
    }),
  )

  router.post(
    '/users/validate/phone',
    userHandler(async (request, userId): Promise<AnswerOf<typeof CodeSent>> => {
      const { phone_number } = parseForm(Phone, parseQuery(request))
      const to = {
        phoneNumber: phone_number,
        requestedBy: toRequester(userId),
        visitor: getVisitorId(request),
        locale: getLocale(request),
      }
      await sendCode(pool, to, channels)
      return { retry_after: RESEND_SECONDS, expires_in: CODE_TTL_SECONDS }
    }),
  )

  const validate = withUser(async (request, userId) => {
    const { phone_number, sms_code } = parseForm(PhoneAndCode, parseQuery(request))
    if (await hasConfirmedPhone(pool, userId, phone_number)) return undefined
    const codeRequest = { phoneNumber: phone_number, requestedBy: toRequester(userId) }
    const check = await confirmCode(pool, codeRequest, sms_code, (transaction) =>
      addConfirmedPhone(transaction, userId, phone_number),
    )
    return 'refused' in check ? check : undefined
  })

  // A wrong code answers 200 with `result: false`, by contract.
  // A confirmed number skips the check, so that the call is safe to repeat.
  router.get('/users/validate/phone', (request, response, next) => {
    validate(request, response)
      .then((refusal) => {
        if (!refusal) return response.json({ result: true, data: [] })
        const { requestId } = response.locals
        logSecurityEvent(log, 'phone_code_refused', { requestId, reason: refusal.refused })
        return response.json({ ...toFailureBody('Not confirmed'), data: toRefusedJson(refusal) })
      })
      .catch(next)
  })

  return router
}

function toRequester(userId: number): string {
  return `user ${userId}`
}
