import { Router } from 'express'
import type pg from 'pg'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { LimitedChannels } from '~backend/messages/channels'
import { userHandler, withUser } from '~backend/platform/auth/authenticate'
import { parseBody, readBody } from '~backend/platform/http/body'
import { parseForm } from '~backend/platform/http/form'
import { resultHandler } from '~backend/platform/http/json-handler'
import { getLocale } from '~backend/platform/http/locale'
import { codeField, mobileNumber } from '~contract/endpoints/fields'
import { RESEND_SECONDS } from '~contract/phone-codes'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { CodeSent } from '~contract/schemas/phone-codes'
import { sendCodeCheck } from './code-check-answer'
import { confirmEmailCode, sendEmailCode } from './email-codes'
import { CODE_TTL_SECONDS } from './rules'

const SendForm = z.object({ number: mobileNumber })
const ValidateForm = z.object({ number: mobileNumber, code: codeField })

/** `/users/validation/email/…`, like `/users/validation/…` but by the email of the account. */
export function emailCodeRoutes(pool: pg.Pool, channels: LimitedChannels, log: Logger): Router {
  const validate = withUser(async (request, userId) => {
    const { number, code } = parseForm(ValidateForm, await parseBody(request))
    return confirmEmailCode(pool, { userId, phoneNumber: number }, code)
  })
  return Router()
    .post(
      '/send',
      readBody,
      userHandler(async (request, userId): Promise<AnswerOf<typeof CodeSent>> => {
        const { number } = parseForm(SendForm, await parseBody(request))
        await sendEmailCode(pool, { userId, phoneNumber: number, locale: getLocale(request) }, channels)
        return { retry_after: RESEND_SECONDS, expires_in: CODE_TTL_SECONDS }
      }),
    )
    .post(
      '/validate',
      readBody,
      resultHandler(validate, (response, check) => sendCodeCheck(response, check, log)),
    )
}
