import { z } from 'zod'
import { parseGeorgianTimestamp } from '../values/georgian-time'
import { toTetri } from '../values/money'
import { isLinkUrl } from '../values/url'

/** Text that is null or empty if the upstream has none, such as a name without a translation. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => text?.trim() || undefined)

export const id = z.number().int()

export const optionalId = id.nullish().transform((value) => value ?? undefined)

/** Measure; the upstream sends zero for an unknown one. */
export const optionalMeasure = z
  .number()
  .nullish()
  .transform((measure) => measure || undefined)

export const optionalCount = z
  .number()
  .int()
  .nullish()
  .transform((count) => count ?? 0)

/** `YYYY-MM-DD HH:MM:SS` in Georgian time (UTC+4, all year). */
export const georgianTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  .transform(parseGeorgianTimestamp)

export const optionalTime = georgianTime.nullish().transform((time) => time ?? undefined)

/** Lari on the wire, whole tetri inside. */
export const tetri = z.number().transform(toTetri)

/** Number, sent as a text by PHP. */
export const numeric = z.union([z.number(), z.string().regex(/^\d+(\.\d+)?$/)]).transform(Number)

/** Color such as `#17624f`; anything else is dropped. */
export const hexColor = z
  .string()
  .regex(/^#[\da-f]{6}$/i)
  .nullish()
  .catch(undefined)
  .transform((color) => color?.toLowerCase())

/** Latitude in degrees. */
export const latitude = z.number().min(-90).max(90)

export const longitude = z.number().min(-180).max(180)

/** HTTP URL, for links typed by users; anything else is dropped. */
export const webUrl = z
  .url({ protocol: /^https?$/ })
  .nullish()
  .catch(undefined)
  .transform((url) => url ?? undefined)

export const linkUrl = z.string().refine(isLinkUrl)

/** Link that is dropped if it is malformed. */
export const optionalLinkUrl = linkUrl
  .nullish()
  .catch(undefined)
  .transform((url) => url ?? undefined)

/**
 * Allows a field that the web app does not read to be missing or of another type.
 * Answers with many such fields are typed by `AnswerOf` instead.
 */
export function unread<Schema extends z.ZodType>(schema: Schema) {
  return z.catch(z.optional(schema), undefined)
}

/** Rows keyed by id. PHP encodes an empty object as a list. */
export function keyedRows<Row extends z.ZodType>(row: Row) {
  return z.union([
    z.record(z.string(), row),
    z.array(z.unknown()).transform((): Record<string, z.output<Row>> => ({})),
  ])
}
