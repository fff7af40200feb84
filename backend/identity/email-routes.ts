import { Router } from 'express'
import { requireEmail } from '~backend/messages/channels'
import { inTransaction } from '~backend/platform/db/transaction'
import { invalidField } from '~backend/platform/http/errors'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import { logSecurityEvent } from '~backend/platform/security-events'
import { identityEndpoints } from '~contract/endpoints/identity'
import { confirmPassword } from './confirm-password'
import { type IdentityContext, refuseSharedAccount } from './context'
import { delayAnswer } from './delay-answer'
import { confirmEmailChange, findRequestedChange, requestEmailChange, undoEmailChange } from './email-changes'

const linkGone = () => invalidField('code', 'is unknown, used or late')

/** Changes of an account's email. No answer reveals if an address has an account. */
export function emailRoutes(context: IdentityContext): Router {
  const { pool, log, channels } = context
  const router = Router()

  mountEndpoint(
    router,
    identityEndpoints.changeEmail,
    async ({ body: { password, new_email: newEmail }, userId, locale }) => {
      await requireEmail(pool, channels)
      const account = await confirmPassword(pool, userId, password)
      refuseSharedAccount(context, account.email)
      if (newEmail.toLowerCase() === account.email.toLowerCase())
        throw invalidField('new_email', 'is the same')
      await inTransaction(pool, (transaction) =>
        consumeRateLimit(transaction, 'email_change', `user ${userId}`),
      )
      await delayAnswer(requestEmailChange(pool, account, { newEmail, locale }))
      return []
    },
  )

  mountEndpoint(
    router,
    identityEndpoints.confirmEmail,
    async ({ body: { code, password }, locale, response }) => {
      const change = await findRequestedChange(pool, code)
      if (!change) throw linkGone()
      const account = await confirmPassword(pool, change.user_id, password)
      if (!(await confirmEmailChange(pool, account, { code, locale }))) throw linkGone()
      logSecurityEvent(log, 'email_changed', { requestId: response.locals.requestId })
      return []
    },
  )

  mountEndpoint(router, identityEndpoints.undoEmail, async ({ body: { code }, response }) => {
    const resetCode = await undoEmailChange(pool, code)
    if (resetCode === undefined) throw linkGone()
    logSecurityEvent(log, 'email_change_undone', { requestId: response.locals.requestId })
    return { reset_code: resetCode }
  })

  return router
}
