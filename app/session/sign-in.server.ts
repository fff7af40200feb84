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
  /** True if this browser started the sign-in and has come back, so that the drafts are the guest's own. */
  isJourney: boolean
}

/**
 * Returns the headers that sign a user in. A guest's data survives the login site only: it is removed for
 * another account than the browser's last one, and after a link. A guest's favourites stay.
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

/** Ends the session before the new one, so that a stolen cookie cannot continue it. */
export async function endFormerSession(
  upstream: Pick<UpstreamClient, 'call'>,
  caller: Caller,
  { cookieHeader, token }: { cookieHeader: string | null; token: string },
): Promise<void> {
  const former = parseAccessToken(readCookie(cookieHeader, 'token'))
  if (!former || former === token) return
  // It may have expired, and another attempt would only delay the user.
  await upstream.call({ ...caller, token: former }, logout).catch(() => undefined)
}
