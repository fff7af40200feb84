import { randomUUID } from 'node:crypto'
import { type Request, type Response, Router } from 'express'
import { describeDevice } from '~backend/auth/describe-device'
import { saveKnownDevice } from '~backend/auth/known-devices'
import { saveKnownNetwork } from '~backend/auth/known-networks'
import { hashPassword, verifyPassword } from '~backend/auth/passwords'
import { AccountBlocked, signIn } from '~backend/auth/sign-in'
import { clearAttempts, TooManyAttempts } from '~backend/auth/sign-in-attempts'
import { addMessage } from '~backend/messages/add-message'
import { requireEmail } from '~backend/messages/channels'
import { inTransaction } from '~backend/platform/db/transaction'
import { parseBody, readBody } from '~backend/platform/http/body'
import { invalidField, tooManyRequests, validationError } from '~backend/platform/http/errors'
import { parseForm } from '~backend/platform/http/form'
import { jsonHandler } from '~backend/platform/http/json-handler'
import { getLocale } from '~backend/platform/http/locale'
import { getVisitorId } from '~backend/platform/http/visitor'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import { logSecurityEvent } from '~backend/platform/security-events'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { CheckedLink, SignedIn } from '~contract/schemas/identity'
import { parseEmail } from '~contract/values/email'
import { type IdentityContext, isSharedAccount } from './context'
import { delayAnswer } from './delay-answer'
import { EmailForm, LinkForm, RegisterForm, ResetForm, SignInForm, VerifyForm } from './forms'
import { notifyNewDevice } from './new-device'
import { findResetAccount, resetPassword } from './password-resets'
import { findPasswordOfRegistration, findRegistration, verifyRegistration } from './registrations'
import { requireStrongPassword } from './require-strong-password'
import { register, sendResetLink } from './send-link'

const linkGone = () => invalidField('code', 'is unknown, used or late')

/** `/identity/…`: endpoints for guests. Responses never reveal if an email has an account. */
export function identityRoutes(context: IdentityContext): Router {
  const { pool, log, channels } = context
  return Router()
    .post(
      '/sign-in',
      readBody,
      jsonHandler((request, response) => signInByPassword(context, request, response.locals)),
    )
    .post(
      '/register',
      readBody,
      jsonHandler(async (request) => {
        await requireEmail(pool, channels)
        const registration = parseForm(RegisterForm, await parseBody(request))
        await requireStrongPassword(context, 'password', registration.password, registration.email)
        await inTransaction(pool, (transaction) =>
          consumeRateLimit(transaction, 'registration', getVisitorId(request)),
        )
        await delayAnswer(register(pool, registration, getLocale(request)))
        return []
      }),
    )
    .post(
      '/forgot',
      readBody,
      jsonHandler(async (request) => {
        await requireEmail(pool, channels)
        const { email } = parseForm(EmailForm, await parseBody(request))
        await inTransaction(pool, (transaction) =>
          consumeRateLimit(transaction, 'forgotten_password', getVisitorId(request)),
        )
        const isShared = isSharedAccount(context, email)
        await delayAnswer(isShared ? Promise.resolve() : sendResetLink(pool, email, getLocale(request)))
        return []
      }),
    )
    .post(
      '/check-link',
      readBody,
      jsonHandler(async (request): Promise<AnswerOf<typeof CheckedLink>> => {
        const { code, purpose } = parseForm(LinkForm, await parseBody(request))
        const email =
          purpose === 'verify'
            ? (await findRegistration(pool, code))?.email
            : (await findResetAccount(pool, code))?.email
        if (!email) throw linkGone()
        return { email }
      }),
    )
    .post(
      '/verify',
      readBody,
      jsonHandler(async (request) => {
        const { code, password, key, device_id } = parseForm(VerifyForm, await parseBody(request))
        const registration = await findPasswordOfRegistration(pool, code, key)
        if (!registration) throw linkGone()
        // Another person may have typed the email with a password of their own.
        if (!(await verifyPassword(password, registration.password_hash)))
          throw invalidField('password', 'is wrong')
        const userId = await verifyRegistration(pool, code, key)
        if (userId === undefined) throw linkGone()
        await saveKnownNetwork(pool, userId, getVisitorId(request))
        await saveKnownDevice(pool, userId, device_id)
        return []
      }),
    )
    .post(
      '/reset',
      readBody,
      jsonHandler(async (request, response) => {
        await resetByLink(context, request)
        logSecurityEvent(log, 'password_reset', { requestId: response.locals.requestId })
        return []
      }),
    )
}

async function signInByPassword(
  context: IdentityContext,
  request: Request,
  { requestId }: Response['locals'],
): Promise<AnswerOf<typeof SignedIn>> {
  const { pool, log } = context
  const form = parseForm(SignInForm, await parseBody(request))
  const attempt = { email: parseEmail(form.email) ?? form.email, network: getVisitorId(request) }
  const name = describeDevice(form.user_agent)
  const device = { id: form.device_id, name, locale: getLocale(request) }
  const token = await signIn(pool, attempt, {
    password: form.password,
    device: name,
    onSignedIn: (transaction, userId) => notifyNewDevice(context, transaction, userId, device),
  }).catch((error: unknown) => {
    if (error instanceof AccountBlocked) {
      logSecurityEvent(log, 'sign_in_refused', { requestId, reason: 'blocked' })
      throw validationError([{ field: 'account', message: 'The account is blocked.' }])
    }
    if (!(error instanceof TooManyAttempts)) throw error
    logSecurityEvent(log, 'sign_in_limited', { requestId })
    throw tooManyRequests(error.retryAfterSeconds)
  })
  if (token) return { access_token: token }
  logSecurityEvent(log, 'sign_in_refused', { requestId })
  throw validationError([{ field: 'password', message: 'The email or the password field is wrong.' }])
}

async function resetByLink(context: IdentityContext, request: Request): Promise<void> {
  const { pool } = context
  const { code, new_password: password, device_id } = parseForm(ResetForm, await parseBody(request))
  const account = await findResetAccount(pool, code)
  if (!account) throw linkGone()
  await requireStrongPassword(context, 'new_password', password, account.email)
  const network = getVisitorId(request)
  const isReset = await resetPassword(pool, account, {
    code,
    passwordHash: await hashPassword(password),
    async onReset(transaction, { id, email }) {
      await clearAttempts(transaction, { email, network })
      await saveKnownNetwork(transaction, id, network)
      await saveKnownDevice(transaction, id, device_id)
      await addMessage(transaction, {
        kind: 'password_changed',
        to: { userId: id },
        facts: { at: new Date() },
        locale: getLocale(request),
        cause: `password_changed:${randomUUID()}`,
      })
    },
  })
  if (!isReset) throw linkGone()
}
