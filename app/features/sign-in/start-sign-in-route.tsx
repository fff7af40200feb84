import { randomBytes } from 'node:crypto'
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { parseOwnPath } from '~/http/own-path'
import { getPathLanguage, toLocalizedPath } from '~/i18n/languages'
import { setCookie } from '~/session/cookies.server'
import { getVisitor } from '~/session/visitor.server'
import { SIGN_IN_PATH, SIGN_IN_STATE } from '~contract/identity'

/**
 * Handles the return from the login; `Continue` is the return URL. A state that matches a cookie prevents
 * signing a visitor in to another account by a link.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  const continuePath = parseOwnPath(new URL(request.url).searchParams.get('Continue'), context.origin)
  const user = await visitor.user()
  if (user) return redirect(continuePath ?? toLocalizedPath('/account', visitor.language))

  const state = randomBytes(16).toString('base64url')
  const returnUrl = new URL(continuePath ?? toLocalizedPath('/', visitor.language), context.origin)
  returnUrl.searchParams.set(SIGN_IN_STATE.param, state)
  const { authUrl } = context.site
  const isOwn = authUrl === SIGN_IN_PATH
  const language = getPathLanguage(returnUrl.pathname)
  const signInUrl = new URL(isOwn ? toLocalizedPath(authUrl, language) : authUrl, context.origin)
  signInUrl.searchParams.set('Continue', returnUrl.href)
  return redirect(signInUrl.href, {
    headers: [
      ['Set-Cookie', setCookie('signInState', state)],
      ['Cache-Control', 'no-store'],
    ],
  })
}
