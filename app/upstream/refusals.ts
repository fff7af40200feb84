import { z } from 'zod'

/** One fault of what was sent: the field's name on the wire, and what the upstream says about it. */
export interface Fault {
  field: string
  message: string
}

const Listed = z.array(z.object({ field: z.string(), message: z.string() }))
const ByField = z.record(z.string(), z.union([z.string(), z.array(z.string())]))

/** Faults as a list with the field in each row, or the messages by field; in any other shape there are none to show. */
const Faults = z.union([Listed, ByField.transform(faultsByField)]).catch([])

/** A refusal in the envelope of answers: `result: false`, with what is wrong and, when too early, how long to wait. */
export const Refusal = z
  .object({
    result: z.literal(false),
    data: z.object({ retry_after: z.number().int().positive() }).optional().catch(undefined),
    errors: Faults.default([]),
  })
  .transform(({ data, errors }) => ({ ok: false as const, faults: errors, waitSeconds: data?.retry_after }))

export type Refusal = z.output<typeof Refusal>

/** `message` alone is the refusal in one sentence, and of no field. */
function faultsByField(messages: Record<string, string | string[]>): Fault[] {
  return Object.entries(messages).flatMap(([field, said]) => {
    const message = typeof said === 'string' ? said : said[0]
    return message === undefined || field === 'message' ? [] : [{ field, message }]
  })
}
