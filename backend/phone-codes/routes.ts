import { Router } from 'express'
import type pg from 'pg'
import { z } from 'zod'
import { parseBody, readBody } from '~backend/platform/http/body'
import { toFailureBody } from '~backend/platform/http/errors'
import { mobileNumber, parseForm, requiredText } from '~backend/platform/http/form'
import { jsonHandler } from '~backend/platform/http/json-handler'
import { getLocale } from '~backend/platform/http/locale'
import { getVisitorId } from '~backend/platform/http/visitor'
import type { SmsSender } from '~backend/platform/sms'
import { RESEND_SECONDS } from '~contract/phone-codes'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { CodeConfirmed, CodeRefused, CodeSent } from '~contract/schemas/phone-codes'
import { CODE_MESSAGES } from './messages'
import { CODE_TTL_SECONDS } from './rules'
import { confirmCode, sendCode } from './store'

const SendForm = z.object({ number: mobileNumber })
const ValidateForm = z.object({ number: mobileNumber, code: requiredText(20) })

export function phoneCodeRoutes(pool: pg.Pool, sendSms: SmsSender): Router {
  const router = Router()

  router.post(
    '/send',
    readBody,
    jsonHandler(async (request): Promise<AnswerOf<typeof CodeSent>> => {
      const { number } = parseForm(SendForm, await parseBody(request))
      const to = { phoneNumber: number, visitor: getVisitorId(request) }
      await sendCode(pool, to, CODE_MESSAGES[getLocale(request)], sendSms)
      return { retry_after: RESEND_SECONDS, expires_in: CODE_TTL_SECONDS }
    }),
  )

  // A wrong code is no error of the call: the contract answers 200 with `result: false`.
  router.post('/validate', readBody, (request, response, next) => {
    parseBody(request)
      .then((body) => {
        const { number, code } = parseForm(ValidateForm, body)
        return confirmCode(pool, number, code.replace(/\s/g, ''))
      })
      .then((check) => {
        if ('confirmation' in check) {
          const confirmed: AnswerOf<typeof CodeConfirmed> = check
          response.json({ result: true, data: confirmed })
        } else {
          const refused: AnswerOf<typeof CodeRefused> = { reason: check.refused }
          response.json({ ...toFailureBody('Not confirmed'), data: refused })
        }
      }, next)
  })

  return router
}
