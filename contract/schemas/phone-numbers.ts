import { z } from 'zod'

export const RevealedPhone = z.object({ phone_number: z.string().regex(/^\+?[\d ]{5,20}$/) })
