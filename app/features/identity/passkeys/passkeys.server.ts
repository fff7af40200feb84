import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { toLocalizedPath } from '~/i18n/languages'
import { type FlashName, setFlash } from '~/session/flash.server'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { addPasskey, removePasskey, signInMethods } from '~/upstream/identity.server'
import { refusePassword } from '../own-account/own-account.server'
import { PASSKEYS_PATH } from '../urls'
import { getUserAgent, loadOwnAccountPage, requireOwnAccounts } from '../visit.server'
import { addPasskeyForm, removePasskeyForm } from './form'

export async function loadPasskeys(args: LoaderFunctionArgs) {
  const page = await loadOwnAccountPage(args, 'passkeys')
  const { passkeys } = await getVisitor(args).call(signInMethods)
  return { ...page, passkeys }
}

export type PasskeysData = Awaited<ReturnType<typeof loadPasskeys>>

export async function passkeysAction(args: ActionFunctionArgs) {
  requireOwnAccounts(args)
  const visitor = getVisitor(args)
  await requireUser(visitor, args.request)
  const showPage = (flash: FlashName) =>
    redirect(toLocalizedPath(PASSKEYS_PATH, visitor.language), {
      status: 303,
      headers: { 'Set-Cookie': setFlash(flash) },
    })
  return handleForms(
    args,
    onSubmit(addPasskeyForm, async (form) => {
      const { origin } = args.context
      const made = { ...form.values, origin, userAgent: getUserAgent(args.request) }
      const answer = await visitor.call(addPasskey(made))
      if (answer.ok) return showPage('passkey_added')
      const isRefused = answer.fieldErrors.some(({ field }) => field === 'credential')
      return isRefused ? form.reject({ '': { key: 'passkey_not_added' } }) : refusePassword(form, answer)
    }),
    onSubmit(removePasskeyForm, async ({ values, reject }) => {
      const answer = await visitor.call(removePasskey(values.passkey))
      return answer.ok ? showPage('passkey_removed') : reject({ '': { key: 'account_shared' } })
    }),
  )
}
