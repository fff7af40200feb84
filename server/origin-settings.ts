import { z } from 'zod'

/** Scheme and host as browsers write them in `Origin`: that is what it is compared with. */
export const origin = z
  .url({ protocol: /^https?$/, error: 'must be scheme and host, such as https://example.ge' })
  .transform((url) => new URL(url).origin)

/** Several of them, separated by spaces. */
export const origins = z
  .string()
  .default('')
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(origin))
