import { logout } from '~/upstream/accounts.server'
import type { Caller, UpstreamClient } from '~/upstream/upstream-client.server'
import { parseAccessToken } from './access-token'
import { clearCookie, clearPersonalData, readCookie, setCookie } from './cookies.server'
import { setFlash } from './flash.server'
import type { Signer } from './signer.server'

interface SignIn {
  cookieHeader: string | null
  token: string
  userId: number
  /** Whether this browser began to sign in and has come back, so that it was a guest's own drafts that led there. */
  isJourney: boolean
}

/**
 * The headers of the response that signs somebody in. What a guest began stays readable on the way through the login
 * site, and no further: not for another account than the last one of this browser, nor after a link. A guest's favourites stay.
 */
export function createSignInHeaders(
  { cookieHeader, token, userId, isJourney }: SignIn,
  signer: Signer,
): [name: string, value: string][] {
  const account = signer.createPseudonym(`account ${userId}`)
  const lastAccount = readCookie(cookieHeader, 'lastAccount')
  const isSamePerson = isJourney && (lastAccount === undefined || lastAccount === account)
  return [
    ...(isSamePerson ? [] : clearPersonalData('token', 'pendingSignIn', 'guestLists')),
    ['Set-Cookie', setCookie('token', token)],
    ['Set-Cookie', setCookie('lastAccount', account)],
    ['Set-Cookie', clearCookie('signInState')],
    ['Set-Cookie', clearCookie('pendingSignIn')],
    ['Set-Cookie', setFlash('signed_in')],
  ]
}

/** Whoever signs in anew leaves no session behind that a stolen cookie could go on with. */
export async function endFormerSession(
  upstream: Pick<UpstreamClient, 'call'>,
  caller: Caller,
  { cookieHeader, token }: { cookieHeader: string | null; token: string },
): Promise<void> {
  const former = parseAccessToken(readCookie(cookieHeader, 'token'))
  if (!former || former === token) return
  // It may have ended, and nobody should wait for another attempt.
  await upstream.call({ ...caller, token: former }, logout).catch(() => undefined)
}
