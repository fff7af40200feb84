import { z } from 'zod'
import type { Sex } from '~contract/accounts'
import { success } from '~contract/schemas/envelope'
import {
  type CodeSendingResult,
  codeSendingAnswer,
  confirmationAnswer,
  type PhoneConfirmation,
} from './phone-codes.server'
import { type ActionResult, actionResultOf } from './refusals'
import { toFormData } from './to-form-data'
import type { Call } from './upstream-client.server'

export interface ProfileChange {
  first_name?: string
  last_name?: string
  personal_number?: string
  birth_date?: string | undefined
  sex?: '' | Sex | undefined
  phone_number?: string
}

/** Changes the given fields of the signed-in user; safe to repeat. */
export function updateProfile(change: ProfileChange): Call<ActionResult> {
  return {
    api: 'main',
    method: 'POST',
    path: 'profile/update',
    body: toFormData({ ...change }),
    ...actionResultOf(success(z.unknown())),
  }
}

const PHONE_PATH = 'users/validate/phone'

export function sendProfileCode(phone: string): Call<CodeSendingResult> {
  const query = new URLSearchParams({ phone_number: phone })
  return { api: 'main', method: 'POST', path: PHONE_PATH, query, ...codeSendingAnswer }
}

/** Adds the number to the user's confirmed ones if the code is right; safe to repeat. */
export function confirmProfilePhone(phone: string, code: string): Call<PhoneConfirmation> {
  const query = new URLSearchParams({ phone_number: phone, sms_code: code })
  return { api: 'main', path: PHONE_PATH, query, ...confirmationAnswer }
}
