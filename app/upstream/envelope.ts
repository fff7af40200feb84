import { z } from 'zod'

/** `{ result: true, data }`; an application error comes as HTTP 200 with `result: false` and fails the shape. */
export function success<Data extends z.ZodType>(data: Data) {
  const Envelope = z.object({ result: z.literal(true), data: z.unknown() })
  return Envelope.transform((answer) => answer.data).pipe(data)
}

/** Names come null or empty for places that the upstream has not translated. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => text?.trim() || undefined)

/** Zero stands for "unknown" in measures of the upstream. */
export const optionalMeasure = z
  .number()
  .nullish()
  .transform((measure) => measure || undefined)

export const optionalId = z
  .number()
  .int()
  .nullish()
  .transform((id) => id ?? undefined)

/** `YYYY-MM-DD HH:MM:SS` in Georgian time (UTC+4, all year). */
export const georgianTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  .transform((time) => new Date(`${time.replace(' ', 'T')}+04:00`))
