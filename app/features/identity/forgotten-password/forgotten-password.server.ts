import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { hasSentForm } from '~/forms/sent-form-cookie.server'
import { toLocalizedPath } from '~/i18n/languages'
import { redirectWithFlash } from '~/session/flash.server'
import { getVisitor } from '~/session/visitor.server'
import { resetPassword, sendResetLink } from '~/upstream/identity.server'
import { getDevice } from '../device.server'
import { refuseEmail, showEmailSent } from '../email-sent.server'
import { loadLink, showExpiredLink } from '../link.server'
import { FORGOT_PATH, SIGN_IN_PATH } from '../urls'
import { loadIdentityPage, requireOwnAccounts } from '../visit.server'
import { forgotForm, resetForm } from './form'

export async function loadForgot(args: LoaderFunctionArgs) {
  const page = await loadIdentityPage(args, 'forgot')
  return { ...page, isSent: page.isSent && hasSentForm('forgotten_password', args.request) }
}

export type ForgotData = Awaited<ReturnType<typeof loadForgot>>

export async function forgotAction(args: ActionFunctionArgs) {
  requireOwnAccounts(args)
  const visitor = getVisitor(args)
  return handleForms(
    args,
    onSubmit(forgotForm, async (form) => {
      const { email } = form.values
      const answer = await visitor.call(sendResetLink(email))
      return answer.ok
        ? showEmailSent(args, { form: 'forgotten_password', email, path: FORGOT_PATH })
        : refuseEmail(form, answer)
    }),
  )
}

export const loadReset = (args: LoaderFunctionArgs) => loadLink(args, 'reset')

export type ResetData = Awaited<ReturnType<typeof loadReset>>

export async function resetAction(args: ActionFunctionArgs) {
  requireOwnAccounts(args)
  const visitor = getVisitor(args)
  const device = getDevice(args.request)
  return handleForms(
    args,
    onSubmit(resetForm, async ({ values, reject, refuse }) => {
      const answer = await visitor.call(resetPassword({ ...values, deviceId: device.id }))
      if (answer.ok)
        return redirectWithFlash(toLocalizedPath(SIGN_IN_PATH, visitor.language), 'password_changed', [
          device.cookie,
        ])
      const [refused] = answer.fieldErrors
      if (refused?.field === 'code') return showExpiredLink(args)
      if (refused?.field === 'new_password') return reject({ new_password: { key: 'password_common' } })
      return refuse(answer)
    }),
  )
}
