import { z } from 'zod'
import type { LinkPurpose } from '~contract/identity'
import { success } from '~contract/schemas/envelope'
import * as wire from '~contract/schemas/identity'
import { type ActionResult, actionResultOf, Refusal, refusalResponses } from './refusals'
import type { Call } from './upstream-client.server'

/** Minimum timeout for hashing a password in ms, when many users sign in at once. */
const HASHING_MS = 10_000

/** Result of either sign-in step; `token` is the new session's. */
export type SignInResult = { ok: true; token: string } | Refusal

const signInAnswer = {
  answer: z.union([
    Refusal,
    success(wire.SignedIn).transform(({ access_token }) => ({ ok: true as const, token: access_token })),
  ]),
  refusals: refusalResponses,
}

interface Device {
  /** Id stored in the browser, by which the account recognizes it. */
  deviceId: string
}

interface SignIn extends Device {
  email: string
  password: string
  /** User agent, shown to the account's owner in the list of sessions. */
  userAgent: string
}

export function signIn({ userAgent, deviceId, ...values }: SignIn): Call<SignInResult> {
  return {
    ...toPost('sign-in', { ...values, user_agent: userAgent, device_id: deviceId }),
    ...signInAnswer,
  }
}

interface MadeByBrowser {
  /** JSON of the browser's WebAuthn response. */
  credential: string
  userAgent: string
  /** Scheme and host that the visitor uses. */
  origin: string
}

export function signInWithPasskey({
  userAgent,
  deviceId,
  credential,
  origin,
}: MadeByBrowser & Device): Call<SignInResult> {
  return {
    ...toPost('passkeys/sign-in', { credential, origin, user_agent: userAgent, device_id: deviceId }),
    ...signInAnswer,
  }
}

/**
 * Registers an account from the contract's fields. The response is the same for an email that has an account
 * already.
 */
export function register(fields: Record<string, string>): Call<ActionResult> {
  return { ...toPost('register', fields), ...actionResultOf(success(z.unknown())) }
}

export function sendResetLink(email: string): Call<ActionResult> {
  return { ...toPost('forgot', { email }), ...actionResultOf(success(z.unknown())) }
}

/**
 * Returns the email of the account that a link is for, or a refusal for an unknown, used or expired link.
 * Changes nothing.
 */
export function checkLink(code: string, purpose: LinkPurpose): Call<{ ok: true; email: string } | Refusal> {
  return {
    ...toPost('check-link', { code, purpose }),
    answer: z.union([
      Refusal,
      success(wire.CheckedLink).transform(({ email }) => ({ ok: true as const, email })),
    ]),
    refusals: refusalResponses,
  }
}

interface VerifyEmail extends Device {
  code: string
  password: string
  /** Idempotency key of the page: a repetition gets the first response. */
  key: string
}

export function verifyEmail({ deviceId, code, password, key }: VerifyEmail): Call<ActionResult> {
  return {
    ...toPost('verify', { code, password, key, device_id: deviceId }),
    ...actionResultOf(success(z.unknown())),
  }
}

interface ResetPassword extends Device {
  code: string
  new_password: string
}

export function resetPassword({ deviceId, code, new_password }: ResetPassword): Call<ActionResult> {
  return {
    ...toPost('reset', { code, new_password, device_id: deviceId }),
    ...actionResultOf(success(z.unknown())),
  }
}

export function changePassword(password: string, newPassword: string): Call<ActionResult> {
  return {
    ...toPost('password', { password, new_password: newPassword }),
    ...actionResultOf(success(wire.PasswordChanged)),
  }
}

export function closeAccount(
  password: string,
  { givesUpBalance }: { givesUpBalance: boolean },
): Call<ActionResult> {
  const fields = { password, gives_up_balance: givesUpBalance ? '1' : '0' }
  return { ...toPost('close-account', fields), ...actionResultOf(success(z.unknown())) }
}

const SignInMethods = wire.SignInMethods.transform(({ awaits_confirmation, passkeys }) => ({
  awaitsConfirmation: awaits_confirmation,
  passkeys: passkeys.map(({ id, device, created_at, last_used_at }) => ({
    id,
    device,
    createdAt: created_at,
    lastUsedAt: last_used_at ?? undefined,
  })),
}))

export type SignInMethods = z.output<typeof SignInMethods>

/** Ways to sign in to the account. */
export const signInMethods: Call<SignInMethods> = {
  api: 'main',
  path: 'identity/account',
  answer: success(SignInMethods),
}

/** Requests the options with which a browser offers its passkeys. */
export function signInPasskeyOptions(origin: string): Call<z.output<typeof wire.PasskeyOptions>> {
  return { ...toPost('passkeys/sign-in-options', { origin }), answer: success(wire.PasskeyOptions) }
}

/** Requests the options with which a device creates a passkey; a refusal for a wrong password. */
export function newPasskeyOptions(
  password: string,
  origin: string,
): Call<{ ok: true; options: Record<string, unknown> } | Refusal> {
  return {
    ...toPost('passkeys/options', { password, origin }),
    answer: z.union([
      Refusal,
      success(wire.PasskeyOptions).transform(({ options }) => ({ ok: true as const, options })),
    ]),
    refusals: refusalResponses,
  }
}

export function addPasskey({ password, ...made }: MadeByBrowser & { password: string }): Call<ActionResult> {
  const { credential, userAgent, origin } = made
  return {
    ...toPost('passkeys/add', { password, credential, user_agent: userAgent, origin }),
    ...actionResultOf(success(z.unknown())),
  }
}

export function removePasskey(id: string): Call<ActionResult> {
  return {
    ...toPost(`passkeys/remove/${encodeURIComponent(id)}`, {}),
    alias: 'identity/passkeys/remove',
    ...actionResultOf(success(z.unknown())),
  }
}

/** Builds a JSON POST request: JSON keeps a password exactly as typed. */
function toPost(path: string, body: Record<string, string>) {
  return {
    api: 'main' as const,
    method: 'POST' as const,
    path: `identity/${path}`,
    body,
    minTimeoutMs: HASHING_MS,
  }
}
