import { randomUUID } from 'node:crypto'
import { type Request, type Response, Router } from 'express'
import { describeDevice } from '~backend/auth/describe-device'
import { saveKnownNetwork } from '~backend/auth/known-networks'
import { lockAccount } from '~backend/auth/store'
import { addMessage } from '~backend/messages/add-message'
import { createSession } from '~backend/platform/auth/sessions'
import type { Db } from '~backend/platform/db/pool'
import { inTransaction } from '~backend/platform/db/transaction'
import { invalidField, notFound } from '~backend/platform/http/errors'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { getVisitorId } from '~backend/platform/http/visitor'
import type { Locale } from '~backend/platform/localized-text'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import { logSecurityEvent } from '~backend/platform/security-events'
import { identityEndpoints } from '~contract/endpoints/identity'
import { confirmPassword, requireSamePassword } from '../confirm-password'
import { type IdentityContext, refuseSharedAccount, requireOrigin } from '../context'
import { notifyNewDevice } from '../new-device'
import { createRegistrationOptions, createSignInOptions, verifyNewPasskey, verifyPasskey } from './ceremonies'
import { addPasskey, findPasskey, removePasskey } from './store'

const refused = () => invalidField('credential', 'is no passkey')

export function passkeyRoutes(context: IdentityContext): Router {
  const { pool, log } = context
  const router = Router()
  const limit = (request: Request) =>
    inTransaction(pool, (transaction) => consumeRateLimit(transaction, 'passkey', getVisitorId(request)))
  const logEvent = (event: 'passkey_added' | 'passkey_removed' | 'passkey_refused', response: Response) =>
    logSecurityEvent(log, event, { requestId: response.locals.requestId })

  mountEndpoint(router, identityEndpoints.newPasskeyOptions, async ({ body, userId, request }) => {
    await limit(request)
    // Devices keep passkeys created from the options, so a wrong password is detected first.
    const account = await confirmPassword(pool, userId, body.password)
    refuseSharedAccount(context, account.email)
    const site = { origin: requireOrigin(context, body.origin), brandName: context.site.brandName }
    return { options: { ...(await createRegistrationOptions(pool, userId, site)) } }
  })

  mountEndpoint(router, identityEndpoints.addPasskey, async ({ body, userId, locale, response }) => {
    const origin = requireOrigin(context, body.origin)
    const account = await confirmPassword(pool, userId, body.password)
    refuseSharedAccount(context, account.email)
    const passkey = await verifyNewPasskey(pool, userId, { credential: body.credential, origin })
    const device = describeDevice(body.user_agent)
    const isAdded =
      passkey !== undefined &&
      (await inTransaction(pool, async (transaction) => {
        await requireSamePassword(transaction, account)
        if (!(await addPasskey(transaction, { ...passkey, device }))) return false
        await writeToOwner(transaction, 'passkey_added', { userId, device, locale })
        return true
      }))
    if (!isAdded) {
      logEvent('passkey_refused', response)
      throw refused()
    }
    logEvent('passkey_added', response)
    return []
  })

  mountEndpoint(router, identityEndpoints.removePasskey, async ({ params, userId, locale, response }) => {
    await inTransaction(pool, async (transaction) => {
      const account = await lockAccount(transaction, userId)
      refuseSharedAccount(context, account?.email ?? '')
      const passkey = await removePasskey(transaction, userId, params.id)
      if (!passkey) throw notFound('Passkey')
      await writeToOwner(transaction, 'passkey_removed', { userId, device: passkey.device, locale })
    })
    logEvent('passkey_removed', response)
    return []
  })

  mountEndpoint(router, identityEndpoints.passkeyOptions, async ({ body: { origin }, request }) => {
    await limit(request)
    return { options: { ...(await createSignInOptions(pool, requireOrigin(context, origin))) } }
  })

  mountEndpoint(router, identityEndpoints.signInWithPasskey, async ({ body, locale, request, response }) => {
    await limit(request)
    const origin = requireOrigin(context, body.origin)
    const passkey = await verifyPasskey(pool, { credential: body.credential, origin })
    const name = describeDevice(body.user_agent)
    const device = { id: body.device_id, name, locale }
    const token =
      passkey &&
      (await inTransaction(pool, async (transaction) => {
        const { id, user_id: userId } = passkey
        // A new password ends the account's passkeys, possibly since the verification.
        if (!(await lockAccount(transaction, userId)) || !(await findPasskey(transaction, id)))
          return undefined
        await saveKnownNetwork(transaction, userId, getVisitorId(request))
        await notifyNewDevice(context, transaction, userId, device)
        return createSession(transaction, userId, name)
      }))
    if (token) return { access_token: token }
    logEvent('passkey_refused', response)
    throw refused()
  })

  return router
}

function writeToOwner(
  transaction: Db,
  kind: 'passkey_added' | 'passkey_removed',
  { userId, device, locale }: { userId: number; device: string; locale: Locale },
): Promise<void> {
  return addMessage(transaction, {
    kind,
    to: { userId },
    facts: { device, at: new Date() },
    locale,
    cause: `${kind}:${randomUUID()}`,
  })
}
