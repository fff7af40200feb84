import type { AppLoadContext } from '@remix-run/node'
import { readCookie, setCookie } from '~/session/cookies.server'
import { formatGuestFavorites, type GuestFavorites, parseGuestFavorites } from './guest-favorites'

const SIGNING_PURPOSE = 'kept'

/** Returns the lists; empty if the cookie's signature is invalid. */
export function readGuestFavorites(request: Request, { signer }: AppLoadContext): GuestFavorites {
  return parseGuestFavorites(
    signer.verify(SIGNING_PURPOSE, readCookie(request.headers.get('cookie'), 'guestLists')),
  )
}

export function guestFavoritesCookie(guestFavorites: GuestFavorites, { signer }: AppLoadContext): string {
  return setCookie('guestLists', signer.sign(SIGNING_PURPOSE, formatGuestFavorites(guestFavorites)))
}
