import { Router } from 'express'
import { requireEmail } from '~backend/messages/channels'
import { isConfirmationValid } from '~backend/phone-codes/store'
import { inTransaction } from '~backend/platform/db/transaction'
import { invalidField } from '~backend/platform/http/errors'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { getVisitorId } from '~backend/platform/http/visitor'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import { logSecurityEvent } from '~backend/platform/security-events'
import { identityEndpoints } from '~contract/endpoints/identity'
import { confirmRecovery, requestRecovery, stopRecovery, stopRecoveryOf } from './account-recoveries'
import { type IdentityContext, isSharedAccount } from './context'
import { delayAnswer } from './delay-answer'

const linkGone = () => invalidField('code', 'is unknown, used or late')

/** Recovery of accounts whose mailbox is lost. No answer reveals if an email has an account. */
export function recoveryRoutes(context: IdentityContext): Router {
  const { pool, log, channels } = context
  const router = Router()

  mountEndpoint(router, identityEndpoints.requestRecovery, async ({ body, locale, request, response }) => {
    const { email, phone_number: phoneNumber, new_email: newEmail } = body
    await requireEmail(pool, channels)
    if (!(await isConfirmationValid(pool, phoneNumber, body.phone_confirmation)))
      throw invalidField('phone_number', 'is not confirmed')
    if (newEmail.toLowerCase() === email.toLowerCase()) throw invalidField('new_email', 'is the same')
    await inTransaction(pool, async (transaction) => {
      await consumeRateLimit(transaction, 'account_recovery', getVisitorId(request))
      await consumeRateLimit(transaction, 'account_recovery', `phone ${phoneNumber}`)
    })
    const isShared = isSharedAccount(context, email)
    await delayAnswer(
      isShared ? Promise.resolve() : requestRecovery(pool, { email, phoneNumber, newEmail, locale }),
    )
    logSecurityEvent(log, 'recovery_requested', { requestId: response.locals.requestId })
    return []
  })

  mountEndpoint(router, identityEndpoints.confirmRecovery, async ({ body, response }) => {
    const { code, phone_number: phoneNumber } = body
    if (!(await confirmRecovery(pool, { code, phoneNumber }))) throw linkGone()
    logSecurityEvent(log, 'recovery_confirmed', { requestId: response.locals.requestId })
    return []
  })

  mountEndpoint(router, identityEndpoints.stopRecovery, async ({ body: { code }, response }) => {
    if (!(await stopRecovery(pool, code))) throw linkGone()
    logSecurityEvent(log, 'recovery_stopped', { requestId: response.locals.requestId })
    return []
  })

  mountEndpoint(router, identityEndpoints.stopOwnRecovery, async ({ userId, response }) => {
    if (await stopRecoveryOf(pool, userId))
      logSecurityEvent(log, 'recovery_stopped', { requestId: response.locals.requestId })
    return []
  })

  return router
}
