import { z } from 'zod'
import { optionalText } from './envelope'
import { Refusal, refusalResponses } from './refusals'
import { toFormData } from './to-form-data'
import type { Call } from './upstream-client.server'

/** What the specification lets pass between two codes, where the upstream does not say. */
const DEFAULT_WAIT_SECONDS = 60

const CodeSent = z
  .unknown()
  .refine(Boolean)
  .transform((answer) => ({ ok: true as const, waitSeconds: Wait.parse(answer) }))

const Wait = z
  .object({ data: z.object({ retry_after: z.number().int().positive() }) })
  .transform(({ data }) => data.retry_after)
  .catch(DEFAULT_WAIT_SECONDS)

/** A code is on its way, and the next can be asked for in so many seconds; or why none is. */
export type CodeSendingResult = z.output<typeof CodeSent> | Refusal

/** How the sending of a code is answered. */
export const codeSendingAnswer = { answer: z.union([Refusal, CodeSent]), refusals: refusalResponses }

/** Sends a code of four digits to a phone. */
export function sendPhoneCode(phone: string): Call<CodeSendingResult> {
  return {
    api: 'main',
    method: 'POST',
    path: 'users/validation/send',
    body: toFormData({ number: phone }),
    ...codeSendingAnswer,
  }
}

const Confirmed = z
  .object({
    result: z.literal(true),
    data: z.object({ confirmation: optionalText }).optional().catch(undefined),
  })
  .transform(({ data }) => ({ ok: true as const, confirmation: data?.confirmation }))

/** Why a code does not confirm: another one can be tried, or a new code must be asked for. */
const ConfirmationFailed = z
  .object({
    result: z.literal(false),
    data: z
      .object({
        reason: z.enum(['wrong', 'expired', 'spent']).catch('wrong'),
        retry_after: z.number().int().positive().optional(),
      })
      .catch({ reason: 'wrong' }),
  })
  .transform(({ data }) => ({ ok: false as const, reason: data.reason, waitSeconds: data.retry_after }))

/** The number is the visitor's, with what proves it to other calls where the upstream wants such; or it is not. */
export type PhoneConfirmation = z.output<typeof Confirmed> | z.output<typeof ConfirmationFailed>

/** How a code is answered. */
export const confirmationAnswer = {
  answer: z.union([Confirmed, ConfirmationFailed]),
  refusals: { ...refusalResponses, shape: ConfirmationFailed },
}

/** Whether this is the code that was sent to the phone. */
export function confirmPhone(phone: string, code: string): Call<PhoneConfirmation> {
  return {
    api: 'main',
    method: 'POST',
    path: 'users/validation/validate',
    body: toFormData({ number: phone, code }),
    ...confirmationAnswer,
  }
}
