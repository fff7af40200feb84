import { Router } from 'express'
import type pg from 'pg'
import { z } from 'zod'
import { answering } from '../http/answering'
import { bodyOf, readBody } from '../http/body'
import { failure } from '../http/errors'
import { mobileNumber, readForm, requiredText } from '../http/form'
import { localeOf } from '../http/locale'
import { callerOf } from '../visitors/visitor'
import { CODE_MESSAGE } from './message'
import { CODE_SECONDS, SECONDS_BETWEEN } from './rules'
import type { SendSms } from './sms'
import { confirmCode, sendCode } from './store'

const SendForm = z.object({ number: mobileNumber })
const ValidateForm = z.object({ number: mobileNumber, code: requiredText(20) })

/** `/users/validation/send` and `/validate`: proves that a number belongs to whoever asks. */
export function phoneCodeRoutes(pool: pg.Pool, sendSms: SendSms): Router {
  const router = Router()

  router.post(
    '/send',
    readBody,
    answering(async (request) => {
      const { number } = readForm(SendForm, await bodyOf(request))
      const to = { phoneNumber: number, visitor: callerOf(request) }
      await sendCode(pool, to, CODE_MESSAGE[localeOf(request)], sendSms)
      return { retry_after: SECONDS_BETWEEN, expires_in: CODE_SECONDS }
    }),
  )

  // A wrong code is no refusal of the call: the contract answers it with 200 and `result: false`.
  router.post('/validate', readBody, (request, response, next) => {
    bodyOf(request)
      .then((body) => {
        const { number, code } = readForm(ValidateForm, body)
        return confirmCode(pool, number, code.replace(/\s/g, ''))
      })
      .then((tried) => {
        if ('confirmation' in tried) response.json({ result: true, data: tried })
        else response.json({ ...failure('Not confirmed'), data: { reason: tried.refused } })
      }, next)
  })

  return router
}
