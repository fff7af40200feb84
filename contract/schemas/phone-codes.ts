import { z } from 'zod'
import { CODE_REFUSALS } from '../phone-codes'
import { optionalText } from './primitives'

/** `POST /users/validation/send`, where the upstream says when the next code can be sent. */
export const CodeSent = z.object({ retry_after: z.number().int().positive() })

/** `POST /users/validation/validate`: calls that need a proof of the number send the confirmation. */
export const CodeConfirmed = z.object({ confirmation: optionalText })

/** `POST /users/validation/validate` with a wrong or expired code, which is no error of the call. */
export const CodeRefused = z.object({
  reason: z.enum(CODE_REFUSALS).catch('wrong'),
  retry_after: z.number().int().positive().optional(),
  /** After a wrong code: how often another may be tried. */
  tries_left: z.number().int().positive().optional(),
})
