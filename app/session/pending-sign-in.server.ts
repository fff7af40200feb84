import { z } from 'zod'
import { parseOwnPath } from '~/http/own-path'
import { readCookie, setCookie } from './cookies.server'
import type { Signer } from './signer.server'

const PURPOSE = 'pending sign-in'
/** Maximum cookie length: browsers drop cookies over 4096 bytes, including name and attributes. */
const MAX_COOKIE_LENGTH = 3_900

const PendingSignIn = z.object({
  token: z.string(),
  userId: z.number(),
  name: z.string(),
  back: z.string().transform((path) => parseOwnPath(path) ?? '/'),
})

/** Sign-in opened by a link, awaiting the user's confirmation that the account is theirs. */
export type PendingSignIn = z.output<typeof PendingSignIn>

/** Returns the `Set-Cookie` line, encrypted, as the token signs in. */
export function setPendingSignIn(pending: PendingSignIn, signer: Signer): string {
  const line = setCookie('pendingSignIn', seal(pending, signer))
  return line.length <= MAX_COOKIE_LENGTH
    ? line
    : setCookie('pendingSignIn', seal({ ...pending, back: '/' }, signer))
}

export function readPendingSignIn(cookieHeader: string | null, signer: Signer): PendingSignIn | undefined {
  const bytes = signer.unseal(PURPOSE, readCookie(cookieHeader, 'pendingSignIn'))
  // Another version of the site may have sealed it in another shape.
  return bytes && PendingSignIn.safeParse(JSON.parse(bytes.toString())).data
}

function seal(pending: PendingSignIn, signer: Signer): string {
  return signer.seal(PURPOSE, Buffer.from(JSON.stringify(pending)))
}
