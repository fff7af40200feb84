import type { z } from 'zod'
import { identityEndpoints } from '~contract/endpoints/identity'
import type { LinkPurpose } from '~contract/identity'
import type * as wire from '~contract/schemas/identity'
import { defineAction, defineCall } from './endpoint-call.server'
import type { ActionResult, Refusal } from './refusals'
import type { Call } from './upstream-client.server'

/** Minimum timeout for hashing a password in ms, when many users sign in at once. */
const HASHING_MS = 10_000

/** Result of either sign-in step; `token` is the new session's. */
export type SignInResult = { ok: true; token: string } | Refusal

const toToken = ({ access_token }: z.output<typeof wire.SignedIn>) => ({ token: access_token })

const callSignIn = defineAction(identityEndpoints.signIn, toToken)
const callSignInWithPasskey = defineAction(identityEndpoints.signInWithPasskey, toToken)
const callRegister = defineAction(identityEndpoints.register)
const callForgot = defineAction(identityEndpoints.forgot)
const callCheckLink = defineAction(identityEndpoints.checkLink, ({ email }) => ({ email }))
const callVerify = defineAction(identityEndpoints.verify)
const callReset = defineAction(identityEndpoints.reset)
const callChangePassword = defineAction(identityEndpoints.changePassword)
const callChangeEmail = defineAction(identityEndpoints.changeEmail)
const callConfirmEmail = defineAction(identityEndpoints.confirmEmail)
const callUndoEmail = defineAction(identityEndpoints.undoEmail, ({ reset_code }) => ({
  resetCode: reset_code,
}))
const callRequestRecovery = defineAction(identityEndpoints.requestRecovery)
const callConfirmRecovery = defineAction(identityEndpoints.confirmRecovery)
const callStopRecovery = defineAction(identityEndpoints.stopRecovery)
const callCloseAccount = defineAction(identityEndpoints.closeAccount)
const callPasskeyOptions = defineCall(identityEndpoints.passkeyOptions)
const callNewPasskeyOptions = defineAction(identityEndpoints.newPasskeyOptions, ({ options }) => ({
  options,
}))
const callAddPasskey = defineAction(identityEndpoints.addPasskey)
const callRemovePasskey = defineAction(identityEndpoints.removePasskey)

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
  return slow(callSignIn({ body: { ...values, user_agent: userAgent, device_id: deviceId } }))
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
  const body = { credential, origin, user_agent: userAgent, device_id: deviceId }
  return slow(callSignInWithPasskey({ body }))
}

/**
 * Registers an account from the contract's fields. The response is the same for an email that has an account
 * already.
 */
export function register(fields: Record<string, string>): Call<ActionResult> {
  return slow(callRegister({ body: fields as RegistrationFields }))
}

type RegistrationFields = Parameters<typeof callRegister>[0]['body']

export function sendResetLink(email: string): Call<ActionResult> {
  return slow(callForgot({ body: { email } }))
}

/**
 * Returns the email of the account that a link is for, or a refusal for an unknown, used or expired link.
 * Changes nothing.
 */
export function checkLink(code: string, purpose: LinkPurpose): Call<{ ok: true; email: string } | Refusal> {
  return slow(callCheckLink({ body: { code, purpose } }))
}

interface VerifyEmail extends Device {
  code: string
  password: string
  /** Idempotency key of the page: a repetition gets the first response. */
  key: string
}

export function verifyEmail({ deviceId, code, password, key }: VerifyEmail): Call<ActionResult> {
  return slow(callVerify({ body: { code, password, key, device_id: deviceId } }))
}

interface ResetPassword extends Device {
  code: string
  new_password: string
}

export function resetPassword({ deviceId, code, new_password }: ResetPassword): Call<ActionResult> {
  return slow(callReset({ body: { code, new_password, device_id: deviceId } }))
}

export function changePassword(password: string, newPassword: string): Call<ActionResult> {
  return slow(callChangePassword({ body: { password, new_password: newPassword } }))
}

/** Emails a link to the new address. The response is the same for an address that has an account already. */
export function changeEmail(body: { new_email: string; password: string }): Call<ActionResult> {
  return slow(callChangeEmail({ body }))
}

export function confirmEmail(body: { code: string; password: string }): Call<ActionResult> {
  return slow(callConfirmEmail({ body }))
}

/** Gives an account its old email back; `resetCode` sets a new password. */
export function undoEmail(code: string): Call<{ ok: true; resetCode: string } | Refusal> {
  return slow(callUndoEmail({ body: { code } }))
}

interface RequestRecovery {
  email: string
  phone_number: string
  /** Proof that a code has confirmed the number. */
  phone_confirmation: string | undefined
  new_email: string
}

/** Emails a link to the new address. The response is the same for any email and number. */
export function requestRecovery(body: RequestRecovery): Call<ActionResult> {
  return slow(callRequestRecovery({ body }))
}

export function confirmRecovery(body: { code: string; phone_number: string }): Call<ActionResult> {
  return callConfirmRecovery({ body })
}

export function stopRecovery(code: string): Call<ActionResult> {
  return callStopRecovery({ body: { code } })
}

/** Stops the recovery of the signed-in account. */
export const stopOwnRecovery: Call<unknown> = defineCall(identityEndpoints.stopOwnRecovery)({})

export function closeAccount(
  password: string,
  { givesUpBalance }: { givesUpBalance: boolean },
): Call<ActionResult> {
  return slow(callCloseAccount({ body: { password, gives_up_balance: givesUpBalance ? '1' : '0' } }))
}

const toSignInMethods = ({
  awaits_confirmation,
  recovery_at,
  passkeys,
}: z.output<typeof wire.SignInMethods>) => ({
  awaitsConfirmation: awaits_confirmation,
  recoveryAt: recovery_at ?? undefined,
  passkeys: passkeys.map(({ id, device, created_at, last_used_at }) => ({
    id,
    device,
    createdAt: created_at,
    lastUsedAt: last_used_at ?? undefined,
  })),
})

export type SignInMethods = ReturnType<typeof toSignInMethods>

/** Ways to sign in to the account. */
export const signInMethods: Call<SignInMethods> = defineCall(identityEndpoints.account, toSignInMethods)({})

/** Requests the options with which a browser offers its passkeys. */
export function signInPasskeyOptions(origin: string): Call<z.output<typeof wire.PasskeyOptions>> {
  return slow(callPasskeyOptions({ body: { origin } }))
}

/** Requests the options with which a device creates a passkey; a refusal for a wrong password. */
export function newPasskeyOptions(
  password: string,
  origin: string,
): Call<{ ok: true; options: Record<string, unknown> } | Refusal> {
  return slow(callNewPasskeyOptions({ body: { password, origin } }))
}

export function addPasskey({ password, ...made }: MadeByBrowser & { password: string }): Call<ActionResult> {
  const { credential, userAgent, origin } = made
  return slow(callAddPasskey({ body: { password, credential, user_agent: userAgent, origin } }))
}

export function removePasskey(id: string): Call<ActionResult> {
  return callRemovePasskey({ params: { id } })
}

function slow<Answer>(call: Call<Answer>): Call<Answer> {
  return { ...call, minTimeoutMs: HASHING_MS }
}
