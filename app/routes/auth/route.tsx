import { randomBytes } from 'node:crypto'
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { setCookie } from '../../http/cookies.server'
import { ownAddress } from '../../http/own-address'
import { readVisitor } from '../../http/visitor.server'
import { localizedPath } from '../../i18n/languages'

/**
 * Sends a guest to the login site with `Continue`, the full address to come back to. It carries a state that must match
 * a cookie, so that nobody can be signed in to another person's account by a link.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = readVisitor({ request, context })
  const wanted = ownAddress(new URL(request.url).searchParams.get('Continue'), context.origin)
  const user = await visitor.user()
  const fallback = localizedPath('/', visitor.language)
  if (user) return redirect(wanted ?? fallback)

  const state = randomBytes(16).toString('base64url')
  const back = new URL(wanted ?? fallback, context.origin)
  back.searchParams.set('auth_state', state)
  const login = new URL(context.site.authUrl, context.origin)
  login.searchParams.set('Continue', back.href)
  return redirect(login.href, {
    headers: [
      ['Set-Cookie', setCookie('signInState', state)],
      ['Cache-Control', 'no-store'],
    ],
  })
}
