import { Router } from 'express'
import type pg from 'pg'
import { z } from 'zod'
import { accountOf } from '../auth/account'
import { requiredUserId } from '../auth/required-user'
import { findUser } from '../auth/store'
import { answering } from '../http/answering'
import { bodyOf, readBody } from '../http/body'
import { failure, unauthenticated } from '../http/errors'
import { mobileNumber, readForm, requiredText } from '../http/form'
import { localeOf } from '../http/locale'
import { queryOf } from '../http/query'
import { CODE_MESSAGE } from '../phone-codes/message'
import { CODE_SECONDS, SECONDS_BETWEEN } from '../phone-codes/rules'
import type { SendSms } from '../phone-codes/sms'
import { confirmCode, sendCode } from '../phone-codes/store'
import { callerOf } from '../visitors/visitor'
import { readFace } from './face/form'
import { updateFace } from './face/store'
import { ProfileForm } from './form'
import { addValidPhone, isValidPhone, updateProfile } from './store'

const Phone = z.object({ phone_number: mobileNumber })
const PhoneAndCode = z.object({ phone_number: mobileNumber, sms_code: requiredText(20) })

/** `POST /profile/update`, and `/users/validate/phone`, which makes a number one that may be put there. */
export function profileRoutes(pool: pg.Pool, sendSms: SendSms): Router {
  const router = Router()

  router.post(
    '/profile/update',
    readBody,
    answering(async (request) => {
      const userId = await requiredUserId(pool, request)
      const body = await bodyOf(request)
      const [form, face] = [readForm(ProfileForm, body), readFace(body)]
      await updateProfile(pool, userId, form)
      await updateFace(pool, userId, face, localeOf(request))
      const user = await findUser(pool, userId)
      if (!user) throw unauthenticated()
      return { user: accountOf(user) }
    }),
  )

  router.post(
    '/users/validate/phone',
    answering(async (request) => {
      await requiredUserId(pool, request)
      const { phone_number } = readForm(Phone, queryOf(request))
      const to = { phoneNumber: phone_number, visitor: callerOf(request) }
      await sendCode(pool, to, CODE_MESSAGE[localeOf(request)], sendSms)
      return { retry_after: SECONDS_BETWEEN, expires_in: CODE_SECONDS }
    }),
  )

  // A wrong code is no refusal of the call: the contract answers it with 200 and `result: false`. A number that is
  // theirs already stays so, whatever the code: an answer that was lost can be asked for again.
  router.get('/users/validate/phone', (request, response, next) => {
    validate()
      .then((refused) =>
        refused
          ? response.json({ ...failure('Not confirmed'), data: { reason: refused } })
          : response.json({ result: true, data: [] }),
      )
      .catch(next)

    async function validate() {
      const userId = await requiredUserId(pool, request)
      const { phone_number, sms_code } = readForm(PhoneAndCode, queryOf(request))
      if (await isValidPhone(pool, userId, phone_number)) return undefined
      const tried = await confirmCode(pool, phone_number, sms_code.replace(/\s/g, ''))
      if ('refused' in tried) return tried.refused
      await addValidPhone(pool, userId, phone_number)
      return undefined
    }
  })

  return router
}
