import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { noFields, parseButtonForm } from '~/forms/button-form.server'
import { getPathLanguage, toLocalizedPath } from '~/i18n/languages'
import { clearPersonalData } from '~/session/cookies.server'
import { setFlash } from '~/session/flash.server'
import { getVisitor } from '~/session/visitor.server'
import { logout } from '~/upstream/accounts.server'

/** Signs out locally even if the upstream fails. */
export async function action(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  const { back } = await parseButtonForm(args, noFields)
  if (visitor.isSignedIn) await visitor.optional('sign-out', visitor.call(logout).catch(ignoreSignedOut))
  return redirect(toLocalizedPath('/', getPathLanguage(back)), {
    status: 303,
    headers: [...clearPersonalData(), ['Set-Cookie', setFlash('signed_out')]],
  })
}

/** Ignores a session that has already expired. */
function ignoreSignedOut(error: unknown) {
  if (error instanceof Response) return
  throw error
}
