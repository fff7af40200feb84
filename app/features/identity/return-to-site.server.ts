import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { withoutParams } from '~/http/own-path'
import { toCookiesNeededPath } from '~/http/sign-in-href'
import { toLocalizedPath } from '~/i18n/languages'
import { createSignInHeaders, endFormerSession } from '~/session/sign-in.server'
import { getVisitor } from '~/session/visitor.server'
import { currentUser } from '~/upstream/accounts.server'
import { SIGN_IN_STATE } from '~contract/identity'
import { getContinuePath } from './visit.server'

/**
 * Signs in and returns to the page that the visitor came from. The token is stored in its cookie at once: a
 * URL would be logged by proxies.
 * @param deviceCookie cookie by which the account recognizes this browser
 * @throws UpstreamError if the account of the token cannot be loaded
 */
export async function returnToSite(
  args: ActionFunctionArgs,
  token: string,
  deviceCookie: string,
): Promise<Response> {
  const { request, context } = args
  const { language } = getVisitor(args)
  const { upstream, signer, requestId, log } = context
  const continueUrl = new URL(getContinuePath(args) ?? toLocalizedPath('/', language), context.origin)
  const back = withoutParams(continueUrl, SIGN_IN_STATE.param)
  const cookieHeader = request.headers.get('cookie')
  const caller = { language, token, requestId }
  const { id: userId } = await upstream.call(caller, currentUser)
  await endFormerSession(upstream, caller, { cookieHeader, token })
  log.info({ security: 'signed_in', requestId }, 'security event')
  return redirect(context.hasNoCookies ? toCookiesNeededPath(back, language) : back, {
    status: 303,
    headers: [
      ...createSignInHeaders({ cookieHeader, token, userId, isJourney: true }, signer),
      ['Set-Cookie', deviceCookie],
      ['Cache-Control', 'no-store'],
    ],
  })
}
