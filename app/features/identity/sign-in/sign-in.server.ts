import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { getVisitor } from '~/session/visitor.server'
import { signIn, signInWithPasskey } from '~/upstream/identity.server'
import { getDevice } from '../device.server'
import { returnToSite } from '../return-to-site.server'
import { getAttemptsError, toTooManyInit } from '../too-many-attempts'
import { SIGN_IN_PATH } from '../urls'
import { getUserAgent, loadGuestPage, requireOwnAccounts } from '../visit.server'
import { passkeyForm, signInForm } from './form'

export async function loadSignIn(args: LoaderFunctionArgs) {
  const page = await loadGuestPage(args, 'sign_in')
  return { ...page, hasDemoPeople: args.context.site.authUrl !== SIGN_IN_PATH }
}

export type SignInData = Awaited<ReturnType<typeof loadSignIn>>

export async function signInAction(args: ActionFunctionArgs) {
  requireOwnAccounts(args)
  const visitor = getVisitor(args)
  const userAgent = getUserAgent(args.request)
  const { id: deviceId, cookie: deviceCookie } = getDevice(args.request)
  return handleForms(
    args,
    onSubmit(signInForm, async ({ values, reject }) => {
      const answer = await visitor.call(signIn({ ...values, userAgent, deviceId }))
      if (answer.ok) return returnToSite(args, answer.token, deviceCookie)
      const error = getAttemptsError(answer)
      if (error) return reject({ '': error }, toTooManyInit(answer))
      return answer.fieldErrors.some(({ field }) => field === 'account')
        ? reject({ '': { key: 'account_blocked' } })
        : reject({ password: { key: 'password_wrong' } })
    }),
    onSubmit(passkeyForm, async ({ values, reject }) => {
      const { origin } = args.context
      const answer = await visitor.call(signInWithPasskey({ ...values, userAgent, origin, deviceId }))
      if (answer.ok) return returnToSite(args, answer.token, deviceCookie)
      const error = getAttemptsError(answer)
      return reject({ '': error ?? { key: 'passkey_refused' } }, error && toTooManyInit(answer))
    }),
  )
}
