import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { parseFormData } from '~/forms/form-data.server'
import { getReturnLanguage } from '~/http/own-path'
import { toLocalizedPath } from '~/i18n/languages'
import { clearCookie } from '~/session/cookies.server'
import { setFlash } from '~/session/flash.server'
import { getVisitor } from '~/session/visitor.server'
import { logout } from '~/upstream/accounts.server'

/** Signs out locally even when the upstream fails. */
export async function action({ request, context }: ActionFunctionArgs) {
  const visitor = getVisitor({ request, context })
  const form = await parseFormData(request)
  if (visitor.isSignedIn) await visitor.optional('sign-out', visitor.call(logout).catch(ignoreSignedOut))
  const home = toLocalizedPath('/', getReturnLanguage(form.get('return_to')))
  return redirect(home, {
    status: 303,
    headers: [
      ['Set-Cookie', clearCookie('token')],
      ['Set-Cookie', setFlash('signed_out')],
      ['Clear-Site-Data', '"cache"'],
    ],
  })
}

/** The session may already have ended. */
function ignoreSignedOut(error: unknown) {
  if (error instanceof Response) return
  throw error
}
