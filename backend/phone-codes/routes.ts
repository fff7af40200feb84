import { type Request, Router } from 'express'
import type pg from 'pg'
import type { Logger } from 'pino'
import { z } from 'zod'
import { parseBody, readBody } from '~backend/platform/http/body'
import { toFailureBody } from '~backend/platform/http/errors'
import { mobileNumber, optionalText, parseForm, requiredText } from '~backend/platform/http/form'
import { jsonHandler } from '~backend/platform/http/json-handler'
import { getLocale } from '~backend/platform/http/locale'
import { getVisitorId } from '~backend/platform/http/visitor'
import { logSecurityEvent } from '~backend/platform/security-events'
import type { SmsSender } from '~backend/platform/sms'
import { RESEND_SECONDS } from '~contract/phone-codes'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { CodeConfirmed, CodeRefused, CodeSent } from '~contract/schemas/phone-codes'
import { CODE_MESSAGES } from './messages'
import { CODE_TTL_SECONDS } from './rules'
import { confirmCode, sendCode } from './store'

const MAX_SESSION_LENGTH = 64

/** Names the session of the web server that a code is sent to and tried by; without it that is the visitor's network. */
const session = optionalText(MAX_SESSION_LENGTH)
const SendForm = z.object({ number: mobileNumber, session })
const ValidateForm = z.object({ number: mobileNumber, code: requiredText(20), session })

export function phoneCodeRoutes(pool: pg.Pool, sendSms: SmsSender, log: Logger): Router {
  const router = Router()

  router.post(
    '/send',
    readBody,
    jsonHandler(async (request): Promise<AnswerOf<typeof CodeSent>> => {
      const { number, session } = parseForm(SendForm, await parseBody(request))
      const to = {
        phoneNumber: number,
        requestedBy: toRequester(request, session),
        visitor: getVisitorId(request),
      }
      await sendCode(pool, to, CODE_MESSAGES[getLocale(request)], sendSms)
      return { retry_after: RESEND_SECONDS, expires_in: CODE_TTL_SECONDS }
    }),
  )

  // A wrong code is no error of the call: the contract answers 200 with `result: false`.
  router.post('/validate', readBody, (request, response, next) => {
    parseBody(request)
      .then((body) => {
        const { number, code, session } = parseForm(ValidateForm, body)
        const codeRequest = { phoneNumber: number, requestedBy: toRequester(request, session) }
        return confirmCode(pool, codeRequest, code.replace(/\s/g, ''))
      })
      .then((check) => {
        if ('confirmation' in check) {
          const confirmed: AnswerOf<typeof CodeConfirmed> = check
          response.json({ result: true, data: confirmed })
        } else {
          const refused: AnswerOf<typeof CodeRefused> = { reason: check.refused }
          const { requestId } = response.locals
          logSecurityEvent(log, 'phone_code_refused', { requestId, reason: check.refused })
          response.json({ ...toFailureBody('Not confirmed'), data: refused })
        }
      }, next)
  })

  return router
}

function toRequester(request: Request, session: string): string {
  return session ? `session ${session}` : `visitor ${getVisitorId(request)}`
}
