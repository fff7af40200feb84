import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { setFlash } from '~/session/flash.server'
import { getVisitor } from '~/session/visitor.server'
import { verifyEmail } from '~/upstream/identity.server'
import { getDevice } from '../device.server'
import { loadLink } from '../link.server'
import { SIGN_IN_PATH, toIdentityHref } from '../urls'
import { getContinuePath, requireOwnAccounts } from '../visit.server'
import { verifyForm } from './form'

export const loadVerify = (args: LoaderFunctionArgs) => loadLink(args, 'verify')

export type VerifyData = Awaited<ReturnType<typeof loadVerify>>

export async function verifyAction(args: ActionFunctionArgs) {
  requireOwnAccounts(args)
  const visitor = getVisitor(args)
  const device = getDevice(args.request)
  return handleForms(
    args,
    onSubmit(verifyForm, async ({ values, idempotencyKey, reject }) => {
      const answer = await visitor.call(verifyEmail({ ...values, key: idempotencyKey, deviceId: device.id }))
      if (!answer.ok && answer.fieldErrors.some(({ field }) => field === 'password'))
        return reject({ password: { key: 'password_not_yours' } })
      // Shows the page of an expired link.
      if (!answer.ok) return redirect(new URL(args.request.url).pathname, 303)
      return redirect(toIdentityHref(SIGN_IN_PATH, visitor.language, getContinuePath(args)), {
        status: 303,
        headers: [
          ['Set-Cookie', setFlash('email_verified')],
          ['Set-Cookie', device.cookie],
        ],
      })
    }),
  )
}
