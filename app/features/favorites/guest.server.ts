import type { AppLoadContext } from '@remix-run/node'
import { readCookie, setCookie } from '../../http/cookies.server'
import { type Kept, readKept, writeKept } from './kept'

const PURPOSE = 'kept'

/** What this browser keeps for a guest; nothing when its cookie was changed by anybody but us. */
export function guestKept(request: Request, { signer }: AppLoadContext): Kept {
  return readKept(signer.read(PURPOSE, readCookie(request.headers.get('cookie'), 'kept')))
}

/** The `Set-Cookie` line that keeps it. */
export function keepForGuest(kept: Kept, { signer }: AppLoadContext): string {
  return setCookie('kept', signer.sign(PURPOSE, writeKept(kept)))
}
