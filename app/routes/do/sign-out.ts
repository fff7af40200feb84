import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { clearCookie } from '../../http/cookies.server'
import { sayNext } from '../../http/flash.server'
import { readForm } from '../../http/form.server'
import { pageLanguage } from '../../http/own-address'
import { readVisitor } from '../../http/visitor.server'
import { localizedPath } from '../../i18n/languages'
import { logout } from '../../upstream/accounts.server'

/** Signs out here in any case, and upstream when it answers. */
export async function action({ request, context }: ActionFunctionArgs) {
  const visitor = readVisitor({ request, context })
  const form = await readForm(request)
  if (visitor.signedIn) await visitor.optional('sign-out', visitor.call(logout).catch(ignoreSignedOut))
  const home = localizedPath('/', pageLanguage(form.get('return_to')))
  return redirect(home, {
    status: 303,
    headers: [
      ['Set-Cookie', clearCookie('token')],
      ['Set-Cookie', sayNext('signed_out')],
      ['Clear-Site-Data', '"cache"'],
    ],
  })
}

/** The session may have ended already, which is what was asked for. */
function ignoreSignedOut(error: unknown) {
  if (error instanceof Response) return
  throw error
}
