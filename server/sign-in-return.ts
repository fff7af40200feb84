import { timingSafeEqual } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'
import { clearCookie, readCookie, setCookie } from '../app/http/cookies.server'
import { type Flash, sayNext } from '../app/http/flash.server'
import { without } from '../app/http/own-address'
import { acceptableToken } from '../app/http/token'
import { languageOf } from '../app/i18n/languages'
import { groupedInfo } from '../app/upstream/accounts.server'
import type { Door } from '../app/upstream/door.server'
import { isUpstreamError } from '../app/upstream/errors'
import { idOf } from './request-id'

/**
 * The login site sends the visitor back with `access_token` in the address. The token is tried on the upstream, put into
 * the cookie, and the visitor goes on to the clean address, so that no history, log or referrer keeps it.
 *
 * The state we sent along must come back equal to the cookie's: otherwise a link could sign somebody in to another
 * person's account. A return without state is honoured only when nobody is signed in.
 */
export function signInReturn(door: Door): RequestHandler {
  return (request, response, next) => {
    if (request.method !== 'GET' || !request.originalUrl.includes('access_token')) return next()
    const url = new URL(request.originalUrl, 'http://here.invalid')
    const token = url.searchParams.get('access_token')
    if (token === null) return next()
    signIn(door, request, response, { url, token }).catch(next)
  }
}

async function signIn(
  door: Door,
  request: Request,
  response: Response,
  { url, token }: { url: URL; token: string },
): Promise<void> {
  const clean = without(url, 'access_token', 'auth_state')
  const state = url.searchParams.get('auth_state')
  const cookies = request.get('cookie')
  const expected = readCookie(cookies, 'signInState')
  const trusted = state === null ? readCookie(cookies, 'token') === undefined : equal(state, expected)
  const flash = trusted ? await tryToken(door, request, response, token) : 'sign_in_failed'
  if (flash === 'signed_in') response.append('Set-Cookie', setCookie('token', token))
  response.append('Set-Cookie', clearCookie('signInState'))
  response.append('Set-Cookie', sayNext(flash))
  response.set('Cache-Control', 'no-store').redirect(302, clean)
}

async function tryToken(door: Door, request: Request, response: Response, token: string): Promise<Flash> {
  if (!acceptableToken(token)) return 'sign_in_failed'
  try {
    const caller = { language: languageOf(request.path), token, requestId: idOf(response) }
    await door.call(caller, groupedInfo)
    return 'signed_in'
  } catch (error) {
    return isUpstreamError(error) && error.status === 401 ? 'sign_in_failed' : 'sign_in_unavailable'
  }
}

function equal(state: string, expected: string | undefined): boolean {
  if (expected === undefined) return false
  const [a, b] = [Buffer.from(state), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
