import { z } from 'zod'
import { type FieldError, REFUSAL_STATUSES } from '~contract/refusals'
import { RefusalBody } from '~contract/schemas/envelope'

export type { FieldError }

/** Field errors, and the seconds to wait for a request that came too early. */
export const Refusal = RefusalBody.transform(({ data, errors }) => ({
  ok: false as const,
  fieldErrors: Array.isArray(errors) ? errors : toFieldErrors(errors),
  waitSeconds: data?.retry_after,
}))

export type Refusal = z.output<typeof Refusal>

export const refusalResponses = { statuses: REFUSAL_STATUSES, shape: Refusal }

/**
 * Adds the missing `result` to refusal bodies of frameworks, which leave it to the status. A rate limit
 * without a time is treated as a gateway's.
 */
export function toRefusalBody(status: number, body: unknown): unknown {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
  const refusal = isObject ? { result: false, ...body } : body
  return status === 429 && !RefusalBody.safeParse(refusal).data?.data ? undefined : refusal
}

/** Result of an action that returns no data. */
export type ActionResult = { ok: true } | Refusal

/**
 * Creates the schema of an action's result: success in the given shape, or a refusal, which can also come as
 * HTTP 200.
 */
export function actionResultOf(done: z.ZodType) {
  return {
    answer: z.union([Refusal, done.transform(() => ({ ok: true as const }))]),
    refusals: refusalResponses,
  }
}

/** Converts error messages; `message` is the whole refusal in one sentence and belongs to no field. */
function toFieldErrors(messages: Record<string, string | string[]>): FieldError[] {
  return Object.entries(messages).flatMap(([field, fieldMessages]) => {
    const message = typeof fieldMessages === 'string' ? fieldMessages : fieldMessages[0]
    return message === undefined || field === 'message' ? [] : [{ field, message }]
  })
}
