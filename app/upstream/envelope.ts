import { z } from 'zod'

export function success<Data extends z.ZodType>(data: Data) {
  const Envelope = z.object({ result: z.literal(true), data: z.unknown() })
  return Envelope.transform((answer) => answer.data).pipe(data)
}

/** Names of untranslated places are null or empty. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => text?.trim() || undefined)

/** The upstream sends zero for unknown measures. */
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
