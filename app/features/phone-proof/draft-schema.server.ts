import { z } from 'zod'

export const phoneDraftShape = {
  code: z.object({ phone: z.string(), againAt: z.number() }).optional(),
  confirmed: z.object({ phone: z.string(), proof: z.string().optional() }).optional(),
}
