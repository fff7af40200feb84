import { type Request, Router } from 'express'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { LimitedChannels } from '~backend/messages/channels'
import { mountBareEndpoint, mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { getVisitorId } from '~backend/platform/http/visitor'
import { phoneCodeEndpoints } from '~contract/endpoints/phone-codes'
import { RESEND_SECONDS } from '~contract/phones'
import { sendCodeCheck } from './code-check-answer'
import { CODE_TTL_SECONDS } from './rules'
import { confirmCode, sendCode } from './store'

export function phoneCodeRoutes(pool: pg.Pool, channels: LimitedChannels, log: Logger): Router {
  const router = Router()

  mountEndpoint(router, phoneCodeEndpoints.send, async ({ body, locale, request }) => {
    const to = {
      phoneNumber: body.number,
      requestedBy: toRequester(request, body.session),
      visitor: getVisitorId(request),
      locale,
    }
    await sendCode(pool, to, channels)
    return { retry_after: RESEND_SECONDS, expires_in: CODE_TTL_SECONDS }
  })

  mountBareEndpoint(
    router,
    phoneCodeEndpoints.validate,
    async ({ body, request }) => {
      const codeRequest = { phoneNumber: body.number, requestedBy: toRequester(request, body.session) }
      return confirmCode(pool, codeRequest, body.code)
    },
    (response, check) => sendCodeCheck(response, check, log),
  )

  return router
}

function toRequester(request: Request, session: string): string {
  return session ? `session ${session}` : `visitor ${getVisitorId(request)}`
}
