import { z } from 'zod'
import { georgianTime, optionalText } from './primitives'
import { rowsOf } from './rows'

/** `GET /auth/sessions`: devices signed in to the account, the current one first. */
export const Sessions = z.object({
  sessions: rowsOf(
    z.object({
      /** Id that ends the session; it cannot be used to sign in. */
      id: optionalText,
      is_current: z.boolean(),
      /** Browser and system. */
      device: optionalText,
      created_at: georgianTime,
      last_used_at: georgianTime,
    }),
  ),
})

export const SessionsEnded = z.object({ ended: z.number().int() })
