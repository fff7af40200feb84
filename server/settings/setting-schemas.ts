import { z } from 'zod'

/** Error of one variable that depends on others. */
export interface SettingError {
  name: string
  message: string
}

export const httpUrl = (error = 'must be an http(s) address') =>
  z.url({ protocol: /^https?$/, error, abort: true })

export const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number({ error: `must be a whole number from ${min} to ${max}` })
    .int()
    .min(min)
    .max(max)

export const ORIGIN_ERROR = 'must be scheme and host, such as https://example.ge'

/** Scheme and host as in the `Origin` header, which it is compared with. */
export const origin = httpUrl(ORIGIN_ERROR).transform((url) => new URL(url).origin)

/** List separated by spaces or commas; empty by default. */
export function listOf<Item extends z.ZodType<unknown, string>>(item: Item) {
  return z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(item))
}

export const ids = listOf(
  z
    .string()
    .regex(/^\d{1,15}$/, 'must be numbers, such as 17 42')
    .transform(Number),
)

export const origins = listOf(origin)
