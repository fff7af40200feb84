import { z } from 'zod'

/** One fault of what was sent: the field's name on the wire, and what the upstream says about it. */
export interface FieldError {
  field: string
  message: string
}

const FieldErrorList = z.array(z.object({ field: z.string(), message: z.string() }))
const MessagesByField = z.record(z.string(), z.union([z.string(), z.array(z.string())]))

/** Faults as a list with the field in each row, or the messages by field; in any other shape there are none to show. */
const FieldErrors = z.union([FieldErrorList, MessagesByField.transform(toFieldErrors)]).catch([])

/** A refusal in the envelope of answers: `result: false`, with what is wrong and, when too early, how long to wait. */
export const Refusal = z
  .object({
    result: z.literal(false),
    data: z.object({ retry_after: z.number().int().positive() }).optional().catch(undefined),
    errors: FieldErrors.default([]),
  })
  .transform(({ data, errors }) => ({ ok: false as const, faults: errors, waitSeconds: data?.retry_after }))

export type Refusal = z.output<typeof Refusal>

/** Refusals with a body to read: what to mend (422), or how long to wait (429). */
export const refusalResponses = { statuses: [422, 429], shape: Refusal }

/** What an act is answered whose result nobody needs: that it is done, or why it is not. */
export type ActionResult = { ok: true } | Refusal

/** How an act is answered, by the shape that says "done"; a refusal can also come as HTTP 200. */
export function actionResultOf(done: z.ZodType) {
  return {
    answer: z.union([Refusal, done.transform(() => ({ ok: true as const }))]),
    refusals: refusalResponses,
  }
}

/** `message` alone is the refusal in one sentence, and of no field. */
function toFieldErrors(messages: Record<string, string | string[]>): FieldError[] {
  return Object.entries(messages).flatMap(([field, said]) => {
    const message = typeof said === 'string' ? said : said[0]
    return message === undefined || field === 'message' ? [] : [{ field, message }]
  })
}
