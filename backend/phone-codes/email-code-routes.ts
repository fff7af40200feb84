import { Router } from 'express'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { LimitedChannels } from '~backend/messages/channels'
import { mountBareEndpoint, mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { phoneCodeEndpoints } from '~contract/endpoints/phone-codes'
import { RESEND_SECONDS } from '~contract/phones'
import { sendCodeCheck } from './code-check-answer'
import { confirmEmailCode, sendEmailCode } from './email-codes'
import { CODE_TTL_SECONDS } from './rules'

/** Like `phoneCodeRoutes`, but by the email of the account. */
export function emailCodeRoutes(pool: pg.Pool, channels: LimitedChannels, log: Logger): Router {
  const router = Router()

  mountEndpoint(router, phoneCodeEndpoints.sendByEmail, async ({ body, userId, locale }) => {
    await sendEmailCode(pool, { userId, phoneNumber: body.number, locale }, channels)
    return { retry_after: RESEND_SECONDS, expires_in: CODE_TTL_SECONDS }
  })

  mountBareEndpoint(
    router,
    phoneCodeEndpoints.validateByEmail,
    async ({ body, userId }) => confirmEmailCode(pool, { userId, phoneNumber: body.number }, body.code),
    (response, check) => sendCodeCheck(response, check, log),
  )

  return router
}
