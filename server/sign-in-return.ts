import { timingSafeEqual } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'
import { withoutParams } from '~/http/own-path'
import { getPathLanguage } from '~/i18n/languages'
import { parseAccessToken } from '~/session/access-token'
import { clearCookie, readCookie, setCookie } from '~/session/cookies.server'
import { type FlashName, setFlash } from '~/session/flash.server'
import { currentUser } from '~/upstream/accounts.server'
import type { UpstreamClient } from '~/upstream/upstream-client.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { getRequestId } from './request-id'

/**
 * Verifies the token from the login site at the upstream and redirects to a clean URL, so that no history, log or
 * referrer contains it. The state must equal the cookie's: otherwise a link could sign somebody in to another account.
 * A return without state is accepted only when nobody is signed in.
 */
export function signInReturn(upstream: UpstreamClient): RequestHandler {
  return (request, response, next) => {
    if (request.method !== 'GET' || !request.originalUrl.includes('access_token')) return next()
    const url = new URL(request.originalUrl, 'http://here.invalid')
    const token = url.searchParams.get('access_token')
    if (token === null) return next()
    signIn(upstream, request, response, { url, token }).catch(next)
  }
}

async function signIn(
  upstream: UpstreamClient,
  request: Request,
  response: Response,
  { url, token }: { url: URL; token: string },
): Promise<void> {
  const clean = withoutParams(url, 'access_token', 'auth_state')
  const state = url.searchParams.get('auth_state')
  const cookies = request.get('cookie')
  const expected = readCookie(cookies, 'signInState')
  const trusted = state === null ? readCookie(cookies, 'token') === undefined : isEqual(state, expected)
  const flash = trusted ? await verifyToken(upstream, request, response, token) : 'sign_in_failed'
  if (flash === 'signed_in') response.append('Set-Cookie', setCookie('token', token))
  response.append('Set-Cookie', clearCookie('signInState'))
  response.append('Set-Cookie', setFlash(flash))
  response.set('Cache-Control', 'no-store').redirect(302, clean)
}

async function verifyToken(
  upstream: UpstreamClient,
  request: Request,
  response: Response,
  token: string,
): Promise<FlashName> {
  if (!parseAccessToken(token)) return 'sign_in_failed'
  try {
    const caller = { language: getPathLanguage(request.path), token, requestId: getRequestId(response) }
    await upstream.call(caller, currentUser)
    return 'signed_in'
  } catch (error) {
    return isUpstreamError(error) && error.status === 401 ? 'sign_in_failed' : 'sign_in_unavailable'
  }
}

function isEqual(state: string, expected: string | undefined): boolean {
  if (expected === undefined) return false
  const [a, b] = [Buffer.from(state), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
