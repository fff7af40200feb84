import { z } from 'zod'

/** The field's name on the wire and the upstream's message. */
export interface FieldError {
  field: string
  message: string
}

const FieldErrorList = z.array(z.object({ field: z.string(), message: z.string() }))
const MessagesByField = z.record(z.string(), z.union([z.string(), z.array(z.string())]))

/** A list of rows with field names, or messages by field; other shapes yield no field errors. */
const FieldErrors = z.union([FieldErrorList, MessagesByField.transform(toFieldErrors)]).catch([])

/** `result: false` with field errors and, for 429, the seconds to wait. */
export const Refusal = z
  .object({
    result: z.literal(false),
    data: z.object({ retry_after: z.number().int().positive() }).optional().catch(undefined),
    errors: FieldErrors.default([]),
  })
  .transform(({ data, errors }) => ({ ok: false as const, faults: errors, waitSeconds: data?.retry_after }))

export type Refusal = z.output<typeof Refusal>

/** Refusals with a readable body: validation errors (422) and rate limits (429). */
export const refusalResponses = { statuses: [422, 429], shape: Refusal }

/** Success, or a refusal. */
export type ActionResult = { ok: true } | Refusal

/** Builds the answer shape of an action; refusals may also come as HTTP 200. */
export function actionResultOf(done: z.ZodType) {
  return {
    answer: z.union([Refusal, done.transform(() => ({ ok: true as const }))]),
    refusals: refusalResponses,
  }
}

/** `message` alone describes the whole refusal, not a field. */
function toFieldErrors(messages: Record<string, string | string[]>): FieldError[] {
  return Object.entries(messages).flatMap(([field, said]) => {
    const message = typeof said === 'string' ? said : said[0]
    return message === undefined || field === 'message' ? [] : [{ field, message }]
  })
}
