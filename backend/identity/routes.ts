import { randomUUID } from 'node:crypto'
import { type Response, Router } from 'express'
import { describeDevice } from '~backend/auth/describe-device'
import { saveKnownDevice } from '~backend/auth/known-devices'
import { saveKnownNetwork } from '~backend/auth/known-networks'
import { hashPassword, verifyPassword } from '~backend/auth/passwords'
import { AccountBlocked, EmailUnconfirmed, signIn } from '~backend/auth/sign-in'
import { clearAttempts, TooManyAttempts } from '~backend/auth/sign-in-attempts'
import { addMessage } from '~backend/messages/add-message'
import { requireEmail } from '~backend/messages/channels'
import type { Db } from '~backend/platform/db/pool'
import { inTransaction } from '~backend/platform/db/transaction'
import { invalidField, tooManyRequests, validationError } from '~backend/platform/http/errors'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { getVisitorId } from '~backend/platform/http/visitor'
import type { Locale } from '~backend/platform/localized-text'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import { logSecurityEvent } from '~backend/platform/security-events'
import type { BodyOf } from '~contract/endpoints/endpoint'
import { identityEndpoints } from '~contract/endpoints/identity'
import type { LinkPurpose } from '~contract/identity'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { SignedIn } from '~contract/schemas/identity'
import { parseEmail } from '~contract/values/email'
import { findRequestedRecovery, findStoppableRecovery } from './account-recoveries'
import { type IdentityContext, isSharedAccount } from './context'
import { delayAnswer } from './delay-answer'
import { findRequestedChange, findUndoableChange } from './email-changes'
import { notifyNewDevice } from './new-device'
import { findResetAccount, resetPassword } from './password-resets'
import {
  findPasswordOfRegistration,
  findRegistration,
  findUnconfirmed,
  verifyRegistration,
} from './registrations'
import { requireStrongPassword } from './require-strong-password'
import { register, resendConfirmation, sendResetLink } from './send-link'

const linkGone = () => invalidField('code', 'is unknown, used or late')

/** Endpoints for guests. Responses never reveal if an email has an account. */
export function identityRoutes(context: IdentityContext): Router {
  const { pool, log, channels } = context
  const router = Router()

  mountEndpoint(router, identityEndpoints.signIn, async ({ body, locale, request, response }) =>
    signInByPassword(context, body, { locale, network: getVisitorId(request), requestId: getId(response) }),
  )

  mountEndpoint(router, identityEndpoints.register, async ({ body, locale, request }) => {
    await requireEmail(pool, channels)
    await requireStrongPassword(context, 'password', body.password, body.email)
    await inTransaction(pool, (transaction) =>
      consumeRateLimit(transaction, 'registration', getVisitorId(request)),
    )
    await delayAnswer(register(pool, body, locale))
    return []
  })

  mountEndpoint(router, identityEndpoints.forgot, async ({ body: { email }, locale, request }) => {
    await requireEmail(pool, channels)
    await inTransaction(pool, (transaction) =>
      consumeRateLimit(transaction, 'forgotten_password', getVisitorId(request)),
    )
    const isShared = isSharedAccount(context, email)
    await delayAnswer(isShared ? Promise.resolve() : sendResetLink(pool, email, locale))
    return []
  })

  mountEndpoint(router, identityEndpoints.checkLink, async ({ body: { code, purpose } }) => {
    const email = await EMAILS_OF_LINKS[purpose](pool, code)
    if (!email) throw linkGone()
    return { email }
  })

  mountEndpoint(router, identityEndpoints.verify, async ({ body, request }) => {
    const { code, password, key, device_id } = body
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
  })

  mountEndpoint(router, identityEndpoints.reset, async ({ body, locale, request, response }) => {
    await resetByLink(context, body, { locale, network: getVisitorId(request) })
    logSecurityEvent(log, 'password_reset', { requestId: getId(response) })
    return []
  })

  return router
}

/** Emails that the pages of links show, by purpose of the link. */
const EMAILS_OF_LINKS: Record<LinkPurpose, (db: Db, code: string) => Promise<string | undefined>> = {
  verify: async (db, code) => (await findRegistration(db, code))?.email,
  reset: async (db, code) => (await findResetAccount(db, code))?.email,
  confirm_email: async (db, code) => (await findRequestedChange(db, code))?.new_email,
  undo_email: async (db, code) => (await findUndoableChange(db, code))?.old_email,
  confirm_recovery: async (db, code) => (await findRequestedRecovery(db, code))?.new_email,
  stop_recovery: async (db, code) => (await findStoppableRecovery(db, code))?.old_email,
}

const getId = ({ locals }: Response) => locals.requestId

interface Sender {
  locale: Locale
  /** Pseudonym of the network. */
  network: string
}

async function signInByPassword(
  context: IdentityContext,
  form: BodyOf<typeof identityEndpoints.signIn>,
  { locale, network, requestId }: Sender & { requestId: Response['locals']['requestId'] },
): Promise<AnswerOf<typeof SignedIn>> {
  const { pool, log } = context
  const attempt = { email: parseEmail(form.email) ?? form.email, network }
  const name = describeDevice(form.user_agent)
  const device = { id: form.device_id, name, locale }
  const token = await signIn(pool, attempt, {
    password: form.password,
    device: name,
    findUnconfirmed: async (email) => (await findUnconfirmed(pool, email))?.password_hash,
    onSignedIn: (transaction, userId) => notifyNewDevice(context, transaction, userId, device),
  }).catch(async (error: unknown) => {
    if (error instanceof EmailUnconfirmed) {
      logSecurityEvent(log, 'sign_in_refused', { requestId, reason: 'unconfirmed' })
      await resendConfirmation(pool, attempt.email, locale)
      throw validationError([{ field: 'email', message: 'The email is not confirmed.' }])
    }
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

async function resetByLink(
  context: IdentityContext,
  { code, new_password: password, device_id }: BodyOf<typeof identityEndpoints.reset>,
  { locale, network }: Sender,
): Promise<void> {
  const { pool } = context
  const account = await findResetAccount(pool, code)
  if (!account) throw linkGone()
  await requireStrongPassword(context, 'new_password', password, account.email)
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
        locale,
        cause: `password_changed:${randomUUID()}`,
      })
    },
  })
  if (!isReset) throw linkGone()
}
