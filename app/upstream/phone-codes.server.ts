import { z } from 'zod'
import { phoneCodeEndpoints } from '~contract/endpoints/phone-codes'
import { RESEND_SECONDS } from '~contract/phones'
import * as wire from '~contract/schemas/phones'
import { createRequest } from './endpoint-call.server'
import { Refusal, refusalResponses } from './refusals'
import type { Call } from './upstream-client.server'

const CodeSent = z
  .unknown()
  .refine(Boolean)
  .transform((answer) => ({ ok: true as const, waitSeconds: Wait.parse(answer) }))

const Wait = z
  .object({ data: wire.CodeSent })
  .transform(({ data }) => data.retry_after)
  .catch(RESEND_SECONDS)

export type CodeSendingResult = z.output<typeof CodeSent> | Refusal

export const codeSendingAnswer = { answer: z.union([Refusal, CodeSent]), refusals: refusalResponses }

/** @param session session that alone may try the code; only our backend knows it */
export function sendPhoneCode(phone: string, session: string): Call<CodeSendingResult> {
  return {
    ...createRequest(phoneCodeEndpoints.send, { body: { number: phone } }),
    ownFields: { session },
    ...codeSendingAnswer,
  }
}

/** Sends a code to the signed-in user's email while SMS is unavailable; only our backend supports it. */
export function sendEmailCode(phone: string): Call<CodeSendingResult> {
  return {
    ...createRequest(phoneCodeEndpoints.sendByEmail, { body: { number: phone } }),
    ...codeSendingAnswer,
  }
}

const Confirmed = z
  .object({ result: z.literal(true), data: wire.CodeConfirmed.optional().catch(undefined) })
  .transform(({ data }) => ({ ok: true as const, confirmation: data?.confirmation }))

const ConfirmationFailed = z
  .object({ result: z.literal(false), data: wire.CodeRefused.catch({ reason: 'wrong' }) })
  .transform(({ data }) => ({
    ok: false as const,
    reason: data.reason,
    waitSeconds: data.retry_after,
    triesLeft: data.tries_left,
  }))

/** Confirmed number, with a proof for later calls if the upstream requires one, or the failure. */
export type PhoneConfirmation = z.output<typeof Confirmed> | z.output<typeof ConfirmationFailed>

export const confirmationAnswer = {
  answer: z.union([Confirmed, ConfirmationFailed]),
  refusals: { ...refusalResponses, shape: ConfirmationFailed },
}

export function confirmPhone(
  phone: string,
  { code, session }: { code: string; session: string },
): Call<PhoneConfirmation> {
  return {
    ...createRequest(phoneCodeEndpoints.validate, { body: { number: phone, code } }),
    ownFields: { session },
    ...confirmationAnswer,
  }
}

export function confirmEmailCode(phone: string, code: string): Call<PhoneConfirmation> {
  return {
    ...createRequest(phoneCodeEndpoints.validateByEmail, { body: { number: phone, code } }),
    ...confirmationAnswer,
  }
}
