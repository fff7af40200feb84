import { z } from 'zod'

/** What a half-filled form keeps of the number in it. */
export const phoneDraftShape = {
  /** The last code that was sent: to which number, and when the next may be asked for. */
  code: z.object({ phone: z.string(), againAt: z.number() }).optional(),
  /** The number that a code has confirmed, and what proves it. */
  confirmed: z.object({ phone: z.string(), proof: z.string().optional() }).optional(),
}
