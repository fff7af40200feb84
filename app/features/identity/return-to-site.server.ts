import { randomBytes } from 'node:crypto'
import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { toLocalizedPath } from '~/i18n/languages'
import { setCookie } from '~/session/cookies.server'
import { getVisitor } from '~/session/visitor.server'
import { SIGN_IN_STATE } from '~contract/sign-in-state'
import { getContinuePath } from './visit.server'

/**
 * Returns as any login site does: with the token, and with a state that this browser alone keeps.
 * @param deviceCookie by which the account knows this browser again
 */
export function returnToSite(args: ActionFunctionArgs, token: string, deviceCookie: string): Response {
  const home = toLocalizedPath('/', getVisitor(args).language)
  const url = new URL(getContinuePath(args) ?? home, args.context.origin)
  const state = randomBytes(16).toString('base64url')
  url.searchParams.set(SIGN_IN_STATE.param, state)
  url.searchParams.set('access_token', token)
  return redirect(url.href, {
    status: 303,
    headers: [
      ['Set-Cookie', setCookie('signInState', state)],
      ['Set-Cookie', deviceCookie],
      ['Cache-Control', 'no-store'],
    ],
  })
}
