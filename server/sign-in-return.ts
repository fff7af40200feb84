import { timingSafeEqual } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'
import { parseOwnPath, withoutParams } from '~/http/own-path'
import { toCookiesNeededPath } from '~/http/sign-in-href'
import { getPathLanguage, toLocalizedPath } from '~/i18n/languages'
import { parseAccessToken } from '~/session/access-token'
import { clearCookie, readCookie, readOwnCookies } from '~/session/cookies.server'
import { type FlashName, setFlash } from '~/session/flash.server'
import { setPendingSignIn } from '~/session/pending-sign-in.server'
import { createSignInHeaders, endFormerSession } from '~/session/sign-in.server'
import type { Signer } from '~/session/signer.server'
import { currentUser, type User } from '~/upstream/accounts.server'
import type { Caller, UpstreamClient } from '~/upstream/upstream-client.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { logSecurityEvent, type SecurityLog } from '~backend/platform/security-events'
import { SIGN_IN_STATE } from '~contract/identity'
import { getRequestId } from './request-id'

interface SignInReturnOptions {
  upstream: Pick<UpstreamClient, 'call'>
  signer: Signer
  log: SecurityLog
}

/**
 * Takes the token of the login site out of the URL, so that no history, log or referrer contains it, and
 * verifies it at the upstream. A visitor who began to sign in here, as the state shows, is signed in at once.
 * All others must confirm first, as a link could sign them in to another person's account.
 */
export function signInReturn(options: SignInReturnOptions): RequestHandler {
  return (request, response, next) => {
    if (request.method !== 'GET' || !request.originalUrl.includes('?')) return next()
    const url = new URL(request.originalUrl, 'http://here.invalid')
    const token = url.searchParams.get('access_token')
    if (token === null) return next()
    signIn(options, request, response, { url, token }).catch(next)
  }
}

/** Signs in within our own origin, so that the token need not be in a URL. */
export type SignInDirectly = (returnUrl: URL, token: string) => Promise<void>

/** Lets the login site of a demo, which has the same origin, set the session cookie itself. */
export function offerDirectSignIn({ upstream, signer, log }: SignInReturnOptions): RequestHandler {
  return (request, response, next) => {
    const signInDirectly: SignInDirectly = async (returnUrl, token) => {
      // A path of `//host` would lead to another site.
      const back = parseOwnPath(withoutParams(returnUrl, SIGN_IN_STATE.param)) ?? '/'
      const cookieHeader = request.get('cookie') ?? null
      const caller = { language: getPathLanguage(back), token, requestId: getRequestId(response) }
      const user = await upstream.call(caller, currentUser)
      await endFormerSession(upstream, caller, { cookieHeader, token })
      logSecurityEvent(log, 'signed_in', { requestId: caller.requestId })
      const signedIn = { cookieHeader, token, userId: user.id, isJourney: true }
      for (const [name, value] of createSignInHeaders(signedIn, signer)) response.append(name, value)
      const acceptsCookies = readOwnCookies(cookieHeader).size > 0
      response.redirect(303, acceptsCookies ? back : toCookiesNeededPath(back, caller.language))
    }
    response.locals.signInDirectly = signInDirectly
    next()
  }
}

async function signIn(
  { upstream, signer, log }: SignInReturnOptions,
  request: Request,
  response: Response,
  { url, token }: { url: URL; token: string },
): Promise<void> {
  const back = withoutParams(url, 'access_token', SIGN_IN_STATE.param)
  const cookieHeader = request.get('cookie') ?? null
  const language = getPathLanguage(request.path)
  const caller = { language, token, requestId: getRequestId(response) }
  const user = await findUser({ upstream, log }, caller)
  response.set('Cache-Control', 'no-store')
  const { requestId } = caller
  if (typeof user === 'string') {
    if (user === 'sign_in_failed') logSecurityEvent(log, 'sign_in_refused', { requestId, reason: user })
    response.append('Set-Cookie', clearCookie('signInState'))
    response.append('Set-Cookie', setFlash(user))
    response.redirect(302, back)
  } else if (isEqual(url.searchParams.get(SIGN_IN_STATE.param), readCookie(cookieHeader, 'signInState'))) {
    await endFormerSession(upstream, caller, { cookieHeader, token })
    logSecurityEvent(log, 'signed_in', { requestId })
    const signedIn = { cookieHeader, token, userId: user.id, isJourney: true }
    for (const [name, value] of createSignInHeaders(signedIn, signer)) response.append(name, value)
    response.redirect(302, back)
  } else {
    logSecurityEvent(log, 'sign_in_asked', { requestId })
    const pending = { token, userId: user.id, name: user.name, back }
    response.append('Set-Cookie', setPendingSignIn(pending, signer))
    const acceptsCookies = readOwnCookies(cookieHeader).size > 0
    // The page would not know without any cookie whether this one was refused.
    const query = acceptsCookies ? '' : `?${new URLSearchParams({ Continue: back })}`
    response.redirect(302, toLocalizedPath(`/auth/confirm${query}`, language))
  }
}

/** Returns the account of the token, or the message about the failure. */
async function findUser(
  { upstream, log }: Pick<SignInReturnOptions, 'upstream' | 'log'>,
  caller: Caller,
): Promise<User | FlashName> {
  if (!parseAccessToken(caller.token)) return 'sign_in_failed'
  try {
    return await upstream.call(caller, currentUser)
  } catch (error) {
    if (isUpstreamError(error) && error.status === 401) return 'sign_in_failed'
    log.warn({ requestId: caller.requestId, cause: String(error) }, 'a login could not be checked')
    return 'sign_in_unavailable'
  }
}

function isEqual(state: string | null, expected: string | undefined): boolean {
  if (state === null || expected === undefined) return false
  const [a, b] = [Buffer.from(state), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
