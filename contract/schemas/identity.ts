import { z } from 'zod'
import { georgianTime, optionalText } from './primitives'
import { rowsOf } from './rows'

/** `POST /identity/sign-in` and `/identity/passkeys/sign-in` */
export const SignedIn = z.object({ access_token: z.string() })

/** `POST /identity/check-link`: the account of the link. */
export const CheckedLink = z.object({ email: z.string() })

/** `POST /identity/undo-email`: the code that sets a new password. */
export const EmailUndone = z.object({ reset_code: z.string() })

/** `POST /identity/password`: the number of other sessions that were ended. */
export const PasswordChanged = z.object({ ended: z.number().int() })

/** `GET /identity/account`: sign-in methods, for the owner of the account. */
export const SignInMethods = z.object({
  /** True for brokers and developers until an operator confirms the company. */
  awaits_confirmation: z.boolean(),
  /** Time when a recovery by phone changes the email, unless it is stopped. Null without one. */
  recovery_at: georgianTime.nullish(),
  passkeys: rowsOf(
    z.object({
      id: z.string(),
      /** Browser and system that created the passkey. */
      device: optionalText,
      created_at: georgianTime,
      last_used_at: georgianTime.nullish(),
    }),
  ),
})

/** `POST /identity/passkeys/options` and `/identity/passkeys/sign-in-options`, in the format of WebAuthn. */
export const PasskeyOptions = z.object({ options: z.record(z.string(), z.unknown()) })
