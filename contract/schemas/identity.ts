import { z } from 'zod'
import { georgianTime, optionalText } from './primitives'
import { rowsOf } from './rows'

/** `POST /identity/sign-in` and `/identity/passkeys/sign-in` */
export const SignedIn = z.object({ access_token: z.string() })

/** `POST /identity/check-link`: of the account that the link is for. */
export const CheckedLink = z.object({ email: z.string() })

/** `POST /identity/password`: how many other sessions it has ended. */
export const PasswordChanged = z.object({ ended: z.number().int() })

/** `GET /identity/account`: what its owner sees of the ways in. */
export const SignInMethods = z.object({
  /** Of brokers and developers: an operator has yet to confirm the company. */
  awaits_confirmation: z.boolean(),
  passkeys: rowsOf(
    z.object({
      id: z.string(),
      /** Browser and system in which it was made. */
      device: optionalText,
      created_at: georgianTime,
      last_used_at: georgianTime.nullish(),
    }),
  ),
})

/** `POST /identity/passkeys/options` and `/identity/passkeys/sign-in-options`: as browsers take them. */
export const PasskeyOptions = z.object({ options: z.record(z.string(), z.unknown()) })
