import { z } from 'zod'
import { CODE_REFUSALS } from '../phones'
import { optionalText } from './primitives'

export const RevealedPhone = z.object({ phone_number: z.string().regex(/^\+?[\d ]{5,20}$/) })

/** `POST /users/validation/send`, if the upstream limits when the next code can be sent. */
export const CodeSent = z.object({ retry_after: z.number().int().positive() })

/** `POST /users/validation/validate`. The confirmation proves the number to other calls. */
export const CodeConfirmed = z.object({ confirmation: optionalText })

/** `POST /users/validation/validate` with a wrong or expired code. The call itself succeeds. */
export const CodeRefused = z.object({
  reason: z.enum(CODE_REFUSALS).catch('wrong'),
  retry_after: z.number().int().positive().optional(),
  /** Remaining attempts after a wrong code. */
  tries_left: z.number().int().positive().optional(),
})
