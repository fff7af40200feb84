import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { hasSentForm } from '~/forms/sent-form-cookie.server'
import { getVisitor } from '~/session/visitor.server'
import { register } from '~/upstream/identity.server'
import { refuseEmail, showEmailSent } from '../email-sent.server'
import { REGISTER_PATH } from '../urls'
import { getContinuePath, loadGuestPage, requireOwnAccounts } from '../visit.server'
import { registerForm } from './form'

export async function loadRegister(args: LoaderFunctionArgs) {
  const page = await loadGuestPage(args, 'register')
  return { ...page, isSent: page.isSent && hasSentForm('registration', args.request) }
}

export type RegisterData = Awaited<ReturnType<typeof loadRegister>>

export async function registerAction(args: ActionFunctionArgs) {
  requireOwnAccounts(args)
  const visitor = getVisitor(args)
  return handleForms(
    args,
    onSubmit(registerForm, async (form) => {
      const { values, reject } = form
      const continuePath = getContinuePath(args) ?? ''
      const answer = await visitor.call(register({ ...values, continue_path: continuePath }))
      if (answer.ok)
        return showEmailSent(args, { form: 'registration', email: values.email, path: REGISTER_PATH })
      // Other upstream errors are caught by validation.
      const [refused] = answer.fieldErrors
      if (refused?.field === 'password') return reject({ password: { key: 'password_common' } })
      if (refused?.field === 'email') return reject({ email: { key: 'email_lookalike' } })
      return refuseEmail(form, answer)
    }),
  )
}
