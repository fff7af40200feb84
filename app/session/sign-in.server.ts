import { logout } from '~/upstream/accounts.server'
import type { Caller, UpstreamClient } from '~/upstream/upstream-client.server'
import { parseAccessToken } from './access-token'
import { clearCookie, readCookie, setCookie } from './cookies.server'
import { setFlash } from './flash.server'

/** The `Set-Cookie` lines of the response that signs somebody in. */
export function createSignInCookies(token: string): string[] {
  return [
    setCookie('token', token),
    clearCookie('signInState'),
    clearCookie('pendingSignIn'),
    setFlash('signed_in'),
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
