import { randomUUID } from 'node:crypto'
import { type Request, type Response, Router } from 'express'
import { describeDevice } from '~backend/auth/describe-device'
import { saveKnownNetwork } from '~backend/auth/known-networks'
import { lockAccount } from '~backend/auth/store'
import { addMessage } from '~backend/messages/add-message'
import { requireUserId, userHandler } from '~backend/platform/auth/authenticate'
import { createSession } from '~backend/platform/auth/sessions'
import type { Db } from '~backend/platform/db/pool'
import { inTransaction } from '~backend/platform/db/transaction'
import { parseBody, readBody } from '~backend/platform/http/body'
import { invalidField, notFound } from '~backend/platform/http/errors'
import { parseForm } from '~backend/platform/http/form'
import { jsonHandler } from '~backend/platform/http/json-handler'
import { getLocale } from '~backend/platform/http/locale'
import { getVisitorId } from '~backend/platform/http/visitor'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import { logSecurityEvent } from '~backend/platform/security-events'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { PasskeyOptions, SignedIn } from '~contract/schemas/identity'
import { confirmPassword, requireSamePassword } from '../confirm-password'
import { type IdentityContext, refuseSharedAccount, requireOrigin } from '../context'
import { NewPasskeyForm, NewPasskeyOptionsForm, OriginForm, PasskeySignInForm } from '../forms'
import { notifyNewDevice } from '../new-device'
import { createRegistrationOptions, createSignInOptions, verifyNewPasskey, verifyPasskey } from './ceremonies'
import { addPasskey, findPasskey, removePasskey } from './store'

const refused = () => invalidField('credential', 'is no passkey')

/** `/identity/passkeys/…` */
export function passkeyRoutes(context: IdentityContext): Router {
  const { pool, log } = context
  const limit = (request: Request) =>
    inTransaction(pool, (transaction) => consumeRateLimit(transaction, 'passkey', getVisitorId(request)))
  const logEvent = (event: 'passkey_added' | 'passkey_removed' | 'passkey_refused', response: Response) =>
    logSecurityEvent(log, event, { requestId: response.locals.requestId })

  return Router()
    .post(
      '/options',
      readBody,
      userHandler(async (request, userId): Promise<AnswerOf<typeof PasskeyOptions>> => {
        const { origin, password } = parseForm(NewPasskeyOptionsForm, await parseBody(request))
        await limit(request)
        // Devices keep passkeys created from the options, so a wrong password is detected first.
        const account = await confirmPassword(pool, userId, password)
        refuseSharedAccount(context, account.email)
        const site = { origin: requireOrigin(context, origin), brandName: context.site.brandName }
        return { options: { ...(await createRegistrationOptions(pool, userId, site)) } }
      }),
    )
    .post(
      '/add',
      readBody,
      jsonHandler(async (request, response) => {
        const userId = await requireUserId(response)
        const form = parseForm(NewPasskeyForm, await parseBody(request))
        const origin = requireOrigin(context, form.origin)
        const account = await confirmPassword(pool, userId, form.password)
        refuseSharedAccount(context, account.email)
        const passkey = await verifyNewPasskey(pool, userId, { credential: form.credential, origin })
        const device = describeDevice(form.user_agent)
        const isAdded =
          passkey !== undefined &&
          (await inTransaction(pool, async (transaction) => {
            await requireSamePassword(transaction, account)
            if (!(await addPasskey(transaction, { ...passkey, device }))) return false
            await writeToOwner(transaction, 'passkey_added', { userId, device, request })
            return true
          }))
        if (!isAdded) {
          logEvent('passkey_refused', response)
          throw refused()
        }
        logEvent('passkey_added', response)
        return []
      }),
    )
    .post(
      '/remove/:id',
      userHandler(async (request, userId, response) => {
        await inTransaction(pool, async (transaction) => {
          const account = await lockAccount(transaction, userId)
          refuseSharedAccount(context, account?.email ?? '')
          const passkey = await removePasskey(transaction, userId, request.params.id ?? '')
          if (!passkey) throw notFound('Passkey')
          await writeToOwner(transaction, 'passkey_removed', { userId, device: passkey.device, request })
        })
        logEvent('passkey_removed', response)
        return []
      }),
    )
    .post(
      '/sign-in-options',
      readBody,
      jsonHandler(async (request): Promise<AnswerOf<typeof PasskeyOptions>> => {
        const { origin } = parseForm(OriginForm, await parseBody(request))
        await limit(request)
        return { options: { ...(await createSignInOptions(pool, requireOrigin(context, origin))) } }
      }),
    )
    .post(
      '/sign-in',
      readBody,
      jsonHandler(async (request, response): Promise<AnswerOf<typeof SignedIn>> => {
        const form = parseForm(PasskeySignInForm, await parseBody(request))
        await limit(request)
        const origin = requireOrigin(context, form.origin)
        const passkey = await verifyPasskey(pool, { credential: form.credential, origin })
        const name = describeDevice(form.user_agent)
        const device = { id: form.device_id, name, locale: getLocale(request) }
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
      }),
    )
}

function writeToOwner(
  transaction: Db,
  kind: 'passkey_added' | 'passkey_removed',
  { userId, device, request }: { userId: number; device: string; request: Request },
): Promise<void> {
  return addMessage(transaction, {
    kind,
    to: { userId },
    facts: { device, at: new Date() },
    locale: getLocale(request),
    cause: `${kind}:${randomUUID()}`,
  })
}
