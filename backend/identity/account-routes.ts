import { randomUUID } from 'node:crypto'
import { Router } from 'express'
import { hashPassword } from '~backend/auth/passwords'
import { addMessage } from '~backend/messages/add-message'
import { endOtherSessions } from '~backend/platform/auth/sessions'
import { inTransaction } from '~backend/platform/db/transaction'
import { getAccessToken } from '~backend/platform/http/access-token'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { logSecurityEvent } from '~backend/platform/security-events'
import { identityEndpoints } from '~contract/endpoints/identity'
import { findRecoveryTime } from './account-recoveries'
import { closeAccount } from './close-account'
import { confirmPassword, requireSamePassword } from './confirm-password'
import { type IdentityContext, refuseSharedAccount } from './context'
import { findSignInMethods } from './passkeys/store'
import { requireStrongPassword } from './require-strong-password'

/** Changes of the user's own account. */
export function ownAccountRoutes(context: IdentityContext): Router {
  const { pool, log, removeFiles } = context
  const router = Router()

  mountEndpoint(router, identityEndpoints.account, async ({ userId }) => ({
    ...(await findSignInMethods(pool, userId)),
    recovery_at: await findRecoveryTime(pool, userId),
  }))

  mountEndpoint(
    router,
    identityEndpoints.changePassword,
    async ({ body: { password, new_password }, userId, locale, request, response }) => {
      const account = await confirmPassword(pool, userId, password)
      refuseSharedAccount(context, account.email)
      await requireStrongPassword(context, 'new_password', new_password, account.email)
      const passwordHash = await hashPassword(new_password)
      const ended = await inTransaction(pool, async (transaction) => {
        await requireSamePassword(transaction, account)
        await transaction.query('update users set password_hash = $2 where id = $1', [userId, passwordHash])
        await transaction.query('delete from password_resets where user_id = $1', [userId])
        await addMessage(transaction, {
          kind: 'password_changed',
          to: { userId },
          facts: { at: new Date() },
          locale,
          cause: `password_changed:${randomUUID()}`,
        })
        return endOtherSessions(transaction, userId, getAccessToken(request) ?? '')
      })
      logSecurityEvent(log, 'password_changed', { requestId: response.locals.requestId })
      return { ended }
    },
  )

  mountEndpoint(
    router,
    identityEndpoints.closeAccount,
    async ({ body: { password, gives_up_balance }, userId, locale, response }) => {
      const account = await confirmPassword(pool, userId, password)
      refuseSharedAccount(context, account.email)
      const files = await inTransaction(pool, async (transaction) => {
        await requireSamePassword(transaction, account)
        const left = await closeAccount(transaction, userId, { givesUpBalance: gives_up_balance === '1' })
        await addMessage(transaction, {
          kind: 'account_closed',
          to: { email: account.email },
          facts: {},
          locale,
          cause: `account_closed:${userId}`,
        })
        return left
      })
      // The orphan files job deletes files that remain after a crash.
      await removeFiles(files).catch((error: Error) =>
        log.warn({ reason: error.message }, 'cannot delete the files of a closed account'),
      )
      logSecurityEvent(log, 'account_closed', { requestId: response.locals.requestId })
      return []
    },
  )

  return router
}
