import { type Request, Router } from 'express'
import type pg from 'pg'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { LimitedChannels } from '~backend/messages/channels'
import { parseBody, readBody } from '~backend/platform/http/body'
import { parseForm } from '~backend/platform/http/form'
import { jsonHandler, resultHandler } from '~backend/platform/http/json-handler'
import { getLocale } from '~backend/platform/http/locale'
import { getVisitorId } from '~backend/platform/http/visitor'
import { codeField, mobileNumber, optionalText } from '~contract/endpoints/fields'
import { RESEND_SECONDS } from '~contract/phone-codes'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { CodeSent } from '~contract/schemas/phone-codes'
import { sendCodeCheck } from './code-check-answer'
import { CODE_TTL_SECONDS } from './rules'
import { confirmCode, sendCode } from './store'

const MAX_SESSION_LENGTH = 64

/** Session of the web server that requests and tries a code. Default: the visitor's network. */
const session = optionalText(MAX_SESSION_LENGTH)
const SendForm = z.object({ number: mobileNumber, session })
const ValidateForm = z.object({ number: mobileNumber, code: codeField, session })

export function phoneCodeRoutes(pool: pg.Pool, channels: LimitedChannels, log: Logger): Router {
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
        locale: getLocale(request),
      }
      await sendCode(pool, to, channels)
      return { retry_after: RESEND_SECONDS, expires_in: CODE_TTL_SECONDS }
    }),
  )

  router.post(
    '/validate',
    readBody,
    resultHandler(
      async (request) => {
        const { number, code, session } = parseForm(ValidateForm, await parseBody(request))
        const codeRequest = { phoneNumber: number, requestedBy: toRequester(request, session) }
        return confirmCode(pool, codeRequest, code)
      },
      (response, check) => sendCodeCheck(response, check, log),
    ),
  )

  return router
}

function toRequester(request: Request, session: string): string {
  return session ? `session ${session}` : `visitor ${getVisitorId(request)}`
}
