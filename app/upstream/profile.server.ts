import type { Sex } from '~contract/accounts'
import { phoneCodeEndpoints } from '~contract/endpoints/phone-codes'
import { profileEndpoints } from '~contract/endpoints/profile'
import { createRequest, defineAction } from './endpoint-call.server'
import {
  type CodeSendingResult,
  codeSendingAnswer,
  confirmationAnswer,
  type PhoneConfirmation,
} from './phone-codes.server'
import type { ActionResult } from './refusals'
import type { Call } from './upstream-client.server'

export interface ProfileChange {
  first_name?: string
  last_name?: string
  personal_number?: string
  birth_date?: string | undefined
  sex?: '' | Sex | undefined
  phone_number?: string
}

const callUpdate = defineAction(profileEndpoints.update)

/** Changes the given fields of the signed-in user; safe to repeat. */
export function updateProfile(change: ProfileChange): Call<ActionResult> {
  return callUpdate({ body: { ...change } })
}

export function sendProfileCode(phone: string): Call<CodeSendingResult> {
  const query = { phone_number: phone }
  return { ...createRequest(phoneCodeEndpoints.sendProfileCode, { query }), ...codeSendingAnswer }
}

/** Adds the number to the user's confirmed ones if the code is right; safe to repeat. */
export function confirmProfilePhone(phone: string, code: string): Call<PhoneConfirmation> {
  const query = { phone_number: phone, sms_code: code }
  return { ...createRequest(phoneCodeEndpoints.confirmProfilePhone, { query }), ...confirmationAnswer }
}
